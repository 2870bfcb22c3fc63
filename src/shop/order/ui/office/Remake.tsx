import { useState } from 'react'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { ReasonGiven } from '../../intake/contract.ts'
import { orderReshipCalls } from '../../refund/contract.ts'
import { brokeOnTheWay, whyNotRemake } from '../../refund/rules.ts'
import { isBackLate } from '../need.ts'
import { changes, type OfficeOrder } from './office-order.ts'

type Open = 'reship' | 'free' | 'charged' | undefined

/** What brings an order on whose parcel came back, or is lost or damaged: it goes out again, or is made again. */
export function Remake({ order }: { order: OfficeOrder }) {
  const office = useText('orderOffice')
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const reships = useMoneySend(orderReshipCalls.officeReship, { changes, done: office('reshipped'), onDone: close, onWaits: close })
  const remakes = useMoneySend(orderReshipCalls.officeRemake, {
    changes,
    done: ({ data }) => office('remade', { id: data.id }),
    onDone: close,
    onWaits: close,
  })
  if (whyNotRemake(order)) return null
  const params = { id: order.id }
  const why = (code: string | null) => (code === null ? undefined : (faultText(code) ?? code))
  return (
    <>
      {(brokeOnTheWay(order) || isBackLate(order)) && (
        <Button icon="truck" reason={whyNot(orderReshipCalls.officeReship) ?? why(order.steps.reship)} onClick={() => setOpen('reship')}>
          {office('reshipFree')}
        </Button>
      )}
      <Button icon="refresh" reason={whyNot(orderReshipCalls.officeRemake)} onClick={() => setOpen('free')}>
        {office('remakeFree')}
      </Button>
      <Button icon="refresh" reason={whyNot(orderReshipCalls.officeRemake)} onClick={() => setOpen('charged')}>
        {office('remakeCharged')}
      </Button>
      {open === 'reship' && (
        <ReasonDialog
          title={office('reshipTitle')}
          hint={office('reshipHint')}
          shape={ReasonGiven}
          name="reason"
          label={office('cancelReason')}
          action={office('reshipFree')}
          act={reships}
          onReason={body => reships.mutate({ params, body })}
          onClose={close}
        />
      )}
      {(open === 'free' || open === 'charged') && (
        <ReasonDialog
          title={office('remakeTitle')}
          hint={office(open === 'free' ? 'remakeFreeHint' : 'remakeChargedHint')}
          shape={ReasonGiven}
          name="reason"
          label={office('cancelReason')}
          action={office(open === 'free' ? 'remakeFree' : 'remakeCharged')}
          act={remakes}
          onReason={({ reason }) => remakes.mutate({ params, body: { reason, isFree: open === 'free' } })}
          onClose={close}
        />
      )}
    </>
  )
}
