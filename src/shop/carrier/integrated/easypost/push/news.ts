// EasyPost's webhooks: who has sent one, and what it says (docs: Webhooks; its libraries' `validate_webhook`).
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CarrierNews } from '../../../port.ts'
import { TrackerEvent } from '../answers.ts'
import { eventsOf } from '../event.rules.ts'

/** The proof is over the very bytes: one that was read and written again is none of EasyPost's. */
export const easypostNews: CarrierNews = {
  prove(secret, { 'x-hmac-signature': given = '' }, raw) {
    if (secret === '') return undefined
    const proof = createHmac('sha256', Buffer.from(secret.normalize('NFKD'), 'utf8'))
      .update(raw)
      .digest('hex')
    if (!isSame(given, `hmac-sha256-hex=${proof}`)) return undefined
    const event = eventIn(raw)
    return event ? { deliveryId: event.id } : undefined
  },
  read(raw) {
    const event = eventIn(raw)
    const tracker = event?.description === 'tracker.updated' ? event.result : undefined
    return tracker?.tracking_code ? eventsOf(tracker.tracking_code.toUpperCase(), tracker.tracking_details) : []
  },
}

function eventIn(raw: Buffer): TrackerEvent | undefined {
  try {
    return TrackerEvent.safeParse(JSON.parse(raw.toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** In the same time, wherever they differ; their length is no secret. */
function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one, 'utf8'), Buffer.from(other, 'utf8')]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
