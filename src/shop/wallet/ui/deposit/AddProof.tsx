import { useState } from 'react'
import { Button } from '#kit/Button.tsx'
import { Card } from '#kit/Card.tsx'
import { useSend } from '#kit/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { useNotice } from '#kit/work/use-notice.tsx'
import { type Deposit, walletCalls } from '../../contract.ts'
import { ProofDrop } from '../ProofDrop.tsx'

/** More images for a deposit that is in review. */
export function AddProof({ deposit }: { deposit: Deposit }) {
  const t = useText('wallet')
  const notice = useNotice()
  const [files, setFiles] = useState<readonly File[]>([])
  const send = useSend(walletCalls.addProof, {
    changes: [walletCalls.myDeposit, walletCalls.myDeposits],
    onDone: () => {
      setFiles([])
      notice.done(t('proofAdded'))
    },
    onRefused: notice.failed,
  })
  return (
    <Card>
      <ProofDrop label={t('addProof')} files={files} onChange={setFiles} isBusy={send.isPending} />
      {files.length > 0 && (
        <Button variant="primary" busy={send.isPending} onClick={() => send.mutate({ params: { id: deposit.id }, body: {}, files })}>
          {t('sendImages')}
        </Button>
      )}
    </Card>
  )
}
