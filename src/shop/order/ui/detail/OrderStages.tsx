import { Icon, type IconName } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShownOrder } from '../shown-order.ts'
import styles from './order.module.css'
import { type Stage, stagesOf } from './stages.ts'

const icons: Record<Stage, IconName> = {
  Paid: 'wallet',
  Made: 'shirt',
  Labelled: 'label',
  Shipped: 'package',
  Moving: 'truck',
  Delivered: 'home',
}

/** How far the order is, station by station. */
export function OrderStages({ order }: { order: ShownOrder }) {
  const t = useText('order')
  return (
    <ol className={styles.stages} aria-label={t('stagesLabel')}>
      {stagesOf(order).map(({ stage, state }) => (
        <li key={stage} className={styles.stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>
            <Icon name={state === 'done' ? 'check' : state === 'stopped' ? 'close' : icons[stage]} size={16} />
          </span>
          <span>{t(`stage${stage}`)}</span>
        </li>
      ))}
    </ol>
  )
}
