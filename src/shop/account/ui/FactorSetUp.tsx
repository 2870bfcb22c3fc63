import { useCallback, useEffect, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { CopyId } from '#kit/desk/CopyId.tsx'
import { ErrorNote } from '#kit/desk/ErrorNote.tsx'
import { Skeleton } from '#kit/Loading.tsx'
import { useSendPlain } from '#kit/use-send-plain.ts'
import { useText } from '#kit/use-text.ts'
import { factorCalls } from '../calls.ts'
import type { factorCalls as contract } from '../factor.contract.ts'
import { FactorForm } from './FactorForm.tsx'
import styles from './ProfilePage.module.css'

type Secret = CallAnswer<typeof contract.beginSecondFactor>['data']

/** The picture to scan, the key for those who cannot, and the first code, which turns it on. */
export function FactorSetUp({ onCodes, onCancel }: { onCodes: (codes: readonly string[]) => void; onCancel: () => void }) {
  const t = useText('account')
  const [shown, setShown] = useState<Secret>()
  const { send, error } = useSendPlain(factorCalls.beginSecondFactor)
  const begin = useCallback(() => void send({}).then(answer => answer && setShown(answer.data)), [send])
  useEffect(begin, [begin])
  if (error) return <ErrorNote error={error} onRetry={begin} />
  if (!shown) return <Skeleton shape="block" />
  return (
    <div className={styles.column}>
      <p className={styles.note}>{t('setUpScan')}</p>
      <div className={styles.scan}>
        <img src={shown.qr} width={200} height={200} alt={t('setUpQr')} />
        <div>
          <p className={styles.note}>{t('setUpKey')}</p>
          <CopyId id={shown.secret}>{inFours(shown.secret)}</CopyId>
        </div>
      </div>
      <FactorForm
        call={factorCalls.confirmSecondFactor}
        note={t('setUpConfirm')}
        codeLabel={t('factorCode')}
        action={t('turnOn')}
        onDone={answer => onCodes(answer.data.recoveryCodes)}
        onCancel={onCancel}
      />
    </div>
  )
}

/** Easier to read and to type; apps leave the spaces out. */
const inFours = (key: string) => (key.match(/.{1,4}/g) ?? []).join(' ')
