// The sums of each wallet's days: written with its lines, read for balances, months and ranges of days.
import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { plannedEachTime } from '#engine/db/prepared-statements.ts'
import type { WalletMonth } from './contract.ts'
import type { WalletDay } from './day.rules.ts'
import { type LedgerAccount, ledgerAccounts } from './posting.rules.ts'

const columnOf = (account: LedgerAccount) => `${account.toLowerCase()}_cents`
const summed = ['lines', 'in_cents', 'out_cents', ...ledgerAccounts.map(columnOf)]

/** The instant at which a day of the reader's calendar begins, and the day of UTC in which that is. */
export const startOf = (day: string, timeZone: string) => sql<Date>`((${day}::date)::timestamp at time zone ${timeZone})`
export const endOf = (day: string, timeZone: string) => sql<Date>`((${day}::date + 1)::timestamp at time zone ${timeZone})`
const dayOf = (instant: ReturnType<typeof startOf>) => sql`(${instant} at time zone 'UTC')::date`

/** Adds to a wallet's days, as a part of the statement that books its lines. */
export function addDays(sellerId: number, days: readonly WalletDay[]) {
  const of = (pick: (day: WalletDay) => number) => sql`${days.map(pick)}::bigint[]`
  const given = [
    of(day => day.lines),
    of(day => day.inCents),
    of(day => day.outCents),
    ...ledgerAccounts.map(it => of(day => day.cents[it])),
  ]
  return sql`insert into wallet_day (seller_id, day, first_position, last_position, ${sql.raw(summed.join(', '))})
    select ${sellerId}::bigint, given.* from unnest(${days.map(({ day }) => day)}::date[], ${of(day => day.firstPosition)},
      ${of(day => day.lastPosition)}, ${sql.join(given)}) as given
    on conflict (seller_id, day) do update set ${sql.raw(summed.map(name => `${name} = wallet_day.${name} + excluded.${name}`).join(', '))},
      first_position = least(wallet_day.first_position, excluded.first_position),
      last_position = greatest(wallet_day.last_position, excluded.last_position)`
}

/** The days of a wallet as they are kept, for `verify`. */
export async function listDays(db: Db, sellerId: number): Promise<WalletDay[]> {
  const cents = sql.raw(ledgerAccounts.map(account => `'${account}', ${columnOf(account)}`).join(', '))
  const { rows } = await sql<WalletDay>`
    select day::text, lines, in_cents, out_cents, first_position,
      last_position, jsonb_build_object(${cents}) as cents
    from wallet_day where seller_id = ${sellerId} order by day`.execute(db.q)
  return rows
}

/** How many lines of a wallet move its balance. */
export async function countLines(db: Db, sellerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(lines), 0)::bigint as count from wallet_day where seller_id = ${sellerId}`.execute(db.q)
  return rows[0]?.count ?? 0
}

/** Places of the chain between which all lines of these days stand; lines of the days beside them may, too. */
export const positionFrom = (sellerId: number, from: ReturnType<typeof startOf>) =>
  sql<number>`(select min(first_position) from wallet_day where seller_id = ${sellerId} and day >= ${dayOf(from)})`
export const positionUntil = (sellerId: number, until: ReturnType<typeof startOf>) =>
  sql<number>`(select max(last_position) from wallet_day where seller_id = ${sellerId} and day <= ${dayOf(until)})`

/** Transactions of a day in UTC before an instant of it; `day` is the row of that day. */
const linesBefore = (instant: ReturnType<typeof startOf>) => sql`ledger_transaction t on t.seller_id = day.seller_id
  and t.position between day.first_position and day.last_position
  and t.at >= day.day::timestamp at time zone 'UTC' and t.at < ${instant}`

/** What a wallet held before the first of these days, in cents. */
export async function findBalanceBefore(db: Db, sellerId: number, { from, timeZone }: { from: string; timeZone: string }): Promise<number> {
  const instant = startOf(from, timeZone)
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::bigint as cents from (
      select wallet_cents as cents from wallet_day where seller_id = ${sellerId} and day < ${dayOf(instant)}
      union all
      select t.amount_cents from wallet_day day join ${linesBefore(instant)} where day.seller_id = ${sellerId} and day.day = ${dayOf(instant)}
    ) parts`.execute(db.q)
  return rows[0]?.cents ?? 0
}

/** The months of a seller's wallet that have lines, newest first. A day of UTC that is in two of the reader's months is read by its lines. */
export async function listMonths(db: Db, sellerId: number, timeZone: string): Promise<WalletMonth[]> {
  const monthOf = (instant: string) => sql`to_char((${sql.raw(instant)}) at time zone ${timeZone}, 'YYYY-MM')`
  const { rows } = await sql<WalletMonth>`
    with day as (
      select *, ${monthOf("day::timestamp at time zone 'UTC'")} as month,
        ${monthOf("(day + 1)::timestamp at time zone 'UTC' - interval '1 microsecond'")} as "lastMonth"
      from wallet_day where seller_id = ${sellerId} and lines > 0
    ), part as (
      select month, lines, in_cents, out_cents from day where month = "lastMonth"
      union all
      select ${monthOf('t.at')}, 1, greatest(t.amount_cents, 0), -least(t.amount_cents, 0)
      from day join ledger_transaction t on t.seller_id = day.seller_id and t.position between day.first_position and day.last_position
        and (t.at at time zone 'UTC')::date = day.day and t.amount_cents <> 0
      where month <> "lastMonth"
    ), summed as (
      select month, sum(lines)::int as lines, sum(in_cents)::bigint as "inCents", sum(out_cents)::bigint as "outCents" from part group by 1
    )
    select month, lines, ("closingCents" - "inCents" + "outCents")::bigint as "openingCents", "inCents", "outCents", "closingCents" from (
      select *, sum("inCents" - "outCents") over (order by month)::bigint as "closingCents" from summed
    ) months order by month desc limit 120`.execute(db.q)
  return rows
}

