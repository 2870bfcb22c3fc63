import type { Db } from '#engine/db/database.ts'
import { type ExportedOrder, type ExportFilter, listForExport } from './export.store.ts'

export type { ExportedOrder, ExportFilter } from './export.store.ts'

const CHUNK = 500

/** All orders of a seller that the filter leaves, oldest first, read as fast as they are taken. */
export async function* ordersForExport(db: Db, sellerId: number, filter: ExportFilter): AsyncGenerator<ExportedOrder> {
  for (let after = 0; ; ) {
    const orders = await listForExport(db, sellerId, filter, after, CHUNK)
    yield* orders
    if (orders.length < CHUNK) return
    after = orders.at(-1)?.id ?? after
  }
}
