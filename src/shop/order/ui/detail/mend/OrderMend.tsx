import { type ReactNode, useState } from 'react'
import { nameIn } from '#base/text.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { AskLink } from '#shop/content/ui/AskLink.tsx'
import { orderEditCalls } from '../../../edit/contract.ts'
import { orderIntakeCalls } from '../../../intake/contract.ts'
import { orderArtCalls } from '../../../item/contract.ts'
import { orderCalls } from '../../../list/contract.ts'
import { hasStep } from '../../../status/rules.ts'
import { AcceptLow } from '../../art/AcceptLow.tsx'
import { AddArtDialog } from '../../art/AddArtDialog.tsx'
import { isNeeding, isSentAgain, mendType, needOf } from '../../need.ts'
import type { ShownOrder } from '../../shown-order.ts'
import { variantName } from '../../variant-name.ts'
import { Reship } from '../act/Reship.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { NumberForm } from './LineForm.tsx'

/** The very act that mends what the order waits for, and then the next thing; where its seller can do nothing, whom to ask. */
export function OrderMend({ order, label }: { order: ShownOrder; label: ReactNode }) {
  const say = useText('orderEdit')
  const need = needOf(order)
  const canResend = order.status === 'ERROR' && hasStep(order.status, 'resend')
  if (!isNeeding(need) && order.steps.resend !== null)
    return (
      <Row gap={16}>
        {isSentAgain(order) && <Reship order={order} />}
        <AskLink about={{ order: order.id, type: mendType(order) }}>{say('askUs')}</AskLink>
      </Row>
    )
  return (
    <Stack gap={12}>
      {canResend && order.steps.resend === null && <p>{say('mendedNext')}</p>}
      {need.number && <NumberForm order={order} />}
      {need.label && label}
      {need.items.length > 0 && <AcceptLow order={order} />}
      <Row>
        {need.address && <ChangeAddress order={order} />}
        {need.items.map(item => (
          <ReplaceFile key={item.id} order={order} item={item} isOneOfMany={need.items.length > 1} />
        ))}
        {canResend && <Resend order={order} />}
      </Row>
    </Stack>
  )
}

function Resend({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const faultText = useFaultText()
  const why = order.steps.resend
  const ofRole = useWhyNot()(orderIntakeCalls.resendOrder)
  const changes = [orderCalls.order, orderCalls.myOrders, orderCalls.myOrderCounts]
  const resends = useAct(orderIntakeCalls.resendOrder, { changes, done: t('resent') })
  return (
    <Button
      variant={why === null ? 'primary' : 'secondary'}
      icon="refresh"
      reason={ofRole ?? (why === null ? undefined : (faultText(why) ?? why))}
      busy={resends.isPending}
      onClick={() => resends.mutate({ params: { id: order.id } })}
    >
      {t('resend')}
    </Button>
  )
}

function ChangeAddress({ order }: { order: ShownOrder }) {
  const say = useText('orderEdit')
  const reason = useWhyNot()(orderEditCalls.editOrder)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variantOf(order)} icon="home" reason={reason} onClick={() => setOpen(true)}>
        {say('changeAddress')}
      </Button>
      {isOpen && <AddressDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

type ReplaceProps = { order: ShownOrder; item: ShownOrder['items'][number]; isOneOfMany: boolean }

function ReplaceFile({ order, item, isOneOfMany }: ReplaceProps) {
  const say = useText('orderEdit')
  const language = useLanguage()
  const reason = useWhyNot()(orderArtCalls.addArt)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={isOneOfMany ? 'secondary' : variantOf(order)} icon="design" reason={reason} onClick={() => setOpen(true)}>
        {say('replaceFile', { item: isOneOfMany ? variantName(language, item) || item.sku : nameIn(language, item) })}
      </Button>
      {isOpen && <AddArtDialog orderIds={[order.id]} itemId={item.id} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The act that mends is the one thing to do; once it is done, sending on is. */
const variantOf = ({ status, steps }: ShownOrder) => (status === 'ERROR' && steps.resend === null ? 'secondary' : 'primary')
