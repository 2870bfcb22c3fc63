// Orders as pages read them: lists with what may be done next, one order with its items and timeline.
import { Fault } from '#base/fault.ts'
import { limits } from '#base/fields.ts'
import type { Db } from '#engine/db/database.ts'
import { trackingOf } from '#shop/carrier/carrier.ts'
import { customsLines } from '../pay/customs.pay.ts'
import { factsOf, type StepActor } from '../status/facts.status.ts'
import { payStep, whyNot, whyNotDelete, whyNotEdit } from '../status/rules.ts'
import { type FactRow, findFacts } from '../status/store.ts'
import { type ChosenOrder, type OrderDetail, type OrderLine, OrderQuery, type OrderSteps } from './contract.ts'
import { dispatchBy } from './dispatch.rules.ts'
import { shownProposals } from './proposal/choice.ts'
import { totalMax } from './rules.ts'
import { listNamed } from './search.store.ts'
import { askOrders, countOrders, findOrderRow, type ListReader, listAllIds, listChanges, listOrders } from './store.ts'
import { findNumberTwin } from './twin.store.ts'
import { countLow, shownCart, shownItems } from './view/items.ts'
import { listCopies } from './view/store.ts'

export interface OrderPage {
  docs: OrderLine[]
  totalDocs: number
  hasMore: boolean
  page: number
  limit: number
}

/** One page of orders with their items' pictures and what may be done with each. */
export async function orderPage(db: Db, reader: ListReader, query: OrderQuery, actor: StepActor): Promise<OrderPage> {
  const asked = await askOrders(db, reader, query)
  const [rows, count] = await Promise.all([listOrders(db, asked), countOrders(db, asked)])
  const docs = await shownLines(db, rows, actor)
  return { docs, totalDocs: Math.min(count, totalMax), hasMore: count > totalMax, page: query.page, limit: query.limit }
}

/** These orders as lists show them, a page of them at most. */
export async function orderLines(db: Db, ids: readonly number[], actor: StepActor): Promise<OrderLine[]> {
  const query = OrderQuery.parse({ limit: 100 })
  return shownLines(db, await listOrders(db, { reader: { timeZone: 'UTC' }, query, found: { ids }, now: db.now() }), actor)
}

async function shownLines(db: Db, rows: Awaited<ReturnType<typeof listOrders>>, actor: StepActor): Promise<OrderLine[]> {
  const ids = rows.map(row => row.id)
  const items = Map.groupBy(await shownItems(db, ids), item => item.orderId)
  return rows.map(row => ({
    ...row,
    cost: row.totalCost,
    ...trackingOf(row),
    dispatchBy: dispatchBy(row.platformOrderedAt),
    items: items.get(row.id) ?? [],
    lowSides: countLow(items.get(row.id) ?? []),
    steps: stepsOf(row, actor, db.now()),
  }))
}

/** All orders that a list finds, to act on them together. Throws SELECTION_TOO_LARGE beyond `max`. */
export async function chooseOrders(
  db: Db,
  reader: ListReader,
  query: Omit<OrderQuery, 'page' | 'limit' | 'cursor'>,
  { actor, max = limits.selectionMax }: { actor: StepActor; max?: number },
): Promise<ChosenOrder[]> {
  const ids = await listAllIds(db, await askOrders(db, reader, { ...query, page: 1, limit: max }), max)
  if (ids.length > max) throw new Fault('SELECTION_TOO_LARGE', { values: { max } })
  const facts = new Map((await findFacts(db, ids)).map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = facts.get(id)
    return row ? [{ ...row, totalCost: row.totalCents, steps: stepsOf(row, actor, db.now()) }] : []
  })
}

/** One order. Throws ORDER_NOT_FOUND for a missing one and for another seller's. */
export async function orderDetail(db: Db, id: number, actor: StepActor, sellerId?: number): Promise<OrderDetail> {
  const stored = await findOrderRow(db, id, sellerId)
  if (!stored) throw new Fault('ORDER_NOT_FOUND')
  const twin = stored.status === 'DUPLICATE' ? await findNumberTwin(db, id) : undefined
  const row = { ...stored, duplicateOf: twin ? ('TRACKING_NUMBER' as const) : otherwise(stored.duplicateOf) }
  const isForStaff = sellerId === undefined
  const pictureUrl = ({ id, version, hasMockup }: { id: number; version: string; hasMockup: boolean }) =>
    `/v1/${isForStaff ? 'office/' : ''}order/file/${id}/${hasMockup ? 'mockup' : 'picture'}?version=${version}`
  const [{ items, orderCart }, changes, copies] = await Promise.all([
    shownCart(db, row, pictureUrl),
    listChanges(db, id),
    row.hasCopies ? listCopies(db, id) : [],
  ])
  const customs = await customsLines(db, row)
  return {
    ...row,
    cost: row.totalCost,
    ...trackingOf(row),
    lowSides: countLow(items),
    orderCart,
    customs: customs.map(({ weightOz: _, ...line }) => line),
    dispatchBy: dispatchBy(row.platformOrderedAt),
    items,
    twinId: twin && (isForStaff || twin.sellerId === row.sellerId) ? twin.orderId : null,
    steps: stepsOf(row, actor, db.now()),
    copies,
    proposals: row.hasProposals ? await shownProposals(db, row) : [],
    timeline: changes.map(({ actorId, actorFullName, ...change }) => ({
      ...change,
      actorName: isForStaff || change.actor === 'seller' ? change.actorName : null,
      member:
        change.actor === 'seller' && actorId !== null && actorId !== row.sellerId
          ? { id: actorId, name: actorFullName || (change.actorName ?? '') }
          : null,
    })),
  }
}

/** What a duplicate repeats whose number is no other’s by now. */
const otherwise = (was: FactRow['duplicateOf']) => (was === 'TRACKING_NUMBER' ? null : was)

/** The ids of the seller's orders whose id or external id `text` is, or whose tracking number `number` is: the newest ten. */
export async function ordersNamed(db: Db, sellerId: number, text: string, number: string): Promise<number[]> {
  const id = /^#?\s*(\d{1,12})$/.exec(text)?.[1]
  return listNamed(db, { sellerId, id: id === undefined ? null : Number(id), externalId: text, number })
}

/** The same rules that the server asks when the step is taken: the page greys a button and shows the reason. */
function stepsOf(row: FactRow, actor: StepActor, now: Date): OrderSteps {
  // A stale quote is renewed when the order is submitted, so it greys nothing.
  const facts = factsOf(row, row.paidAt === null ? { quoteFreshUntil: now } : {})
  const why = (step: Parameters<typeof whyNot>[0]) => whyNot(step, facts, actor.roles, now) ?? null
  return {
    submit: why(payStep(row.status)),
    cancel: why('cancel'),
    resend: why('resend'),
    keep: why('keep'),
    refund: why('refund'),
    reship: why('reship'),
    edit: whyNotEdit('all', facts) ?? null,
    editAddress: whyNotEdit('address', facts) ?? null,
    editDesign: whyNotEdit('design', facts) ?? null,
    editNote: whyNotEdit('note', facts) ?? null,
    editLabel: whyNotEdit('label', facts) ?? null,
    editNumber: whyNotEdit('number', facts) ?? null,
    editVariant: whyNotEdit('variant', facts) ?? null,
    delete: whyNotDelete(facts) ?? null,
  }
}
