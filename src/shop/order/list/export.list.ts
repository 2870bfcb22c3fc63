import type { Db } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { type ExportedOrder, type ExportFilter, listForExport } from './export.store.ts'

export type { ExportedOrder, ExportFilter } from './export.store.ts'

/** All orders of a seller that the filter leaves, oldest first, read as fast as they are taken. */
export const ordersForExport = (db: Db, sellerId: number, filter: ExportFilter): AsyncGenerator<ExportedOrder> =>
  readByKey(
    (after, limit) => listForExport(db, sellerId, filter, after, limit),
    order => order.id,
    { size: 500 },
  )
