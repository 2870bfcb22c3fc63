import type { Tx } from '#engine/db/database.ts'
import { changeTicket } from '../move.ts'
import { lockTicket } from '../store.ts'
import { blankTickets, listOpenIds } from './store.ts'

/** Nobody answers whoever closed their account: what is open ends, and what was said is blanked (docs/decisions/022-personal-data.md). */
export async function forgetTickets(tx: Tx, sellerId: number): Promise<void> {
  for (const id of await listOpenIds(tx, sellerId)) {
    const row = await lockTicket(tx, id)
    if (row) await changeTicket(tx, row, { status: 'SOLVED' })
  }
  await blankTickets(tx, sellerId)
}
