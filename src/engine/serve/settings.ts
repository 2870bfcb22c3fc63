import type { AnyCall } from '#base/call.ts'
import type { FaultCatalogue } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { Route, Who } from './route.ts'

export interface ServeSettings {
  engine: Engine
  routes: readonly Route[]
  faults: FaultCatalogue
  /** Who holds this session token or API key; nothing where it is dead. */
  identify(token: string): Promise<Who | undefined>
  /**
   * The same for a write, in its transaction: whoever ends the session, or takes a role away, waits for the transaction's end. Where the
   * write `changesSelf`, it waits here for the others that do.
   */
  hold(tx: Tx, token: string, changesSelf: boolean): Promise<Who | undefined>
  /** Called in the transaction of every staff write, of every one that a member of a seller's team makes, and of others that are audited. */
  audit(entry: AuditEntry): Promise<void>
  /** Runs a staff write of the money kind within its maker's limits: what is above them waits for a second person, and is refused. */
  limit(write: MoneyWrite, work: () => Promise<unknown>): Promise<unknown>
}
/** A staff write that moves money or makes it spendable, before it is done. */
export type MoneyWrite = Omit<AuditEntry, 'answer' | 'requestId' | 'ip'>
/** An entry of the audit log: what somebody has done; secrets in `body` and `answer` are the log's to leave out. */
export interface AuditEntry {
  tx: Tx
  who: Who
  call: AnyCall
  name: string
  params: unknown
  body: unknown
  answer: unknown
  requestId: string
  ip: string
}
