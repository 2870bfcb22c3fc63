import { work } from '#engine/jobs/job.ts'
import { noticeOf } from '../kind/notice.ts'
import { mayHear, sendWanted } from './channel.ts'
import { noticeMail } from './mail.ts'
import { noticeMailJob } from './mail-job.ts'

/** The mail's id is the job's: a second try is the same mail. */
export const noticeMailWork = work(noticeMailJob, async (notice, engine, { jobId }) => {
  const about = noticeOf(notice.kind)?.about
  if (about === undefined) return
  await sendWanted(engine, { accountId: notice.accountId, about, messageId: jobId }, (person, footer) =>
    mayHear(person, notice.kind) ? noticeMail(person, notice, { publicUrl: engine.config.publicUrl, footer }) : undefined,
  )
})
