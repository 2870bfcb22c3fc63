import { Select } from '@mantine/core'
import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { formatCents, parseCents } from '#base/money.ts'
import { AppDialog } from '#kit/app/dialog/AppDialog.tsx'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { ReasonGiven } from '../../intake/contract.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { whyNotRefund } from '../../refund/rules.ts'
import { ErrorCode } from '../../status/contract.ts'
import { isOver } from '../../status/rules.ts'
import { useCancelFigures } from '../use-cancel-figures.tsx'
import { AmountField, ReasonField } from './office-fields.tsx'

export type OfficeOrder = CallAnswer<typeof orderOfficeCalls.officeOrder>['data']
type Open = 'cancel' | 'refund' | 'report' | undefined
type Part = { order: OfficeOrder; onClose: () => void }
const changes = [orderOfficeCalls.officeOrder, orderOfficeCalls.officeOrders, orderOfficeCalls.officeOrderCounts]

/** What the office can do with an order now; each act needs a reason, which the seller reads. */
export function OfficeActions({ order }: { order: OfficeOrder }) {
  const t = useText('order')
  const office = useText('orderOffice')
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const [open, setOpen] = useState<Open>()
  const why = (code: string | null) => (code === null ? undefined : (faultText(code) ?? code))
  const resends = useAct(orderOfficeCalls.officeResend, { changes, done: office('resent') })
  const resend = () => {
    const from = t(`status_${order.timeline.find(change => change.to === 'ERROR')?.from ?? 'ERROR'}`)
    const question = { title: office('resendTitle'), children: office('resendHint', { from }), action: office('resend') }
    void resends.ask(question, { params: { id: order.id }, body: {} })
  }
  const close = () => setOpen(undefined)
  const isOpen = !isOver(order.status)
  return (
    <>
      {order.status === 'ERROR' && (
        <Button variant="primary" icon="refresh" reason={whyNot(orderOfficeCalls.officeResend)} busy={resends.isPending} onClick={resend}>
          {office('resend')}
        </Button>
      )}
      {isOpen && order.status !== 'ERROR' && (
        <Button icon="alert" reason={whyNot(orderOfficeCalls.officeError)} onClick={() => setOpen('report')}>
          {office('report')}
        </Button>
      )}
      <Button icon="moneyBack" reason={whyNot(orderOfficeCalls.officeRefund) ?? why(refundFault(order))} onClick={() => setOpen('refund')}>
        {office('refund')}
      </Button>
      {isOpen && (
        <Button icon="xCircle" reason={whyNot(orderOfficeCalls.officeCancel) ?? why(order.steps.cancel)} onClick={() => setOpen('cancel')}>
          {t('cancelOrder')}
        </Button>
      )}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
      {open === 'report' && <ReportDialog order={order} onClose={close} />}
    </>
  )
}

/** Any cent that is left may be refunded; how much is for the dialog. */
const refundFault = (order: OfficeOrder) => whyNotRefund(order, 1) ?? null

function CancelDialog({ order, onClose }: Part) {
  const t = useText('order')
  const office = useText('orderOffice')
  const figuresOf = useCancelFigures()
  const cancels = useMoneySend(orderOfficeCalls.officeCancel, {
    changes,
    done: t('cancelled'),
    onWaits: onClose,
  })
  const next = async ({ reason }: { reason: string }) => {
    const { data } = await api(orderOfficeCalls.officePreviewCancel, { params: { id: order.id } })
    onClose()
    const question = {
      title: t('cancelTitle', { count: 1 }),
      figures: figuresOf(data),
      children: t(`reason_${data.reason}`),
      action: t('cancelOrder'),
      decline: t('keepGoing'),
      isDangerous: true,
    }
    await cancels.ask(question, { params: { id: order.id }, body: { reason } })
  }
  return (
    <ReasonDialog
      title={t('cancelTitle', { count: 1 })}
      shape={ReasonGiven}
      name="reason"
      label={office('cancelReason')}
      action={t('cancelOrder')}
      isDangerous
      act={cancels}
      onReason={next}
      onClose={onClose}
    />
  )
}

function RefundDialog({ order, onClose }: Part) {
  const t = useText('order')
  const office = useText('orderOffice')
  const language = useLanguage()
  const faultText = useFaultText()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const amountCents = parseCents(amount) ?? 0
  const refunds = useMoneySend(orderOfficeCalls.officeRefund, {
    changes,
    done: office('refunded', { amount: formatCents(amountCents, { language }) }),
    onDone: onClose,
    onWaits: onClose,
  })
  const fault = whyNotRefund(order, amountCents) ?? (reason.trim() === '' ? 'ORDER_REASON_MISSING' : undefined)
  const left = formatCents(order.paidCents - order.refundedCents, { language })
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={office('refundTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            variant="danger"
            reason={fault && faultText(fault)}
            busy={refunds.isPending}
            onClick={() => refunds.mutate({ params: { id: order.id }, body: { amountCents, reason } })}
          >
            {office('refund')} {amountCents > 0 && formatCents(amountCents, { language })}
          </Button>
        </>
      }
    >
      <AmountField
        label={office('refundAmount')}
        description={office('refundLeft', { left, paid: formatCents(order.paidCents, { language }) })}
        value={amount}
        onChange={setAmount}
      />
      <LimitNote kind="refund" amount={amountCents} />
      <ReasonField label={office('cancelReason')} value={reason} onChange={setReason} />
    </AppDialog>
  )
}

function ReportDialog({ order, onClose }: Part) {
  const t = useText('order')
  const office = useText('orderOffice')
  const [code, setCode] = useState<ErrorCode>('ADDRESS')
  const [waitsOn, setWaitsOn] = useState<'SELLER' | 'STAFF'>('SELLER')
  const [note, setNote] = useState('')
  const reports = useAct(orderOfficeCalls.officeError, { changes, done: office('reported'), onDone: onClose })
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title={office('reportTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            variant="danger"
            busy={reports.isPending}
            onClick={() => reports.mutate({ params: { id: order.id }, body: { code, waitsOn, note } })}
          >
            {office('report')}
          </Button>
        </>
      }
    >
      <Select
        label={office('reportCode')}
        data={ErrorCode.options.map(value => ({ value, label: t(`errorCode_${value}`) }))}
        value={code}
        allowDeselect={false}
        onChange={value => setCode(ErrorCode.options.find(each => each === value) ?? code)}
      />
      <Select
        label={office('reportWaitsOn')}
        data={(['SELLER', 'STAFF'] as const).map(value => ({ value, label: office(`waitsOn_${value}`) }))}
        value={waitsOn}
        allowDeselect={false}
        onChange={value => setWaitsOn(value === 'STAFF' ? 'STAFF' : 'SELLER')}
      />
      <ReasonField label={office('reportNote')} value={note} onChange={setNote} />
    </AppDialog>
  )
}
