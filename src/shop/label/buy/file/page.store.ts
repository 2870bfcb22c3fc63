// The labels of a file, page by page, and the orders that they may go with.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { PagePart } from '#engine/pdf/page.ts'
import type { LabelPageState } from './contract.ts'
import type { MatchedBy, WaitingOrder } from './match.rules.ts'

export interface NewPage {
  page: number
  part: number
  state: LabelPageState
  fault: string | null
  hasCode: boolean
  number: string | null
  zip: string | null
  fullName: string
  address: string
  city: string
  stateCode: string
  pageText: string
  sha256: string | null
  form: 'PDF' | 'ZPL'
  /** What of its page the paper shows, where that is known. */
  cut: PagePart | null
}
export interface PageRow extends NewPage {
  id: number
  importId: number
  sellerId: number
  faultNote: string
  typedBy: string | null
  orderId: number | null
  externalId: string | null
  matchedBy: MatchedBy | 'HAND' | null
  /** Somebody marked it on its page: its text is that of its part alone. */
  isMarked: boolean
}
export type PagePatch = Partial<Omit<PageRow, 'id' | 'importId' | 'sellerId' | 'page' | 'part' | 'externalId' | 'isMarked'>>

const columns = sql`label_page.id, import_id, label_page.seller_id, page, part, label_page.state, label_page.fault, fault_note, has_code,
  number, label_page.zip, label_page.full_name, label_page.address, label_page.city, state_code, page_text, sha256, form, cut, is_marked, typed_by, order_id,
  matched_by, (select w.external_id from order_awaiting_label w where w.id = order_id) as "externalId"`

export async function insertPages(tx: Tx, { id, sellerId }: { id: number; sellerId: number }, pages: readonly NewPage[]): Promise<void> {
  const of = <T>(pick: (page: NewPage) => T) => pages.map(pick)
  await sql`
    insert into label_page (import_id, seller_id, page, part, state, fault, has_code, number, zip, full_name, address, city, state_code,
      page_text, sha256, form, cut)
    select ${id}, ${sellerId}, given.* from unnest(
      ${of(p => p.page)}::int[], ${of(p => p.part)}::int[], ${of(p => p.state)}::text[], ${of(p => p.fault)}::text[],
      ${of(p => p.hasCode)}::boolean[], ${of(p => p.number)}::text[], ${of(p => p.zip)}::text[], ${of(p => p.fullName)}::text[],
      ${of(p => p.address)}::text[], ${of(p => p.city)}::text[], ${of(p => p.stateCode)}::text[], ${of(p => p.pageText)}::text[],
      ${of(p => p.sha256)}::text[], ${of(p => p.form)}::text[], ${of(p => (p.cut ? JSON.stringify(p.cut) : null))}::jsonb[]
    ) as given
    on conflict do nothing`.execute(tx.q)
}

/** Another label of the page, behind those that it has: somebody marked it. Answers its id. */
export async function insertMarked(
  tx: Tx,
  { importId, sellerId, page }: Pick<PageRow, 'importId' | 'sellerId' | 'page'>,
  marked: Pick<PageRow, 'fault' | 'hasCode' | 'pageText' | 'sha256' | 'form'> & { cut: PagePart },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into label_page (import_id, seller_id, page, part, state, fault, has_code, page_text, sha256, form, cut, is_marked)
    select ${importId}, ${sellerId}, ${page}, max(part) + 1, 'UNREAD', ${marked.fault}, ${marked.hasCode}, ${marked.pageText},
      ${marked.sha256}, ${marked.form}, ${JSON.stringify(marked.cut)}::jsonb, true
    from label_page where import_id = ${importId} and page = ${page} having count(*) > 0
    returning id`.execute(tx.q)
  const [row] = rows
  if (!row) throw new Error('The statement answered no row.')
  return row.id
}

/** The numbers that labels of these pages of a file have. */
export async function listNumbersOn(db: Db, importId: number, pages: readonly number[]): Promise<{ page: number; number: string }[]> {
  const { rows } = await sql<{ page: number; number: string }>`
    select page, number from label_page where import_id = ${importId} and page = any (${[...pages]}::int[]) and number is not null
    order by page, part limit 10000`.execute(db.q)
  return rows
}

/** All that one page holds. */
export async function listParts(db: Db, importId: number, page: number): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select ${columns} from label_page where import_id = ${importId} and page = ${page} order by part limit 100`.execute(db.q)
  return rows
}

export async function listPages(
  db: Db,
  importId: number,
  { state, page, limit }: { state?: LabelPageState | undefined; page: number; limit: number },
): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select ${columns} from label_page
    where import_id = ${importId} and ${state === undefined ? sql`true` : sql`label_page.state = ${state}`}
    order by page, part limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}

