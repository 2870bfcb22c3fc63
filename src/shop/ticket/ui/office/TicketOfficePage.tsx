import { Link, useParams } from 'react-router'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { WithRail } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { OrderPhotos } from '#shop/production/ui/photo/OrderPhotos.tsx'
import { ticketOfficeCalls } from '../../office/contract.ts'
import { isOpenTicket } from '../../rules.ts'
import { DueTime } from '../list/DueTime.tsx'
import { TicketStatusBadge } from '../list/TicketBadges.tsx'
import { MergedNote } from '../merge/MergedNote.tsx'
import { TicketLinks } from '../merge/TicketLinks.tsx'
import { OfficeOrderPanel } from '../talk/OrderPanel.tsx'
import { Talk } from '../talk/Talk.tsx'
import { TicketFacts } from '../talk/TicketFacts.tsx'
import { OfficeReply } from './OfficeReply.tsx'
import type { OfficeTicket } from './office-ticket.ts'
import { Supporter } from './Supporter.tsx'
import { TicketActs } from './TicketActs.tsx'
import { useSeen } from './use-seen.ts'

export const handle = {
  texts: [
    'ticket',
    'ticketRating',
    'ticketMerge',
    'ticketOffice',
    'ticketDecision',
    'ticketMacro',
    'ticketNew',
    'order',
    'piecePhoto',
    'reprint',
    'carrier',
    'approval',
  ],
}

/** One ticket as staff see it, live: the talk with its notes, the answer to write, and the order beside it. */
export default function TicketOfficePage() {
  const [t, office] = [useText('ticket'), useText('ticketOffice')]
  const id = Number(useParams().id)
  const found = useCall(ticketOfficeCalls.officeTicket, { params: { id } })
  useLive(['ticket.changed', 'ticket.noted'], [ticketOfficeCalls.officeTicket])
  const back = { to: '/office/ticket', label: office('back') }
  return (
    <Loaded of={found} head={<PageHeader title={t('pageTitle', { id })} back={back} />}>
      {ticket => <Conversation key={ticket.id} ticket={ticket} back={back} onNews={() => void found.refetch()} />}
    </Loaded>
  )
}

type Props = { ticket: OfficeTicket; back: { to: string; label: string }; onNews: () => void }

function Conversation({ ticket, back, onNews }: Props) {
  const t = useText('ticket')
  const { id, subject, status, type, seller, dueAt, isAnswered } = ticket
  const office = useText('ticketOffice')
  const seen = useSeen(ticket)
  return (
    <>
      <PageHeader
        title={subject === '' ? t('pageTitle', { id }) : subject}
        hint={
          <>
            {t('pageTitle', { id })} · {t(`type_${type}`)} · <Link to={`/office/people/${seller.id}`}>{seller.username}</Link>
            <TicketLinks ticket={ticket} isForStaff />
          </>
        }
        back={back}
        aside={<TicketStatusBadge status={status} isForStaff />}
        actions={<TicketActs ticket={ticket} seenId={seen.id} />}
      />
      <WithRail
        rail={
          <>
            <TicketFacts
              ticket={ticket}
              isForStaff
              supporter={isOpenTicket(status) ? <Supporter ticket={ticket} /> : undefined}
              requester={<Link to={`/office/people/${seller.id}`}>{seller.username}</Link>}
              due={dueAt === null ? undefined : { label: office(isAnswered ? 'decisionDue' : 'replyDue'), value: <DueTime at={dueAt} /> }}
            />
            {ticket.orderId !== null && (
              <>
                <OfficeOrderPanel orderId={ticket.orderId} itemIds={ticket.itemIds} />
                <OrderPhotos orderId={ticket.orderId} itemIds={ticket.itemIds} />
              </>
            )}
          </>
        }
      >
        <Talk
          ticketId={id}
          newest={ticket.messages}
          hasEarlier={ticket.hasEarlier}
          isForStaff
          seenId={seen.id}
          earlierThan={async before => (await api(ticketOfficeCalls.officeTicketMessages, { params: { id }, query: { before } })).data}
        />
        <MergedNote mergedId={ticket.mergedId} isForStaff />
        <OfficeReply ticket={ticket} seen={seen} onNews={onNews} />
      </WithRail>
    </>
  )
}
