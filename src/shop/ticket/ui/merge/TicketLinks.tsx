import { Link } from 'react-router'
import { useText } from '#kit/use-text.ts'
import { officeTicketPath, ticketPath } from '../../rules.ts'
import type { ShownTicket } from '../talk/shown-ticket.ts'

type Props = { ticket: Pick<ShownTicket, 'continuesId' | 'continuedId' | 'mergedIds'>; isForStaff?: boolean }

/** The tickets that it goes on with, that goes on with it, and that were merged into it. */
export function TicketLinks({ ticket: { continuesId, continuedId, mergedIds }, isForStaff = false }: Props) {
  const [t, say] = [useText('ticket'), useText('ticketMerge')]
  const links = [
    continuesId !== null && { id: continuesId, text: t('continues', { id: continuesId }) },
    continuedId !== null && { id: continuedId, text: t('continued', { id: continuedId }) },
    ...mergedIds.map(id => ({ id, text: say('merged', { id }) })),
  ].filter(link => link !== false)
  return links.map(({ id, text }) => (
    <span key={id}>
      {' · '}
      <Link to={isForStaff ? officeTicketPath(id) : ticketPath(id)}>{text}</Link>
    </span>
  ))
}
