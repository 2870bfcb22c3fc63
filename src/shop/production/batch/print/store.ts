import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

/** Art as it was drawn; its ink is not known of what was drawn before that was measured. */
export interface Print {
  artHash: string
  sha256: string
  bytes: number
  widthPixels: number
  heightPixels: number
  dpi: number
  inkLeft: number | null
  inkTop: number | null
  inkWidth: number | null
  inkHeight: number | null
}

const columns = sql`art_hash, sha256, bytes, width_pixels, height_pixels, dpi, ink_left, ink_top, ink_width, ink_height`

export async function listPrints(db: Db, artHashes: readonly string[]): Promise<ReadonlyMap<string, Print>> {
  const { rows } = await sql<Print>`
    select ${columns} from print where art_hash = any (${[...new Set(artHashes)]}) and sha256 is not null`.execute(db.q)
  return new Map(rows.map(row => [row.artHash, row]))
}

/** So long who draws a print is believed to be at it, unless they say so again. By the database's clock, which all processes share. */
const lease = sql`clock_timestamp() + interval '30 seconds'`

/** Whether this one may draw it: nobody else is at it, and it is not there but for bytes that were lost. */
export async function claimPrint(tx: Tx, { artHash, by, lost }: { artHash: string; by: string; lost: string | null }): Promise<boolean> {
  const { rows } = await sql`
    insert into print (art_hash, drawing_by, drawing_until) values (${artHash}, ${by}, ${lease})
    on conflict (art_hash) do update set sha256 = null, drawing_by = excluded.drawing_by, drawing_until = excluded.drawing_until
      where (print.sha256 is null or print.sha256 = ${lost}) and (print.drawing_until is null or print.drawing_until < clock_timestamp())
    returning art_hash`.execute(tx.q)
  return rows.length === 1
}
export const renewClaim = (tx: Tx, by: string) => sql`update print set drawing_until = ${lease} where drawing_by = ${by}`.execute(tx.q)
/** It was not drawn: whoever waits for it may try. */
export const releaseClaim = (tx: Tx, by: string) =>
  sql`update print set drawing_by = null, drawing_until = null where drawing_by = ${by}`.execute(tx.q)

/** It is drawn, whoever was at it: two that draw the same art make the same bytes. */
export async function setPrint(tx: Tx, print: Print): Promise<void> {
  await sql`
    insert into print (art_hash, sha256, bytes, width_pixels, height_pixels, dpi, ink_left, ink_top, ink_width, ink_height)
    values (${print.artHash}, ${print.sha256}, ${print.bytes}, ${print.widthPixels}, ${print.heightPixels}, ${print.dpi},
      ${print.inkLeft}, ${print.inkTop}, ${print.inkWidth}, ${print.inkHeight})
    on conflict (art_hash) do update set sha256 = excluded.sha256, bytes = excluded.bytes, width_pixels = excluded.width_pixels,
      height_pixels = excluded.height_pixels, dpi = excluded.dpi, ink_left = excluded.ink_left, ink_top = excluded.ink_top,
      ink_width = excluded.ink_width, ink_height = excluded.ink_height, drawing_by = null, drawing_until = null`.execute(tx.q)
}

/** Prints that no print file names any more go with them; their bytes go in the nightly sweep. */
export async function deletePrintsOf(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    delete from print p where p.art_hash in (
      select f.art_hash from print_file f join order_ref o on o.id = f.order_id where o.seller_id = ${sellerId})
    and not exists (select from print_file f where f.art_hash = p.art_hash and f.sha256 <> '')`.execute(tx.q)
}

export interface StoredUnderbase {
  sha256: string
  bytes: number
}
interface UnderbaseKey {
  artHash: string
  choke: number
  version: number
}
export async function findUnderbase(db: Db, { artHash, choke, version }: UnderbaseKey): Promise<StoredUnderbase | undefined> {
  const { rows } = await sql<StoredUnderbase>`
    select sha256, bytes from underbase where art_hash = ${artHash} and choke = ${choke} and version = ${version}`.execute(db.q)
  return rows[0]
}
/** Nothing of a print that went meanwhile. */
export async function insertUnderbase(tx: Tx, { artHash, choke, version, sha256, bytes }: UnderbaseKey & StoredUnderbase): Promise<void> {
  await sql`
    insert into underbase (art_hash, choke, version, sha256, bytes)
    select art_hash, ${choke}::int, ${version}::int, ${sha256}, ${bytes}::bigint from print where art_hash = ${artHash}
    on conflict (art_hash, choke, version) do update set sha256 = excluded.sha256, bytes = excluded.bytes`.execute(tx.q)
}
