import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { PictureInk } from './ink.rules.ts'

/** What is known of the ink of pictures, by the fingerprint of their bytes. */
export async function listInk(db: Db, fingerprints: readonly string[]): Promise<ReadonlyMap<string, PictureInk>> {
  if (fingerprints.length === 0) return new Map()
  const { rows } = await sql<PictureInk & { fingerprint: string }>`
    select fingerprint, half_share, colors from picture_ink where fingerprint = any (${[...new Set(fingerprints)]})`.execute(db.q)
  return new Map(rows.map(({ fingerprint, ...ink }) => [fingerprint, ink]))
}

/** The same bytes have the same ink: whoever comes second changes nothing. */
export async function insertInk(tx: Tx, fingerprint: string, { halfShare, colors }: PictureInk): Promise<void> {
  await sql`
    insert into picture_ink (fingerprint, half_share, colors, measured_at)
    values (${fingerprint}, ${halfShare}, ${JSON.stringify(colors)}::jsonb, ${tx.now()}) on conflict do nothing`.execute(tx.q)
}
