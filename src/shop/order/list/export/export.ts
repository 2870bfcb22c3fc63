import type { Db } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { ExportQuery } from '../contract.ts'
import { askOrders, type ListReader } from '../store.ts'
import { type ExportedOrder, listForExport } from './store.ts'

export type { ExportedOrder } from './store.ts'

/** All orders that a reader's list finds, oldest first, read as fast as they are taken. */
export async function* ordersForExport(db: Db, reader: ListReader, query: ExportQuery): AsyncGenerator<ExportedOrder> {
  const asked = await askOrders(db, reader, { ...query, sort: 'oldest', page: 1, limit: 100 })
  yield* readByKey(
    (after, limit) => listForExport(db, asked, after, limit),
    order => order.id,
    { size: 500 },
  )
}
