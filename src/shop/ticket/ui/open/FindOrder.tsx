import { useState } from 'react'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Lines, Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { OrderStatusBadge } from '#shop/order/ui/OrderStatusBadge.tsx'
import { followCalls } from '#shop/tracking/follow/contract.ts'

/** The order that a ticket is about, by whatever number its seller has. */
export function FindOrder({ onFound }: { onFound: (orderId: number) => void }) {
  const say = useText('ticketNew')
  const ofOrder = useText('order')
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const found = useCall(followCalls.trackOrders, { query: { q } }, { isEnabled: q !== '' }).data?.data
  return (
    <Panel title={say('aboutOrder')}>
      <Row
        as="form"
        role="search"
        align="end"
        onSubmit={event => {
          event.preventDefault()
          setQ(typed.trim())
        }}
      >
        <TextInput
          label={say('findLabel')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" icon="search">
          {say('find')}
        </Button>
      </Row>
      <p className="hint" role="status">
        {say(found?.length === 0 ? 'findNone' : 'findHint')}
      </p>
      {found && found.length > 0 && (
        <Lines>
          {found.map(order => (
            <li key={order.id}>
              <div>
                {ofOrder('pageTitle', { id: order.id })} {order.externalId}
              </div>
              <OrderStatusBadge status={order.status} />
              <Button size="small" onClick={() => onFound(order.id)}>
                {say('choose')}
              </Button>
            </li>
          ))}
        </Lines>
      )}
    </Panel>
  )
}