export interface AccountSum {
  account: LedgerAccount
  amountCents: number
}
/** What each account held when that day of the reader's calendar ended; now, where none is given. Accounts without money are left out. */
export async function sumAccounts(db: Db, on?: { day: string; timeZone: string }): Promise<AccountSum[]> {
  const instant = on ? endOf(on.day, on.timeZone) : sql<Date>`'infinity'::timestamptz`
  const sums = sql.raw(ledgerAccounts.map(account => `sum(${columnOf(account)})`).join(', '))
  const { rows } = await sql<AccountSum>`
    select account, sum(cents)::bigint as "amountCents" from (
      select unnest(${[...ledgerAccounts]}::text[]) as account, unnest(array[${sums}]) as cents from wallet_day where day < ${dayOf(instant)}
      union all
      select e.account, e.amount_cents from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.seller_id is not null and t.at >= ${dayOf(instant)}::timestamp at time zone 'UTC' and t.at < ${instant}
      union all
      select e.account, e.amount_cents from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where t.seller_id is null and t.at < ${instant}
    ) parts group by 1 having sum(cents) <> 0 order by 1`.execute(db.q)
  return rows
}

export interface WalletThen {
  id: number
  username: string
  walletCents: number
  heldCents: number
  debtCents: number
}
/** Wallets that held anything when that day ended, in the order of their sellers' ids: one page after `after`. */
export async function listWalletsOn(db: Db, given: { on: string; timeZone: string; after: number; limit: number }): Promise<WalletThen[]> {
  const instant = endOf(given.on, given.timeZone)
  const part = (account: LedgerAccount) => sql`coalesce(sum(e.amount_cents) filter (where e.account = ${sql.lit(account)}), 0)`
  const { rows } = await sql<WalletThen>`
    select s.id, s.username, whole.wallet + part.wallet as "walletCents", whole.held + part.held as "heldCents",
      whole.debt + part.debt as "debtCents"
    from wallet w join account_ref s on s.id = w.seller_id, lateral (
      select coalesce(sum(wallet_cents), 0)::bigint as wallet, coalesce(sum(held_cents), 0)::bigint as held,
        coalesce(sum(debt_cents), 0)::bigint as debt
      from wallet_day where seller_id = w.seller_id and day < ${dayOf(instant)}
    ) whole, lateral (
      select ${part('WALLET')}::bigint as wallet, ${part('HELD')}::bigint as held, ${part('DEBT')}::bigint as debt
      from wallet_day day join ${linesBefore(instant)} join ledger_entry e on e.transaction_id = t.id
      where day.seller_id = w.seller_id and day.day = ${dayOf(instant)}
    ) part
    where w.seller_id > ${given.after}
      and (whole.wallet + part.wallet <> 0 or whole.held + part.held <> 0 or whole.debt + part.debt <> 0)
    order by w.seller_id limit ${given.limit}`.execute(db.q)
  return rows
}

/** Cents that orders cost: what was charged for production and for shipping, and what came back of it; and what referral awarded. */
export interface Spent {
  /** Which of the times, from 0. */
  at: number
  productionCents: number
  shippingCents: number
  refundedCents: number
  referralCents: number
}

/**
 * What orders of one seller, or of everybody, cost: each time reaches from one edge to the next, which it does not include. Times in which
 * nothing moved are left out.
 */
export async function sumSpent(db: Db, { sellerId, edges }: { sellerId?: number | undefined; edges: readonly Date[] }): Promise<Spent[]> {
  const mine = sellerId === undefined ? sql`true` : sql`d.seller_id = ${sellerId}`
  const lines =
    sellerId === undefined
      ? sql`t.seller_id is not null`
      : sql`t.seller_id = ${sellerId} and t.position between (select first_position from wallet_day d where ${mine} and d.day = p.day)
          and (select last_position from wallet_day d where ${mine} and d.day = p.day)`
  const cents = (account: string) => sql`coalesce(sum(e.amount_cents) filter (where e.account = ${sql.lit(account)}), 0)`
  const { rows } = await sql<Spent>`${sql.raw(plannedEachTime)}
    with span as (
      select (n - 1)::int as at, a, b, ((a at time zone 'UTC') + interval '1 day' - interval '1 microsecond')::date as first,
        (b at time zone 'UTC')::date as last
      from unnest(${edges.slice(0, -1)}::timestamptz[], ${edges.slice(1)}::timestamptz[]) with ordinality as given (a, b, n) where a < b
    ), part as (
      select s.at, d.production_cents as production, d.shipping_cents as shipping, d.refund_cents as refund, d.referral_cents as referral
      from span s join wallet_day d on d.day >= s.first and d.day < s.last where ${mine}
      union all
      select p.at, e.* from (
        select distinct s.at, s.a, s.b, edge.day from span s, lateral (values ((s.a at time zone 'UTC')::date), (s.last)) as edge (day)
        where edge.day < s.first or edge.day >= s.last
      ) p, lateral (
        select ${cents('PRODUCTION')} as production, ${cents('SHIPPING')} as shipping, ${cents('REFUND')} as refund, ${cents('REFERRAL')} as referral
        from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
        where ${lines} and t.at >= greatest(p.a, p.day::timestamp at time zone 'UTC') and t.at < least(p.b, (p.day + 1)::timestamp at time zone 'UTC')
      ) e
    )
    select at, sum(production)::bigint as production_cents, sum(shipping)::bigint as shipping_cents, (-sum(refund))::bigint as refunded_cents,
      (-sum(referral))::bigint as referral_cents
    from part group by at order by at`.execute(db.q)
  return rows
}
