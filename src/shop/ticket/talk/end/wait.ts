// The clock of tickets that wait for their requesters: a reminder, and the end.
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { isHeld } from '#shop/approval/approval.ts'
import { waitStep } from '../../due/wait.rules.ts'
import { notifyAnswered, notifyReminded } from '../../news/notice.ts'
import { changeTicket } from '../move.ts'
import { insertMessage, lockFreeTicket, type TicketRow } from '../store.ts'
import { listWaited, setWait } from './store.ts'

const batchSize = 500

/** Reminds and solves what has waited. One that fails is tried again by the next run, and keeps no other one back. */
export async function endWaits(engine: Engine): Promise<void> {
  const failures: unknown[] = []
  let after = 0
  for (;;) {
    const ids = await listWaited(engine.db, after, batchSize)
    for (const id of ids) await engine.db.transaction(tx => endWait(tx, id)).catch(error => failures.push(error))
    after = ids.at(-1) ?? after
    if (ids.length < batchSize) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} tickets could not be reminded of or solved.`)
}

/** One that somebody holds at this moment is left to the next run: their move comes first. */
async function endWait(tx: Tx, id: number): Promise<void> {
  const row = await lockFreeTicket(tx, id)
  const step = row && waitStep(row, tx.now())
  if (!step) return
  // A decision that waits for a second person is staff's turn: the wait begins anew.
  if (await isHeld(tx, 'ticket', id)) return setWait(tx, id, { waitsSince: tx.now(), remindedAt: null })
  await (step === 'REMIND' ? remind(tx, row) : solve(tx, row))
}

async function remind(tx: Tx, row: TicketRow): Promise<void> {
  await setWait(tx, row.id, { waitsSince: row.waitsSince, remindedAt: tx.now() })
  await notifyReminded(tx, row)
}

async function solve(tx: Tx, row: TicketRow): Promise<void> {
  const said = { ticketId: row.id, authorId: null, isStaff: true, isNote: false, text: '', status: 'SOLVED' as const }
  const messageId = await insertMessage(tx, said)
  await changeTicket(tx, row, { status: 'SOLVED' })
  await notifyAnswered(tx, row, messageId, true)
}
