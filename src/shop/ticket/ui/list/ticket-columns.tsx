import { Link } from 'react-router'
import type { RowOf } from '#kit/app/list/list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useText } from '#kit/use-text.ts'
import type { ticketCalls } from '../../talk/contract.ts'
import { TicketStatusBadge, TicketWaits } from './TicketBadges.tsx'

/** A line of either list. */
export type ListedTicket = RowOf<typeof ticketCalls.myTickets>

/** The columns of a list of tickets; the office adds whose they are. */
export function useTicketColumns(isForStaff: boolean): readonly DataColumn<ListedTicket>[] {
  const t = useText('ticket')
  const orderPath = isForStaff ? '/office/order' : '/order'
  return [
    {
      id: 'ticket',
      header: t('ticket'),
      least: 'clamp(160px, 26%, 340px)',
      cell: ticket => (
        <span title={ticket.subject}>
          #{ticket.id} {ticket.subject}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('statusLabel'),
      width: '130px',
      cell: ticket => <TicketStatusBadge status={ticket.status} isForStaff={isForStaff} />,
    },
    {
      id: 'waitingOn',
      header: t('waitingOn'),
      width: '130px',
      phone: 'end',
      cell: ticket => <TicketWaits ticket={ticket} isForStaff={isForStaff} />,
    },
    {
      id: 'type',
      header: t('type'),
      width: '170px',
      phone: 'line',
      fromPixels: isForStaff ? 1_000 : 860,
      cell: ticket => t(`type_${ticket.type}`),
    },
    {
      id: 'order',
      header: t('order'),
      width: '80px',
      phone: 'none',
      cell: ({ orderId, externalId }) =>
        orderId === null ? (
          '–'
        ) : (
          <Link to={`${orderPath}/${orderId}`} className="plain-link numbers" title={externalId ?? undefined}>
            #{orderId}
          </Link>
        ),
    },
    { id: 'supporter', header: t('supporter'), width: '100px', phone: 'none', fromPixels: 1_060, cell: ticket => ticket.supporter ?? '–' },
    { id: 'created', header: t('created'), width: '110px', isOptional: true, cell: ticket => <When at={ticket.createdAt} /> },
    { id: 'activity', header: t('lastActivity'), width: '150px', phone: 'foot', cell: ticket => <When at={ticket.lastActivityAt} /> },
  ]
}
