// Orders as the office sees them: with whose they are.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import type { OrderLine } from '../list/contract.ts'
import { orderDetail } from '../list/list.ts'
import { factsOf, type StepActor } from '../status/facts.status.ts'
import { whyNot } from '../status/rules.ts'
import { findFacts } from '../status/store.ts'
import type { OfficeLine, OfficeOrder } from './contract.ts'
import { listSellers } from './store.ts'

/** One order. Throws ORDER_NOT_FOUND. */
export async function officeOrder(db: Db, id: number, actor: StepActor): Promise<OfficeOrder> {
  const [order] = await withSellers(db, [await orderDetail(db, id, actor)])
  const [row] = await findFacts(db, [id])
  if (!order || !row) throw new Fault('ORDER_NOT_FOUND')
  return {
    ...order,
    isCauseMended: row.isCauseMended,
    whyNotResume: whyNot('resend', factsOf(row, vouched), actor.roles, db.now()) ?? null,
  }
}

/** Staff who put an order back vouch for its cause being mended, in words where nothing else shows it. */
export const vouched = { isCauseMended: true } as const

/** These orders with whose they are, as the office sees them. */
export async function withSellers<T extends OrderLine>(db: Db, orders: readonly T[]): Promise<(T & Pick<OfficeLine, 'seller'>)[]> {
  const sellers = await listSellers(
    db,
    orders.map(order => order.id),
  )
  return orders.map(order => ({ ...order, seller: sellers.get(order.id) ?? { id: 0, username: '' } }))
}
