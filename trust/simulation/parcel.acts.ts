// Parcels that do not arrive: one comes back and goes out again or is refunded, one is lost and made again, one that nobody sees is closed
// by time; and claims about them that support decides.
import type { CarrierEventCode } from '#shop/carrier/rules.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderReshipCalls } from '#shop/order/refund/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { ticketDecisionCalls } from '#shop/ticket/decision/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { payAndBegin } from './item.acts.ts'
import { billOf, isRemade, type ModelOrder } from './model.ts'
import { fund } from './money.acts.ts'
import { label } from './operations.acts.ts'
import { type Act, createOrder, refund } from './order.acts.ts'
import { anOrder, ask, type Play } from './play.ts'

const params = (id: number) => ({ params: { id } })
const day = 24 * 60 * 60_000
const left = ['SHIPPED', 'ACTIVED', 'IN_TRANSIT']

/** One small thing that is paid, made and handed over. */
export const sendOne: Act = async play => {
  await fund(play)
  const made = await createOrder(play, [{ sku: 'ORN3-WHITE-STAR', quantity: 1 }])
  if (!made) return
  await payAndBegin(play)
  // The batch may be of another order, such as one that was made again.
  if (made.tickets.length === 0) return
  await makePieces(play, made)
  await handOver(play, made)
}

/** The same under a number of its seller's own, which nobody follows; `nobody` sees it until the setting is put back. */
export const sendUnseen: Act = async play => {
  const { owner, seller, steps, name } = play
  await fund(play)
  const made = await createOrder(play, [{ sku: 'ORN3-WHITE-STAR', quantity: 1 }], null, { orderType: 'SHIP_BY_SELLER' })
  if (!made) return
  made.kind = 'SHIP_BY_SELLER'
  const trackingNumber = `SPX${name}${steps.length}000`.toUpperCase()
  await ask(play, `give order ${made.id} the number ${trackingNumber}`, true, options =>
    seller(orderEditCalls.editOrder, { ...params(made.id), body: { trackingNumber } }, options),
  )
  await payAndBegin(play)
  await makePieces(play, made)
  const see = (value: boolean) => owner(settingCalls.changeSetting, { params: { key: 'isSandboxTracker' }, body: { value } })
  await see(false)
  await scanOut(play, made, `#${made.id}`)
  await see(true)
}

/** Every piece is started and passes; what was sent again has its pieces. */
async function makePieces({ owner, steps }: Play, order: ModelOrder): Promise<void> {
  for (const code of order.tickets)
    for (const action of ['start', 'pass'] as const) {
      steps.push(`${action} ${code} of order ${order.id}`)
      await owner(productionCalls.scanTicket, { body: { code, action } })
    }
  Object.assign(order, { isStarted: true, status: 'PRODUCED' })
}

async function handOver(play: Play, order: ModelOrder): Promise<void> {
  await label(play, order)
  await play.owner(labelCalls.markPrinted, { body: { orderIds: [order.id] } })
  const { data } = await play.seller(labelCalls.myLabel, params(order.id))
  await scanOut(play, order, data?.trackingNumber ?? 'none')
}

async function scanOut({ owner, control, steps }: Play, order: ModelOrder, scan: string): Promise<void> {
  steps.push(`scan out order ${order.id}`)
  const { data } = await owner(trackingCalls.scanOut, { body: { scan } })
  await owner(trackingCalls.closeManifest, { params: { id: data.manifest.id } })
  await control('settle', {})
  Object.assign(order, { status: 'SHIPPED', isBack: false })
}

/** The carrier of an order's parcel says this. */
export const says =
  (code: Extract<CarrierEventCode, 'RETURNED' | 'LOST' | 'DAMAGED' | 'DELIVERED'>): Act =>
  async play => {
    const order = anOrder(play, ...left)
    const parcel = order && (await play.seller(trackingCalls.myParcels, params(order.id))).data.at(-1)
    if (!order || !parcel) return
    play.steps.push(`the carrier says of order ${order.id}: ${code}`)
    await play.control('report', { parcelId: parcel.id, code })
    order.status = code === 'DELIVERED' ? code : 'ERROR'
  }

/** What came back is found at the dock, whatever was said of it before; what had arrived stays where it is. */
export const scanIn: Act = async play => {
  const order = anOrder(play, 'ERROR', 'DELIVERED', ...left)
  if (!order || order.isBack) return
  await ask(play, `scan order ${order.id} in`, true, options =>
    play.owner(trackingCalls.scanIn, { body: { scan: `#${order.id}` } }, options),
  )
  Object.assign(order, { status: order.status === 'DELIVERED' ? 'DELIVERED' : 'ERROR', isBack: true })
}

/** For the new postage, as it was shown; and out it goes. */
export const reship: Act = async play => {
  const order = anOrder(play, 'ERROR', 'DELIVERED')
  if (order) await sendAgain(play, order, play.random.below(4) === 0)
}

/** What came back and was refunded in part; by its seller first, who is refused. */
export const reshipPart: Act = async play => {
  const order = anOrder(play, 'PARTIAL_REFUNDED')
  if (!order?.isBack) return
  await sendAgain(play, order, false)
  await sendAgain(play, order, true)
}

