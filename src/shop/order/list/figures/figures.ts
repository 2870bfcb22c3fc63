// What the figures of homes and of the office say of orders, a seller's or everybody's, between instants.
import type { Db } from '#engine/db/database.ts'
import { type Asked, listBest, listItemNames, listTemplateNames, listTook, stepMs, type Took } from './store.ts'

export { type Asked, countDue, type OrderTally, tallyOrders } from './store.ts'

interface Sold {
  orders: number
  items: number
}
/** The products that most pieces of were ordered, by the names that they were last ordered under. */
export async function bestProducts(
  db: Db,
  asked: Asked,
  limit: number,
): Promise<(Sold & { code: string; name: string; nameVi: string })[]> {
  const best = await listBest<string>(db, asked, 'product_code', limit)
  const names = await listItemNames(
    db,
    best.map(each => each.itemId),
  )
  return best.flatMap(({ key: code, orders, items, itemId }) =>
    names.filter(({ id }) => id === itemId).map(({ name, nameVi }) => ({ code, name, nameVi, orders, items })),
  )
}

/** The designs that most pieces of were ordered, by the templates that they were ordered with. */
export async function bestTemplates(db: Db, asked: Asked, limit: number): Promise<(Sold & { id: number; name: string })[]> {
  const best = await listBest<number>(db, asked, 'template_id', limit)
  const names = await listTemplateNames(
    db,
    best.map(({ key }) => key),
  )
  return best.flatMap(({ key, orders, items }) => names.filter(({ id }) => id === key).map(({ id, name }) => ({ id, name, orders, items })))
}

/** How many orders, and within which time half of them were done, and nine of ten; in milliseconds, to the end of a step of six minutes. */
export interface OrderSpeed {
  orders: number
  medianMs: number | null
  mostMs: number | null
}
/** Of what was handed over: paid until handed over, and of that from a batch's start to its last piece. */
export async function findSpeed(db: Db, asked: Asked): Promise<{ dispatch: OrderSpeed; production: OrderSpeed }> {
  const { dispatch, production } = await listTook(db, asked)
  return { dispatch: speedOf(dispatch), production: speedOf(production) }
}

function speedOf(took: readonly Took[]): OrderSpeed {
  const orders = took.reduce((sum, each) => sum + each.orders, 0)
  const within = (share: number) => {
    let done = 0
    for (const each of took) {
      done += each.orders
      if (done >= orders * share) return (each.steps + 1) * stepMs
    }
    return null
  }
  return { orders, medianMs: within(0.5), mostMs: within(0.9) }
}
