// The public verbs of devices.
import { Fault } from '#base/fault.ts'
import { later, minute } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { checkedUrl } from '#engine/outbound/address.ts'
import { OutboundRefusal } from '#engine/outbound/refusal.ts'
import { isPublicKey } from '#engine/push/message.ts'
import { pushServices } from '#engine/push/push.ts'
import { vapidKeysOf } from '#engine/push/vapid.ts'
import type { Who } from '#engine/serve/route.ts'
import type { PushSubscribed } from './contract.ts'
import { type NoticePush, noticePushJob } from './push-job.ts'
import { mostDevices } from './rules.ts'
import { deleteDevice, listDevices, listDevicesOf, lockDevices, putDevice } from './store.ts'

/** The deployment's own, made of its secret: nothing stands anywhere that could be lost or taken (decision 205). */
export const vapidKeys = (db: Pick<Db, 'secret'>) => vapidKeysOf(db.secret('notification-push'))

export async function myDevices(db: Db, who: Pick<Who, 'id' | 'sessionId'>) {
  const devices = (await listDevices(db, who.id)).map(({ sessionId, ...row }) => ({ ...row, isCurrent: sessionId === who.sessionId }))
  return { publicKey: vapidKeys(db).publicKey, most: mostDevices, devices }
}

/** Throws PUSH_SERVICE_UNKNOWN, PUSH_KEYS_INVALID, PUSH_DEVICES_FULL. */
export async function addDevice(
  tx: Tx,
  who: Pick<Who, 'id' | 'sessionId'>,
  { endpoint, keys }: PushSubscribed,
  name: string,
): Promise<void> {
  const [p256dh, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')]
  if (!isPublicKey(p256dh)) throw new Fault('PUSH_KEYS_INVALID', { path: 'keys.p256dh' })
  const address = checkedEndpoint(endpoint)
  await lockDevices(tx, who.id)
  const others = (await listDevices(tx, who.id)).filter(({ sessionId }) => sessionId !== who.sessionId)
  if (others.length >= mostDevices) throw new Fault('PUSH_DEVICES_FULL', { values: { max: mostDevices } })
  await putDevice(tx, { accountId: who.id, sessionId: who.sessionId, endpoint: address, p256dh, auth, name })
}

/** As the app will call it. */
function checkedEndpoint(endpoint: string): string {
  try {
    return checkedUrl(endpoint, pushServices).href
  } catch (error) {
    if (error instanceof OutboundRefusal) throw new Fault('PUSH_SERVICE_UNKNOWN', { path: 'endpoint' })
    throw error
  }
}

/** Throws PUSH_DEVICE_NOT_FOUND, also for another person's. */
export async function removeDevice(tx: Tx, who: Pick<Who, 'id'>, id: number): Promise<void> {
  if (!(await deleteDevice(tx, { id, accountId: who.id }))) throw new Fault('PUSH_DEVICE_NOT_FOUND')
}

const GATHERED_MS = 2 * minute
/** Each device of these people is told of their line; of a line that gathers more, once, some minutes later. */
export async function pushLines(
  tx: Tx,
  lines: readonly { id: number; accountId: number }[],
  { gathers, ...told }: Pick<NoticePush, 'kind' | 'values' | 'link'> & { gathers: boolean },
): Promise<void> {
  if (lines.length === 0) return
  const lineOf = new Map(lines.map(({ id, accountId }) => [accountId, id]))
  const devices = await listDevicesOf(tx, [...lineOf.keys()])
  const startAfter = gathers ? { startAfter: later(tx.now(), GATHERED_MS) } : {}
  await tx.enqueue(
    noticePushJob.name,
    devices.map(({ id, accountId }) => ({
      data: { ...told, deviceId: id, lineId: lineOf.get(accountId) ?? 0 } satisfies NoticePush,
      ...startAfter,
    })),
  )
}
