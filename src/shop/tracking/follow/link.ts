// The tracking link of an order: 256 bits that only its seller reads, and the page that their holder sees.
import { createHash, createHmac } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import { minute } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { addressOf, consumeAttempt } from '#shop/account/account.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { replacementsOf } from '#shop/order/refund/refund.ts'
import { assertOrder, findOrders } from '#shop/order/status/facts.status.ts'
import { parcelsByOrder } from '../parcel/parcel.ts'
import type { BuyerTracking } from './contract.ts'
import { buyerStage, trackPath } from './rules.ts'
import { endLinks, findLink, insertLink, type LinkRow, lastLink } from './store.ts'

export interface OrderLink {
  link: string | null
  madeAt: Date | null
}
const none: OrderLink = { link: null, madeAt: null }

/** The live link of an order of this seller. Throws ORDER_NOT_FOUND. */
export async function linkOf(db: Db, sellerId: number, orderId: number, publicUrl: string): Promise<OrderLink> {
  await assertOrder(db, orderId, sellerId)
  const last = await lastLink(db, orderId)
  return last && last.endedAt === null ? { link: publicUrl + trackPath(tokenOf(db, last)), madeAt: last.madeAt } : none
}

/** Makes a new link; the one before ends. Throws ORDER_NOT_FOUND. */
export async function makeLink(tx: Tx, sellerId: number, orderId: number, publicUrl: string): Promise<OrderLink> {
  await assertOrder(tx, orderId, sellerId)
  await lockOrder(tx, orderId)
  const serial = ((await lastLink(tx, orderId))?.serial ?? 0) + 1
  const token = tokenOf(tx, { orderId, serial })
  await endLinks(tx, { orderId })
  await insertLink(tx, { orderId, sellerId, serial, tokenSha256: hashOf(token) })
  return { link: publicUrl + trackPath(token), madeAt: tx.now() }
}

/** Ends an order's link; where there is none, none ends. Throws ORDER_NOT_FOUND. */
export async function endLink(tx: Tx, sellerId: number, orderId: number): Promise<OrderLink> {
  await assertOrder(tx, orderId, sellerId)
  await endLinks(tx, { orderId })
  return none
}

/** Whoever asks for links that never were waits then: nobody finds one so, but each try is a read. */
const misses = { max: 60, withinMs: 15 * minute }
/** A free remake may break, too. */
const longestChain = 5

/**
 * What the holder of a link sees. Throws TRACKING_LINK_UNKNOWN, TRACKING_LINK_ENDED, and TOO_MANY_REQUESTS where too many unknown ones
 * came from the address.
 */
export async function followLink(db: Db, token: string, ip: string): Promise<BuyerTracking> {
  const link = /^[\w-]{43}$/.test(token) ? await findLink(db, hashOf(token)) : undefined
  if (!link) {
    await consumeAttempt(db, `track ${addressOf(ip)}`, misses)
    throw new Fault('TRACKING_LINK_UNKNOWN')
  }
  const ids = await chainOf(db, link.orderId)
  const orders = await findOrders(db, ids, link.sellerId)
  const order = orders.get(ids[0] ?? 0)
  if (link.endedAt !== null || !order) throw new Fault('TRACKING_LINK_ENDED')
  const parcels = await parcelsByOrder(db, ids)
  const of = (id: number) => (parcels.get(id) ?? []).toReversed()
  return {
    stage: buyerStage(order, of(order.id)[0]?.state),
    isReplaced: ids.length > 1,
    parcels: ids.flatMap(of).map(({ trackingNumber, carrierName, trackingUrl, sees, state, handedAt, events }) => ({
      ...{ trackingNumber, carrierName, trackingUrl, state, handedAt, isSeen: sees !== 'NONE' },
      events: events.map(({ code, at, place }) => ({ code, at, place })),
    })),
  }
}

/** The order, and before it the paid ones that replace it or some of its items, the newest first: to its buyer they are one. */
async function chainOf(db: Db, orderId: number): Promise<number[]> {
  const ids = [orderId]
  for (let at = 0; at < ids.length && ids.length < longestChain; at++)
    for (const next of await replacementsOf(db, ids[at] ?? 0)) ids.push(next.id)
  return ids.toReversed()
}

/** Made anew of the app's secret each time it is read, so that the database, and whoever reads it, has no link. */
const tokenOf = (db: Db, { orderId, serial }: Pick<LinkRow, 'orderId' | 'serial'>): string =>
  createHmac('sha256', db.secret('tracking-link')).update(`${orderId}:${serial}`).digest('base64url')
/** A token is as random as its hash, so one round is enough. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
