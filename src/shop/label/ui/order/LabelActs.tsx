import { useState } from 'react'
import { grouped } from '#base/number.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderMendCalls } from '#shop/order/office/mend/contract.ts'
import { orderKind } from '#shop/order/status/facts.rules.ts'
import { isOver } from '#shop/order/status/rules.ts'
import { NumberForm } from '#shop/order/ui/detail/mend/LineForm.tsx'
import type { ShownOrder } from '#shop/order/ui/shown-order.ts'
import { labelCalls } from '../../contract.ts'
import { RefundBadge } from '../refund/RefundBadge.tsx'
import { LabelMend } from './LabelMend.tsx'

type Props = { order: ShownOrder; isForStaff?: boolean }

/** What is done with the label and the number of an order: the one is looked at as a PDF, both are given and changed until it leaves. */
export function LabelActs({ order, isForStaff = false }: Props) {
  // An unpaid order of any kind takes a label with its type, in one edit; by itself only what goes with its seller's.
  const canLabel = order.steps.editLabel === null && orderKind(order) !== 'STANDARD_USPS'
  const canNumber = order.steps.editNumber === null && order.orderType === 'SHIP_BY_SELLER'
  // Its seller's money hangs on it only where the order was cancelled.
  const isVoided = order.labelState === 'VOIDED' && (isForStaff || isOver(order.status))
  if (!hasLabel(order) && !isVoided && !canLabel && !canNumber) return null
  return (
    <Row>
      {isVoided && <VoidedLabel order={order} isForStaff={isForStaff} />}
      {hasLabel(order) && <LabelPaper order={order} isForStaff={isForStaff} />}
      {canLabel && <ChangeLabel order={order} isForStaff={isForStaff} />}
      {canNumber && <ChangeNumber order={order} isForStaff={isForStaff} />}
    </Row>
  )
}

const hasLabel = ({ labelState }: ShownOrder): boolean => labelState === 'READ' || labelState === 'CREATED'

/** What became of the postage of the label that it had last. */
function VoidedLabel({ order: { id }, isForStaff }: Required<Props>) {
  const { refundState = 'NONE' } = useCall(isForStaff ? labelCalls.officeLabel : labelCalls.myLabel, { params: { id } }).data?.data ?? {}
  return refundState === 'NONE' ? null : <RefundBadge state={refundState} />
}

/** The label to look at: a page, or what a ZPL printer is sent; and who typed its number. */
function LabelPaper({ order: { id }, isForStaff }: Required<Props>) {
  const t = useText('labelMend')
  const whyNot = useWhyNot()
  const params = { id }
  const label = useCall(isForStaff ? labelCalls.officeLabel : labelCalls.myLabel, { params }).data?.data
  const pdf = isForStaff ? labelCalls.officeLabelPdf : labelCalls.myLabelPdf
  const zpl = isForStaff
    ? { call: labelCalls.labelZpl, to: api.url(labelCalls.labelZpl, { query: { orderIds: `${id}` } }) }
    : { call: labelCalls.myLabelZpl, to: api.url(labelCalls.myLabelZpl, { params }) }
  return (
    <>
      {label?.form === 'ZPL' ? (
        <LinkButton size="small" icon="download" reloadDocument reason={whyNot(zpl.call)} to={zpl.to}>
          {t('zpl')}
        </LinkButton>
      ) : (
        <LinkButton size="small" icon="label" reloadDocument target="_blank" reason={whyNot(pdf)} to={api.url(pdf, { params })}>
          {t('pdf')}
        </LinkButton>
      )}
      {label?.typedBy && <span className="muted">{t('typedBy', { name: label.typedBy })}</span>}
    </>
  )
}

/** Beforehand, and where a wrong one was given: the alert asks for another only where one was refused. */
function ChangeLabel({ order, isForStaff }: Required<Props>) {
  const t = useText('labelMend')
  const reason = useWhyNot()(isForStaff ? orderMendCalls.officeEditOrder : orderEditCalls.editOrder)
  const [isOpen, setOpen] = useState(false)
  const act = t(order.labelState === 'NONE' ? 'addLabel' : 'changeLabel')
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" reason={reason} onClick={() => setOpen(true)}>
        {act}
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={close} title={act}>
          <LabelMend order={order} isForStaff={isForStaff} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

/** Before it waits for one, and where a wrong one was given: the alert asks for it only when the parcel is ready. */
function ChangeNumber({ order, isForStaff }: Required<Props>) {
  const t = useText('labelMend')
  const reason = useWhyNot()(isForStaff ? orderMendCalls.officeEditOrder : orderEditCalls.editOrder)
  const [isOpen, setOpen] = useState(false)
  const { trackingNumber } = order
  const act = t(trackingNumber === null ? 'addNumber' : 'changeNumber')
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" reason={reason} onClick={() => setOpen(true)}>
        {act}
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={close} title={act} hint={trackingNumber === null ? undefined : grouped(trackingNumber)}>
          <NumberForm order={order} isForStaff={isForStaff} onDone={close} />
        </Dialog>
      )}
    </>
  )
}
