import type { Fault } from '#base/fault.ts'
import { type Refusal, refuse, routes } from '#engine/serve/route.ts'
import { acceptArt } from '../item/resolution/resolution.ts'
import { sellerActor } from '../status/facts.status.ts'
import { refused } from '../status/status.ts'
import { orderPayCalls } from './contract.ts'
import { type PayOutcome, payOrders } from './pay.ts'

export const orderPayRoutes = routes(orderPayCalls, {
  submitOrder: async ({ who, params, body }, tx) => {
    if (body.acceptsDpi !== undefined) await acceptArt(tx, who.id, [params.id], body.acceptsDpi)
    const [outcome] = await payOrders(tx, who.id, [params.id], sellerActor(who.id))
    if (!outcome) throw new Error('Paying answers for each order.')
    return outcome.fault ? refusalOf(outcome) : { data: { id: params.id, status: outcome.status } }
  },
  bulkSubmit: async ({ who, body }, tx) => {
    if (body.acceptsDpi !== undefined) await acceptArt(tx, who.id, [...new Set(body.ids)], body.acceptsDpi)
    const seen = new Map(body.seen.map(({ id, totalCents }) => [id, totalCents]))
    const outcomes = await payOrders(tx, who.id, [...new Set(body.ids)], sellerActor(who.id), seen)
    const results = outcomes.map(it => (it.fault ? refused(it.orderId, it.fault) : { id: it.orderId, status: it.status }))
    return { data: { results } }
  },
})

/** A payment that failed for want of money is written down; any other refusal leaves nothing behind. */
function refusalOf(outcome: Extract<PayOutcome, { fault: Fault }>): Refusal {
  if (outcome.isKept) return refuse(outcome.fault)
  throw outcome.fault
}
