import type { Engine } from '#engine/engine.ts'
import { work } from '#engine/jobs/job.ts'
import { findAccount } from '#shop/account/account.ts'
import { answerMail, reminderMail } from './mail.ts'
import { mailAnswerJob, mailReminderJob } from './mail-job.ts'
import { findAnswer, findReminded } from './store.ts'

/** The mail's id is the message's: a second try is the same mail. */
async function mailAnswer({ messageId }: { messageId: number }, engine: Engine): Promise<void> {
  const answer = await findAnswer(engine.db, messageId)
  const person = answer && (await findAccount(engine.db, answer.sellerId))
  if (!person || person.closedAt) return
  await engine.mail.send({ ...answerMail(person, answer, engine.config.publicUrl), messageId: `ticket-answer-${messageId}` })
}

/** Nothing where they have replied by now. */
async function mailReminder({ ticketId }: { ticketId: number }, engine: Engine): Promise<void> {
  const reminded = await findReminded(engine.db, ticketId)
  const person = reminded && (await findAccount(engine.db, reminded.sellerId))
  if (!person || person.closedAt) return
  const messageId = `ticket-reminder-${ticketId}-${reminded.remindedAt.getTime()}`
  await engine.mail.send({ ...reminderMail(person, reminded, engine.config.publicUrl), messageId })
}

export const newsJobs = [work(mailAnswerJob, mailAnswer), work(mailReminderJob, mailReminder)]
