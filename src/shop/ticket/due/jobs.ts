import { cron, type DomainJobs, listen, work } from '#engine/jobs/job.ts'
import { reckonDue, reckonDueJob, reckonLater } from './clock.ts'

export const dueJobs = {
  jobs: [work(reckonDueJob, (_, engine) => reckonDue(engine))],
  listeners: [
    listen('holiday.changed', 'ticket.reckon-holiday', reckonLater),
    listen('setting.changed', 'ticket.reckon-setting', reckonLater, ({ key }) => key.startsWith('ticket')),
  ],
  crons: [cron('ticket.reckon-due', '7 * * * *', reckonDue)],
} satisfies DomainJobs
