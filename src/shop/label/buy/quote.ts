// What labels would cost, before anybody buys them.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { chooseAccount } from '#shop/carrier/account/choose.account.ts'
import { CarrierTrouble } from '#shop/carrier/rules.ts'
import { factsOf, findOrders, type StepActor } from '#shop/order/status/facts.status.ts'
import { whyNot } from '#shop/order/status/rules.ts'
import type { LabelQuote } from '../contract.ts'
import { findLiveLabel } from '../store.ts'
import { shipmentOf } from './shipment.ts'

/** As `makeLabels` would make them: one that is refused there is named here, one that was supplied costs nothing. */
export async function quoteLabels(engine: Engine, db: Db, orderIds: readonly number[], actor: StepActor): Promise<LabelQuote> {
  const rows = await findOrders(db, orderIds)
  const quote: LabelQuote = { bought: 0, postageCents: 0, supplied: 0, refused: [] }
  for (const orderId of new Set(orderIds)) {
    const row = rows.get(orderId)
    const fault = row ? whyNot('createLabel', factsOf(row), actor.roles, db.now()) : 'ORDER_NOT_FOUND'
    if (fault) quote.refused.push({ orderId, fault })
    else if (await findLiveLabel(db, orderId)) quote.supplied++
    else
      try {
        quote.postageCents += (await chooseAccount(engine, await shipmentOf(db, orderId), row?.sellerId ?? 0)).rate.cents
        quote.bought++
      } catch (error) {
        quote.refused.push({ orderId, fault: faultOf(error) })
      }
  }
  return quote
}

function faultOf(error: unknown): string {
  if (error instanceof Fault) return error.code
  if (!(error instanceof CarrierTrouble)) throw error
  return error.kind === 'STOPPED' ? 'CARRIER_ACCOUNT_STOPPED' : 'CARRIER_NOT_ASKED'
}
