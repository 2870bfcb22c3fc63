import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { prepared, type ReplyCookies, refuse, routes, type Who } from '#engine/serve/route.ts'
import { acceptArt, assertAccepted } from '../item/resolution/resolution.ts'
import { payOrders } from '../pay/pay.ts'
import { findOrders, sellerActor } from '../status/facts.status.ts'
import { makeCheckout, prepareBasket, quoteCheckout } from './buy.ts'
import { checkCart } from './check-cart.ts'
import { type Checkout, checkoutCalls } from './contract.ts'
import { invoiceFile } from './invoice.ts'
import { slipsFile } from './slip.checkout.ts'

export const checkoutRoutes = routes(checkoutCalls, {
  quoteCheckout: async ({ who, body: { item, ...terms } }, tx) => ({
    data: await quoteCheckout(tx, who.id, { ...terms, item: item && wanted(item) }),
  }),
  checkCart: async ({ who }, db, engine) => ({ data: await checkCart(engine, db, who.id) }),
  checkout: prepared({
    prepare: ({ who }, db, engine) => prepareBasket(engine, db, who.id, 'CART'),
    write: ({ who, body, cookies }, tx, ready) => buy(tx, { who, cookies }, { basket: 'CART', ready }, body),
  }),
  buyNow: prepared({
    prepare: ({ who, body }, db, engine) => prepareBasket(engine, db, who.id, { item: wanted(body) }),
    write: ({ who, body, cookies }, tx, ready) => buy(tx, { who, cookies }, { basket: { item: wanted(body) }, ready }, body),
  }),
  orderInvoice: ({ who, params }, db) => invoiceFile(db, params.id, who.id),
  orderSlip: ({ who, params }, _db, engine) => slipsFile(engine, [params.id], who.id),
})

const wanted = (item: { productTypeSizeCustom: number; productCustomTemplate: number | null; quantity: number; text: string }) => ({
  variantId: item.productTypeSizeCustom,
  templateId: item.productCustomTemplate,
  designVersion: null,
  quantity: item.quantity,
  text: item.text,
})

/** How long a browser remembers the order that waits for money. */
const pendingSeconds = 7 * 86_400

/**
 * Makes the order, then pays it from the wallet. Where money is missing the order stays, unpaid, and the cookie `order_pending`
 * names it; where its label is still to be read it stays, too. Any other refusal leaves the cart as it was.
 */
async function buy(
  tx: Tx,
  { who, cookies }: { who: Who; cookies: ReplyCookies },
  what: Parameters<typeof makeCheckout>[2],
  body: Checkout,
) {
  const { id, isNew } = await makeCheckout(tx, who.id, what, body)
  if (body.acceptsDpi !== undefined) await acceptArt(tx, who.id, [id], body.acceptsDpi)
  if (!isNew || body.payBy === 'PAYPAL') {
    const before = (await findOrders(tx, [id], who.id)).get(id)
    if (!before) throw new Fault('ORDER_NOT_FOUND')
    // The same click twice, or another tab: it is bought already.
    if (before.paidAt !== null) return { data: { id, status: before.status, totalCents: before.paidCents } }
    if (body.payBy === 'PAYPAL') {
      // Asked about first: the money would come, and the order could not be paid with it.
      await assertAccepted(tx, id)
      cookies.set('order_pending', String(id), { maxAgeSeconds: pendingSeconds })
      return { data: { id, status: before.status, totalCents: before.totalCents } }
    }
  }
  const [outcome] = await payOrders(tx, who.id, [id], sellerActor(who.id))
  if (!outcome) throw new Error('Paying answers for each order.')
  if (!outcome.fault) {
    cookies.clear('order_pending')
    return { data: { id, status: outcome.status, totalCents: outcome.totalCents } }
  }
  const { code, values } = outcome.fault
  // A label that is still being read, or art that waits for its seller's word: the order stands and is paid once it may be.
  if (code === 'ORDER_WAITS_FOR_FILES' || code === 'ORDER_WAITS_FOR_RESOLUTION')
    return refuse(new Fault(code, { values: { ...values, orderId: id } }))
  if (code !== 'NOT_ENOUGH_BALANCE') throw outcome.fault
  cookies.set('order_pending', String(id), { maxAgeSeconds: pendingSeconds })
  return refuse(new Fault(code, { values: { ...values, orderId: id } }))
}
