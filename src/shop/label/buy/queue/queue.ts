// The queue of labels: what must leave first, by whom it goes, and in which batch it was made.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { Who } from '#engine/serve/route.ts'
import { accountNames, readPlanner } from '#shop/carrier/account/choose.account.ts'
import { orderLines } from '#shop/order/list/list.ts'
import { factsOf, findOrders, staffActor } from '#shop/order/status/facts.status.ts'
import { whyNot } from '#shop/order/status/rules.ts'
import { levelOf } from '#shop/shipping/rules.ts'
import type { LabelQuery } from '../../contract.ts'
import { dueGroups } from '../../rules.ts'
import { listNewest } from '../../store.ts'
import { parcelOunces } from '../shipment.ts'
import { inBatchOrder, type Way, wayKey, wayOf } from './rules.ts'
import { listQueued, type QueuedRow, queueMax } from './store.ts'

interface Queued extends QueuedRow {
  by: Way
}

/** The orders of a tab in its order, with the way that each goes or would go. */
async function readQueue(engine: Engine, db: Db, who: Who, query: Pick<LabelQuery, 'tab' | 'q'>): Promise<Queued[]> {
  const [rows, plan] = await Promise.all([listQueued(db, who, query), readPlanner(engine)])
  return rows.map(row => {
    const { country, shippingMethod, ounces, tier } = row
    const planned = () => plan({ country, level: levelOf(country, shippingMethod), weightOz: parcelOunces(ounces), tier })
    return { ...row, by: wayOf(row, planned) }
  })
}

const isAsked =
  ({ due, by, batch }: Pick<LabelQuery, 'due' | 'by' | 'batch'>) =>
  (row: Queued): boolean =>
    (due === undefined || row.due === due) && (by === undefined || wayKey(row.by) === by) && (batch === undefined || row.batchId === batch)

/** One page of the queue. */
export async function queuePage(engine: Engine, db: Db, who: Who, query: LabelQuery & { page: number; limit: number }) {
  const { page, limit } = query
  const found = (await readQueue(engine, db, who, query)).filter(isAsked(query))
  const queued = found.slice((page - 1) * limit, page * limit)
  const ids = queued.map(({ id }) => id)
  const actor = staffActor(who)
  const [lines, labels, rows, names] = await Promise.all([
    orderLines(db, ids, actor),
    listNewest(db, ids),
    findOrders(db, ids),
    accountNames(db),
  ])
  const why = (orderId: number, step: 'createLabel' | 'printLabel') => {
    const row = rows.get(orderId)
    return row ? (whyNot(step, factsOf(row), actor.roles, db.now()) ?? null) : 'ORDER_NOT_FOUND'
  }
  const docs = queued.flatMap(({ id, by, due, batchId }) => {
    const line = lines.find(order => order.id === id)
    if (!line) return []
    const account = by.accountId === null ? undefined : names.get(by.accountId)
    const service = by.service === null ? null : (account?.serviceName(by.service) ?? by.service)
    return {
      ...line,
      due,
      batchId,
      by: { ...by, service, accountName: account?.name ?? null },
      label: labels.find(label => label.orderId === id) ?? null,
      whyNotMake: why(id, 'createLabel'),
      whyNotPrint: why(id, 'printLabel'),
    }
  })
  return { docs, totalDocs: Math.min(found.length, queueMax), hasMore: found.length > queueMax, page, limit }
}

type Chosen = Pick<QueuedRow, 'id'> & { label: Pick<NonNullable<QueuedRow['label']>, 'form'> | null }
/** All orders that a tab and its filters find. Throws SELECTION_TOO_LARGE beyond `max`. */
export async function chooseQueued(engine: Engine, db: Db, who: Who, query: LabelQuery, max: number): Promise<Chosen[]> {
  const found = (await readQueue(engine, db, who, query)).filter(isAsked(query))
  if (found.length > max) throw new Fault('SELECTION_TOO_LARGE', { values: { max } })
  return found.map(({ id, label }) => ({ id, label: label && { form: label.form } }))
}

/** How many orders of a tab must leave when, go by whom, and were made in which batch: what its filters offer. */
export async function queueGroups(engine: Engine, db: Db, who: Who, query: Pick<LabelQuery, 'tab' | 'q'>) {
  const [queue, names] = await Promise.all([readQueue(engine, db, who, query), accountNames(db)])
  const dues = Map.groupBy(queue, ({ due }) => due)
  const bys = Map.groupBy(queue, ({ by }) => wayKey(by))
  const batches = Map.groupBy(
    queue.filter(({ batchId }) => batchId !== null),
    ({ batchId }) => batchId ?? 0,
  )
  return {
    due: dueGroups.map(due => ({ due, count: dues.get(due)?.length ?? 0 })),
    by: [...bys].flatMap(([key, [first, ...others]]) =>
      first ? { by: key, way: first.by.way, accountName: names.get(first.by.accountId ?? 0)?.name ?? null, count: others.length + 1 } : [],
    ),
    batches: [...batches].map(([batchId, of]) => ({ batchId, count: of.length })).toSorted((one, other) => one.batchId - other.batchId),
  }
}

/** These orders as their batches were made, each once: labels come out of the printer as the pieces stand on the table. */
export async function asMade(db: Db, orderIds: readonly number[]): Promise<number[]> {
  const rows = await findOrders(db, orderIds)
  const made = [...new Set(orderIds)].map(id => ({ id, batchId: null, allPassedAt: null, ...rows.get(id) }))
  return made.toSorted(inBatchOrder).map(({ id }) => id)
}
