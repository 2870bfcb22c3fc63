// Orders as pages read them: lists with what may be done next, one order with its items and timeline.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { itemsOf } from '../item/item.ts'
import { factsOf, type StepActor } from '../status/facts.status.ts'
import { payStep, whyNot, whyNotDelete, whyNotEdit } from '../status/rules.ts'
import { type FactRow, findFacts } from '../status/store.ts'
import type { OrderDetail, OrderItem, OrderLine, OrderQuery, OrderSteps } from './contract.ts'
import { dispatchBy } from './dispatch.rules.ts'
import { totalMax } from './rules.ts'
import { askOrders, countOrders, findOrderRow, type ListReader, listChanges, listOrders } from './store.ts'

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
  const ids = rows.map(row => row.id)
  const [factRows, itemRows] = await Promise.all([findFacts(db, ids), itemsOf(db, ids)])
  const facts = new Map(factRows.map(row => [row.id, row]))
  const items = Map.groupBy(itemRows, item => item.orderId)
  const docs = rows.map(row => ({
    ...row,
    dispatchBy: dispatchBy(row.platformOrderedAt),
    items: (items.get(row.id) ?? []).map(itemView),
    steps: stepsOf(facts.get(row.id), actor, db.now()),
  }))
  return { docs, totalDocs: Math.min(count, totalMax), hasMore: count > totalMax, page: query.page, limit: query.limit }
}

/** One order. Throws ORDER_NOT_FOUND for a missing one and for another seller's. */
export async function orderDetail(db: Db, id: number, actor: StepActor, sellerId?: number): Promise<OrderDetail> {
  const [row, [facts], items, changes] = await Promise.all([
    findOrderRow(db, id, sellerId),
    findFacts(db, [id]),
    itemsOf(db, [id]),
    listChanges(db, id),
  ])
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  const isForStaff = sellerId === undefined
  return {
    ...row,
    dispatchBy: dispatchBy(row.platformOrderedAt),
    items: items.map(itemView),
    steps: stepsOf(facts, actor, db.now()),
    timeline: changes.map(change => ({
      ...change,
      actorName: isForStaff || change.actor === 'seller' ? change.actorName : null,
    })),
  }
}

const itemView = ({ unitCents, ...item }: Awaited<ReturnType<typeof itemsOf>>[number]): OrderItem => ({
  ...item,
  price: unitCents,
  totalMoney: unitCents * item.quantity,
})

/** The same rules that the server asks when the step is taken: the page greys a button and shows the reason. */
export function stepsOf(row: FactRow | undefined, actor: StepActor, now: Date): OrderSteps {
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  // A stale quote is renewed when the order is submitted, so it greys nothing.
  const facts = factsOf(row, row.paidAt === null ? { quoteFreshUntil: now } : {})
  const why = (step: Parameters<typeof whyNot>[0]) => whyNot(step, facts, actor.roles, now) ?? null
  return {
    submit: why(payStep(row.status)),
    cancel: why('cancel'),
    resend: why('resend'),
    keep: why('keep'),
    refund: why('refund'),
    edit: whyNotEdit('all', facts) ?? null,
    editAddress: whyNotEdit('address', facts) ?? null,
    editDesign: whyNotEdit('design', facts) ?? null,
    delete: whyNotDelete(facts) ?? null,
  }
}
