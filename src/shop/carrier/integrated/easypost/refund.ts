// The postage of a label back (docs: Shipping Refund).
import { hour, later, minute } from '#base/time.ts'
import { CarrierTrouble, type VoidAnswer } from '../../rules.ts'
import { Shipment } from './answers.ts'
import { type Api, type Reply, read } from './http.ts'

/** A refund that is refused so soon after the purchase may be refused by mistake, and is asked for again. */
const soonMs = hour
const againMs = 15 * minute
const refusing: readonly string[] = ['SHIPMENT.REFUND.UNAVAILABLE', 'SHIPMENT.REFUND.FAILURE', 'REFUND.FAILURE']

const pathOf = (ref: string): string => `/v2/shipments/${encodeURIComponent(ref)}`

/** Asks for it, unless it was asked for before. What is billed by a carrier's scan has no refund. */
export async function refund(api: Api, ref: string, now: Date): Promise<VoidAnswer> {
  const before = stateOf(shipmentIn(await api.ask({ method: 'GET', path: pathOf(ref) })))
  if (before?.state === 'ASKED' || before?.state === 'REFUNDED') return before
  const reply = await api.ask({ method: 'POST', path: `${pathOf(ref)}/refund` })
  if (!reply.isDone && refusing.includes(reply.code)) return { state: 'REFUSED', said: reply.said }
  const shipment = shipmentIn(reply)
  const answer = known(shipment)
  const bought = shipment.postage_label?.created_at
  const isSoon = bought !== undefined && later(new Date(bought), soonMs) > now
  if (shipment.refund_status === 'rejected' && isSoon) return { state: 'NOT_YET', said: 'refund rejected', againAt: later(now, againMs) }
  return answer
}

/** What became of it; a carrier takes two weeks and more. */
export async function refundState(api: Api, ref: string): Promise<VoidAnswer> {
  return known(shipmentIn(await api.ask({ method: 'GET', path: pathOf(ref) })))
}

function shipmentIn(reply: Reply): Shipment {
  if (!reply.isDone) throw new CarrierTrouble('UNKNOWN', { said: reply.said })
  return read(Shipment, reply.json)
}

function known(shipment: Shipment): VoidAnswer {
  const answer = stateOf(shipment)
  if (!answer) throw new CarrierTrouble('UNKNOWN', { said: 'The refund has no state.' })
  return answer
}

const states: Readonly<Record<string, VoidAnswer['state']>> = {
  submitted: 'ASKED',
  refunded: 'REFUNDED',
  rejected: 'REFUSED',
  not_applicable: 'REFUSED',
}
/** Nothing where none was asked for, and of what nobody has described. */
function stateOf({ refund_status: status }: Shipment): VoidAnswer | undefined {
  const state = states[status ?? '']
  return state && { state, ...(state === 'REFUSED' && { said: `refund ${status}` }) }
}
