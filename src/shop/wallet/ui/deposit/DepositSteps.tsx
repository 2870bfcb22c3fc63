import { useText } from '#kit/use-text.ts'
import styles from './NewDepositPage.module.css'

/** The specification's two steps of a deposit: choosePaymentMethod, confirm. */
export function DepositSteps({ at, confirm }: { at: 1 | 2; confirm?: string }) {
  const t = useText('wallet')
  return (
    <ol className={styles.steps}>
      {[t('stepMethod'), confirm ?? t('stepConfirm')].map((name, index) => (
        <li key={name} aria-current={at === index + 1 ? 'step' : undefined} data-done={at > index + 1 || undefined}>
          <span className={styles.number}>{index + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  )
}
