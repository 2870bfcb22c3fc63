// What the figures of homes and of the office say of orders, a seller's or everybody's, between instants.
import type { Db } from '#engine/db/database.ts'
import { type Asked, listBest, listItemNames, listTemplateNames, listTook, stepMs, type Took } from './store.ts'

export { type Asked, countDue, type OrderTally, tallyOrders } from './store.ts'

interface Sold {
  orders: number
  items: number
}
export interface BestSold {
  /** By the names that they were last ordered under. */
  products: (Sold & { code: string; name: string; nameVi: string })[]
  /** By the templates that they were ordered with. */
  designs: (Sold & { id: number; name: string })[]
}
/** The products and the designs that most pieces of were ordered. */
export async function findBest(db: Db, asked: Asked, limit: number): Promise<BestSold> {
  const best = await listBest(db, asked, limit)
  const [items, templates] = await Promise.all([
    listItemNames(
      db,
      best.flatMap(({ code, itemId }) => (code === null ? [] : [itemId])),
    ),
    listTemplateNames(
      db,
      best.flatMap(({ templateId }) => templateId ?? []),
    ),
  ])
  return {
    products: best.flatMap(({ code, orders, items: pieces, itemId }) =>
      items.flatMap(({ id, name, nameVi }) => (code !== null && id === itemId ? [{ code, name, nameVi, orders, items: pieces }] : [])),
    ),
    designs: best.flatMap(({ templateId, orders, items: pieces }) =>
      templates.flatMap(({ id, name }) => (id === templateId ? [{ id, name, orders, items: pieces }] : [])),
    ),
  }
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
