import { job } from '#engine/jobs/job.ts'

/** Apart from its work: whoever answers sends it, and the work reads what they wrote. */
export const mailAnswerJob = job<{ messageId: number }>('ticket.mail-answer', { retries: 8, timeoutSeconds: 60 })
export const mailReminderJob = job<{ ticketId: number }>('ticket.mail-reminder', { retries: 8, timeoutSeconds: 60 })
