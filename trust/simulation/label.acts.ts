// Labels that a seller buys by the form: paid at once, made by a job, and given back with what was paid.
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { aForm, aPackage } from '#shop/label/buy/form/seed.ts'
import type { ModelOrder } from './model.ts'
import { ask, type Play } from './play.ts'

const day = 24 * 60 * 60_000
/** An unused label is given back within this time. */
const voidableMs = 30 * day

/** One or two, each the cheapest, all of them or none. */
export const buyLabels = async (play: Play): Promise<void> => void (await buySome(play, 1 + play.random.below(2)))

/** So many; answers the orders that they are of. */
export async function buySome(play: Play, count: number): Promise<readonly number[]> {
  const { model, seller, control } = play
  if (model.debt > 0) return []
  const packages = Array.from({ length: count }, () => aPackage())
  const rated = (await seller(buyingLabelCalls.rateLabels, { body: aForm({ packages }) })).data.packages
  const rates = rated.flatMap(({ rates: [cheapest] }) => cheapest ?? [])
  const cents = rates.reduce((sum, rate) => sum + rate.cents, 0)
  const isTaken = model.take(cents)
  const body = { rateIds: rates.map(({ id }) => id) }
  const bought = await ask(play, `buy ${rates.length} labels for ${cents}`, isTaken, options =>
    seller(buyingLabelCalls.buyLabels, { body }, options),
  )
  if (!bought || !isTaken) return []
  for (const [at, { id }] of bought.data.labels.entries()) {
    const paid = rates[at]?.cents ?? 0
    const order = model.write({ id, external: null, total: paid, production: 0, discount: 0, items: [] })
    Object.assign(order, { kind: 'LABEL', status: 'LABEL_CREATED', paid, standing: paid, boughtAt: model.now })
  }
  await control('settle', {})
  return bought.data.labels.map(({ id }) => id)
}

/** One that nobody has used: what was paid for it and is not back yet comes with its carrier's word. */
export async function giveLabelBack(play: Play): Promise<void> {
  const { model, random, seller, control } = play
  const isUnused = ({ kind, status }: ModelOrder) => kind === 'LABEL' && status === 'LABEL_CREATED'
  const unused = [...model.orders.values()].filter(isUnused)
  if (unused.length === 0) return
  const order = random.pick(unused)
  const seenRefundCents = model.left(order)
  const isTaken = model.now - (order.boughtAt ?? 0) < voidableMs && model.cancel(order)
  await ask(play, `give the label of order ${order.id} back for ${seenRefundCents}`, isTaken, options =>
    seller(buyingLabelCalls.voidBoughtLabel, { params: { id: order.id }, body: { seenRefundCents } }, options),
  )
  await control('settle', {})
}
