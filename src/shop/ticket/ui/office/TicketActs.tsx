import { useState } from 'react'
import { lazyDialog } from '#kit/app/dialog/lazy-dialog.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { useReader } from '#kit/use-session.ts'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { ticketDecisionCalls } from '../../decision/contract.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'
import { ticketMergeCalls } from '../../office/merge/contract.ts'
import { isOpenTicket, type TicketStatus } from '../../rules.ts'
import { type OfficeTicket, ticketChanges } from './office-ticket.ts'

const MergeDialog = lazyDialog(() => import('../merge/MergeDialog.tsx').then(it => it.MergeDialog))
const DecideDialog = lazyDialog(() => import('./DecideDialog.tsx').then(it => it.DecideDialog))

/** Take it, end it, merge it, open it again, or sort it out as spam. */
export function TicketActs({ ticket, seenId }: { ticket: OfficeTicket; seenId: number }) {
  const t = useText('ticket')
  const office = useText('ticketOffice')
  const say = useText('ticketDecision')
  const ofMerge = useText('ticketMerge')
  const [isDeciding, setDeciding] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const whyNot = useWhyNot()
  const reader = useReader()
  const { id, status, supporterId } = ticket
  const params = { id }
  const takes = useAct(ticketOfficeCalls.takeTicket, { changes: ticketChanges, done: office('taken') })
  const sorts = useAct(ticketOfficeCalls.sortTicket, {
    changes: ticketChanges,
    done: office('sorted'),
    undo: (_, { body }) => {
      const back = body?.status === 'SPAM' ? 'NEW' : status
      return options => api(ticketOfficeCalls.sortTicket, { params, body: { status: back } }, options)
    },
  })
  const sort = (to: TicketStatus) => sorts.mutate({ params, body: { status: to } })
  const whySort = whyNot(ticketOfficeCalls.sortTicket)
  return (
    <>
      {isOpenTicket(status) && supporterId !== reader?.id && (
        <Button
          icon="user"
          reason={whyNot(ticketOfficeCalls.takeTicket)}
          busy={takes.isPending}
          onClick={() => takes.mutate({ params, body: { seenSupporterId: supporterId } })}
        >
          {office('take')}
        </Button>
      )}
      {isOpenTicket(status) && (
        <>
          <Button variant="primary" icon="scales" reason={whyNot(ticketDecisionCalls.decideTicket)} onClick={() => setDeciding(true)}>
            {say('decide')}
          </Button>
          <Button icon="checkCircle" reason={whySort} busy={sorts.isPending} onClick={() => sort('SOLVED')}>
            {t('solve')}
          </Button>
          <Button icon="copy" reason={whyNot(ticketMergeCalls.mergeTicket)} onClick={() => setMerging(true)}>
            {ofMerge('act')}
          </Button>
          <Button variant="quiet" icon="trash" reason={whySort} busy={sorts.isPending} onClick={() => sort('SPAM')}>
            {office('markSpam')}
          </Button>
        </>
      )}
      {status === 'SOLVED' && (
        <Button icon="refresh" reason={whySort} busy={sorts.isPending} onClick={() => sort('IN_PROGRESS')}>
          {office('reopen')}
        </Button>
      )}
      {status === 'SPAM' && (
        <Button icon="refresh" reason={whySort} busy={sorts.isPending} onClick={() => sort('NEW')}>
          {office('notSpam')}
        </Button>
      )}
      {isMerging && <MergeDialog ticket={ticket} seenId={seenId} onClose={() => setMerging(false)} />}
      {isDeciding && <DecideDialog ticket={ticket} onClose={() => setDeciding(false)} />}
    </>
  )
}
