import type { Db } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { Personal } from '#shop/account/account.ts'
import { listMine, setGivenUp } from './store.ts'

/** Payments are part of the books, which are kept; an open one for an order ends with its account. */
export const paymentPersonal: Personal = { parts: { payments }, settle: setGivenUp }

function payments(db: Db, sellerId: number) {
  return readByKey(
    (after, limit) => listMine(db, sellerId, after, limit),
    payment => payment.id,
  )
}
