import { cron, sendAll, work } from '#engine/jobs/job.ts'
import { listPathOf } from '../kind/kind.rules.ts'
import { noticeOf } from '../kind/notice.ts'
import { mayHear, sendWanted } from './channel.ts'
import { noticeMail } from './mail.ts'
import { noticeMailJob } from './mail-job.ts'
import { countLine, takeMailed } from './store.ts'

/** The mail's id is the job's: a second try is the same mail. */
export const noticeMailWork = work(noticeMailJob, async ({ accountId, kind, values, link, lineId }, engine, { jobId }) => {
  const about = noticeOf(kind)?.about
  if (about === undefined) return
  const count = lineId === null ? 1 : await countLine(engine.db, lineId)
  const path = lineId !== null && count > 1 ? (listPathOf(about, lineId) ?? link) : link
  await sendWanted(engine, { accountId, about, messageId: jobId }, (person, footer) =>
    mayHear(person, kind)
      ? noticeMail(person, { kind, values, count, link: path && `${engine.config.publicUrl}${path}`, footer })
      : undefined,
  )
})

const LINES = 500
/** Mails of lines that stand for several: each once, with the job that sends it in the same transaction. */
export const mailLines = cron('notification.mail-lines', '* * * * *', async ({ db }) => {
  for (let taken = LINES; taken === LINES; )
    taken = await db.transaction(async tx => {
      const lines = await takeMailed(tx, LINES)
      await sendAll(tx, noticeMailJob, lines)
      return lines.length
    })
})
