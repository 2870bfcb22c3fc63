import { sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { VoucherRow } from './contract.ts'

const columns = sql`id, code, amount_cents, share_basis_points, from_cents,
  most_cents, starts_at, ends_at, max_uses, uses,
  is_once_per_user, is_enabled, note`

export async function listVouchers(db: Db, { page, limit, q }: { page: number; limit: number; q?: string | undefined }) {
  const filter = q
    ? sql`(code like ${`${q.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`} or note ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`})`
    : sql`true`
  const { rows: docs } = await sql<VoucherRow>`
    select ${columns} from voucher where ${filter} order by id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from voucher where ${filter}`.execute(db.q)
  return { docs, totalDocs: rows[0]?.total ?? 0, page, limit }
}

export type NewVoucherRow = Omit<VoucherRow, 'id' | 'uses' | 'isEnabled'> & { createdBy: number }
export async function insertVoucher(tx: Tx, given: NewVoucherRow): Promise<VoucherRow | undefined> {
  const { rows } = await sql<VoucherRow>`
    insert into voucher (code, amount_cents, share_basis_points, from_cents, most_cents, starts_at, ends_at, max_uses, is_once_per_user,
      note, created_at, created_by)
    values (${given.code}, ${given.amountCents}, ${given.shareBasisPoints}, ${given.fromCents}, ${given.mostCents}, ${given.startsAt},
      ${given.endsAt}, ${given.maxUses}, ${given.isOncePerUser}, ${given.note}, ${tx.now()}, ${given.createdBy})
    on conflict do nothing returning ${columns}`.execute(tx.q)
  return rows[0]
}

export async function setVoucherEnded(tx: Tx, id: number): Promise<VoucherRow | undefined> {
  const { rows } = await sql<VoucherRow>`update voucher set is_enabled = false where id = ${id} returning ${columns}`.execute(tx.q)
  return rows[0]
}

/** A voucher by code or id, with how often this person uses it now. */
export async function findVoucher(
  db: Db,
  by: { code: string } | { id: number },
  sellerId: number,
): Promise<(VoucherRow & { usesOfPerson: number }) | undefined> {
  const { rows } = await sql<VoucherRow & { usesOfPerson: number }>`
    select ${columns}, (select count(*)::int from voucher_use u
      where u.voucher_id = voucher.id and u.seller_id = ${sellerId} and released_at is null) as "usesOfPerson"
    from voucher where ${'id' in by ? sql`id = ${by.id}` : sql`code = ${by.code}`}`.execute(db.q)
  return rows[0]
}

/** One more use, while there are any left and it runs; locks the voucher's row. */
export async function countUse(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update voucher set uses = uses + 1 where id = ${id} and is_enabled and starts_at <= ${tx.now()}
      and (ends_at is null or ends_at > ${tx.now()}) and (max_uses is null or uses < max_uses)`.execute(tx.q)
  return numAffectedRows === 1n
}
/** False where this person has used it already, and may once only. */
export async function insertUse(
  tx: Tx,
  use: { voucherId: number; sellerId: number; orderId: number; discountCents: Cents },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into voucher_use (voucher_id, seller_id, order_id, discount_cents, is_once, used_at)
    select id, ${use.sellerId}, ${use.orderId}, ${use.discountCents}, is_once_per_user, ${tx.now()} from voucher where id = ${use.voucherId}
    on conflict do nothing`.execute(tx.q)
  return numAffectedRows === 1n
}
export async function uncountUse(tx: Tx, id: number): Promise<void> {
  await sql`update voucher set uses = uses - 1 where id = ${id}`.execute(tx.q)
}
/** Gives back what this order used. */
export async function releaseUse(tx: Tx, orderId: number): Promise<void> {
  await sql`
    with released as (
      update voucher_use set released_at = ${tx.now()} where order_id = ${orderId} and released_at is null returning voucher_id
    ) update voucher set uses = uses - 1 from released where voucher.id = released.voucher_id`.execute(tx.q)
}
