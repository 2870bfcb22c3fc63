import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Select } from '#kit/control/Select.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'
import { type OfficeTicket, ticketChanges } from './office-ticket.ts'

/** Who answers the ticket, to be given to another of the staff, or back to nobody. */
export function Supporter({ ticket: { id, supporterId, supporter } }: { ticket: OfficeTicket }) {
  const office = useText('ticketOffice')
  const reader = useReader()
  const mayNot = useWhyNot()(ticketOfficeCalls.assignTicket)
  const listed = useCall(ticketOfficeCalls.ticketSupporters, {}).data?.data ?? []
  // Who has left may have it still.
  const people = supporterId === null || listed.some(each => each.id === supporterId) ? listed : [...listed, nameOf(supporterId, supporter)]
  const assigns = useAct(ticketOfficeCalls.assignTicket, {
    changes: ticketChanges,
    done: ({ data }) => (data.supporter === null ? office('givenBack') : office('assigned', { name: data.supporter })),
  })
  return (
    <Select
      aria-label={office('supporter')}
      choices={[
        { value: '', label: office('nobody') },
        ...people.map(each => ({
          value: String(each.id),
          label: each.id === reader?.id ? office('me', { name: each.username }) : each.username,
        })),
      ]}
      value={String(supporterId ?? '')}
      onChange={chosen =>
        assigns.mutate({ params: { id }, body: { supporterId: chosen === '' ? null : Number(chosen), seenSupporterId: supporterId } })
      }
      disabled={mayNot !== undefined || assigns.isPending}
      help={mayNot}
    />
  )
}

const nameOf = (id: number, name: string | null) => ({ id, username: name ?? `#${id}` })
