import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { LibraryFileRow } from './contract.ts'

const columns = sql`id, name, source, type, bytes, width, height, has_alpha, created_at`

/** A file with where its bytes are. */
export interface StoredFile extends LibraryFileRow {
  sellerId: number
  sha256: string
  thumbnailSha256: string
  /** Nothing until a proxy is first asked for. */
  proxySha256: string | null
}
const storedColumns = sql`${columns}, seller_id, sha256, thumbnail_sha256, proxy_sha256`

export type NewFile = Omit<StoredFile, 'id' | 'createdAt' | 'proxySha256'>
/** Nothing where the seller has a file of this name already. */
export async function insertFile(tx: Tx, file: NewFile): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    insert into library_file (seller_id, name, source, sha256, thumbnail_sha256, type, bytes, width, height, has_alpha, created_at)
    values (${file.sellerId}, ${file.name}, ${file.source}, ${file.sha256}, ${file.thumbnailSha256}, ${file.type}, ${file.bytes},
      ${file.width}, ${file.height}, ${file.hasAlpha}, ${tx.now()})
    on conflict do nothing returning ${storedColumns}`.execute(tx.q)
  return rows[0]
}

/** The seller's file, also one that was taken out of the library where `withDeleted`. */
export async function findFile(db: Db, given: { id: number; sellerId?: number; withDeleted?: boolean }): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select ${storedColumns} from library_file where id = ${given.id}
      and ${given.sellerId === undefined ? sql`true` : sql`seller_id = ${given.sellerId}`}
      and ${given.withDeleted ? sql`true` : sql`deleted_at is null`}`.execute(db.q)
  return rows[0]
}
export async function listFilesById(db: Db, ids: readonly number[]): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`select ${storedColumns} from library_file where id = any (${[...ids]})`.execute(db.q)
  return rows
}
/** The seller's files among these that are in the library. */
export async function listOwnFiles(db: Db, sellerId: number, ids: readonly number[]): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select ${storedColumns} from library_file
    where id = any (${[...ids]}) and seller_id = ${sellerId} and deleted_at is null`.execute(db.q)
  return rows
}
/** Files whose name, with or without its ending, is one of these in small letters. */
export async function listFilesByName(db: Db, sellerId: number, names: readonly string[]): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select ${storedColumns} from library_file
    where seller_id = ${sellerId} and deleted_at is null
      and (lower(name) = any (${[...names]}) or regexp_replace(lower(name), '\\.(png|jpe?g)$', '') = any (${[...names]}))
    order by id`.execute(db.q)
  return rows
}

const orders = { newest: sql`id desc`, oldest: sql`id`, name: sql`lower(name), id`, largest: sql`width::bigint * height desc, id` }
export interface FileQuery {
  page: number
  limit: number
  q?: string | undefined
  source?: 'UPLOAD' | 'LINK' | undefined
  sort: keyof typeof orders
}
export async function listFiles(db: Db, sellerId: number, { page, limit, q, source, sort }: FileQuery) {
  const words = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const filter = sql`seller_id = ${sellerId} and deleted_at is null
    and ${words === undefined ? sql`true` : sql`name ilike ${words}`} and ${source === undefined ? sql`true` : sql`source = ${source}`}`
  const { rows: docs } = await sql<LibraryFileRow>`
    select ${columns} from library_file where ${filter} order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows } = await sql<{ total: number }>`select count(*) as total from library_file where ${filter}`.execute(db.q)
  return { docs, totalDocs: rows[0]?.total ?? 0, page, limit }
}

export async function setFileName(tx: Tx, id: number, name: string): Promise<void> {
  await sql`update library_file set name = ${name} where id = ${id}`.execute(tx.q)
}
/** The proxy of all files of these bytes, whoever has them; a closed account's have none. */
export async function setProxy(tx: Tx, sha256: string, proxySha256: string): Promise<void> {
  await sql`update library_file set proxy_sha256 = ${proxySha256} where sha256 = ${sha256}`.execute(tx.q)
}
export async function setFileDeleted(tx: Tx, id: number): Promise<void> {
  await sql`update library_file set deleted_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}

/** Every file of a seller, also those taken out of the library that orders still use, oldest first. */
export const eachFile = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<LibraryFileRow & { deletedAt: Date | null }>`
      select ${columns}, deleted_at from library_file where seller_id = ${sellerId} and id > ${after}
      order by id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** The rows stay, as old orders name them; the bytes are named by nobody then, and the sweep of the store takes them. */
export async function releaseFiles(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    update library_file set name = '', sha256 = '', thumbnail_sha256 = '', proxy_sha256 = null, deleted_at = coalesce(deleted_at, ${tx.now()})
    where seller_id = ${sellerId}`.execute(tx.q)
}
