// Sellers as a group: everyone's news and its like go to those who can sign in.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'

/** All sellers, those of a tier, or those with these ids. */
export interface SellerGroup {
  readonly tier?: string
  readonly ids?: readonly number[]
}

function isOf({ tier, ids }: SellerGroup): RawBuilder<boolean> {
  const isActive = sql`kind = 'seller' and verified_at is not null and suspended_at is null and closed_at is null`
  const isNamed = ids === undefined ? sql`true` : sql`id = any(${[...ids]}::bigint[])`
  return sql<boolean>`${isActive} and ${tier === undefined ? sql`true` : sql`tier = ${tier}`} and ${isNamed}`
}

/** Ids of a group's sellers who can sign in, from the one after `after` on, at most `limit`. */
export async function listSellers(db: Db, group: SellerGroup, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from account where ${isOf(group)} and id > ${after} order by id limit ${limit}`.execute(db.q)
  return rows.map(row => row.id)
}

export async function countSellers(db: Db, group: SellerGroup): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from account where ${isOf(group)}`.execute(db.q)
  return rows[0]?.count ?? 0
}

/** The tiers of sellers who can sign in, with how many there are of each. */
export async function listSellerTiers(db: Db): Promise<{ tier: string; sellers: number }[]> {
  const { rows } = await sql<{ tier: string; sellers: number }>`
    select tier, count(*)::int as sellers from account where ${isOf({})} group by tier order by tier limit 1000`.execute(db.q)
  return rows
}

/** The ids of the sellers of these usernames, emails and ids, each by the name that was given; who is unknown is left out. */
export async function listSellersNamed(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; id: number }>`
    select given.name, a.id from unnest(${[...names]}::text[]) as given (name)
    join account a on a.kind = 'seller' and a.closed_at is null
      and (lower(a.username) = lower(given.name) or lower(a.email) = lower(given.name) or a.id::text = given.name)
    order by a.id limit 1000`.execute(db.q)
  return new Map(rows.map(row => [row.name, row.id]))
}
