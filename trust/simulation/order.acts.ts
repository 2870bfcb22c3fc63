// What sellers and the office do with orders.
import { bulkCalls } from '#shop/bulk/contract.ts'
import { checkoutCalls } from '#shop/order/checkout/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { address } from '#test/order.ts'
import { shirt } from '../money.ts'
import { buyLabels, giveLabelBack } from './label.acts.ts'
import { billOf, liveOf, type ModelOrder } from './model.ts'
import { anOrder, ask, type Play, voucherOf } from './play.ts'

export type Act = (play: Play) => Promise<unknown>
const params = (id: number) => ({ params: { id } })

/** What is small is printed quickly. */
const goods = ['ORN3-WHITE-STAR', 'G5000-FOREST-S', 'BC3001-NAVY-3XL'] as const

export const create: Act = async play => {
  const { random, name } = play
  const external = random.below(3) === 0 ? `${name}-${random.below(3)}` : null
  const skus = random.shuffled(goods).slice(0, 1 + random.below(goods.length))
  await createOrder(
    play,
    skus.map(sku => ({ sku, quantity: 1 + random.below(3) })),
    external,
  )
}

export async function createOrder(
  play: Play,
  pieces: readonly { sku: (typeof goods)[number]; quantity: number }[],
  external: string | null = null,
  more: { orderType: 'SHIP_BY_SELLER' } | undefined = undefined,
): Promise<ModelOrder | undefined> {
  const { model, seller } = play
  const items = pieces.map(piece => ({ ...piece, files: [{ side: 'FRONT' as const, link: 'library:retro-sun' }] }))
  const what = `make an order of ${items.map(({ sku, quantity }) => `${quantity} ${sku}`).join(', ')}${external ? ` named ${external}` : ''}`
  const made = await ask(play, what, true, options =>
    seller(orderIntakeCalls.createOrder, { body: { ...shirt, ...more, items, externalId: external } }, options),
  )
  return made && model.write({ id: made.data.id, external, ...billOf(made.data) })
}

const edit: Act = async play => {
  const order = anOrder(play)
  if (!order) return
  const quantity = 1 + play.random.below(3)
  const item = play.random.pick(liveOf(order))
  const body = { quantities: [{ itemId: item.id, quantity }] }
  const edited = await ask(play, `make order ${order.id} one of ${quantity}`, play.model.isEditable(order), options =>
    play.seller(orderEditCalls.editOrder, { ...params(order.id), body }, options),
  )
  if (edited) play.model.quote(order, billOf(edited.data))
}

const submit: Act = async play => {
  const order = anOrder(play, 'PENDING', 'PAYMENT_FAILED', 'PENDING', 'PAYMENT_FAILED', 'NEW_ORDER', 'DUPLICATE', 'CANCELLED')
  if (order) await pay(play, order)
}

export async function pay(play: Play, order: ModelOrder): Promise<void> {
  const isStale = order.paid === 0 && order.isStale
  const isTaken = !isStale && play.model.pay(order)
  await ask(play, `pay order ${order.id}`, isTaken, options => play.seller(orderPayCalls.submitOrder, params(order.id), options))
  if (!isStale) return
  play.model.quote(order, billOf((await play.seller(orderCalls.order, params(order.id))).data))
}

export const cancel: Act = async play => {
  const order = anOrder(play)
  if (order) await cancelOrder(play, order)
}

export async function cancelOrder(play: Play, order: ModelOrder): Promise<void> {
  if (order.isStarted) return
  const seenRefundCents = play.model.due(order)
  const isTaken = play.model.cancel(order)
  await ask(play, `cancel order ${order.id} for ${seenRefundCents}`, isTaken, options =>
    play.seller(orderCancelCalls.cancelOrder, { ...params(order.id), body: { seenRefundCents } }, options),
  )
}

const officeCancel: Act = async play => {
  const order = anOrder(play, 'NEW_ORDER', 'PROCESSING', 'EXPORTED', 'LABEL_CREATED', 'ERROR', 'REFUNDED')
  if (!order || order.isStarted) return
  const isTaken = play.model.cancel(order)
  await ask(play, `the office cancels order ${order.id}`, isTaken, options =>
    play.owner(orderOfficeCalls.officeCancel, { ...params(order.id), body: { reason: 'Asked for' } }, options),
  )
}

export const refund: Act = async play => {
  const { random, model } = play
  const paid = [...model.orders.values()].filter(order => order.paid > 0)
  const order = paid.length > 0 ? random.pick(paid) : anOrder(play)
  if (!order) return
  const left = model.left(order)
  await refundOrder(play, order, random.pick([Math.max(1, left), left + 1, 1 + random.below(Math.max(order.total, 1))]))
}

export async function refundOrder(play: Play, order: ModelOrder, amountCents: number): Promise<void> {
  const isTaken = play.model.refund(order, amountCents)
  await ask(play, `give ${amountCents} of order ${order.id} back`, isTaken, options =>
    play.owner(orderOfficeCalls.officeRefund, { ...params(order.id), body: { amountCents, reason: 'A part' } }, options),
  )
}

