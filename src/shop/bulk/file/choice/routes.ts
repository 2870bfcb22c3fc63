import type { Db } from '#engine/db/database.ts'
import { routes } from '#engine/serve/route.ts'
import { type TrackingColumn, trackingColumnIds } from '#shop/order/list/export/rules.ts'
import { type OrderColumn, orderColumnIds } from '../export.rules.ts'
import { type ExportColumns, exportColumnCalls } from './contract.ts'
import { findColumns, setColumns } from './store.ts'

export const exportColumnRoutes = routes(exportColumnCalls, {
  exportColumns: async ({ who }, db) => ({ data: await chosenBy(db, who.id) }),
  setExportColumns: async ({ who, body }, tx) => {
    if (body.orders !== undefined) await setColumns(tx, who.id, 'ORDERS', body.orders)
    if (body.tracking !== undefined) await setColumns(tx, who.id, 'TRACKING', body.tracking)
    return { data: await chosenBy(tx, who.id) }
  },
})

/** A column that is no more is left out; of a choice of which nothing is left nothing is known. */
async function chosenBy(db: Db, sellerId: number): Promise<ExportColumns> {
  const chosen = await findColumns(db, sellerId)
  const of = <C extends string>(columns: readonly string[] | undefined, all: readonly C[]): C[] | null => {
    const left = (columns ?? []).flatMap(column => all.find(each => each === column) ?? [])
    return left.length > 0 ? left : null
  }
  return {
    orders: of<OrderColumn>(chosen.get('ORDERS'), orderColumnIds),
    tracking: of<TrackingColumn>(chosen.get('TRACKING'), trackingColumnIds),
  }
}
