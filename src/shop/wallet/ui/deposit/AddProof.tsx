import { useState } from 'react'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type Deposit, depositCalls } from '../../deposit/contract.ts'
import { ProofDrop } from '../ProofDrop.tsx'

/** More images for a deposit that is in review. */
export function AddProof({ deposit }: { deposit: Deposit }) {
  const t = useText('wallet')
  const whyNot = useWhyNot()
  const [files, setFiles] = useState<readonly File[]>([])
  const send = useAct(depositCalls.addProof, {
    changes: [depositCalls.myDeposit, depositCalls.myDeposits],
    done: t('proofAdded'),
    onDone: () => setFiles([]),
  })
  return (
    <Panel>
      <ProofDrop label={t('addProof')} files={files} onChange={setFiles} isBusy={send.isPending} />
      {files.length > 0 && (
        <Button
          variant="primary"
          reason={whyNot(depositCalls.addProof)}
          busy={send.isPending}
          onClick={() => send.mutate({ params: { id: deposit.id }, body: {}, files })}
        >
          {t('sendImages')}
        </Button>
      )}
    </Panel>
  )
}
