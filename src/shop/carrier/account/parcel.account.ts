// Which account a parcel is handed over to, and whether anybody tells of it.
import type { Db } from '#engine/db/database.ts'
import { carriers } from '../registry.ts'
import type { Sees } from '../rules.ts'
import { findAccount, listEnabled } from './store.ts'

export interface Taker {
  /** Nothing where nobody of ours takes it: its seller has arranged that. */
  accountId: number | null
  sees: Sees
}

/**
 * Who takes a parcel: the account that its postage was bought from, else one that takes what others sold under this carrier's numbers. It is
 * seen where that account tells of it; what others sold is seen by no tracker of ours once an account of a real carrier is on.
 */
export async function takerOf(db: Db, parcel: { carrier: string | undefined; soldBy: number | null }): Promise<Taker> {
  if (parcel.soldBy !== null) return { accountId: parcel.soldBy, sees: (await findAccount(db, parcel.soldBy))?.tells ? 'CARRIER' : 'NONE' }
  const enabled = (await listEnabled(db)).map(account => ({ account, carrier: carriers.find(it => it.id === account.carrier) }))
  const taker = enabled.find(({ carrier }) => carrier?.account?.isTracker && (carrier.standsFor ?? carrier).id === parcel.carrier)
  const isTracker = taker?.carrier?.account?.isTracker
  if (!taker || !isTracker) return { accountId: null, sees: 'NONE' }
  const isRealOn = enabled.some(({ account, carrier }) => account.mode === 'LIVE' && carrier?.account && !carrier.account.isTracker)
  return { accountId: taker.account.id, sees: !isRealOn && (await isTracker(db)) ? 'TRACKER' : 'NONE' }
}
