// Orders as the office sees them: with whose they are.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { OrderLine } from '../list/contract.ts'
import { orderDetail } from '../list/list.ts'
import type { StepActor } from '../status/facts.status.ts'
import type { OfficeLine, OfficeOrder } from './contract.ts'
import { listSellers } from './store.ts'

/** One order. Throws ORDER_NOT_FOUND. */
export async function officeOrder(db: Db, id: number, actor: StepActor): Promise<OfficeOrder> {
  const [order] = await withSellers(db, [await orderDetail(db, id, actor)])
  if (!order) throw new Fault('ORDER_NOT_FOUND')
  return order
}

/** These orders with whose they are, as the office sees them. */
export async function withSellers<T extends OrderLine>(db: Db, orders: readonly T[]): Promise<(T & Pick<OfficeLine, 'seller'>)[]> {
  const sellers = await listSellers(
    db,
    orders.map(order => order.id),
  )
  return orders.map(order => ({ ...order, seller: sellers.get(order.id) ?? { id: 0, username: '' } }))
}
