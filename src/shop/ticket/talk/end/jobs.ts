import { cron, type DomainJobs, listen } from '#engine/jobs/job.ts'
import { forgetTickets } from './forget.ts'
import { endWaits } from './wait.ts'

export const endJobs = {
  listeners: [listen('account.closed', 'ticket.forget', (tx, { accountId }) => forgetTickets(tx, accountId))],
  crons: [cron('ticket.end-waits', '* * * * *', endWaits)],
} satisfies DomainJobs
