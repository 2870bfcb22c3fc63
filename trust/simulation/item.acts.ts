// Orders of several items: one cancelled after the other, before and after their print files were made, and beside a voucher.
import { cartCalls } from '#shop/cart/contract.ts'
import { checkoutCalls } from '#shop/order/checkout/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { voucherCalls } from '#shop/voucher/contract.ts'
import { address } from '#test/order.ts'
import { billOf, liveOf, type ModelItem, type ModelOrder, piecesOf } from './model.ts'
import { fund } from './money.acts.ts'
import { batch, process, quarter } from './operations.acts.ts'
import { type Act, cancel, cancelOrder, create, pay, refund } from './order.acts.ts'
import { ask, type Play, voucherCents, voucherOf } from './play.ts'

const params = (id: number) => ({ params: { id } })

const cancelItem: Act = async play => {
  const { model, random } = play
  const remakes = [...model.orders.values()].map(order => order.remake)
  const several = [...model.orders.values()].filter(
    order => order.items.length > 1 && !order.isStarted && !order.isDeleted && !remakes.includes(order),
  )
  const order = several.length > 0 ? random.pick(several) : undefined
  if (order) await cancelItemOf(play, order, random.pick(order.items))
}

export async function cancelItemOf(play: Play, order: ModelOrder, item: ModelItem): Promise<void> {
  const { model, seller, wrong } = play
  const at = { params: { id: order.id, itemId: item.id } }
  const rest = await costAlone(
    play,
    order,
    liveOf(order).filter(({ id }) => id !== item.id),
  )
  const seenRefundCents = model.dueOfItem(order, item, rest)
  const { data: shown } = await seller(orderCancelCalls.previewCancelItem, at)
  if (!item.isCancelled && shown.nowCents !== seenRefundCents)
    wrong.push(`item ${item.id} of order ${order.id} is shown ${shown.nowCents}, on paper ${seenRefundCents}`)
  const isTaken = model.cancelItem(order, item, rest)
  await ask(play, `cancel item ${item.id} of order ${order.id} for ${seenRefundCents}`, isTaken, options =>
    seller(orderCancelCalls.cancelOrderItem, { ...at, body: { seenRefundCents } }, options),
  )
  if (isTaken && order.paid === 0) model.quote(order, billOf((await seller(orderCalls.order, params(order.id))).data))
  if (isTaken && order.batchId > 0) await leaves(play, order, item.id)
}

/** What these items would cost in an order of their own, with the voucher that this one has: no price changes in a simulation. */
async function costAlone({ seller }: Play, { voucher }: ModelOrder, items: readonly ModelItem[]): Promise<number> {
  if (items.length === 0) return 0
  const asked = items.map(({ sku, pieces }) => ({ sku, quantity: pieces, files: [] }))
  const { data } = await seller(orderIntakeCalls.quoteOrder, { body: { items: asked, country: 'US' } })
  return data.totalCents - (voucher === '' ? 0 : Math.min(voucherCents, data.productionCents))
}

/** A cancelled item is not made: a scan of its tickets is refused from that moment, and its batch forgets it. */
async function leaves({ owner, control, wrong }: Play, order: ModelOrder, itemId: number) {
  const { data: before } = await owner(productionCalls.batch, params(order.batchId))
  for (const { code } of before.tickets.filter(ticket => ticket.itemId === itemId)) {
    const isScanned = await owner(productionCalls.scanTicket, { body: { code, action: 'start' } }).then(
      () => true,
      () => false,
    )
    if (isScanned) wrong.push(`${code} of the cancelled item ${itemId} was started`)
    order.tickets = order.tickets.filter(ticket => ticket !== code)
  }
  await control('settle', {})
  const { data: after } = await owner(productionCalls.batch, params(order.batchId))
  const standing = after.tickets.filter(({ state }) => state !== 'VOID').length
  if (standing !== piecesOf(order) || after.pieces !== standing || after.files !== liveOf(order).length)
    wrong.push(
      `order ${order.id} of ${piecesOf(order)} pieces: ${standing} tickets stand, its batch counts ${after.pieces} and ${after.files} files`,
    )
}

