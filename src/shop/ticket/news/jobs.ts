import type { Engine } from '#engine/engine.ts'
import { work } from '#engine/jobs/job.ts'
import { sendWanted } from '#shop/notification/channel/channel.ts'
import { answerMail, reminderMail } from './mail.ts'
import { mailAnswerJob, mailReminderJob } from './mail-job.ts'
import { findAnswer, findReminded } from './store.ts'

const about = 'TICKET_REPLY' as const

/** The mail's id is the message's: a second try is the same mail. */
async function mailAnswer({ messageId }: { messageId: number }, engine: Engine): Promise<void> {
  const answer = await findAnswer(engine.db, messageId)
  if (!answer) return
  const mail = { accountId: answer.sellerId, about, messageId: `ticket-answer-${messageId}` }
  await sendWanted(engine, mail, (person, footer) => answerMail(person, answer, { publicUrl: engine.config.publicUrl, footer }))
}

/** Nothing where they have replied by now. */
async function mailReminder({ ticketId }: { ticketId: number }, engine: Engine): Promise<void> {
  const reminded = await findReminded(engine.db, ticketId)
  if (!reminded) return
  const mail = { accountId: reminded.sellerId, about, messageId: `ticket-reminder-${ticketId}-${reminded.remindedAt.getTime()}` }
  await sendWanted(engine, mail, (person, footer) => reminderMail(person, reminded, { publicUrl: engine.config.publicUrl, footer }))
}

export const newsJobs = [work(mailAnswerJob, mailAnswer), work(mailReminderJob, mailReminder)]
