import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { OfficePaymentRow, PaymentAlertRow, PaymentView } from './contract.ts'
import type { AlertKind, PaymentReason, PaymentState } from './rules.ts'

export interface PaymentRow {
  id: number
  sellerId: number
  key: string
  amountCents: number
  depositId: number | null
  orderId: number | null
  state: PaymentState
  gatewayId: string | null
  capturingAt: Date | null
  reversedCents: number
  asked: number
  createdAt: Date
}
const columns = sql`id, seller_id, key, amount_cents, deposit_id, order_id, state,
  gateway_id, capturing_at, reversed_cents, asked, created_at`

const first = async <T>(found: Promise<{ rows: T[] }>): Promise<T | undefined> => (await found).rows[0]

interface NewPayment {
  sellerId: number
  key: string
  amountCents: number
  depositId: number | null
  orderId: number | null
  askAt: Date
}
export const newKey = (): string => randomUUID()
/** The payment's id; nothing where its order is being paid already. */
export async function insertPayment(tx: Tx, given: NewPayment): Promise<number | undefined> {
  const { sellerId, key, amountCents, depositId, orderId, askAt } = given
  const row = await first(
    sql<{ id: number }>`
      insert into payment (seller_id, key, amount_cents, deposit_id, order_id, state, ask_at, created_at)
      values (${sellerId}, ${key}, ${amountCents}, ${depositId}, ${orderId}, 'WAITING', ${askAt}, ${tx.now()})
      on conflict (order_id) where state = 'WAITING' do nothing returning id`.execute(tx.q),
  )
  return row?.id
}

/** How many payments of the seller are open, but for this order's; who asks next waits until this transaction is over. */
export async function lockOpenPayments(tx: Tx, sellerId: number, orderId: number | undefined): Promise<number> {
  await sql`select pg_advisory_xact_lock(${OPEN_PAYMENTS}, ${sellerId}::int)`.execute(tx.q)
  const row = await first(
    sql<{ count: number }>`select count(*) as count from payment
      where seller_id = ${sellerId} and state = 'WAITING' and ${orderId === undefined ? sql`true` : sql`order_id is distinct from ${orderId}`}`.execute(
      tx.q,
    ),
  )
  return row?.count ?? 0
}
/** The first key of the advisory lock. */
const OPEN_PAYMENTS = 61

/** Of this seller only, where one is given. */
export const findPayment = (db: Db, id: number, sellerId?: number): Promise<PaymentRow | undefined> =>
  first(
    sql<PaymentRow>`select ${columns} from payment
      where id = ${id} and ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`}`.execute(db.q),
  )
export const findByGateway = (db: Db, gatewayId: string): Promise<PaymentRow | undefined> =>
  first(sql<PaymentRow>`select ${columns} from payment where gateway_id = ${gatewayId}`.execute(db.q))
export const findByCapture = (db: Db, captureId: string): Promise<PaymentRow | undefined> =>
  first(sql<PaymentRow>`select ${columns} from payment where capture_id = ${captureId}`.execute(db.q))
/** Nothing also for what is no key. */
export const findByKey = (db: Db, key: string): Promise<PaymentRow | undefined> =>
  first(sql<PaymentRow>`select ${columns} from payment where key::text = ${key}`.execute(db.q))
/** Locked until the transaction ends. */
export const lockPayment = (tx: Tx, id: number): Promise<PaymentRow | undefined> =>
  first(sql<PaymentRow>`select ${columns} from payment where id = ${id} for no key update`.execute(tx.q))
export const lockOpenOf = (tx: Tx, orderId: number): Promise<PaymentRow | undefined> =>
  first(sql<PaymentRow>`select ${columns} from payment where order_id = ${orderId} and state = 'WAITING' for no key update`.execute(tx.q))

export async function setOpened(tx: Tx, id: number, { gatewayId, approveUrl }: { gatewayId: string; approveUrl: string }): Promise<void> {
  await sql`update payment set gateway_id = ${gatewayId}, approve_url = ${approveUrl}, is_unsure = false where id = ${id}`.execute(tx.q)
}
/** The intent to take the money; nothing where the payment is over. */
export async function setCapturing(tx: Tx, id: number): Promise<boolean> {
  const row = await first(
    sql<{ id: number }>`update payment set capturing_at = coalesce(capturing_at, ${tx.now()})
      where id = ${id} and state = 'WAITING' returning id`.execute(tx.q),
  )
  return row !== undefined
}
/** Of an account that closes; what PayPal is taking already is left to end by itself. */
export async function setGivenUp(tx: Tx, sellerId: number): Promise<void> {
  await sql`update payment set state = 'CANCELLED', reason = 'GIVEN_UP', decided_at = ${tx.now()}
    where seller_id = ${sellerId} and state = 'WAITING' and deposit_id is null and capturing_at is null`.execute(tx.q)
}
export async function setAsked(tx: Tx, id: number, { askAt, isUnsure }: { askAt: Date | null; isUnsure: boolean }): Promise<void> {
  await sql`update payment set asked = asked + 1, asked_at = ${tx.now()}, ask_at = ${askAt}, is_unsure = ${isUnsure}
    where id = ${id}`.execute(tx.q)
}
export async function setEnded(tx: Tx, id: number, given: { state: PaymentState; reason: PaymentReason; captureId: string | null }) {
  await sql`update payment set state = ${given.state}, reason = ${given.reason}, capture_id = ${given.captureId}, decided_at = ${tx.now()},
    asked = asked + 1, asked_at = ${tx.now()}, ask_at = ${given.state === 'COMPLETED' ? null : tx.now()}, is_unsure = false where id = ${id}`.execute(
    tx.q,
  )
}

/** False where this reversal is known already. */
export async function insertReversal(tx: Tx, paymentId: number, given: { reversalId: string; amountCents: number }): Promise<boolean> {
  const row = await first(
    sql<{ id: string }>`insert into payment_reversal (reversal_id, payment_id, amount_cents, at)
      values (${given.reversalId}, ${paymentId}, ${given.amountCents}, ${tx.now()})
      on conflict (reversal_id) do nothing returning reversal_id as id`.execute(tx.q),
  )
  if (row) await sql`update payment set reversed_cents = reversed_cents + ${given.amountCents} where id = ${paymentId}`.execute(tx.q)
  return row !== undefined
}

/** The alert's id where this is the first of its kind and subject; later ones only count. */
export async function insertAlert(
  tx: Tx,
  { kind, subject, detail, paymentId }: { kind: AlertKind; subject: string; detail: string; paymentId: number | null },
): Promise<number | undefined> {
  const row = await first(
    sql<{ id: number; count: number }>`
      insert into payment_alert (kind, subject, detail, payment_id, first_at, last_at)
      values (${kind}, ${subject}, ${detail}, ${paymentId}, ${tx.now()}, ${tx.now()})
      on conflict (kind, subject) do update set count = payment_alert.count + 1, last_at = excluded.last_at
      returning id, count`.execute(tx.q),
  )
  return row?.count === 1 ? row.id : undefined
}

/** Those that PayPal is to be asked about by now: open ones, and for some days those that ended without money. */
export async function listDue(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from payment where (state = 'WAITING' or (state in ('CANCELLED', 'DECLINED') and gateway_id is not null))
      and ask_at <= ${db.now()} order by ask_at limit ${limit}`.execute(db.q)
  return rows.map(row => row.id)
}

