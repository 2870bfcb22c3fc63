// The public verbs of the audit log.
import type { Db } from '#engine/db/database.ts'
import { signerOf } from '#engine/serve/route.ts'
import type { AuditEntry } from '#engine/serve/settings.ts'
import { notedChange } from '#engine/serve/write/note.ts'
import { objectOf, summaryOf } from './rules.ts'
import { type AuditFilter, countAudit, insertAudit, listAudit } from './store.ts'

/** Writes the row of one audited write, in its transaction; `serve` calls it. */
export async function recordAct({ tx, who, call, name, params, body, requestId, ip }: AuditEntry): Promise<void> {
  if (!call.did) throw new Error(`The call ${name} says nothing of what it did.`)
  const { id: actorId, username: actor } = signerOf(who)
  await insertAudit(tx, {
    actorId,
    actor,
    call: name,
    subject: call.did.about.name,
    object: objectOf(params) || (call.touches === 'own' ? String(who.id) : ''),
    request: summaryOf(body ?? {}),
    change: summaryOf(notedChange(tx)),
    requestId,
    address: ip,
  })
}

const COUNTED = 10_000

/** One page, newest first; `totalDocs` is exact up to 10,000. */
export async function auditLog(db: Db, { page, limit, ...filter }: AuditFilter & { page: number; limit: number }) {
  const [docs, count] = [await listAudit(db, filter, { page, limit }), await countAudit(db, filter)]
  return { docs, totalDocs: Math.min(count, COUNTED), hasMore: count > COUNTED, page, limit }
}
