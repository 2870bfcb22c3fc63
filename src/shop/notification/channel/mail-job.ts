import { job } from '#engine/jobs/job.ts'
import type { SentenceValues } from '../kind/rules.ts'

/** What a mail says of a notification, in the reader's language when it is sent. */
export interface NoticeMail {
  accountId: number
  kind: string
  values: SentenceValues
  link: string | null
  /** The line of the bell to which more may add until the mail is sent; null: it says this one alone. */
  lineId: number | null
}
/** Apart from its work: whoever notifies sends it. */
export const noticeMailJob = job<NoticeMail>('notification.mail', { retries: 8, timeoutSeconds: 60, concurrency: 2 })
