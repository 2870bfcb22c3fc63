import type { Control } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { formatDate } from '#base/time.ts'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormCards } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'
import { ticketMergeCalls } from '../../office/merge/contract.ts'
import { officeTicketPath } from '../../rules.ts'
import { type OfficeTicket, ticketChanges } from '../office/office-ticket.ts'

type Props = { ticket: OfficeTicket; seenId: number; onClose: () => void }

/** Which ticket it goes on in: another open one of the seller, about its order where it has one. What happens is said before it is done. */
export function MergeDialog({ ticket, seenId, onClose }: Props) {
  const say = useText('ticketMerge')
  const navigate = useNavigate()
  const { id, seller, orderId } = ticket
  const found = useCall(ticketOfficeCalls.officeTickets, {
    query: { sellerId: seller.id, status: 'OPEN', ...(orderId !== null && { orderId }), limit: 50 },
  })
  const merges = useAct(ticketMergeCalls.mergeTicket, {
    changes: ticketChanges,
    done: ({ data }) => say('done', { id, into: data.id }),
    onDone({ data }) {
      onClose()
      void navigate(officeTicketPath(data.id))
    },
    showsRefusal: true,
  })
  const form = useAppForm(MergeForm, {})
  const { intoId } = form.watch()
  return (
    <Dialog isOpen onClose={onClose} title={say('title', { id })} width={582}>
      <AppForm
        form={form}
        error={merges.error}
        onSubmit={typed => merges.mutate({ params: { id }, body: { intoId: Number(typed.intoId), seenMessageId: seenId } })}
      >
        <p>{say('explains', { name: seller.username })}</p>
        <Loaded of={found}>
          {({ docs }) => <Targets lines={docs.filter(line => line.id !== id)} control={form.control} isOfOrder={orderId !== null} />}
        </Loaded>
        <FormActions>
          <Button onClick={onClose}>{say('close')}</Button>
          <Button type="submit" variant="primary" reason={intoId ? undefined : say('choose')} busy={merges.isPending}>
            {intoId ? say('mergeInto', { id: intoId }) : say('merge')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}

/** The number of the ticket, as a choice holds it. */
const MergeForm = z.object({ intoId: z.string() })
type Line = Pick<OfficeTicket, 'id' | 'subject' | 'orderId' | 'createdAt' | 'supporter'>
type TargetsProps = { lines: readonly Line[]; control: Control<z.infer<typeof MergeForm>>; isOfOrder: boolean }

function Targets({ lines, control, isOfOrder }: TargetsProps) {
  const [say, t, language] = [useText('ticketMerge'), useText('ticket'), useLanguage()]
  if (lines.length === 0) return <p className="hint">{isOfOrder ? say('noneOfOrder') : say('noneOfSeller')}</p>
  const hintOf = ({ orderId, createdAt, supporter }: Line) =>
    [formatDate(createdAt, 'dateTime', { language }), !isOfOrder && orderId !== null && `${t('order')} #${orderId}`, supporter].filter(
      Boolean,
    )
  return (
    <FormCards
      control={control}
      name="intoId"
      legend={say('into')}
      choices={lines.map(line => ({
        value: String(line.id),
        title: `#${line.id} · ${line.subject}`,
        hint: hintOf(line).join(' · '),
      }))}
    />
  )
}
