import { Icon, type IconName } from '#kit/show/Icon.tsx'
import { useText } from '#kit/use-text.ts'
import type { OrderStatus } from '../../status/contract.ts'
import type { ShownOrder } from '../shown-order.ts'
import styles from './order.module.css'

const icons: Record<Stage, IconName> = {
  Paid: 'wallet',
  Made: 'shirt',
  Labelled: 'label',
  Shipped: 'package',
  Moving: 'truck',
  Delivered: 'home',
}

/** How far the order is, in six stations. */
export function OrderStages({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const lastFrom = order.timeline.find(change => change.to === order.status && change.from !== null)?.from ?? null
  const states = stageStates({ ...order, lastFrom })
  return (
    <ol className={styles.stages} aria-label={t('stagesLabel')}>
      {stages.map((stage, index) => {
        const state = states[index]
        return (
          <li key={stage} className={styles.stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={styles.dot}>
              <Icon name={state === 'done' ? 'check' : state === 'stopped' ? 'close' : icons[stage]} size={16} />
            </span>
            <span>{t(`stage${stage}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** The stations of an order that its page draws; a label alone is never made. */
export const stages = ['Paid', 'Made', 'Labelled', 'Shipped', 'Moving', 'Delivered'] as const
export type Stage = (typeof stages)[number]
export type StageState = 'done' | 'now' | 'ahead' | 'stopped'

/** How many stations lie behind an order at this status. */
const behind: Readonly<Record<OrderStatus, number>> = {
  PENDING: 0,
  PAYMENT_FAILED: 0,
  DUPLICATE: 0,
  NEW_ORDER: 1,
  PROCESSING: 1,
  EXPORTED: 1,
  IN_PRODUCTION: 1,
  PRODUCED: 2,
  LABEL_CREATED: 2,
  PRINTED: 3,
  SCANNING: 3,
  MISSED: 3,
  SHIPPED: 4,
  ACTIVED: 4,
  IN_TRANSIT: 4,
  DELIVERED: 6,
  CLOSED: 6,
  PARTIAL_REFUNDED: 6,
  ERROR: 0,
  CANCELLED: 0,
  REFUNDED: 0,
}

/** Each station's state; an order that broke, or was cancelled or refunded, is stopped where it stood. */
export function stageStates(order: { status: OrderStatus; errorFrom: string | null; lastFrom: OrderStatus | null }): StageState[] {
  const isStopped = ['ERROR', 'CANCELLED', 'REFUNDED'].includes(order.status)
  const at = isStopped ? (order.lastFrom ?? order.status) : order.status
  const count = behind[at]
  return stages.map((_, index) => (index < count ? 'done' : index > count ? 'ahead' : isStopped ? 'stopped' : 'now'))
}
