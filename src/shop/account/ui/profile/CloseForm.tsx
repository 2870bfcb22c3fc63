import { z } from 'zod'
import type { CallAnswer } from '#base/call.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { leaveCalls } from '../../profile/leave.contract.ts'
import { ProofFields, proofOf, proofShape } from '../form/ProofFields.tsx'
import styles from './ProfilePage.module.css'

type Props = { closing: CallAnswer<typeof leaveCalls.myClosing>['data']; onCancel: () => void }

/** What closing does, in words, and the proof that it is the person themselves. */
export function CloseForm({ closing: { asksPassword, asksCode }, onCancel }: Props) {
  const t = useText('account')
  // A whole new page: nobody is signed in on it.
  const close = useAct(leaveCalls.closeAccount, { showsRefusal: true, onDone: () => location.assign('/') })
  const asks = { password: asksPassword, code: asksCode }
  const form = useAppForm(z.object(proofShape(asks)), { password: '', secondFactorCode: '' })
  return (
    <AppForm form={form} error={close.error} onSubmit={given => close.mutate({ body: proofOf(asks, given) })}>
      <ul className={styles.effects}>
        <li>{t('closeSessions')}</li>
        <li>{t('closePerson')}</li>
        <li>{t('closeDrafts')}</li>
        <li>{t('closeLedger')}</li>
      </ul>
      <ProofFields asks={asks} control={form.control} hasFocus />
      <FormActions>
        <Button onClick={onCancel}>{t('dismiss')}</Button>
        <Button type="submit" variant="danger" busy={close.isPending}>
          {t('closeForGood')}
        </Button>
      </FormActions>
    </AppForm>
  )
}
