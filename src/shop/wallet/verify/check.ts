// The daily self-check of the books.
import { inSnapshot } from '#engine/db/snapshot.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { insertCheck } from '../ledger/list.store.ts'
import { verifyLedger } from './verify.ts'

const SHOWN = 100

/** Verifies the books as they are at one instant and keeps what it found; anything wrong is reported, and told to owner and finance. */
export async function checkLedger({ db, errors }: Pick<Engine, 'db' | 'errors'>): Promise<void> {
  const findings = await inSnapshot(db, verifyLedger)
  const [first] = findings
  await db.transaction(async tx => {
    await insertCheck(tx, { count: findings.length, findings: findings.slice(0, SHOWN) })
    if (first) await emit(tx, 'ledger.broken', { count: findings.length, first: `${first.table} ${first.id}` })
  })
  if (!first) return
  const message = `The self-check of the ledger found ${findings.length} things; the first: ${first.table} ${first.id}: ${first.what}`
  errors.report(new Error(message), { level: 'fatal', tags: { job: 'wallet.check' } })
}
