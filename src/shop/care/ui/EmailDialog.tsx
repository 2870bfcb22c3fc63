import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormText, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShownPerson } from '#shop/account/ui/office/shown-person.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { careCalls, EmailBody } from '../contract.ts'

/** Another email for a seller: where the confirmation goes, and that another person decides where one was proved. */
export function EmailDialog({ person: { id, username, email, verified }, onClose }: { person: ShownPerson; onClose: () => void }) {
  const t = useText('careOffice')
  const form = useAppForm(EmailBody, { newEmail: '', reason: '' })
  const ask = useMoneySend(careCalls.askPersonEmail, {
    done: ({ data }) => t('emailSent', { email: data.newEmail }),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('emailTitle', { name: username })}>
      <AppForm form={form} error={ask.error} onSubmit={body => ask.mutate({ params: { id }, body })}>
        <p>{t(verified ? 'emailWhat' : 'emailWhatUnproved', { email })}</p>
        <FormText control={form.control} name="newEmail" label={t('newEmail')} type="email" inputMode="email" autoComplete="off" required />
        <FormTextarea control={form.control} name="reason" label={t('reason')} maxLength={500} rows={2} required />
        {verified && <LimitNote kind="access" amount={null} />}
        <FormActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={ask.isPending}>
            {t('emailDo')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
