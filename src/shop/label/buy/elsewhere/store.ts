import { sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'

export interface PaperRow {
  id: number
  orderId: number
  name: string
  sourceSha256: string
  sha256: string
  form: 'PDF' | 'ZPL'
  number: string | null
  carrier: string | null
  zip: string | null
  codes: string[]
  labelId: number | null
}
const columns = sql`id, order_id, name, source_sha256, sha256, form, number, carrier, zip, codes, label_id`

export async function insertPaper(tx: Tx, paper: Omit<PaperRow, 'id' | 'labelId'> & { by: number }): Promise<PaperRow> {
  const { rows } = await sql<PaperRow>`
    insert into label_paper (order_id, by, at, name, source_sha256, sha256, form, number, carrier, zip, codes)
    values (${paper.orderId}, ${paper.by}, ${tx.now()}, ${paper.name}, ${paper.sourceSha256}, ${paper.sha256}, ${paper.form}, ${paper.number},
      ${paper.carrier}, ${paper.zip}, ${paper.codes}::text[]) returning ${columns}`.execute(tx.q)
  const [row] = rows
  if (!row) throw new Error('The paper was not kept.')
  return row
}
/** A paper of this order, locked. */
export async function lockPaper(tx: Tx, { id, orderId }: Pick<PaperRow, 'id' | 'orderId'>): Promise<PaperRow | undefined> {
  const { rows } = await sql<PaperRow>`
    select ${columns} from label_paper where id = ${id} and order_id = ${orderId} for no key update`.execute(tx.q)
  return rows[0]
}
export async function setPaperUsed(tx: Tx, id: number, labelId: number): Promise<void> {
  await sql`update label_paper set label_id = ${labelId} where id = ${id}`.execute(tx.q)
}
/** The pictures of papers show addresses: they go with the account of their order's seller. */
export async function releasePapers(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    update label_paper set zip = null, sha256 = '', source_sha256 = '', name = ''
    where order_id in (select id from order_ref where seller_id = ${sellerId})`.execute(tx.q)
}
/** Papers that were read and put on no label since. */
export async function dropPapers(db: Db, before: Date): Promise<void> {
  await sql`
    delete from label_paper where id in (select id from label_paper where label_id is null and at < ${before} order by at limit 1000)`.execute(
    db.q,
  )
}

export interface ElsewhereRow extends Pick<PaperRow, 'orderId' | 'sha256' | 'sourceSha256' | 'form' | 'zip'> {
  sellerId: number
  number: string
  carrier: string
  carrierName: string
  trackingLink: string
  service: string
  postageCents: Cents
  typedBy: string | null
}
/** A label that staff have bought elsewhere. Nothing where its number is on another live label, or the order has a label already. */
export async function insertElsewhere(tx: Tx, label: ElsewhereRow): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into label (order_id, seller_id, kind, state, carrier, carrier_name, tracking_link, service, tracking_number, zip, postage_cents,
      sha256, source_sha256, form, typed_by, created_at, made_at)
    values (${label.orderId}, ${label.sellerId}, 'ELSEWHERE', 'READ', ${label.carrier}, ${label.carrierName}, ${label.trackingLink},
      ${label.service}, ${label.number}, ${label.zip}, ${label.postageCents}, ${label.sha256}, ${label.sourceSha256}, ${label.form},
      ${label.typedBy}, ${tx.now()}, ${tx.now()})
    on conflict do nothing returning id`.execute(tx.q)
  return rows[0]?.id
}
