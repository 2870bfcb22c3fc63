// What the clock, the warehouse, production and the carrier do. Where the table alone says how an order goes on, the model follows it.
import { labelCalls } from '#shop/label/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { coolingOffMs, type ModelOrder, piecesOf } from './model.ts'
import type { Act } from './order.acts.ts'
import { anOrder, ask, type Play } from './play.ts'

const minute = 60_000
const hour = 60 * minute

const advance = async ({ control, steps, model }: Play, milliseconds: number, words: string) => {
  steps.push(`${words} go by`)
  await control('advance', { milliseconds })
  model.now += milliseconds
}

export const quarter: Act = play => advance(play, coolingOffMs + minute, 'sixteen minutes')
const night: Act = play => advance(play, 7 * hour, 'seven hours')

/** The app's clock takes what has cooled off into production. */
export const process: Act = async play => {
  const { model, control, steps, free } = play
  steps.push('the app looks what has cooled off')
  await control('cron', { name: 'order.process' })
  for (const order of model.orders.values()) {
    if (!['NEW_ORDER', 'LABEL_CREATED'].includes(order.status)) continue
    // After it was broken and mended, the table says when it goes on.
    if (order.coolsUntil === undefined || order.isRendered) free.add(order.id)
    else if (!order.isOnHold && order.coolsUntil < model.now) order.status = 'PROCESSING'
  }
}

const labelOne: Act = async play => {
  const order = anOrder(play, 'NEW_ORDER', 'PROCESSING', 'EXPORTED', 'PRODUCED', 'PENDING', 'CANCELLED')
  if (order) await label(play, order)
}

export async function label(play: Play, order: ModelOrder): Promise<void> {
  const isTaken = play.model.isLabelled(order)
  const asked = await ask(play, `ask for a label of order ${order.id}`, true, options =>
    play.owner(labelCalls.makeLabels, { body: { orderIds: [order.id] } }, options),
  )
  if (asked && (asked.data.results[0]?.fault === null) !== isTaken)
    play.wrong.push(`a label of order ${order.id}: ${asked.data.results[0]?.fault}`)
  if (!isTaken) return
  await play.control('settle', {})
  Object.assign(order, { status: 'LABEL_CREATED', hasLabel: true })
}

/** Into a batch of its own; its print files are rendered. */
export const batch: Act = async play => {
  const { owner, control, free } = play
  const order = anOrder(play, 'PROCESSING')
  if (!order || order.tickets.length > 0) return
  const made = await ask(play, `put order ${order.id} into a batch`, true, options =>
    owner(productionCalls.makeBatch, { body: { orderIds: [order.id] } }, options),
  )
  if (!made) return
  await control('settle', {})
  free.add(order.id)
  Object.assign(order, { isRendered: true, batchId: made.data.id })
  const { tickets } = (await owner(productionCalls.batch, { params: { id: made.data.id } })).data
  if (tickets.length !== piecesOf(order)) play.wrong.push(`${tickets.length} tickets for ${piecesOf(order)} pieces of order ${order.id}`)
  order.tickets = tickets.map(({ code }) => code)
}

const scan: Act = async play => {
  const { owner, random, free, steps } = play
  const order = anOrder(play, 'EXPORTED', 'IN_PRODUCTION', 'LABEL_CREATED', 'PRODUCED')
  if (!order || order.tickets.length === 0) return
  const code = random.pick(order.tickets)
  const action = random.pick(['start', 'start', 'pass', 'pass', 'pass', 'fail'] as const)
  steps.push(`${action} ${code} of order ${order.id}`)
  free.add(order.id)
  const isTaken = await owner(productionCalls.scanTicket, { body: { code, action, reason: action === 'fail' ? 'Smeared' : '' } }).then(
    () => true,
    () => false, // one that cannot be now
  )
  if (isTaken && action === 'start') order.isStarted = true
}

const send: Act = async play => {
  const { owner, control, free, steps, seller } = play
  const order = anOrder(play, 'LABEL_CREATED', 'PRINTED')
  if (!order) return
  steps.push(`print and scan out order ${order.id}`)
  free.add(order.id)
  await owner(labelCalls.markPrinted, { body: { orderIds: [order.id] } })
  const { data: held } = await seller(labelCalls.myLabel, { params: { id: order.id } })
  const scanned = await owner(trackingCalls.scanOut, { body: { scan: held?.trackingNumber ?? 'none' } }).catch(() => undefined) // not finished yet
  if (scanned) await owner(trackingCalls.closeManifest, { params: { id: scanned.data.manifest.id } })
  await control('settle', {})
}

const carry: Act = async play => {
  const { model, control, free, steps } = play
  await advance(play, 24 * hour, 'twenty-four hours')
  steps.push('the carrier reports')
  await control('cron', { name: 'tracking.ask' })
  await control('settle', {})
  for (const [id, { status }] of model.orders) if (['SHIPPED', 'ACTIVED', 'IN_TRANSIT'].includes(status)) free.add(id)
}

export const operationsActs: readonly (readonly [number, Act])[] = [
  [3, quarter],
  [1, night],
  [5, process],
  [3, labelOne],
]
/** What needs print files, and takes seconds: in some of the simulations. */
export const deepActs: readonly (readonly [number, Act])[] = [
  [8, batch],
  [20, scan],
  [6, send],
  [3, carry],
]
