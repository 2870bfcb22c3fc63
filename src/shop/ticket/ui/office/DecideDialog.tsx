import { useEffect } from 'react'
import { z } from 'zod'
import { formatCents } from '#base/money.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormCards, FormMoney, FormSelect, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { LimitNote } from '#shop/approval/ui/LimitNote.tsx'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { DecisionBody, ticketDecisionCalls } from '../../decision/contract.ts'
import { dueFor, whyNotKind } from '../../decision/rules.ts'
import { decisionCauses, decisionKinds, ticketLimits } from '../../rules.ts'
import { MacroMenu } from '../macro/MacroMenu.tsx'
import { ItemChoice } from '../open/ItemChoice.tsx'
import type { OfficeOrder } from '../talk/OrderPanel.tsx'
import { type OfficeTicket, ticketChanges } from './office-ticket.ts'

type Props = { ticket: OfficeTicket; onClose: () => void }
type Decided = { ticket: OfficeTicket; order: OfficeOrder | undefined }
const DecisionForm = DecisionBody.pick({ kind: true, text: true }).extend({
  cause: z.enum(decisionCauses, { error: 'SUPPORT_CAUSE_MISSING' }),
  itemIds: z.array(z.int()),
  amountCents: z.int().optional(),
})

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
  // A dialog of its own: the focus goes to its first field.
  return (
    <Dialog isOpen onClose={onClose} title={say('title')} width={582} key="form">
      <DecideForm ticket={ticket} order={order.data?.data} onClose={onClose} />
    </Dialog>
  )
}

function DecideForm({ ticket, order, onClose }: Decided & Props) {
  const say = useText('ticketDecision')
  const language = useLanguage()
  const faultText = useFaultText()
  const { form, kinds } = useDecision({ ticket, order })
  const { control } = form
  const typed = form.watch()
  const { kind, itemIds, amountCents = 0 } = typed
  const leftCents = order ? order.paidCents - order.refundedCents : 0
  const fault = whyNot(typed, leftCents)
  const sends = useMoneySend(ticketDecisionCalls.decideTicket, {
    changes: [...ticketChanges, orderOfficeCalls.officeOrder],
    done: say('done'),
    onDone: onClose,
    onWaits: onClose,
    showsRefusal: true,
  })
  const submit = ({ amountCents, itemIds, ...given }: z.output<typeof DecisionForm>) =>
    sends.mutate({
      params: { id: ticket.id },
      body: {
        ...given,
        itemIds: kind === 'REFUND' || kind === 'REPRINT' ? itemIds : [],
        seenMessageId: ticket.messages.at(-1)?.id ?? 0,
        seenDecisionId: ticket.decisionId,
        ...(kind === 'REFUND' && amountCents !== undefined && { amountCents, seenLeftCents: leftCents }),
      },
    })
  const sum = kind === 'REFUND' && amountCents > 0 ? ` · ${formatCents(amountCents, { language })}` : ''
  return (
    <AppForm form={form} error={sends.error} onSubmit={submit}>
      <FormCards
        control={control}
        name="kind"
        legend={say('kind')}
        choices={kinds.map(value => ({ value, title: say(`kind_${value}`), hint: say(`hint_${value}`) }))}
      />
      {order && kind !== 'REJECT' && kind !== 'RESHIP' && (
        <ItemChoice order={order} chosen={itemIds} onChange={ids => form.setValue('itemIds', [...ids])} isForStaff />
      )}
      {order && kind === 'REFUND' && (
        <>
          <FormMoney
            control={control}
            name="amountCents"
            label={say('amount')}
            help={say('left', { left: formatCents(leftCents, { language }) })}
            autoComplete="off"
            data-autofocus
          />
          <LimitNote kind="refund" amount={amountCents} />
        </>
      )}
      <FormSelect
        control={control}
        name="cause"
        label={say('cause')}
        choices={decisionCauses.map(value => ({ value, label: say(`cause_${value}`) }))}
        placeholder={say('causeAsk')}
      />
      <FormTextarea control={control} name="text" label={say('answer')} rows={4} maxLength={ticketLimits.textMax} required />
      <MacroMenu ticketId={ticket.id} onInsert={text => form.setValue('text', text, { shouldDirty: true })} />
      <FormActions>
        <Button onClick={onClose}>{say('close')}</Button>
        <Button type="submit" variant="danger" reason={fault && faultText(fault)} busy={sends.isPending}>
          {`${say(`do_${kind}`)}${sum}`}
        </Button>
      </FormActions>
    </AppForm>
  )
}

/** The form; what the order does not allow is not offered, and what nobody has typed follows what it speaks of. */
function useDecision({ ticket, order }: Decided) {
  const language = useLanguage()
  const say = useText('ticketDecision')
  const kinds = decisionKinds.filter(each => whyNotKind(each, order) === undefined)
  const form = useAppForm(DecisionForm, { kind: kinds[0] ?? 'REJECT', itemIds: [...ticket.itemIds], text: '' })
  const { resetField } = form
  const { dirtyFields } = form.formState
  const { kind, itemIds, amountCents } = form.watch()
  const dueCents = order && dueFor(order, itemIds)
  const text = say(`text_${kind}`, { amount: formatCents(amountCents || 0, { language }) })
  const [isSumTyped, isTextTyped] = [dirtyFields.amountCents, dirtyFields.text]
  useEffect(() => {
    if (!isSumTyped && dueCents !== undefined) resetField('amountCents', { defaultValue: dueCents })
  }, [isSumTyped, dueCents, resetField])
  useEffect(() => {
    if (!isTextTyped) resetField('text', { defaultValue: text })
  }, [isTextTyped, text, resetField])
  return { form, kinds }
}

/** Why this is not decided yet, or nothing where it may be. */
function whyNot({ kind, cause, text, amountCents = 0 }: Partial<z.input<typeof DecisionForm>>, leftCents: number) {
  if (!cause) return 'SUPPORT_CAUSE_MISSING'
  if (text?.trim() === '') return 'REQUIRED'
  if (kind !== 'REFUND') return undefined
  if (amountCents <= 0) return 'REFUND_AMOUNT_INVALID'
  return amountCents > leftCents ? 'REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT' : undefined
}
