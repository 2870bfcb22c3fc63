import { useState } from 'react'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { AnswerBody, type Deposit, depositCalls } from '../../deposit/contract.ts'
import { ProofDrop } from '../ProofDrop.tsx'

/** What finance asks of a deposit, and the seller's answer to write. */
export function DepositAnswer({ deposit }: { deposit: Deposit }) {
  const t = useText('wallet')
  const [files, setFiles] = useState<readonly File[]>([])
  const whyNot = useWhyNot()
  const form = useAppForm(AnswerBody, { note: '' })
  const changes = [depositCalls.myDeposit, depositCalls.myDeposits]
  const send = useAct(depositCalls.answerDeposit, { changes, done: t('answered'), showsRefusal: true })
  return (
    <Panel>
      <Note title={t('asked')}>{deposit.question}</Note>
      <AppForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: deposit.id }, body, files })}>
        <FormTextarea control={form.control} name="note" label={t('yourAnswer')} rows={2} maxLength={500} required />
        <ProofDrop label={t('moreImages')} files={files} onChange={setFiles} />
        <Button type="submit" variant="primary" reason={whyNot(depositCalls.answerDeposit)} busy={send.isPending}>
          {t('sendAnswer')}
        </Button>
      </AppForm>
    </Panel>
  )
}
