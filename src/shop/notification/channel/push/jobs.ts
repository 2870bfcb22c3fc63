import { createHash } from 'node:crypto'
import { day, second } from '#base/time.ts'
import { work } from '#engine/jobs/job.ts'
import { sendPush } from '#engine/push/push.ts'
import { noticeOf } from '../../kind/notice.ts'
import { findReader, mayHear, wantsOf } from '../channel.ts'
import { vapidKeys } from './push.ts'
import { noticePushJob } from './push-job.ts'
import { deleteDevice, findPushedLine, findTarget } from './store.ts'
import { pushWords } from './words.ts'

const LIFE_SECONDS = day / second

/** What was read, ended or is not wanted any more by the time it is sent is not sent; a browser that is gone is forgotten. */
export const noticePushWork = work(noticePushJob, async ({ deviceId, kind, values, link, lineId }, { db, config, outbound }) => {
  const [known, target, line] = [noticeOf(kind), await findTarget(db, deviceId), await findPushedLine(db, lineId)]
  if (!known || !target || !line || line.isRead) return
  const { about, many } = known
  const person = await findReader(db, target.accountId)
  if (!person || !mayHear(person, kind) || !(await wantsOf(db, person.id)).of(about).push) return
  const words = pushWords({ about, kind, values, link, lineId, count: many ? Math.max(line.count, 1) : 1 }, person.language)
  const message = { words, lifeSeconds: LIFE_SECONDS, topic: topicOf(lineId) }
  const subject = `mailto:${/<([^<>]*)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`
  const outcome = await sendPush(outbound, target, message, { keys: vapidKeys(db), subject, now: db.now() })
  if (outcome === 'GONE') await db.transaction(async tx => void (await deleteDevice(tx, { id: deviceId, accountId: target.accountId })))
})

/** Push services read it: it counts nothing. */
const topicOf = (lineId: number): string => createHash('sha256').update(`line ${lineId}`).digest('base64url').slice(0, 32)
