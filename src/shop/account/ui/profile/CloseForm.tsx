import type { CallAnswer } from '#base/call.ts'
import { useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { leaveCalls } from '../../profile/leave.contract.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { ProofFields } from '../form/ProofFields.tsx'
import { isSessionLost, namesField } from '../form/refusal.ts'
import { useFields } from '../form/use-fields.ts'
import styles from './ProfilePage.module.css'

type Props = { closing: CallAnswer<typeof leaveCalls.myClosing>['data']; onCancel: () => void }

/** What closing does, in words, and the proof that it is the person themselves. */
export function CloseForm({ closing: { asksPassword, asksCode }, onCancel }: Props) {
  const t = useText('account')
  const faultText = useFaultText()
  const notice = useNotice()
  const close = useSendPlain(leaveCalls.closeAccount, error => isSessionLost(error) || namesField(error) || notice.failed(error))
  const required = (isAsked: boolean) => (value: string) => (isAsked && value.trim() === '' ? faultText('REQUIRED') : undefined)
  const fields = useFields(
    { password: '', secondFactorCode: '' },
    { password: required(asksPassword), secondFactorCode: required(asksCode) },
    useFieldError(close.error),
  )
  const submit = async () => {
    if (!fields.areRight()) return
    const { password, secondFactorCode } = fields.values
    // A whole new page: nobody is signed in on it.
    if (await close.send({ body: { ...(asksPassword && { password }), ...(asksCode && { secondFactorCode }) } })) location.assign('/')
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      <ul className={styles.effects}>
        <li>{t('closeSessions')}</li>
        <li>{t('closePerson')}</li>
        <li>{t('closeDrafts')}</li>
        <li>{t('closeLedger')}</li>
      </ul>
      <ProofFields asks={{ password: asksPassword, code: asksCode }} bind={fields.bind} hasFocus />
      <Row>
        <Button type="submit" variant="danger" busy={close.isSending}>
          {t('closeForGood')}
        </Button>
        <Button onClick={onCancel}>{t('dismiss')}</Button>
      </Row>
    </AuthForm>
  )
}