export async function findPage(db: Db, importId: number, id: number): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`select ${columns} from label_page where label_page.id = ${id} and import_id = ${importId}`.execute(
    db.q,
  )
  return rows[0]
}

export async function lockPage(tx: Tx, importId: number, id: number): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select ${columns} from label_page where label_page.id = ${id} and import_id = ${importId} for update of label_page`.execute(tx.q)
  return rows[0]
}

/** Those that are ready to be made, in the order of the file. */
export async function listReadyPages(db: Db, importId: number, limit: number): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select ${columns} from label_page where import_id = ${importId} and label_page.state = 'READY' order by page, part limit ${limit}`.execute(
    db.q,
  )
  return rows
}

export async function setPage(tx: Tx, id: number, patch: PagePatch): Promise<void> {
  const names = {
    state: 'state',
    fault: 'fault',
    faultNote: 'fault_note',
    hasCode: 'has_code',
    number: 'number',
    zip: 'zip',
    fullName: 'full_name',
    address: 'address',
    city: 'city',
    stateCode: 'state_code',
    pageText: 'page_text',
    sha256: 'sha256',
    form: 'form',
    cut: 'cut',
    typedBy: 'typed_by',
    orderId: 'order_id',
    matchedBy: 'matched_by',
  } as const
  const given = Object.entries(names).filter(([field]) => Object.hasOwn(patch, field))
  if (given.length === 0) return
  const sets = given.map(([field, column]) => sql`${sql.ref(column)} = ${stored(patch[field as keyof PagePatch])}`)
  await sql`update label_page set ${sql.join(sets)} where id = ${id}`.execute(tx.q)
}

const stored = (value: PagePatch[keyof PagePatch]) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)

/** What the same pages of the same bytes became before: the order, by page and part. */
export async function listMadeBefore(
  db: Db,
  { id, sellerId, fileHash }: { id: number; sellerId: number; fileHash: string },
): Promise<{ page: number; part: number; orderId: number }[]> {
  const { rows } = await sql<{ page: number; part: number; orderId: number }>`
    select p.page, p.part, p.order_id from label_page p join label_import i on i.id = p.import_id
    where i.seller_id = ${sellerId} and i.file_hash = ${fileHash} and i.id <> ${id} and p.state = 'MADE' and p.order_id is not null
    order by p.page, p.part limit 10000`.execute(db.q)
  return rows
}

/** Another page of the file that is to go with this order. */
export async function findPageOfOrder(db: Db, importId: number, orderId: number, butId: number): Promise<{ page: number } | undefined> {
  const { rows } = await sql<{ page: number }>`
    select page from label_page where import_id = ${importId} and order_id = ${orderId} and state in ('READY', 'MADE') and id <> ${butId}
    limit 1`.execute(db.q)
  return rows[0]
}

/** Another page of the file that has this number. */
export async function findPageOfNumber(db: Db, importId: number, number: string, butId: number): Promise<{ page: number } | undefined> {
  const { rows } = await sql<{ page: number }>`
    select page from label_page where import_id = ${importId} and number = ${number} and state in ('READY', 'MADE', 'UNMATCHED') and id <> ${butId}
    limit 1`.execute(db.q)
  return rows[0]
}

export interface LookedFor {
  zips: readonly string[]
  numbers: readonly string[]
  externalIds: readonly string[]
  /** In lower case. */
  names: readonly string[]
}
/** The seller's orders that wait for a label and that one of these words may mean. */
export async function listAwaiting(db: Db, sellerId: number, { zips, numbers, externalIds, names }: LookedFor): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select id, external_id, tracking_number, full_name, zip from order_awaiting_label
    where seller_id = ${sellerId} and (left(zip, 5) = any (${[...zips]}) or tracking_number = any (${[...numbers]})
      or external_id = any (${[...externalIds]}) or lower(full_name) = any (${[...names]}))
    order by id limit 20000`.execute(db.q)
  return rows
}

/** The same for a person who looks for one: by number or name, those of the ZIP first. */
export async function findAwaiting(db: Db, sellerId: number, { q, zip }: { q: string; zip: string | null }): Promise<WaitingOrder[]> {
  const like = `%${q.toLowerCase().replace(/[\\%_]/g, sign => `\\${sign}`)}%`
  const { rows } = await sql<WaitingOrder>`
    select id, external_id, tracking_number, full_name, zip from order_awaiting_label
    where seller_id = ${sellerId} and (${q} = '' or id::text = ${q.replace(/^#/, '')} or lower(external_id) like ${like} or lower(full_name) like ${like})
    order by left(zip, 5) = ${zip?.slice(0, 5) ?? ''} desc, created_at desc, id desc limit 20`.execute(db.q)
  return rows
}
