import type { Db } from '#engine/db/database.ts'
import { type AskedQueues, countQueues, type QueueRow } from '#engine/office-queue.ts'
import type { OrderStatus } from '../status/contract.ts'
import { movedToday, ordersIn, reachedToday, type Waiting } from './store.ts'

/** Queues of orders, by name: what waits there, and which an order has reached where it is done. */
type OrderQueues = Readonly<Record<string, { waits: readonly Waiting[]; done: readonly OrderStatus[] }>>

/** The asked ones among the queues that a domain above has of orders. */
export const countOrderQueues = (db: Db, asked: AskedQueues, queues: OrderQueues): Promise<QueueRow[]> =>
  countQueues(
    db,
    asked,
    Object.fromEntries(
      Object.entries(queues).map(([name, { waits, done }]) => [name, { waits: ordersIn(waits), done: reachedToday(done) }]),
    ),
    { moved: movedToday(db, asked.who) },
  )
