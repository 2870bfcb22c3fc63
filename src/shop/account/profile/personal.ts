// Personal data: what each domain keeps of a person (docs/decisions/022-personal-data.md).
import type { Db, Tx } from '#engine/db/database.ts'
import type { UnsettledKind } from '../person/rules.ts'

/** What keeps an account from being closed: a sum in cents, or how many there are. */
export interface Unsettled {
  readonly kind: UnsettledKind
  readonly cents?: number
  readonly count?: number
}

/**
 * A domain that has rows of people says so in its `domain.ts`: it joins the export of one's data and the closing of an
 * account. What it clears of a closed account, it clears when it hears `account.closed`.
 */
export interface Personal {
  /** The person's own rows by the name of their file, flat, all with the same fields, read as fast as they are taken. */
  readonly parts?: Readonly<Record<string, (db: Db, accountId: number) => AsyncIterable<object>>>
  /** Stops and locks, in the transaction that closes the account, what could still move its money. */
  settle?(tx: Tx, accountId: number): Promise<void>
  unsettled?(db: Db, accountId: number): Promise<readonly Unsettled[]>
}
