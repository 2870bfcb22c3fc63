// The door of the audit log.
import type { Db } from '#engine/db/database.ts'
import { notedChange } from '#engine/serve/note.ts'
import type { AuditEntry } from '#engine/serve/settings.ts'
import { objectOf, summaryOf } from './rules.ts'
import { type AuditFilter, countAudit, insertAudit, listAudit } from './store.ts'

/** Writes the row of one staff write, in its transaction; `serve` calls it. */
export async function recordAct({ tx, who, name, params, body, requestId, ip }: AuditEntry): Promise<void> {
  await insertAudit(tx, {
    actorId: who.id,
    actor: who.username,
    call: name,
    object: objectOf(params),
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
