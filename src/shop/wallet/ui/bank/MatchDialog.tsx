import { z } from 'zod'
import { formatCents } from '#base/money.ts'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import type { RowOf } from '#kit/app/list/list.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { depositCalls } from '../../deposit/contract.ts'
import { SetAsideBody, statementCalls } from '../../statement/contract.ts'

type BankLine = RowOf<typeof statementCalls.bankLines>
const changes = [statementCalls.bankLines, statementCalls.bankStatements, depositCalls.officeDeposits]
const MatchForm = z.object({ depositId: z.coerce.number().int().positive(), remark: z.string().trim().max(500) })

/** Says which deposit a line is; those of its memo come first. */
export function MatchDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useText('bookOffice')
  const language = useLanguage()
  const form = useAppForm(MatchForm, { depositId: String(line.candidates[0]?.id ?? ''), remark: '' })
  const send = useAct(statementCalls.matchLine, { changes, done: t('matched'), onDone: onClose, showsRefusal: true })
  const amount = (cents: number) => formatCents(cents, { language })
  return (
    <Dialog isOpen onClose={onClose} title={t('matchTitle')}>
      <AppForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: line.id }, body })}>
        <p>{t('matchHint', { amount: amount(line.amountCents) })}</p>
        <FormSelect
          control={form.control}
          name="depositId"
          label={t('deposit')}
          choices={line.candidates.map(each => ({
            value: String(each.id),
            label: `${t('depositOf', { id: each.id, seller: each.seller })} · ${amount(each.amount)} · ${each.memo}`,
          }))}
        />
        <FormTextarea control={form.control} name="remark" label={t('remark')} help={t('remarkHelp')} maxLength={500} rows={2} />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('match')}
        </Button>
      </AppForm>
    </Dialog>
  )
}

/** Says why a line is no deposit. */
export function SetAsideDialog({ line: { id }, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useText('bookOffice')
  const setAside = useAct(statementCalls.setLineAside, { changes, onDone: onClose, showsRefusal: true })
  return (
    <ReasonDialog
      title={t('setAsideTitle')}
      shape={SetAsideBody}
      name="remark"
      label={t('reason')}
      action={t('setAside')}
      act={setAside}
      onReason={body => setAside.mutate({ params: { id }, body })}
      onClose={onClose}
    />
  )
}