const shown = sql`p.id, p.amount_cents as amount, p.deposit_id, p.order_id, p.state, p.reason,
  p.is_unsure, p.gateway_id, o.paid_at is not null and o.id is not null as "isPaid", p.created_at,
  p.decided_at`
type Shown = Omit<PaymentView, 'isOrderPaid'> & { isPaid: boolean }
const viewOf = <T extends Shown>({ isPaid, ...row }: T) => ({ ...row, isOrderPaid: row.orderId === null ? null : isPaid })

export async function findView(db: Db, id: number, sellerId: number): Promise<PaymentView | undefined> {
  const row = await first(
    sql<Shown>`select ${shown}, p.approve_url from payment p left join order_ref o on o.id = p.order_id
      where p.id = ${id} and p.seller_id = ${sellerId}`.execute(db.q),
  )
  return row && viewOf(row)
}
export const eachMine = (db: Db, sellerId: number) =>
  readByKey(
    (after, limit) => listMine(db, sellerId, after, limit),
    payment => payment.id,
  )
async function listMine(db: Db, sellerId: number, after: number, limit: number) {
  const { rows } = await sql<Shown>`select ${shown}, p.approve_url from payment p left join order_ref o on o.id = p.order_id
    where p.seller_id = ${sellerId} and p.id > ${after} order by p.id limit ${limit}`.execute(db.q)
  return rows.map(viewOf)
}

const officeColumns = sql`${shown}, jsonb_build_object('id', s.id, 'username', s.username) as seller, p.capture_id,
  p.reversed_cents, p.asked, p.asked_at,
  case when p.state = 'WAITING' then p.ask_at end as "askAt"`
const officeTables = sql`payment p join account_ref s on s.id = p.seller_id left join order_ref o on o.id = p.order_id
  left join deposit_ref d on d.id = p.deposit_id`
type OfficeShown = Omit<OfficePaymentRow, 'isOrderPaid'> & { isPaid: boolean; approveUrl: string }
const officeView = (row: OfficeShown): OfficePaymentRow => viewOf(row)

export async function findOffice(db: Db, id: number): Promise<OfficePaymentRow | undefined> {
  const row = await first(sql<OfficeShown>`select ${officeColumns} from ${officeTables} where p.id = ${id}`.execute(db.q))
  return row && officeView(row)
}
interface Page {
  page: number
  limit: number
}
export async function listOffice(db: Db, query: Page & { state?: PaymentState | undefined; q?: string | undefined }) {
  const { state, q, page, limit } = query
  const filter = sql`${state === undefined ? sql`true` : sql`p.state = ${state}`} and ${
    q
      ? sql`(p.id::text = ${q} or p.deposit_id::text = ${q} or p.order_id::text = ${q} or p.gateway_id = ${q} or p.capture_id = ${q}
          or s.username = ${q} or d.memo = ${q})`
      : sql`true`
  }`
  const { rows } = await sql<OfficeShown>`select ${officeColumns} from ${officeTables} where ${filter}
    order by p.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const count = await first(sql<{ total: number }>`select count(*) as total from ${officeTables} where ${filter}`.execute(db.q))
  return { docs: rows.map(officeView), totalDocs: count?.total ?? 0, page, limit }
}
export async function listAlerts(db: Db, { page, limit }: Page) {
  const { rows: docs } = await sql<PaymentAlertRow>`
    select id, kind, subject, detail, payment_id, count, first_at, last_at from payment_alert
    order by last_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const count = await first(sql<{ total: number }>`select count(*) as total from payment_alert`.execute(db.q))
  return { docs, totalDocs: count?.total ?? 0, page, limit }
}
