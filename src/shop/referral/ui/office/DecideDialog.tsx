import { z } from 'zod'
import { formatCents } from '#base/money.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import type { RowOf } from '#kit/app/list/list.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { referralCalls, Verdict } from '../../contract.ts'

export type OfficeReferral = RowOf<typeof referralCalls.officeReferrals>
const NoteForm = z.object({ note: Verdict.shape.note })

/** Awards that are held: released, and the pair trusted from now on, or refused. */
export function DecideDialog({ referral, onClose }: { referral: OfficeReferral; onClose: () => void }) {
  const t = useText('referralOffice')
  const language = useLanguage()
  const money = (cents: number) => formatCents(cents, { language })
  const { id, username: name, inviter, heldCents, heldFor } = referral
  const form = useAppForm(NoteForm, { note: '' })
  const decide = useMoneySend(referralCalls.decideReferral, {
    changes: [referralCalls.officeReferrals],
    done: ({ data }, { body }) =>
      !body.isTrusted
        ? t('refused')
        : data.postedCents > 0 || heldCents === 0
          ? t('released', { amount: money(data.postedCents) })
          : t('stillHeld'),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  const send = (isTrusted: boolean) => form.handleSubmit(({ note }) => decide.mutate({ params: { id }, body: { isTrusted, note } }))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('decideTitle', { name })}
      hint={
        heldFor
          ? t('decideHint', { name, inviter: inviter.username, amount: money(heldCents), reason: t(`for_${heldFor}`) })
          : t('decideFree', { name, inviter: inviter.username })
      }
    >
      <AppForm form={form} error={decide.error} onSubmit={({ note }) => decide.mutate({ params: { id }, body: { isTrusted: true, note } })}>
        <FormTextarea control={form.control} name="note" label={t('note')} help={t('noteHint')} rows={3} data-autofocus />
        <LimitNote kind="grant" amount={null} />
        <FormActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" busy={decide.isPending} onClick={send(false)}>
            {t('refuse')}
          </Button>
          <Button type="submit" variant="primary" busy={decide.isPending}>
            {t('release')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
