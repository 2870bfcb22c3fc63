// The postage of a label back (docs: Shipping Refund).
import { hour, later, minute } from '#base/time.ts'
import { CarrierTrouble } from '../../rules.ts'
import { Shipment } from './answers.ts'
import { type Api, read } from './http.ts'

/** A refund that is refused so soon after the purchase may be refused by mistake, and is asked for again. */
const soonMs = hour
const againMs = 15 * minute
const taken: readonly string[] = ['submitted', 'refunded']
const refusing: readonly string[] = ['SHIPMENT.REFUND.UNAVAILABLE', 'SHIPMENT.REFUND.FAILURE', 'REFUND.FAILURE']

/** Whether EasyPost has taken it, now or before. What is billed by a carrier's scan has no refund. */
export async function refund(api: Api, ref: string, now: Date): Promise<boolean> {
  const path = `/v2/shipments/${encodeURIComponent(ref)}`
  const before = await api.ask({ method: 'GET', path })
  if (!before.isDone) throw new CarrierTrouble('UNKNOWN', { said: before.said })
  if (taken.includes(read(Shipment, before.json).refund_status ?? '')) return true
  const reply = await api.ask({ method: 'POST', path: `${path}/refund` })
  if (!reply.isDone && refusing.includes(reply.code)) return false
  if (!reply.isDone) throw new CarrierTrouble('UNKNOWN', { said: reply.said })
  const { refund_status: status, postage_label: label } = read(Shipment, reply.json)
  if (taken.includes(status ?? '')) return true
  const isSoon = label && later(new Date(label.created_at), soonMs) > now
  if (status === 'rejected' && isSoon) throw new CarrierTrouble('LIMITED', { until: later(now, againMs), said: 'refund rejected' })
  if (status === 'rejected' || status === 'not_applicable') return false
  throw new CarrierTrouble('UNKNOWN', { said: 'The refund has no state.' })
}
