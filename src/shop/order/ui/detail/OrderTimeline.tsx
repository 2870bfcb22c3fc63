import { Timeline } from '#kit/app/page/Timeline.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useReader } from '#kit/use-session.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useReasonText } from '#shop/wallet/ui/use-reason-text.ts'
import { ErrorCode, SellerStatus } from '../../status/contract.ts'
import { statuses } from '../../status/rules.ts'
import { meanings } from '../OrderStatusBadge.tsx'
import type { ShownOrder } from '../shown-order.ts'

const steps = [
  ...['create', 'keep', 'submit', 'retry', 'payRefused', 'cancel', 'cancelItem', 'process', 'export', 'recall', 'start', 'pass', 'fail'],
  ...['createLabel', 'printLabel', 'voidLabel', 'handOver', 'queueScan', 'miss', 'resend', 'carrierAccepted', 'carrierMoved'],
  ...['carrierDelivered', 'carrierException', 'error', 'refund', 'close', 'edit', 'mark', 'delete', 'reship', 'scanIn', 'remake', 'wait'],
  ...['propose', 'decline', 'withdraw', 'reprintLabel'],
] as const

/** What happened to the order, newest first: who, why, and what money moved. */
export function OrderTimeline({ order, isForStaff = false }: { order: ShownOrder; isForStaff?: boolean }) {
  const t = useText('order')
  const say = useText('orderEdit')
  const office = useText('orderOffice')
  const faultText = useFaultText()
  const reasonText = useReasonText()
  const reader = useReader()
  const who = ({ actor, actorName, member }: ShownOrder['timeline'][number]) => {
    if (isForStaff && member) return office('actor_member', { member: member.name })
    if (isForStaff) return actorName ?? (actor === 'seller' ? office('actor_seller') : t(`actor_${actor}`))
    if (member) return member.id === reader?.id ? t('actor_seller') : member.name
    // Of a team the seller is one of several.
    return actor === 'seller' && reader?.team ? reader.team.username : t(`actor_${actor}`)
  }
  /** A mark and a kind of error are kept by their names; other reasons are faults, or what a person wrote. */
  const wordsOf = ({ step, reason }: ShownOrder['timeline'][number]) => {
    const parts = partsOf(reason)
    const mark = step === 'mark' && SellerStatus.options.find(each => each === reason)
    if (mark) return t(`mark_${mark}`)
    if (step === 'edit' && parts) return parts.map(part => say(`part_${part}`)).join(', ')
    const error = (step === 'error' || step === 'carrierException') && ErrorCode.options.find(each => each === reason)
    if (error) return t(`errorCode_${error}`)
    // How much was missing then is kept nowhere.
    return reason === 'NOT_ENOUGH_BALANCE' ? say('noBalance') : (faultText(reason) ?? reasonText(reason))
  }
  return (
    <Panel title={t('timelineTitle')}>
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
              {change.reason && ` · ${wordsOf(change)}`}
            </>
          ),
        }))}
      />
    </Panel>
  )
}

const parts = [
  ...['address', 'tag', 'note', 'orderType', 'shippingBy', 'shippingMethod', 'labelLink', 'trackingNumber', 'quantities', 'items'],
  ...['addItems', 'removeItems', 'files', 'resolution'],
] as const
/** What an edit says that it changed; nothing where it is a sentence. */
function partsOf(reason: string): (typeof parts)[number][] | undefined {
  const named = reason.split(', ').map(name => parts.find(part => part === name))
  return named.every(part => part !== undefined) ? named : undefined
}
const stepOf = (step: string) => steps.find(each => each === step) ?? 'edit'
