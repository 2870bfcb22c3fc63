import { useNavigate } from 'react-router'
import { formatDate } from '#base/time.ts'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { Parcels } from '#shop/tracking/ui/parcel/Parcels.tsx'
import { ticketCalls } from '../../talk/contract.ts'
import type { AskedOrder } from './asked.ts'

type Props = { order: AskedOrder; isUnanswered: boolean; onUnanswered: () => void }

/** What is known of a parcel, before anybody is asked: most questions are answered by it. */
export function Known({ order, isUnanswered, onUnanswered }: Props) {
  const say = useText('ticketNew')
  const parcels = useCall(trackingCalls.myParcels, { params: { id: order.id } }).data?.data ?? []
  return (
    <Panel title={say('knownTitle')} label={say('knownTitle')}>
      <Arrival order={order} />
      <Parcels of={parcels.toReversed()} />
      {!isUnanswered && <Ask orderId={order.id} onUnanswered={onUnanswered} />}
    </Panel>
  )
}

function Arrival({ order }: { order: AskedOrder }) {
  const say = useText('ticketNew')
  const language = useLanguage()
  const expected = useCall(ticketCalls.expectedArrival, { params: { id: order.id } }).data?.data
  const date = (day: string) => formatDate(`${day}T12:00:00Z`, 'medium', { language, timeZone: 'UTC' })
  return (
    <>
      {order.handedOverAt === null && (
        <p>
          {order.dispatchBy === null ? say('notLeftYet') : say('notLeft', { date: formatDate(order.dispatchBy, 'medium', { language }) })}
        </p>
      )}
      {expected?.arrivesFrom && expected.arrivesTo && (
        <p>
          <strong>{say('expected', { from: date(expected.arrivesFrom), to: date(expected.arrivesTo) })}</strong>
        </p>
      )}
      {expected?.isLate && <Note meaning="amber">{say('isLate')}</Note>}
    </>
  )
}

function Ask({ orderId, onUnanswered }: { orderId: number; onUnanswered: () => void }) {
  const say = useText('ticketNew')
  const navigate = useNavigate()
  const tells = useAct(ticketCalls.deflectTicket, {
    done: say('glad'),
    onDone: () => void navigate(`/order/${orderId}`, { replace: true }),
  })
  return (
    <Row>
      <strong>{say('answered')}</strong>
      <Button icon="check" busy={tells.isPending} onClick={() => tells.mutate({ body: { orderId } })}>
        {say('yes')}
      </Button>
      <Button variant="quiet" onClick={onUnanswered}>
        {say('no')}
      </Button>
    </Row>
  )
}
