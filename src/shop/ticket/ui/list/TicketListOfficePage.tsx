import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'
import { ticketStatuses, ticketTypes, ticketWaits } from '../../rules.ts'
import { DueTime } from './DueTime.tsx'
import { useTicketColumns } from './ticket-columns.tsx'

export const handle = { texts: ['ticket', 'ticketOffice'] }

/** What sellers ask: the open ones first. */
export default function TicketListOfficePage() {
  const [t, office] = [useText('ticket'), useText('ticketOffice')]
  const any = t('any')
  const reader = useReader()
  const supporters = useCall(ticketOfficeCalls.ticketSupporters, {}).data?.data ?? []
  const others = supporters.filter(({ id }) => id !== reader?.id)
  const tickets = useList(ticketOfficeCalls.officeTickets, {
    search: t('search'),
    tabs: {
      name: 'status',
      label: t('statusLabel'),
      choices: [
        { value: 'OPEN' as const, label: office('open') },
        ...ticketStatuses.map(value => ({ value, label: t(`status_${value}`) })),
        { value: 'ALL' as const, label: t('all'), query: {} },
      ],
      isCounted: true,
    },
    filters: [
      { name: 'type', label: t('type'), any, choices: ticketTypes.map(value => ({ value, label: t(`type_${value}`) })) },
      { name: 'waitingOn', label: t('waitingOn'), any, choices: ticketWaits.map(value => ({ value, label: t(`wait_${value}`) })) },
      {
        name: 'supporter',
        label: office('whose'),
        any,
        choices: [
          ...(['MINE', 'NOBODY'] as const).map(value => ({ value, label: office(value), query: { supporter: value } })),
          ...others.map(({ id, username }) => ({ value: String(id), label: username, query: { supporter: id } })),
        ],
      },
      { name: 'due', label: office('due'), any, choices: [{ value: 'OVERDUE' as const, label: office('isOverdue') }] },
      {
        name: 'sort',
        label: t('sort'),
        choices: [
          ...(['newest', 'oldest'] as const).map(value => ({ value, label: t(value) })),
          { value: 'due' as const, label: office('byDue') },
        ],
      },
    ],
    live: ['ticket.changed', 'ticket.noted'],
    // Time goes by without an event.
    everyMs: 60_000,
  })
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={office('hint')}
        actions={
          <>
            <LinkButton to="/office/ticket/macros">{office('macros')}</LinkButton>
            <LinkButton to="/office/ticket/report">{office('report')}</LinkButton>
          </>
        }
      />
      <Standing />
      <List
        of={tickets}
        name="office-tickets"
        label={t('title')}
        columns={useColumns()}
        rowName={ticket => `#${ticket.id}`}
        rowTo={ticket => `/office/ticket/${ticket.id}`}
        empty={{ drawing: 'done', title: tickets.tab === 'OPEN' ? office('emptyOpen') : t('emptyTitle'), hint: office('emptyHint') }}
      />
    </>
  )
}

/** What waits, and how many questions tracking answered by itself. */
function Standing() {
  const office = useText('ticketOffice')
  const figures = useCall(ticketOfficeCalls.ticketFigures, {}, { everyMs: 60_000 }).data?.data
  useLive(['ticket.changed'], [ticketOfficeCalls.ticketFigures])
  return (
    <Figures
      of={(['waiting', 'overdue', 'unassigned', 'shippingAsked', 'deflected'] as const).map(name => ({
        label: office(name),
        value: figures?.[name] ?? '–',
        ...(name === 'overdue' && { to: '/office/ticket?due=OVERDUE', meaning: figures?.overdue ? 'red' : undefined }),
      }))}
    />
  )
}

function useColumns(): readonly DataColumn<RowOf<typeof ticketOfficeCalls.officeTickets>>[] {
  const office = useText('ticketOffice')
  const [ticket, ...rest] = useTicketColumns(true)
  if (!ticket) return rest
  return [
    ticket,
    {
      id: 'due',
      header: office('due'),
      width: '120px',
      phone: 'line',
      cell: row => (
        <>
          <span className="phone-only muted">{office('due')} </span>
          <DueTime at={row.dueAt} />
        </>
      ),
    },
    { id: 'seller', header: office('seller'), width: '100px', fromPixels: 1_280, cell: row => row.seller.username },
    ...rest,
  ]
}
