import { useParams } from 'react-router'
import { formatDate } from '#base/time.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button } from '#kit/control/Button.tsx'
import { WithRail } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { urgencyOf } from '../../due/rules.ts'
import { isOpenTicket } from '../../rules.ts'
import { ticketCalls } from '../../talk/contract.ts'
import { TicketStatusBadge } from '../list/TicketBadges.tsx'
import { MergedNote } from '../merge/MergedNote.tsx'
import { TicketLinks } from '../merge/TicketLinks.tsx'
import { MyOrderPanel } from './OrderPanel.tsx'
import { RatingForm } from './RatingForm.tsx'
import { Reply } from './Reply.tsx'
import type { ShownTicket } from './shown-ticket.ts'
import { Talk } from './Talk.tsx'
import { TicketFacts } from './TicketFacts.tsx'

export const handle = { texts: ['ticket', 'ticketRating', 'ticketMerge', 'ticketDecision', 'order', 'carrier'] }
const changes = [ticketCalls.myTicket, ticketCalls.myTickets]

/** One of my tickets, live: what was said, the reply to write, and the order beside it. */
export default function TicketPage() {
  const t = useText('ticket')
  const id = Number(useParams().id)
  const found = useCall(ticketCalls.myTicket, { params: { id } })
  useLive(['ticket.changed'], [ticketCalls.myTicket])
  const back = { to: '/ticket', label: t('title') }
  return (
    <Loaded of={found} head={<PageHeader title={t('pageTitle', { id })} back={back} />}>
      {ticket => <Conversation key={ticket.id} ticket={ticket} back={back} />}
    </Loaded>
  )
}

function Conversation({ ticket, back }: { ticket: ShownTicket; back: { to: string; label: string } }) {
  const t = useText('ticket')
  const { id, subject, status, type } = ticket
  return (
    <>
      <PageHeader
        title={subject === '' ? t('pageTitle', { id }) : subject}
        hint={
          <>
            {t('pageTitle', { id })} · {t(`type_${type}`)}
            <TicketLinks ticket={ticket} />
          </>
        }
        back={back}
        aside={<TicketStatusBadge status={status} />}
        actions={isOpenTicket(status) && <Solve ticket={ticket} />}
      />
      <WithRail
        rail={
          <>
            <TicketFacts ticket={ticket} />
            {ticket.orderId !== null && <MyOrderPanel orderId={ticket.orderId} itemIds={ticket.itemIds} />}
          </>
        }
      >
        <Talk
          ticketId={id}
          newest={ticket.messages}
          hasEarlier={ticket.hasEarlier}
          earlierThan={async before => (await api(ticketCalls.myTicketMessages, { params: { id }, query: { before } })).data}
        />
        <AnswerBy at={ticket.dueAt} />
        <SolvesAt at={ticket.solvesAt} />
        {ticket.canRate && <RatingForm ticketId={id} changes={changes} />}
        <MergedNote mergedId={ticket.mergedId} />
        <Reply ticket={ticket} changes={changes} />
      </WithRail>
    </>
  )
}

/** What is promised; once it is over, that we are late. */
function AnswerBy({ at }: { at: string | null }) {
  const t = useText('ticket')
  const language = useLanguage()
  if (at === null) return null
  const isLate = urgencyOf(at, new Date()) === 'OVERDUE'
  return <p className="hint">{isLate ? t('answerLate') : t('answerBy', { date: formatDate(at, 'dateTime', { language }) })}</p>
}

/** What happens without a reply. */
function SolvesAt({ at }: { at: string | null }) {
  const t = useText('ticket')
  const language = useLanguage()
  return at === null ? null : <p className="hint">{t('solvesAt', { date: formatDate(at, 'dateTime', { language }) })}</p>
}

function Solve({ ticket: { id } }: { ticket: ShownTicket }) {
  const t = useText('ticket')
  const whyNot = useWhyNot()
  const ends = useAct(ticketCalls.endTicket, { changes, done: t('solved') })
  return (
    <Button icon="checkCircle" reason={whyNot(ticketCalls.endTicket)} busy={ends.isPending} onClick={() => ends.mutate({ params: { id } })}>
      {t('solve')}
    </Button>
  )
}
