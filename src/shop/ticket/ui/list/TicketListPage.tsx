import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { ticketFormPath } from '#shop/content/message/rules.ts'
import { ticketTypes } from '../../rules.ts'
import { ticketCalls } from '../../talk/contract.ts'
import { useTicketColumns } from './ticket-columns.tsx'

export const handle = { texts: ['ticket'] }

/** My tickets: found by their or an order's id, by type and status, the newest or the oldest first. */
export default function TicketListPage() {
  const t = useText('ticket')
  const tickets = useList(ticketCalls.myTickets, {
    search: t('search'),
    tabs: {
      name: 'status',
      label: t('statusLabel'),
      choices: [
        { value: 'ALL' as const, label: t('all'), query: {} },
        ...(['NEW', 'IN_PROGRESS', 'SOLVED'] as const).map(value => ({ value, label: t(`status_${value}`) })),
      ],
      isCounted: true,
    },
    filters: [
      { name: 'type', label: t('type'), any: t('any'), choices: ticketTypes.map(value => ({ value, label: t(`type_${value}`) })) },
      { name: 'sort', label: t('sort'), choices: (['newest', 'oldest'] as const).map(value => ({ value, label: t(value) })) },
    ],
    live: ['ticket.changed'],
  })
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} actions={<Open />} />
      <List
        of={tickets}
        name="my-tickets"
        label={t('title')}
        columns={useTicketColumns(false)}
        rowName={ticket => `#${ticket.id}`}
        rowTo={ticket => `/ticket/${ticket.id}`}
        empty={{ drawing: 'done', title: t('emptyTitle'), hint: t('emptyHint'), action: <Open /> }}
      />
    </>
  )
}

function Open() {
  const t = useText('ticket')
  const whyNot = useWhyNot()
  return (
    <LinkButton variant="primary" icon="plus" to={ticketFormPath} reason={whyNot(ticketCalls.openTicket)}>
      {t('open')}
    </LinkButton>
  )
}