const keep: Act = async play => {
  const order = anOrder(play, 'DUPLICATE', 'PENDING')
  if (!order) return
  const isTaken = order.status === 'DUPLICATE'
  await ask(play, `keep order ${order.id}`, isTaken, options =>
    play.seller(orderIntakeCalls.keepOrder, { ...params(order.id), body: { reason: 'Wanted twice' } }, options),
  )
  if (isTaken) Object.assign(order, { status: 'PENDING', isKept: true })
}

const copy: Act = async play => {
  const order = anOrder(play)
  if (!order) return
  const made = await ask(play, `copy order ${order.id}`, true, options =>
    play.seller(orderEditCalls.duplicateOrder, params(order.id), options),
  )
  if (!made) return
  const { data } = await play.seller(orderCalls.order, params(made.data.id))
  play.model.write({ id: data.id, external: null, ...billOf(data) })
}

const remove: Act = async play => {
  const order = anOrder(play)
  if (!order) return
  const isTaken = play.model.isDeletable(order)
  await ask(play, `delete order ${order.id}`, isTaken, options => play.seller(orderEditCalls.deleteOrder, params(order.id), options))
  if (isTaken) Object.assign(order, { isDeleted: true, external: null })
}

const hold: Act = async play => {
  const order = anOrder(play)
  if (!order) return
  order.isOnHold = !order.isOnHold
  const body = { sellerStatus: order.isOnHold ? ('ON_HOLD' as const) : ('CONFIRMED' as const) }
  await ask(play, `mark order ${order.id} ${body.sellerStatus}`, true, options =>
    play.seller(orderEditCalls.setSellerStatus, { ...params(order.id), body }, options),
  )
}

const breakIt: Act = async play => {
  const order = anOrder(play, 'PENDING', 'NEW_ORDER', 'PROCESSING', 'EXPORTED', 'LABEL_CREATED', 'CANCELLED')
  if (!order) return
  const isTaken = order.status !== 'CANCELLED'
  const body = { code: 'OTHER', waitsOn: 'STAFF', note: 'Smeared' } as const
  await ask(play, `take order ${order.id} out`, isTaken, options =>
    play.owner(orderOfficeCalls.officeError, { ...params(order.id), body }, options),
  )
  if (isTaken) Object.assign(order, { status: 'ERROR', coolsUntil: undefined })
}

/** Where it goes on is the table's: the model follows. */
const mend: Act = async play => {
  const order = anOrder(play, 'ERROR')
  if (!order) return
  play.free.add(order.id)
  play.steps.push(`send order ${order.id} on again`)
  await play.owner(orderOfficeCalls.officeResend, { ...params(order.id), body: { reason: 'Mended' } }).catch(() => undefined) // it may stay broken
}

export const buyNow: Act = async play => {
  const { model, actors, seller } = play
  // Without the money the order would be left behind unpaid; that is what `submit` is for.
  if (model.debt > 0 || model.balance < 100_00) return
  const voucher = voucherOf(play)
  const isTaken = model.voucherLeft > 0
  const body = { ...actors.item, address, voucher }
  const bought = await ask(play, `buy one with ${voucher}`, isTaken, options => seller(checkoutCalls.buyNow, { body }, options))
  if (!bought || !isTaken) return
  const { data } = await seller(orderCalls.order, params(bought.data.id))
  const order = model.write({ id: data.id, external: null, ...billOf(data) })
  order.voucher = voucher
  model.voucherLeft--
  model.pay(order)
}

/** A file of two orders: dry run, then made. */
const importFile: Act = async play => {
  const { model, control, seller, name, random } = play
  const externals = [`${name}-${play.steps.length}`, `${name}-${play.steps.length}-${random.below(9)}`]
  const head = 'order id,sku,name,address,city,state,zip,design'
  const lines = externals.map(id => `${id},G5000-FOREST-S,Mia,1 Elm Ave,Boston,MA,02108,library:retro-sun`)
  const files = [new File([[head, ...lines].join('\n')], `${name}.csv`)]
  const taken = await ask(play, 'send a file of two orders', true, options => seller(bulkCalls.importFile, { files }, options))
  if (!taken) return
  await control('settle', {})
  await ask(play, 'make its orders', true, options =>
    seller(bulkCalls.confirmImport, { ...params(taken.data.id), body: { submit: false } }, options),
  )
  await control('settle', {})
  const { docs } = (await seller(orderCalls.myOrders, { query: { importId: taken.data.id, limit: 10 } })).data
  if (docs.length !== 2) play.wrong.push(`${docs.length} orders of two rows`)
  for (const { id, externalId, ...shown } of docs) model.write({ id, external: externalId, ...billOf(shown) })
}

/** How often each is done against the others. */
export const orderActs: readonly (readonly [number, Act])[] = [
  [8, create],
  [3, edit],
  [10, submit],
  [5, cancel],
  [2, officeCancel],
  [8, refund],
  [2, keep],
  [2, copy],
  [1, remove],
  [2, hold],
  [2, breakIt],
  [3, mend],
  [4, buyNow],
]
/** It waits for jobs. */
export const slowActs: readonly (readonly [number, Act])[] = [
  [2, importFile],
  [3, buyLabels],
  [2, giveLabelBack],
]