/** Free by staff, else by its seller for what was shown. */
export async function sendAgain(play: Play, order: ModelOrder, isFree: boolean): Promise<void> {
  const { model, seller, owner } = play
  const { data } = await seller(orderReshipCalls.previewReship, params(order.id))
  const isTaken = model.reship(order, isFree ? 0 : data.chargeCents, isFree)
  await ask(play, `send order ${order.id} again for ${isFree ? 'nothing' : data.chargeCents}`, isTaken, options =>
    isFree
      ? owner(orderReshipCalls.officeReship, { ...params(order.id), body: { reason: 'Our mistake' } }, options)
      : seller(orderReshipCalls.reshipOrder, { ...params(order.id), body: { seenChargeCents: data.chargeCents } }, options),
  )
  if (isTaken) await handOver(play, order)
}

/** Made again for free, once; what came back goes out again or is refunded. */
export const remake: Act = async play => {
  const order = anOrder(play, 'ERROR')
  if (!order || order.isBack) return
  const isTaken = !isRemade(order)
  const made = await ask(play, `make order ${order.id} again`, isTaken, options =>
    play.owner(orderReshipCalls.officeRemake, { ...params(order.id), body: { isFree: true, reason: 'It is lost' } }, options),
  )
  if (made) await remade(play, order, made.data.id)
}

/** The order that replaces another costs nothing, and is paid. */
async function remade({ model, seller }: Play, order: ModelOrder, id: number): Promise<void> {
  const { data } = await seller(orderCalls.order, params(id))
  const made = model.write({ id, external: null, ...billOf(data) })
  order.remake = made
  if (!model.pay(made)) throw new Error('What costs nothing was not paid on paper.')
}

/** A claim about an order that has left, decided by a refund of what its seller lost. */
export const claimRefund: Act = async play => {
  const { model, random } = play
  const order = anOrder(play, ...left, 'DELIVERED', 'PARTIAL_REFUNDED')
  if (!order) return
  const most = model.left(order)
  if (most < 2) return
  const amountCents = random.pick([most, 1 + random.below(most - 1)])
  await decide(play, order, { kind: 'REFUND', amountCents }, model.refund(order, amountCents))
}

/** One about what did not arrive is decided by another order in its place. */
export const claimReprint: Act = async play => {
  const order = anOrder(play, 'ERROR', 'DELIVERED')
  if (!order || order.isBack) return
  const isTaken = !isRemade(order)
  if (!(await decide(play, order, { kind: 'REPRINT' }, isTaken))) return
  const { copies } = (await play.seller(orderCalls.order, params(order.id))).data
  await remade(play, order, copies.find(({ source }) => source === 'REPRINT')?.id ?? 0)
}

type Decision = { kind: 'REFUND'; amountCents: number } | { kind: 'REPRINT' }
async function decide(play: Play, order: ModelOrder, decision: Decision, isTaken: boolean): Promise<boolean> {
  const { seller, owner } = play
  const question = { type: 'SHIPPING' as const, subject: 'Where is it?', text: 'It did not arrive.', orderId: order.id }
  const opened = await ask(play, `claim about order ${order.id}`, true, options =>
    seller(ticketCalls.openTicket, { body: question, files: [] }, options),
  )
  if (!opened) return false
  const at = params(opened.data.id)
  const { messages, decisionId } = (await owner(ticketOfficeCalls.officeTicket, at)).data
  const seen = { seenMessageId: messages.at(-1)?.id ?? 0, seenDecisionId: decisionId }
  const body = { ...decision, cause: 'CARRIER' as const, text: 'We are sorry.', ...seen }
  const what = decision.kind === 'REFUND' ? `by ${decision.amountCents}` : 'by another order'
  const decided = await ask(play, `support decides about order ${order.id} ${what}`, isTaken, options =>
    owner(ticketDecisionCalls.decideTicket, { ...at, body }, options),
  )
  return decided !== undefined
}

/** Long after its hand-over nobody can still say anything of it. Sessions have ended by then: it is the last that a seller does. */
export const closeUnseen: Act = async ({ control, model, steps }) => {
  steps.push('sixty-one days go by, and the app looks what is over')
  await control('advance', { milliseconds: 61 * day })
  model.now += 61 * day
  for (const name of ['order.miss', 'order.refund-missed', 'order.close']) await control('cron', { name })
  for (const order of model.orders.values()) if (order.kind === 'SHIP_BY_SELLER' && order.status === 'SHIPPED') order.status = 'CLOSED'
}

/** Each of them brings its own orders on the way, which takes seconds. */
export const parcelActs: readonly (readonly [number, Act])[] = [
  [3, sendOne],
  [2, says('RETURNED')],
  [2, says('LOST')],
  [1, says('DAMAGED')],
  [1, says('DELIVERED')],
  [3, scanIn],
  [3, reship],
  [1, reshipPart],
  [2, remake],
  [2, refund],
  [2, claimRefund],
  [2, claimReprint],
]
