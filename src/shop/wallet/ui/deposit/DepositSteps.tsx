import { Steps } from '#kit/layout/Steps.tsx'
import { useText } from '#kit/use-text.ts'
import styles from './NewDepositPage.module.css'

/** The specification's two steps of a deposit: choosePaymentMethod, confirm. */
export function DepositSteps({ at, confirm }: { at: 1 | 2; confirm?: string }) {
  const t = useText('wallet')
  return (
    <div className={styles.below}>
      <Steps at={at - 1} of={[{ title: t('stepMethod'), isDone: at > 1 }, { title: confirm ?? t('stepConfirm') }]} />
    </div>
  )
}
