import { z } from 'zod'
import type { CallAnswer } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import { Button } from '#kit/Button.tsx'
import { DeskDialog } from '#kit/desk/DeskDialog.tsx'
import { DeskForm } from '#kit/desk/DeskForm.tsx'
import { FormSelect, FormTextarea } from '#kit/desk/fields.tsx'
import { useDeskForm } from '#kit/desk/use-desk-form.ts'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { useSend } from '#kit/use-call.ts'
import { useLanguage, useText } from '#kit/use-text.ts'
import { walletCalls, walletDeskCalls } from '../../calls.ts'
import { type walletDeskCalls as contract, RefusalBody } from '../../desk.contract.ts'

type BankLine = CallAnswer<(typeof contract)['bankLines']>['data']['docs'][number]
const changes = [walletDeskCalls.bankLines, walletDeskCalls.bankStatements, walletCalls.officeDeposits]
const MatchForm = z.object({ depositId: z.coerce.number().int().positive(), remark: z.string().trim().max(500) })

/** Says which deposit a line is; those of its memo come first. */
export function MatchDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useText('bookDesk')
  const language = useLanguage()
  const notice = useNotice()
  const form = useDeskForm(MatchForm, { depositId: String(line.candidates[0]?.id ?? ''), remark: '' })
  const send = useSend(walletDeskCalls.matchLine, {
    changes,
    onDone: () => {
      notice.done(t('matched'))
      onClose()
    },
  })
  const amount = (cents: number) => formatCents(cents, { language })
  return (
    <DeskDialog isOpen onClose={onClose} title={t('matchTitle')}>
      <DeskForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: line.id }, body })}>
        <p>{t('matchHint', { amount: amount(line.amountCents) })}</p>
        <FormSelect
          control={form.control}
          name="depositId"
          label={t('deposit')}
          data={line.candidates.map(each => ({
            value: String(each.id),
            label: `${t('depositOf', { id: each.id, seller: each.seller })} · ${amount(each.amount)} · ${each.memo}`,
          }))}
          allowDeselect={false}
        />
        <FormTextarea control={form.control} name="remark" label={t('remark')} description={t('remarkHelp')} maxLength={500} minRows={2} />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('match')}
        </Button>
      </DeskForm>
    </DeskDialog>
  )
}

/** Says why a line is no deposit. */
export function SetAsideDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useText('bookDesk')
  const form = useDeskForm(RefusalBody, { remark: '' })
  const send = useSend(walletDeskCalls.setLineAside, { changes, onDone: onClose })
  return (
    <DeskDialog isOpen onClose={onClose} title={t('setAsideTitle')}>
      <DeskForm form={form} error={send.error} onSubmit={body => send.mutate({ params: { id: line.id }, body })}>
        <FormTextarea control={form.control} name="remark" label={t('reason')} maxLength={500} data-autofocus required />
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('setAside')}
        </Button>
      </DeskForm>
    </DeskDialog>
  )
}
