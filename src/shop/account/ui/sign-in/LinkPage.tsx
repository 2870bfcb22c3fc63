import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CallError } from '#base/fault.ts'
import { passwordFault } from '#base/fields.ts'
import { api } from '#kit/call/api.ts'
import { useErrorText, useFieldError } from '#kit/call/error-text.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { PasswordInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Spinner } from '#kit/show/Loading.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import type { LinkPurpose } from '../../person/rules.ts'
import { signInCalls } from '../../sign-in/contract.ts'
import { SecondStepForm } from '../factor/SecondStepForm.tsx'
import { AuthForm } from '../form/AuthForm.tsx'
import styles from '../form/auth.module.css'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { SignedInUser } from '../form/step.ts'
import { useFields } from '../form/use-fields.ts'
import { homeOf } from './home.ts'

export const handle = { texts: ['account', 'fault'] }

type Found = { token: string; purpose: LinkPurpose; username: string }

/** Where a mailed or printed link lands. It is used by a click only: machines that look into mails open links too. */
export default function LinkPage() {
  const t = useText('account')
  const errorText = useErrorText()
  const [found, setFound] = useState<Found>()
  const [error, setError] = useState<unknown>()
  const [hasSecondStep, setSecondStep] = useState(false)
  useEffect(() => {
    const token = location.hash.slice(1)
    api(signInCalls.checkLink, { body: { token } }).then(
      ({ data }) => setFound({ token, ...data }),
      (refused: unknown) => setError(refused),
    )
  }, [])
  return (
    <Panel>
      <title>{`${t('linkTitle')} – Inkport`}</title>
      <Stack as="header" gap={8}>
        <h1>{error !== undefined ? t('linkDead') : hasSecondStep ? t('factorTitle') : t('linkTitle')}</h1>
        {found && !hasSecondStep && <p className="muted">{t(hints[found.purpose], { username: found.username })}</p>}
        {error !== undefined && (
          <p className="muted">{error instanceof CallError && error.code === 'LINK_IS_NOT_VALID' ? t('linkDeadHint') : errorText(error)}</p>
        )}
      </Stack>
      {found && !hasSecondStep && <UseLink found={found} onSecondStep={() => setSecondStep(true)} />}
      {hasSecondStep && <SecondStepForm go={() => location.assign('/auth/login')} onSignedIn={enter} />}
      {error !== undefined && (
        <Stack>
          <LinkButton to="/auth/login" variant="primary" size="large" wide>
            {t('login')}
          </LinkButton>
          <p className={styles.other}>
            <Link to="/auth/reset-password">{t('forgot')}</Link>
          </p>
        </Stack>
      )}
      {!found && error === undefined && <Spinner size={40} />}
    </Panel>
  )
}

const hints = { 'sign-in': 'linkSignIn', verify: 'linkVerify', reset: 'linkReset' } as const

/** Whoever has no password yet is asked for one first. */
const enter = (user: SignedInUser) => location.assign(user.hasPassword ? homeOf(user, null) : passwordPage(user.kind))

function UseLink({ found, onSecondStep }: { found: Found; onSecondStep: () => void }) {
  const t = useText('account')
  const faultText = useFaultText()
  const notice = useNotice()
  const isReset = found.purpose === 'reset'
  const use = useSendPlain(signInCalls.redeemLink, error => notice.failed(error))
  const fields = useFields(
    { password: '', confirm: '' },
    isReset
      ? {
          password: value => {
            const fault = passwordFault(value)
            return fault === 'REQUIRED' ? t('inputPassword') : fault && faultText(fault)
          },
          confirm: (value, all) => (value === '' ? t('inputConfirm') : value === all.password ? undefined : t('confirmMismatch')),
        }
      : {},
    useFieldError(use.error),
  )
  const submit = async () => {
    if (!fields.areRight()) return
    const answer = await use.send({ body: { token: found.token, ...(isReset && { password: fields.values.password }) } })
    if (!answer) return
    if (answer.data.secondFactor) onSecondStep()
    else enter(answer.data.user)
  }
  return (
    <AuthForm fields={fields} onSubmit={submit}>
      {isReset && (
        <>
          <PasswordInput label={t('newPassword')} help={t('passwordHelp')} autoComplete="new-password" {...fields.bind('password')} />
          <PasswordInput label={t('confirmPassword')} autoComplete="new-password" {...fields.bind('confirm')} />
        </>
      )}
      <SubmitButton size="large" wide busy={use.isSending}>
        {isReset ? t('savePassword') : t('linkGo', { username: found.username })}
      </SubmitButton>
    </AuthForm>
  )
}

const passwordPage = (kind: 'seller' | 'staff') => (kind === 'staff' ? '/office/profile/password' : '/profile/password')
