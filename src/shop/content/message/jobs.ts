import { job, listen, work } from '#engine/jobs/job.ts'
import { readSetting } from '#shop/setting/setting.ts'
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

/** What was written while signed in goes with the account. */
export const forgetMessages = listen('account.closed', 'content.forget', (tx, { accountId }) => deleteMessagesOf(tx, accountId))
