// The way to a browser that is closed: messages go to the push service of its maker (RFC 8030), sealed for the browser alone.
import type { Outbound } from '#engine/outbound/outbound.ts'
import type { Purpose } from '#engine/outbound/purpose.ts'
import { type PushTarget, sealMessage } from './message.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

/** The push services of the browsers that there are: a subscription that names another host is none. */
export const pushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

const purpose: Purpose = { hosts: pushServices, maxBytes: 4_096, statuses: 'any', totalMs: 10_000 }

export interface PushMessage {
  readonly words: string
  /** How long the service keeps it for a browser that is not there. */
  readonly lifeSeconds: number
  /** Of the same, a newer one takes the place of one that still waits: at most 32 letters of base64url (§5.4). */
  readonly topic: string
}
export interface PushSender {
  readonly keys: VapidKeys
  readonly subject: string
  readonly now: Date
}

/** GONE: the browser has no such subscription any more (§7.3). Throws where it may be tried again. */
export async function sendPush(
  outbound: Outbound,
  target: PushTarget,
  { words, lifeSeconds, topic }: PushMessage,
  { keys, ...by }: PushSender,
): Promise<'SENT' | 'GONE'> {
  const answer = await outbound.fetch(purpose, target.endpoint, {
    method: 'POST',
    headers: {
      authorization: vapidHeader(keys, { endpoint: target.endpoint, ...by }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(lifeSeconds),
      urgency: 'normal',
      topic,
    },
    body: sealMessage(target, Buffer.from(words)),
  })
  await answer.discard()
  if (answer.status === 404 || answer.status === 410) return 'GONE'
  if (answer.status < 200 || answer.status > 299) throw new Error(`The push service answered ${answer.status}.`)
  return 'SENT'
}
