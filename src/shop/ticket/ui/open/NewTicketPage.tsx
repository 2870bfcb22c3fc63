import { Link } from 'react-router'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Stack, WithRail } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { ticketPath } from '../../rules.ts'
import { ticketCalls } from '../../talk/contract.ts'
import { MyOrderPanel } from '../talk/OrderPanel.tsx'
import { asked } from './asked.ts'
import { FindOrder } from './FindOrder.tsx'
import { OpenForm } from './OpenForm.tsx'

export const handle = { texts: ['ticket', 'ticketNew', 'order', 'tracking', 'parcel', 'carrier'] }
/** Ask support: about an order, its items or its parcel, about a deposit, or about anything else. */
export default function NewTicketPage() {
  const [t, say] = [useText('ticket'), useText('ticketNew')]
  const [given, setGiven] = useUrlState(asked)
  const order = useCall(orderCalls.order, { params: { id: given.order } }, { isEnabled: given.order > 0 })
  const choose = (id: number) => setGiven({ ...asked, order: id, type: given.type })
  return (
    <>
      <PageHeader title={say('title')} back={{ to: '/ticket', label: t('title') }} />
      {given.order === 0 ? (
        <Stack className="narrow">
          {given.deposit === 0 && <FindOrder onFound={choose} />}
          <OpenForm given={given} onType={type => setGiven({ type })} />
        </Stack>
      ) : (
        <Loaded of={order}>
          {found => (
            <WithRail rail={<MyOrderPanel orderId={found.id} itemIds={[]} />}>
              <OpenTickets orderId={found.id} />
              <OpenForm given={given} order={found} onType={type => setGiven({ type })} onOther={() => setGiven(asked)} />
            </WithRail>
          )}
        </Loaded>
      )}
    </>
  )
}

/** Whoever asks twice is led to what they have asked already. */
function OpenTickets({ orderId }: { orderId: number }) {
  const say = useText('ticketNew')
  const open = useCall(ticketCalls.myTickets, { query: { orderId, status: 'OPEN' } }).data?.data.docs ?? []
  if (open.length === 0) return null
  return (
    <Note meaning="blue" icon="info">
      {say('openAlready', { count: open.length })}
      <Stack as="ul" gap={8}>
        {open.map(ticket => (
          <li key={ticket.id}>
            <Link to={ticketPath(ticket.id)}>
              #{ticket.id} {ticket.subject}
            </Link>
          </li>
        ))}
      </Stack>
    </Note>
  )
}
