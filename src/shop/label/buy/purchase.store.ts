import { type Generated, sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import { hour, later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { LabelStatus } from '../rules.ts'
import type { LabelRow } from '../store.ts'

type PurchaseTable = {
  labelId: number
  accountId: number
  service: string
  ref: string
  asked: string
  rateRef: string
  quotedCents: Cents
  openedAt: Date
  triedAt: Date | null
  tries: Generated<number>
}
const on = (db: Db) => db.q.withTables<{ label_purchase: PurchaseTable }>()

const columns = ['labelId', 'accountId', 'ref', 'asked', 'rateRef', 'quotedCents', 'openedAt', 'triedAt', 'tries'] as const
export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>

export const findPurchase = (db: Db, labelId: number) =>
  on(db).selectFrom('label_purchase').select(columns).where('labelId', '=', labelId).executeTakeFirst()

/** False where the label's purchase was opened before. */
export async function insertPurchase(tx: Tx, purchase: Omit<PurchaseTable, 'openedAt' | 'triedAt' | 'tries'>): Promise<boolean> {
  const row = await on(tx)
    .insertInto('label_purchase')
    .values({ ...purchase, openedAt: tx.now(), triedAt: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('labelId')
    .executeTakeFirst()
  return row !== undefined
}

/** It is going to be bought now: answers which try that is to the one who says so first of this purchase, after these tries. */
export async function setTried(tx: Tx, { labelId, openedAt, tries }: PurchaseRow): Promise<number | undefined> {
  const row = await on(tx)
    .updateTable('label_purchase')
    .set({ triedAt: tx.now(), tries: sql`tries + 1` })
    .where('labelId', '=', labelId)
    .where('tries', '=', tries)
    .where('openedAt', '=', openedAt)
    .returning('tries')
    .executeTakeFirst()
  return row?.tries
}

/** Its carrier said that the call of this try was not made; of another try since that says nothing. */
export async function setUntried(tx: Tx, { labelId, openedAt, tries }: Pick<PurchaseRow, 'labelId' | 'openedAt' | 'tries'>): Promise<void> {
  await on(tx)
    .updateTable('label_purchase')
    .set({ triedAt: null })
    .where('labelId', '=', labelId)
    .where('openedAt', '=', openedAt)
    .where('tries', '=', tries)
    .execute()
}

/** Nothing was bought, and nothing will be by this purchase; false where somebody has tried since. */
export async function deletePurchase(tx: Tx, labelId: number, tries: number): Promise<boolean> {
  const row = await on(tx)
    .deleteFrom('label_purchase')
    .where('labelId', '=', labelId)
    .where('tries', '=', tries)
    .returning('labelId')
    .executeTakeFirst()
  return row !== undefined
}

/** A purchase that has ended is asked about no more: what its carrier was told holds an address. */
export async function endPurchase(tx: Tx, labelId: number): Promise<void> {
  await on(tx).updateTable('label_purchase').set({ asked: '' }).where('labelId', '=', labelId).execute()
}

/** A label that was sold beside the one that its order goes with: nobody's, and among the refunds that staff end. */
export async function insertSecond(
  tx: Tx,
  { orderId, sellerId, carrier }: Pick<LabelRow, 'orderId' | 'sellerId' | 'carrier'>,
  sold: Pick<LabelRow, 'trackingNumber' | 'zip' | 'accountId' | 'service' | 'postageCents' | 'madeAt' | 'sha256' | 'form' | 'ref'> & {
    note: string
  },
): Promise<void> {
  await sql`
    insert into label (order_id, seller_id, kind, state, carrier, tracking_number, zip, account_id, service, postage_cents, made_at, sha256,
      form, ref, created_at, voided_at, refund_state, refund_at, refund_ended_at, refund_note)
    select ${orderId}, ${sellerId}, 'BOUGHT', 'VOIDED', ${carrier}, ${sold.trackingNumber}, ${sold.zip}, ${sold.accountId}, ${sold.service},
      ${sold.postageCents}, ${sold.madeAt}, ${sold.sha256}, ${sold.form}, ${sold.ref}, ${tx.now()}, ${tx.now()}, 'REFUSED', ${tx.now()},
      ${tx.now()}, ${sold.note}
    where not exists (select from label where order_id = ${orderId} and tracking_number = ${sold.trackingNumber})`.execute(tx.q)
}

/** Labels whose carrier has been asked for longer than this, and may be asked again: the answer was lost. */
export async function listUnsettled(db: Db, before: Date): Promise<{ id: number; state: LabelStatus }[]> {
  const { rows } = await sql<{ id: number; state: LabelStatus }>`
    select id, state from label
    where state in ('INTENT', 'VOIDING') and created_at < ${before} and (ask_at is null or ask_at <= ${db.now()})
    order by created_at limit 500`.execute(db.q)
  return rows
}

/** Labels that wait for an account that is stopped, which may be asked again now: those that wait longest. */
export async function setStoppedDue(tx: Tx): Promise<{ id: number; state: LabelStatus }[]> {
  const { rows } = await sql<{ id: number; state: LabelStatus }>`
    update label set ask_at = null where id in (
      select id from label where trouble = 'STOPPED' and state in ('INTENT', 'VOIDING') order by created_at limit 500 for no key update skip locked)
    returning id, state`.execute(tx.q)
  return rows
}

/** A label that its carrier has taken, and whose postage it looks at. */
export interface RefundDue {
  id: number
  accountId: number
  number: string
  ref: string
}
/** Those that may be asked about now, longest unasked first; who is asked about is not asked about again within the hour. */
export async function takeRefundsDue(tx: Tx, limit: number): Promise<RefundDue[]> {
  const { rows } = await sql<RefundDue>`
    update label set refund_ask_at = ${later(tx.now(), hour)} where id in (
      select id from label where refund_state = 'ASKED' and refund_ask_at <= ${tx.now()} and account_id is not null
      order by refund_ask_at limit ${limit} for no key update skip locked)
    returning id, account_id, tracking_number as number, ref`.execute(tx.q)
  return rows
}

/** These labels of an account are on this form of its carrier's. */
export async function setOnForm(tx: Tx, accountId: number, numbers: readonly string[], formNumber: string): Promise<void> {
  await sql`
    update label set form_number = ${formNumber}
    where tracking_number = any (${[...numbers]}) and account_id = ${accountId} and state = 'LIVE'`.execute(tx.q)
}
