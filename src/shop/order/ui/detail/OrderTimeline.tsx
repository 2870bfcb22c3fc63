import { Timeline } from '#kit/app/page/Timeline.tsx'
import { Card } from '#kit/show/Card.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { statuses } from '../../status/rules.ts'
import { meanings } from '../OrderStatusBadge.tsx'
import type { ShownOrder } from '../shown-order.ts'
import styles from './order.module.css'

const steps = [
  ...['create', 'keep', 'submit', 'retry', 'payRefused', 'cancel', 'cancelItem', 'process', 'export', 'recall', 'start', 'pass', 'fail'],
  ...['createLabel', 'printLabel', 'voidLabel', 'handOver', 'queueScan', 'miss', 'resend', 'carrierAccepted', 'carrierMoved'],
  ...['carrierDelivered', 'carrierException', 'error', 'refund', 'close', 'edit', 'mark', 'delete'],
] as const

/** What happened to the order, newest first: who, why, and what money moved. */
export function OrderTimeline({ order, isForStaff = false }: { order: ShownOrder; isForStaff?: boolean }) {
  const t = useText('order')
  const office = useText('orderOffice')
  const faultText = useFaultText()
  const who = ({ actor, actorName }: ShownOrder['timeline'][number]) =>
    isForStaff ? (actorName ?? (actor === 'seller' ? office('actor_seller') : t(`actor_${actor}`))) : t(`actor_${actor}`)
  return (
    <Card className={styles.card}>
      <h2>{t('timelineTitle')}</h2>
      <Timeline
        label={t('timelineTitle')}
        entries={order.timeline.map(change => ({
          id: change.id,
          at: change.at,
          title: t(`step_${stepOf(change.step)}`),
          meaning: change.from === change.to || change.step === 'create' ? 'grey' : meanings[statuses[change.to].tone],
          note: (
            <>
              {who(change)}
              {change.cents !== null && (
                <>
                  {' · '}
                  <Money cents={change.cents} />
                </>
              )}
              {change.reason && ` · ${faultText(change.reason, { missing: '' }) ?? change.reason}`}
            </>
          ),
        }))}
      />
    </Card>
  )
}

const stepOf = (step: string) => steps.find(each => each === step) ?? 'edit'
