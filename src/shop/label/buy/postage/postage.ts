import type { Db } from '#engine/db/database.ts'
import type { PostageSums } from './contract.ts'
import { totalPostage } from './store.ts'

const nothing: PostageSums = { labels: 0, quotedCents: 0, boughtCents: 0, differenceCents: 0, refundedCents: 0, pendingCents: 0 }

/** What the labels of these days cost, both days included. */
export const postageOf = async (db: Db, days: { from: string; to: string; timeZone: string }): Promise<PostageSums> =>
  (await totalPostage(db, days)) ?? nothing
