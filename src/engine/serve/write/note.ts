import type { Tx } from '#engine/db/database.ts'

/** A change by a staff write: the audit row of the same transaction shows it beside the request. */
export interface Change {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}
const changes = new WeakMap<Tx, Change>()

/** Notes the fields that a staff write changed; the last note of a transaction counts. Never pass secrets. */
export const noteChange = (tx: Tx, before: Change['before'], after: Change['after']): void => void changes.set(tx, { before, after })

export const notedChange = (tx: Tx): Change | undefined => changes.get(tx)
