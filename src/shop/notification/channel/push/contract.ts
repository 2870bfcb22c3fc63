// Devices: browsers that show news while the app is closed.
import { z } from 'zod'
import { call } from '#base/call.ts'
import { dataOf, Id, IdParam, Instant, named } from '#base/shapes.ts'
import { endpointMax } from './rules.ts'

export const PushDevice = z.object({
  id: Id,
  /** Such as 'Chrome on Windows'. */
  name: z.string(),
  createdAt: Instant,
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type PushDevice = z.input<typeof PushDevice>

/** `publicKey` is the app's, which a browser takes as `applicationServerKey`. */
const MyDevices = z.object({ publicKey: z.string(), most: z.int(), devices: z.array(PushDevice) })
/** In base64url: a point of the curve, and 16 bytes. */
const keys = z.object({
  p256dh: z.string().regex(/^[\w-]{87}$/, 'PUSH_KEYS_INVALID'),
  auth: z.string().regex(/^[\w-]{22}$/, 'PUSH_KEYS_INVALID'),
})

/** As a browser's PushSubscription says it in JSON. */
export const PushSubscribed = z.object({
  endpoint: z.string().max(endpointMax),
  keys,
})
export type PushSubscribed = z.infer<typeof PushSubscribed>

named({ PushDevice, MyDevices, PushSubscribed })

const mine = { access: 'person', touches: 'own' } as const

export const pushCalls = {
  myDevices: call('GET /core/notification/device', {
    ...mine,
    summary: 'My devices that are notified, newest first, and the key with which a browser subscribes',
    answer: dataOf(MyDevices),
  }),
  addDevice: call('POST /core/notification/device', {
    ...mine,
    did: false,
    summary: 'Notify this browser as long as I am signed in there',
    body: PushSubscribed,
    answer: dataOf(MyDevices),
  }),
  removeDevice: call('DELETE /core/notification/device/{id}', {
    ...mine,
    did: false,
    summary: 'Notify one of my devices no more',
    params: IdParam,
    answer: dataOf(MyDevices),
  }),
}
