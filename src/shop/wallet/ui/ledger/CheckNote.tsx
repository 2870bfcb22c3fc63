import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Icon } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import { walletOfficeCalls } from '../../office/contract.ts'
import styles from './LedgerOfficePage.module.css'

/** What the last self-check of the books found; an alarm where it is not nothing. */
export function CheckNote() {
  const t = useText('walletOffice')
  const check = useCall(walletOfficeCalls.ledgerCheck, {})
  if (!check.data) return null
  const last = check.data.data
  if (!last) return <p className={styles.check}>{t('checkNever')}</p>
  const [first] = last.findings
  return (
    <p className={styles.check} data-broken={last.count > 0 || undefined} role={last.count > 0 ? 'alert' : undefined}>
      <Icon name={last.count > 0 ? 'alert' : 'check'} size={16} />
      <span>
        {last.count > 0 ? t('checkBroken', { count: last.count }) : t('checkGood')} · <When at={last.checkedAt} />
        {first && ` · ${first.table} ${first.id}: ${first.what}`}
      </span>
    </p>
  )
}
