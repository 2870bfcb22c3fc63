import { useState } from 'react'
import { formatCents, parseCents } from '#base/money.ts'
import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useErrorText } from '#kit/call/error-text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Select } from '#kit/control/Select.tsx'
import { Textarea } from '#kit/control/TextInput.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { AmountField } from '#shop/order/ui/office/office-fields.tsx'
import { ticketDecisionCalls } from '../../decision/contract.ts'
import { dueFor, whyNotKind } from '../../decision/rules.ts'
import { type DecisionCause, type DecisionKind, decisionCauses, decisionKinds, ticketLimits } from '../../rules.ts'
import { MacroMenu } from '../macro/MacroMenu.tsx'
import { ItemChoice } from '../open/ItemChoice.tsx'
import type { OfficeOrder } from '../talk/OrderPanel.tsx'
import { type OfficeTicket, ticketChanges } from './office-ticket.ts'

type Props = { ticket: OfficeTicket; onClose: () => void }

/** What is decided, whose fault it was, what it costs and what the requester reads: seen together before it is done together. */
export function DecideDialog({ ticket, onClose }: Props) {
  const say = useText('ticketDecision')
  const { orderId } = ticket
  const order = useCall(orderOfficeCalls.officeOrder, { params: { id: orderId ?? 0 } }, { isEnabled: orderId !== null })
  if (orderId !== null && !order.data)
    return (
      <Dialog isOpen onClose={onClose} title={say('title')} width={582}>
        <Loaded of={order}>{() => null}</Loaded>
      </Dialog>
    )
  return <DecideForm ticket={ticket} order={order.data?.data} onClose={onClose} />
}

function DecideForm({ ticket, order, onClose }: Props & { order: OfficeOrder | undefined }) {
  const say = useText('ticketDecision')
  const language = useLanguage()
  const faultText = useFaultText()
  const errorText = useErrorText()
  const form = useDecision(ticket, order)
  const { kind, amountCents, fault } = form
  const sends = useMoneySend(ticketDecisionCalls.decideTicket, {
    changes: [...ticketChanges, orderOfficeCalls.officeOrder],
    done: say('done'),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  const sum = kind === 'REFUND' && amountCents > 0 ? ` · ${formatCents(amountCents, { language })}` : ''
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('title')}
      width={582}
      footer={
        <>
          <Button onClick={onClose}>{say('close')}</Button>
          <Button
            variant="danger"
            reason={fault && (faultText(fault) ?? fault)}
            busy={sends.isPending}
            onClick={() => sends.mutate({ params: { id: ticket.id }, body: form.body })}
          >
            {`${say(`do_${kind}`)}${sum}`}
          </Button>
        </>
      }
    >
      <Stack>
        {sends.error && <Note meaning="red">{errorText(sends.error)}</Note>}
        <ChoiceCards
          legend={say('kind')}
          value={kind}
          onChange={form.setKind}
          choices={form.kinds.map(value => ({ value, title: say(`kind_${value}`), hint: say(`hint_${value}`) }))}
        />
        {order && kind !== 'REJECT' && kind !== 'RESHIP' && (
          <ItemChoice order={order} chosen={form.itemIds} onChange={form.setItemIds} isForStaff />
        )}
        {order && kind === 'REFUND' && (
          <>
            <AmountField
              label={say('amount')}
              description={say('left', { left: formatCents(order.paidCents - order.refundedCents, { language }) })}
              value={form.amount}
              onChange={form.setAmount}
            />
            <LimitNote kind="refund" amount={amountCents} />
          </>
        )}
        <Select
          label={say('cause')}
          choices={decisionCauses.map(value => ({ value, label: say(`cause_${value}`) }))}
          value={form.cause}
          placeholder={say('causeAsk')}
          onChange={form.setCause}
        />
        <Textarea
          label={say('answer')}
          rows={4}
          maxLength={ticketLimits.textMax}
          value={form.text}
          onChange={event => form.setText(event.currentTarget.value)}
          required
        />
        <MacroMenu ticketId={ticket.id} onInsert={form.setText} />
      </Stack>
    </Dialog>
  )
}

/** The form's state, and what it would send; what the order does not allow is not offered. */
function useDecision(ticket: OfficeTicket, order: OfficeOrder | undefined) {
  const language = useLanguage()
  const say = useText('ticketDecision')
  const kinds = decisionKinds.filter(each => whyNotKind(each, order) === undefined)
  const [kind, setKind] = useState<DecisionKind>(kinds[0] ?? 'REJECT')
  const [cause, setCause] = useState<DecisionCause | ''>('')
  const [itemIds, setItemIds] = useState<readonly number[]>(ticket.itemIds)
  const [typed, setAmount] = useState<string>()
  const [written, setText] = useState<string>()
  const amount = typed ?? (order ? (dueFor(order, itemIds) / 100).toFixed(2) : '')
  const amountCents = parseCents(amount) ?? 0
  const text = written ?? say(`text_${kind}`, { amount: formatCents(amountCents, { language }) })
  const isRefund = kind === 'REFUND'
  const fault =
    cause === ''
      ? 'SUPPORT_CAUSE_MISSING'
      : text.trim() === ''
        ? 'REQUIRED'
        : isRefund && amountCents <= 0
          ? 'REFUND_AMOUNT_INVALID'
          : isRefund && order && amountCents > order.paidCents - order.refundedCents
            ? 'REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT'
            : undefined
  const body = {
    kind,
    cause: cause || ('OTHER' as const),
    itemIds: kind === 'REFUND' || kind === 'REPRINT' ? [...itemIds] : [],
    text: text.trim(),
    seenMessageId: ticket.messages.at(-1)?.id ?? 0,
    seenDecisionId: ticket.decisionId,
    ...(isRefund && order && { amountCents, seenLeftCents: order.paidCents - order.refundedCents }),
  }
  return {
    ...{ kinds, kind, setKind, cause, itemIds, setItemIds, amount, amountCents, setAmount, text, setText, fault, body },
    setCause: (value: string) => setCause(decisionCauses.find(each => each === value) ?? ''),
  }
}
