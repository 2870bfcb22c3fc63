import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { MockupBase, MockupPlace } from './mockup.contract.ts'

/** A base with the hashes of its files. */
export interface StoredMockupBase extends MockupBase {
  photoSha256: string
  lightSha256: string
  shiftSha256: string
  pagePhotoSha256: string
  pageLightSha256: string
}
const columns = sql`view, key, width, height, places`
const order = sql`array_position('{front,back,detail}'::text[], view)`

export async function listMockupBases(db: Db, productId: number): Promise<MockupBase[]> {
  const { rows } = await sql<MockupBase>`
    select ${columns} from mockup_base where product_id = ${productId} order by ${order}`.execute(db.q)
  return rows
}
/** The same with their files. */
export async function listStoredBases(db: Db, productId: number): Promise<StoredMockupBase[]> {
  const { rows } = await sql<StoredMockupBase>`
    select ${columns}, photo_sha256, light_sha256, shift_sha256, page_photo_sha256, page_light_sha256
    from mockup_base where product_id = ${productId} order by ${order}`.execute(db.q)
  return rows
}
export async function findPart(db: Db, key: string): Promise<Pick<StoredMockupBase, 'pagePhotoSha256' | 'pageLightSha256'> | undefined> {
  const { rows } = await sql<Pick<StoredMockupBase, 'pagePhotoSha256' | 'pageLightSha256'>>`
    select page_photo_sha256, page_light_sha256 from mockup_base where key = ${key}`.execute(db.q)
  return rows[0]
}

/** The view's photograph from now on; where there was one before, its places stay. */
export async function putMockupBase(tx: Tx, productId: number, base: StoredMockupBase): Promise<void> {
  await sql`
    insert into mockup_base (key, product_id, view, photo_sha256, light_sha256, shift_sha256, page_photo_sha256, page_light_sha256, width,
      height, places, created_at)
    values (${base.key}, ${productId}, ${base.view}, ${base.photoSha256}, ${base.lightSha256}, ${base.shiftSha256},
      ${base.pagePhotoSha256}, ${base.pageLightSha256}, ${base.width}, ${base.height}, ${JSON.stringify(base.places)}::jsonb, ${tx.now()})
    on conflict (product_id, view) do update set key = excluded.key, photo_sha256 = excluded.photo_sha256,
      light_sha256 = excluded.light_sha256, shift_sha256 = excluded.shift_sha256, page_photo_sha256 = excluded.page_photo_sha256,
      page_light_sha256 = excluded.page_light_sha256, width = excluded.width, height = excluded.height,
      created_at = excluded.created_at`.execute(tx.q)
}
export async function setMockupPlaces(
  tx: Tx,
  productId: number,
  bases: readonly { key: string; places: readonly MockupPlace[] }[],
): Promise<void> {
  for (const { key, places } of bases)
    await sql`
      update mockup_base set places = ${JSON.stringify(places)}::jsonb where product_id = ${productId} and key = ${key}`.execute(tx.q)
}
export async function deleteMockupBases(tx: Tx, productId: number, keys: readonly string[]): Promise<void> {
  await sql`delete from mockup_base where product_id = ${productId} and key = any (${[...keys]})`.execute(tx.q)
}
