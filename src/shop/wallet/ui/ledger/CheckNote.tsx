import { When } from '#kit/app/page/When.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { useText } from '#kit/use-text.ts'
import { walletOfficeCalls } from '../../office/contract.ts'
import styles from './LedgerOfficePage.module.css'

/** What the last self-check of the books found; an alarm where it is not nothing. */
export function CheckNote() {
  const t = useText('walletOffice')
  const check = useCall(walletOfficeCalls.ledgerCheck, {})
  if (!check.data) return null
  const last = check.data.data
  if (!last) return <p className={styles.above}>{t('checkNever')}</p>
  const [first] = last.findings
  const isBroken = last.count > 0
  return (
    <Note meaning={isBroken ? 'red' : 'green'} role={isBroken ? 'alert' : undefined} className={styles.above}>
      <p>
        {isBroken ? t('checkBroken', { count: last.count }) : t('checkGood')} · <When at={last.checkedAt} />
        {first && ` · ${first.table} ${first.id}: ${first.what}`}
      </p>
    </Note>
  )
}
