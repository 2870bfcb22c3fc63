import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import type { CallAnswer } from '#base/call.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormPassword } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { CopyId } from '#kit/app/page/CopyId.tsx'
import { ErrorNote } from '#kit/app/page/ErrorNote.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { factorCalls } from '../../factor/contract.ts'
import { RequiredPassword } from '../form/ProofFields.tsx'
import styles from '../profile/ProfilePage.module.css'
import { FactorForm } from './FactorForm.tsx'

type Secret = CallAnswer<typeof factorCalls.beginSecondFactor>['data']
type Props = { hasPassword: boolean; onCodes: (codes: readonly string[]) => void; onCancel: () => void }

/** The password, for whoever has one; then the secret, and the first code, which turns it on. */
export function FactorSetUp({ hasPassword, onCodes, onCancel }: Props) {
  const [secret, setSecret] = useState<Secret>()
  if (secret) return <ScanSecret secret={secret} onCodes={onCodes} onCancel={onCancel} />
  return hasPassword ? <AskPassword onSecret={setSecret} onCancel={onCancel} /> : <AskNothing onSecret={setSecret} />
}

const Asked = z.object({ password: RequiredPassword })
function AskPassword({ onSecret, onCancel }: { onSecret: (secret: Secret) => void; onCancel: () => void }) {
  const t = useText('account')
  const begin = useAct(factorCalls.beginSecondFactor, { showsRefusal: true, onDone: ({ data }) => onSecret(data) })
  const form = useAppForm(Asked, { password: '' })
  return (
    <AppForm form={form} error={begin.error} onSubmit={body => begin.mutate({ body })}>
      <p className="muted">{t('setUpPassword')}</p>
      <FormPassword control={form.control} name="password" label={t('password')} autoComplete="current-password" autoFocus />
      <FormActions>
        <Button onClick={onCancel}>{t('dismiss')}</Button>
        <Button type="submit" variant="primary" busy={begin.isPending}>
          {t('factorDo')}
        </Button>
      </FormActions>
    </AppForm>
  )
}

/** Who came in by a link has no password to give. */
function AskNothing({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const { send, error } = useSendPlain(factorCalls.beginSecondFactor)
  const begin = useCallback(() => void send({ body: {} }).then(answer => answer && onSecret(answer.data)), [send, onSecret])
  useEffect(begin, [begin])
  return error ? <ErrorNote error={error} onRetry={begin} /> : <Skeleton shape="block" />
}

/** The picture to scan, the key for those who cannot, and the first code. */
function ScanSecret({ secret, onCodes, onCancel }: Omit<Props, 'hasPassword'> & { secret: Secret }) {
  const t = useText('account')
  return (
    <Stack gap={24}>
      <p className="muted">{t('setUpScan')}</p>
      <Row gap={24} className={styles.scan}>
        <img src={secret.qr} width={200} height={200} alt={t('setUpQr')} />
        <div>
          <p className="muted">{t('setUpKey')}</p>
          <CopyId id={secret.secret}>{inFours(secret.secret)}</CopyId>
        </div>
      </Row>
      <FactorForm
        call={factorCalls.confirmSecondFactor}
        note={t('setUpConfirm')}
        codeLabel={t('factorCode')}
        action={t('turnOn')}
        onDone={answer => onCodes(answer.data.recoveryCodes)}
        onCancel={onCancel}
      />
    </Stack>
  )
}

/** Easier to read and to type; apps leave the spaces out. */
const inFours = (key: string) => (key.match(/.{1,4}/g) ?? []).join(' ')
