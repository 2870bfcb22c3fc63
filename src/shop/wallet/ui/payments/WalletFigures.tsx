import { formatCents } from '#base/money.ts'
import { Stat } from '#kit/app/page/Stat.tsx'
import { Icon } from '#kit/show/Icon.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { Wallet } from '../../ledger/contract.ts'
import styles from './WalletFigures.module.css'

/** What the wallet holds, what waits, and what is owed. */
export function WalletFigures({ wallet }: { wallet: Wallet | undefined }) {
  const t = useText('wallet')
  const language = useLanguage()
  const amount = (cents: number) => formatCents(cents, { language })
  if (!wallet)
    return (
      <div className={styles.figures}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    )
  return (
    <>
      {wallet.debtCents > 0 && (
        <p className={styles.debt} role="alert">
          <Icon name="alert" />
          <span>
            <strong>{t('debtTitle', { amount: amount(wallet.debtCents) })}.</strong> {t('debtHint')}
          </span>
        </p>
      )}
      <div className={styles.figures}>
        <div className={styles.balance}>
          <p className={styles.label}>{t('balance')}</p>
          <p className={styles.amount}>
            <Money cents={wallet.balance} />
          </p>
          <p className={styles.hint}>
            {t('spendable', { amount: amount(wallet.spendableCents) })}
            {wallet.creditLimitCents > 0 && <> · {t('withCredit', { amount: amount(wallet.creditLimitCents) })}</>}
          </p>
        </div>
        <Stat label={t('pending')} value={<Money cents={wallet.pendingCents} />} />
        <Stat label={t('held')} value={<Money cents={wallet.heldCents} />} />
        <Stat label={t('credit')} value={<Money cents={wallet.creditLimitCents} />} />
        <Stat label={t('debt')} value={<Money cents={wallet.debtCents} />} {...(wallet.debtCents > 0 ? { meaning: 'red' as const } : {})} />
      </div>
    </>
  )
}
