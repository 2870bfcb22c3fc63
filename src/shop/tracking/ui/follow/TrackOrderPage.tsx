import { useState } from 'react'
import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { useText } from '#kit/use-text.ts'
import { TrackingNumber } from '#shop/carrier/ui/TrackingNumber.tsx'
import { OrderStatusBadge } from '#shop/order/ui/OrderStatusBadge.tsx'
import { followCalls } from '../../follow/contract.ts'
import { Parcels } from '../parcel/Parcels.tsx'

export const handle = { texts: ['tracking', 'parcel', 'order', 'carrier'] }
const nothing = { q: '' }

/** The specification's track order: any number of an order leads to its parcels. The number stands in the address. */
export default function TrackOrderPage() {
  const t = useText('tracking')
  const [{ q }, setState] = useUrlState(nothing)
  return (
    <>
      <PageHeader title={t('trackTitle')} hint={t('trackHint')} />
      <Stack>
        <Ask key={q} q={q} onAsk={next => setState({ q: next })} />
        {q === '' ? (
          <EmptyState drawing="search" title={t('trackStart')}>
            {t('trackStartHint')}
          </EmptyState>
        ) : (
          <Found q={q} />
        )}
      </Stack>
    </>
  )
}

function Ask({ q, onAsk }: { q: string; onAsk: (q: string) => void }) {
  const t = useText('tracking')
  const [typed, setTyped] = useState(q)
  return (
    <Row
      as="form"
      role="search"
      align="end"
      onSubmit={event => {
        event.preventDefault()
        onAsk(typed.trim())
      }}
    >
      <TextInput
        label={t('trackLabel')}
        type="search"
        autoFocus={q === ''}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" icon="search">
        {t('trackDo')}
      </Button>
    </Row>
  )
}

function Found({ q }: { q: string }) {
  const t = useText('tracking')
  const found = useCall(followCalls.trackOrders, { query: { q } })
  useLive(['parcel.changed', 'order.moved'], [followCalls.trackOrders])
  const toSearch = <LinkButton to={`/order?q=${encodeURIComponent(q)}`}>{t('trackSearch')}</LinkButton>
  return (
    <Loaded of={found} waiting={<Skeleton />}>
      {orders =>
        orders.length === 0 ? (
          <EmptyState drawing="search" title={t('trackNone')} action={toSearch}>
            {t('trackNoneHint')}
          </EmptyState>
        ) : (
          orders.map(order => <Order key={order.id} order={order} />)
        )
      }
    </Loaded>
  )
}

function Order({ order }: { order: CallAnswer<typeof followCalls.trackOrders>['data'][number] }) {
  const [t, ofOrder] = [useText('tracking'), useText('order')]
  const { id, externalId, status, trackingNumber, carrierName, trackingUrl, parcels } = order
  const name = ofOrder('pageTitle', { id })
  return (
    <Panel
      label={name}
      title={
        <>
          <Link to={`/order/${id}`}>{name}</Link>
          {externalId !== null && ` · ${externalId}`}
        </>
      }
      aside={<OrderStatusBadge status={status} />}
    >
      {parcels.length === 0 && (
        <>
          <p>
            {t('notHanded')} {trackingNumber !== null && t('numberIs')}
          </p>
          {trackingNumber !== null && <TrackingNumber number={trackingNumber} carrierName={carrierName} trackingUrl={trackingUrl} />}
        </>
      )}
      <Parcels of={parcels} />
    </Panel>
  )
}
