// What waits for a seller: each domain gives its kinds with its value, and the seller's home is given those of all.
import { type RawBuilder, sql } from 'kysely'
import type { AnyCall } from '#base/call.ts'
import type { Db } from './db/database.ts'

/** Kinds of a domain, which are counted together. */
export interface SellerNeeds {
  /** By kind: its rank, the most pressing lowest, and the call whose readers may know of it. */
  readonly of: Readonly<Record<string, { readonly rank: number; readonly call: Pick<AnyCall, 'access'> }>>
  count(db: Db, asked: AskedNeeds): Promise<readonly NeedRow[]>
}
export interface AskedNeeds {
  /** Those of the kinds that the reader may know of; never none. */
  readonly kinds: readonly string[]
  readonly sellerId: number
  /** Counts are exact up to here. */
  readonly most: number
}
/** How many there are of a kind, and the one that waits longest; a kind of which nothing waits has no row. */
export interface NeedRow {
  kind: string
  count: number
  id: number
  since: Date
}

type Part = RawBuilder<unknown>
/** The asked ones among these kinds, in one query: each a query of rows with `id` and `since`. */
export async function countNeeds(db: Db, { kinds, most }: AskedNeeds, needs: Readonly<Record<string, Part>>): Promise<NeedRow[]> {
  const counted = kinds.flatMap(kind => {
    const rows = needs[kind]
    return rows === undefined
      ? []
      : sql`select ${kind} as kind, least(count(*), ${most})::int as count, (array_agg(id order by since, id))[1] as id, min(since) as since
          from (${rows}) part`
  })
  const { rows } = await sql<NeedRow>`
    select kind, count, id, since from (${sql.join(counted, sql` union all `)}) counted where count > 0`.execute(db.q)
  return rows
}
