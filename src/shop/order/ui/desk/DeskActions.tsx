import { Select } from '@mantine/core'
import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { formatCents, parseCents } from '#base/money.ts'
import { api } from '#kit/api.ts'
import { Button } from '#kit/Button.tsx'
import { useConfirm } from '#kit/desk/Confirm.tsx'
import { DeskDialog } from '#kit/desk/DeskDialog.tsx'
import { useNotice } from '#kit/desk/use-notice.tsx'
import { useSend } from '#kit/use-call.ts'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { orderDeskCalls } from '../../calls.ts'
import type { orderDeskCalls as contract } from '../../office.contract.ts'
import { whyNotRefund } from '../../refund.rules.ts'
import { ErrorCode } from '../../status.contract.ts'
import { useCancelFigures } from '../use-cancel-figures.tsx'
import { AmountField, ReasonField } from './desk-fields.tsx'

export type OfficeOrder = CallAnswer<typeof contract.officeOrder>['data']
type Open = 'cancel' | 'refund' | 'report' | undefined
type Part = { order: OfficeOrder; onClose: () => void }
const changes = [orderDeskCalls.officeOrder, orderDeskCalls.officeOrders, orderDeskCalls.officeOrderCounts]

/** What the office can do with an order now; each act needs a reason, which the seller reads. */
export function DeskActions({ order }: { order: OfficeOrder }) {
  const t = useText('order')
  const desk = useText('orderDesk')
  const faultText = useFaultText()
  const confirm = useConfirm()
  const notice = useNotice()
  const [open, setOpen] = useState<Open>()
  const why = (code: string | null) => (code === null ? undefined : (faultText(code) ?? code))
  const resends = useSend(orderDeskCalls.officeResend, { changes, onDone: () => notice.done(desk('resent')), onRefused: notice.failed })
  const resend = async () => {
    const from = t(`status_${order.timeline.find(change => change.to === 'ERROR')?.from ?? 'ERROR'}`)
    const question = { title: desk('resendTitle'), children: desk('resendHint', { from }), action: desk('resend') }
    if (await confirm(question)) resends.mutate({ params: { id: order.id }, body: {} })
  }
  const close = () => setOpen(undefined)
  const isOver = ['CANCELLED', 'REFUNDED', 'CLOSED', 'DELIVERED', 'PARTIAL_REFUNDED'].includes(order.status)
  return (
    <>
      {order.status === 'ERROR' && (
        <Button variant="primary" icon="refresh" busy={resends.isPending} onClick={resend}>
          {desk('resend')}
        </Button>
      )}
      {!isOver && order.status !== 'ERROR' && (
        <Button icon="alert" onClick={() => setOpen('report')}>
          {desk('report')}
        </Button>
      )}
      <Button icon="moneyBack" reason={why(refundFault(order))} onClick={() => setOpen('refund')}>
        {desk('refund')}
      </Button>
      {!isOver && (
        <Button icon="xCircle" reason={why(order.steps.cancel)} onClick={() => setOpen('cancel')}>
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
  const desk = useText('orderDesk')
  const faultText = useFaultText()
  const confirm = useConfirm()
  const notice = useNotice()
  const figuresOf = useCancelFigures()
  const [reason, setReason] = useState('')
  const cancels = useSend(orderDeskCalls.officeCancel, { changes, onDone: () => notice.done(t('cancelled')), onRefused: notice.failed })
  const next = async () => {
    const { data } = await api(orderDeskCalls.officePreviewCancel, { params: { id: order.id } })
    onClose()
    const question = {
      title: t('cancelTitle', { count: 1 }),
      figures: figuresOf(data),
      children: t(`reason_${data.reason}`),
      action: t('cancelOrder'),
      decline: t('keepGoing'),
      isDangerous: true,
    }
    if (await confirm(question)) cancels.mutate({ params: { id: order.id }, body: { reason } })
  }
  return (
    <DeskDialog
      isOpen
      onClose={onClose}
      title={t('cancelTitle', { count: 1 })}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="danger" reason={reason.trim() === '' ? faultText('ORDER_REASON_MISSING') : undefined} onClick={next}>
            {t('cancelOrder')}
          </Button>
        </>
      }
    >
      <ReasonField label={desk('cancelReason')} value={reason} onChange={setReason} />
    </DeskDialog>
  )
}

function RefundDialog({ order, onClose }: Part) {
  const t = useText('order')
  const desk = useText('orderDesk')
  const language = useLanguage()
  const faultText = useFaultText()
  const notice = useNotice()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const amountCents = parseCents(amount) ?? 0
  const refunds = useSend(orderDeskCalls.officeRefund, {
    changes,
    onRefused: notice.failed,
    onDone: () => {
      notice.done(desk('refunded', { amount: formatCents(amountCents, { language }) }))
      onClose()
    },
  })
  const fault = whyNotRefund(order, amountCents) ?? (reason.trim() === '' ? 'ORDER_REASON_MISSING' : undefined)
  const left = formatCents(order.paidCents - order.refundedCents, { language })
  return (
    <DeskDialog
      isOpen
      onClose={onClose}
      title={desk('refundTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            variant="danger"
            reason={fault && faultText(fault)}
            busy={refunds.isPending}
            onClick={() => refunds.mutate({ params: { id: order.id }, body: { amountCents, reason } })}
          >
            {desk('refund')} {amountCents > 0 && formatCents(amountCents, { language })}
          </Button>
        </>
      }
    >
      <AmountField
        label={desk('refundAmount')}
        description={desk('refundLeft', { left, paid: formatCents(order.paidCents, { language }) })}
        value={amount}
        onChange={setAmount}
      />
      <LimitNote kind="refund" amount={amountCents} />
      <ReasonField label={desk('cancelReason')} value={reason} onChange={setReason} />
    </DeskDialog>
  )
}

function ReportDialog({ order, onClose }: Part) {
  const t = useText('order')
  const desk = useText('orderDesk')
  const notice = useNotice()
  const [code, setCode] = useState<ErrorCode>('ADDRESS')
  const [waitsOn, setWaitsOn] = useState<'SELLER' | 'STAFF'>('SELLER')
  const [note, setNote] = useState('')
  const reports = useSend(orderDeskCalls.officeError, {
    changes,
    onRefused: notice.failed,
    onDone: () => {
      notice.done(desk('reported'))
      onClose()
    },
  })
  return (
    <DeskDialog
      isOpen
      onClose={onClose}
      title={desk('reportTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            variant="danger"
            busy={reports.isPending}
            onClick={() => reports.mutate({ params: { id: order.id }, body: { code, waitsOn, note } })}
          >
            {desk('report')}
          </Button>
        </>
      }
    >
      <Select
        label={desk('reportCode')}
        data={ErrorCode.options.map(value => ({ value, label: t(`errorCode_${value}`) }))}
        value={code}
        allowDeselect={false}
        onChange={value => setCode(ErrorCode.options.find(each => each === value) ?? code)}
      />
      <Select
        label={desk('reportWaitsOn')}
        data={(['SELLER', 'STAFF'] as const).map(value => ({ value, label: desk(`waitsOn_${value}`) }))}
        value={waitsOn}
        allowDeselect={false}
        onChange={value => setWaitsOn(value === 'STAFF' ? 'STAFF' : 'SELLER')}
      />
      <ReasonField label={desk('reportNote')} value={note} onChange={setNote} />
    </DeskDialog>
  )
}
