import { day, later } from '#base/time.ts'
import { cron, type DomainJobs, job, listen, work } from '#engine/jobs/job.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { deleteUnnamedPictures } from '../post/picture.store.ts'
import { replyMail } from './mail.ts'
import { deleteMessagesOf, findReply, setReplySent } from './store.ts'

/** The mail's id is the answer's, so that a second try is the same mail. */
export const sendReply = work(job<{ replyId: number }>('content.send-reply', { retries: 8, timeoutSeconds: 60 }), async (data, engine) => {
  const reply = await findReply(engine.db, data.replyId)
  if (!reply) return
  const mail = replyMail(reply, await readSetting(engine.db, 'contactEmail'))
  await engine.mail.send({ ...mail, messageId: `contact-reply-${data.replyId}` })
  await engine.db.transaction(tx => setReplySent(tx, data.replyId))
})

/** A picture that was put into an article and taken out again is forgotten after a week. */
const sweep = cron('content.sweep', '53 4 * * *', ({ db }) => db.transaction(tx => deleteUnnamedPictures(tx, later(tx.now(), -7 * day))))

const forget = listen('account.closed', 'content.forget', (tx, { accountId }) => deleteMessagesOf(tx, accountId))

export const contentJobs = { jobs: [sendReply], listeners: [forget], crons: [sweep] } satisfies DomainJobs
