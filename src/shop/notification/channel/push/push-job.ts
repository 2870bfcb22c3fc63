import { job } from '#engine/jobs/job.ts'
import type { SentenceValues } from '../../kind/rules.ts'

/** What a device is told, in its reader's language when it is sent. */
export interface NoticePush {
  deviceId: number
  kind: string
  values: SentenceValues
  link: string | null
  lineId: number
}
/** One for each device, so that one whose service is down has no other told twice. */
export const noticePushJob = job<NoticePush>('notification.push', { retries: 5, timeoutSeconds: 30, concurrency: 4 })
