import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '#base/time.ts'
import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'
import { ticketMergeCalls } from '../../office/merge/contract.ts'
import { officeTicketPath } from '../../rules.ts'
import { type OfficeTicket, ticketChanges } from '../office/office-ticket.ts'

type Props = { ticket: OfficeTicket; seenId: number; onClose: () => void }

/** Which ticket it goes on in: another open one of the seller, about its order where it has one. What happens is said before it is done. */
export function MergeDialog({ ticket, seenId, onClose }: Props) {
  const say = useText('ticketMerge')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [intoId, setIntoId] = useState<number>()
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
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('title', { id })}
      width={582}
      footer={
        <>
          <Button onClick={onClose}>{say('close')}</Button>
          <Button
            variant="primary"
            reason={intoId === undefined ? say('choose') : undefined}
            busy={merges.isPending}
            onClick={() => merges.mutate({ params: { id }, body: { intoId: intoId ?? 0, seenMessageId: seenId } })}
          >
            {intoId === undefined ? say('merge') : say('mergeInto', { id: intoId })}
          </Button>
        </>
      }
    >
      <Stack>
        {merges.error && <Note meaning="red">{errorText(merges.error)}</Note>}
        <p>{say('explains', { name: seller.username })}</p>
        <Loaded of={found}>
          {({ docs }) => (
            <Targets lines={docs.filter(line => line.id !== id)} value={intoId} onChange={setIntoId} isOfOrder={orderId !== null} />
          )}
        </Loaded>
      </Stack>
    </Dialog>
  )
}

type Line = Pick<OfficeTicket, 'id' | 'subject' | 'orderId' | 'createdAt' | 'supporter'>
type TargetsProps = { lines: readonly Line[]; value: number | undefined; onChange: (id: number) => void; isOfOrder: boolean }

function Targets({ lines, value, onChange, isOfOrder }: TargetsProps) {
  const [say, t, language] = [useText('ticketMerge'), useText('ticket'), useLanguage()]
  if (lines.length === 0) return <p className="hint">{isOfOrder ? say('noneOfOrder') : say('noneOfSeller')}</p>
  const hintOf = ({ orderId, createdAt, supporter }: Line) =>
    [formatDate(createdAt, 'dateTime', { language }), !isOfOrder && orderId !== null && `${t('order')} #${orderId}`, supporter].filter(
      Boolean,
    )
  return (
    <ChoiceCards
      legend={say('into')}
      value={value === undefined ? undefined : String(value)}
      onChange={chosen => onChange(Number(chosen))}
      choices={lines.map(line => ({
        value: String(line.id),
        title: `#${line.id} · ${line.subject}`,
        hint: hintOf(line).join(' · '),
      }))}
    />
  )
}
