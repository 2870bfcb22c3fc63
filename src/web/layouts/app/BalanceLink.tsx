import { Link } from 'react-router'
import { Icon } from '#kit/show/Icon.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNotOpen } from '#kit/use-why-not.ts'
import styles from './AppFrame.module.css'

/** The seller's balance in the top bar, which leads to Payments; nothing where the reader may not see it. */
export function BalanceLink({ cents }: { cents: number | null | undefined }) {
  const t = useText('web')
  const isClosed = useWhyNotOpen()('/payments') !== undefined
  if (cents === null || cents === undefined) return null
  const balance = (
    <>
      <Icon name="wallet" />
      <span className="unseen">{t('balance')}: </span>
      <Money cents={cents} />
    </>
  )
  if (isClosed) return <span className={styles.money}>{balance}</span>
  return (
    <Link to="/payments" className={styles.money}>
      {balance}
    </Link>
  )
}
