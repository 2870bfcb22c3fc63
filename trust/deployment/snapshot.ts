import type { Database } from '#engine/db/database.ts'
import type { SellerSnapshot } from './controls.ts'

/** A snapshot of what the rows say of one seller, in one statement, so that it is one moment; of the changes only those after this one. */
export async function snapshotOf({ pool }: Database, sellerId: number, after: number): Promise<SellerSnapshot> {
  const { rows } = await pool.query<{ seen: SellerSnapshot }>(
    `with own as (select * from ledger_transaction where seller_id = $1),
      entry as (select e.*, t.order_id, t.kind from ledger_entry e join own t on t.id = e.transaction_id),
      mine as (select * from "order" where seller_id = $1)
    select json_build_object(
      'balance', w.balance_cents, 'debt', w.debt_cents, 'held', w.held_cents,
      'entries', (select coalesce(sum(amount_cents), 0) from entry where account = 'WALLET'),
      'unbalanced', (select count(*) from (select from entry group by transaction_id having sum(amount_cents) <> 0) t),
      'orders', (select coalesce(json_agg(json_build_object('id', o.id, 'status', o.status, 'paid', o.paid_cents,
        'refunded', o.refunded_cents, 'booked', (select coalesce(-sum(e.amount_cents), 0) from entry e
          where e.order_id = o.id and e.kind in ('PAYMENT', 'REFUND', 'ADJUSTMENT') and e.account in ('WALLET', 'DEBT'))) order by o.id), '[]') from mine o),
      'changes', (select coalesce(json_agg(json_build_object('id', c.id, 'orderId', c.order_id, 'step', c.step, 'from', c.from_status,
        'to', c.to_status) order by c.id), '[]') from order_change c join mine o on o.id = c.order_id where c.id > $2),
      'deposits', (select coalesce(json_agg(json_build_object('id', id, 'status', status) order by id), '[]') from deposit where seller_id = $1),
      'vouchers', (select coalesce(json_agg(json_build_object('code', v.code, 'uses', v.uses,
        'used', (select count(*) from voucher_use u where u.voucher_id = v.id and u.released_at is null))), '[]')
        from voucher v where v.id in (select voucher_id from mine)),
      'oversold', (select count(*) from variant where stock < 0),
      'invitersCents', (select i.balance_cents - i.debt_cents from referral r join wallet i on i.seller_id = r.inviter_id where r.invited_id = $1),
      'announced', (select count(*) from notification where account_id = $1 and about = 'ANNOUNCEMENT'),
      'digests', (select json_build_object('mails', count(*), 'days', count(distinct day)) from notification_digest where account_id = $1)
    ) as seen from wallet w where w.seller_id = $1`,
    [sellerId, after],
  )
  const [row] = rows
  if (!row) throw new Error(`The seller ${sellerId} has no wallet.`)
  return row.seen
}