/** Of an order whose print files are made, what is left when an item of it was cancelled: each item has its fee. */
const cancelRest: Act = async play => {
  const begun = [...play.model.orders.values()].filter(
    ({ batchId, items, isDeleted }) =>
      batchId > 0 && !isDeleted && items.some(item => item.isCancelled) && items.some(item => !item.isCancelled),
  )
  if (begun.length > 0) await cancelOrder(play, play.random.pick(begun))
}

/** Two products of the cart with the voucher: its discount is shared by what does not divide it. */
const checkout: Act = play => buyTwo(play, 1 + play.random.below(3), 1 + play.random.below(3))

export async function buyTwo(play: Play, ofOne: number, ofOther: number): Promise<void> {
  const { model, actors, seller } = play
  if (model.voucherLeft === 0) return
  await fund(play)
  await seller(cartCalls.addToCart, { body: { ...actors.item, quantity: ofOne } })
  await seller(cartCalls.addToCart, { body: { ...actors.other, quantity: ofOther } })
  const voucher = voucherOf(play)
  const bought = await ask(play, `buy what is in the cart with ${voucher}`, true, options =>
    seller(checkoutCalls.checkout, { body: { address, voucher } }, options),
  )
  if (!bought) return
  const { data } = await seller(orderCalls.order, params(bought.data.id))
  const order = model.write({ id: data.id, external: null, ...billOf(data) })
  order.voucher = voucher
  model.voucherLeft--
  model.pay(order)
}

const voucherEnds: Act = play => {
  const late = play.random.pick([-1, 0, 0, 1])
  return useVoucherAtItsEnd(play, late, play.random.below(2) === 0)
}

/**
 * A voucher is good before the instant at which it ends, and not at it: to buy with, or to pay what was made with it before, so many
 * milliseconds later.
 */
export async function useVoucherAtItsEnd(play: Play, late: number, isMade: boolean): Promise<void> {
  const { model, actors, seller, owner, control, steps, name } = play
  if (model.debt > 0 || model.balance < 100_00) return
  const { now } = await control('stand', {})
  const end = Date.parse(now) + 1_000
  const voucher = `${name}E${steps.length}`.toUpperCase()
  const terms = { code: voucher, amountCents: voucherCents, maxUses: 100, isOncePerUser: false, endsAt: new Date(end).toISOString() }
  await owner(voucherCalls.makeVoucher, { body: terms })
  const body = { ...actors.item, address, voucher }
  const made = isMade ? (await seller(checkoutCalls.buyNow, { body: { ...body, payBy: 'PAYPAL' } })).data.id : undefined
  await control('stand', { at: new Date(end + late).toISOString() })
  const isGood = late < 0
  const when = `${late} ms after ${voucher} has ended`
  const asked = { item: actors.item, country: 'US', voucher }
  await ask(play, `ask what one costs ${when}`, isGood, options => seller(checkoutCalls.quoteCheckout, { body: asked }, options))
  const taken =
    made === undefined
      ? await ask(play, `buy one ${when}`, isGood, options => seller(checkoutCalls.buyNow, { body }, options))
      : await ask(play, `pay order ${made} ${when}`, isGood, options => seller(orderPayCalls.submitOrder, params(made), options))
  const id = made ?? taken?.data.id
  if (id !== undefined) {
    const { data } = await seller(orderCalls.order, params(id))
    const order = model.write({ id, external: null, ...billOf(data) })
    if (isGood) model.pay(order)
    else order.isStale = true
  }
  await control('stand', { isOver: true })
}

/** An order of several items that is paid, and whose print files are made. */
const makeReady: Act = async play => {
  await fund(play)
  await create(play)
  await payAndBegin(play)
}

/** Until the print files of the newest order are made. */
export async function payAndBegin(play: Play): Promise<void> {
  const order = [...play.model.orders.values()].at(-1)
  if (order?.status === 'PENDING') await pay(play, order)
  for (const act of [quarter, process, batch]) await act(play)
}

export const itemActs: readonly (readonly [number, Act])[] = [
  [4, cancelItem],
  [3, checkout],
  [3, voucherEnds],
]
/** Where items are cancelled whose print files are made, which takes seconds, and such with a share of a discount. */
export const madeItemActs: readonly (readonly [number, Act])[] = [
  [2, makeReady],
  [2, checkout],
  [8, cancelItem],
  [1, cancel],
  [4, cancelRest],
  [3, refund],
]
