import { Dash } from '#kit/app/table/row/Dash.tsx'
import { Badge } from '#kit/show/Badge.tsx'
import { useText } from '#kit/use-text.ts'
import { isOpenTicket, type TicketStatus, type TicketWait } from '../../rules.ts'

const meanings = { NEW: 'blue', IN_PROGRESS: 'blue', SOLVED: 'green', SPAM: 'grey' } as const

/** Sellers read that a ticket is closed, where staff read why. */
export function TicketStatusBadge({ status, isForStaff = false }: { status: TicketStatus; isForStaff?: boolean }) {
  const t = useText('ticket')
  return <Badge meaning={meanings[status]}>{status === 'SPAM' && !isForStaff ? t('closed') : t(`status_${status}`)}</Badge>
}

type Waits = { status: TicketStatus; waitingOn: TicketWait }
/** Who must act next; in colour where it is the reader. Nobody once it is solved. */
export function TicketWaits({ ticket: { status, waitingOn }, isForStaff = false }: { ticket: Waits; isForStaff?: boolean }) {
  const t = useText('ticket')
  if (!isOpenTicket(status)) return <Dash />
  const isReaders = waitingOn === (isForStaff ? 'STAFF' : 'REQUESTER')
  const word = waitingOn === 'REQUESTER' && !isForStaff ? t('waitsYou') : t(`wait_${waitingOn}`)
  return isReaders ? <Badge meaning="amber">{word}</Badge> : word
}
