// Programmes, who invited whom, and awards.
import { sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { AwardState, HeldReason, OrderMoney, ReferralState } from './rules.ts'

export interface ProgrammeRow {
  id: number
  nameEn: string
  nameVi: string
  shareBasisPoints: number
  months: number
  mostCents: Cents | null
  startsAt: Date
  endsAt: Date | null
}
const programmeColumns = sql`id, name_en, name_vi, share_basis_points, months, most_cents, starts_at, ends_at`
const runs = (at: Date) => sql`starts_at <= ${at} and (ends_at is null or ends_at > ${at})`

/** The newest first. */
export async function listProgrammes(db: Db, { isRunningOnly = false } = {}): Promise<(ProgrammeRow & { invited: number })[]> {
  const { rows } = await sql<ProgrammeRow & { invited: number }>`
    select ${programmeColumns}, (select count(*)::int from referral r where r.programme_id = referral_programme.id) as invited
    from referral_programme where ${isRunningOnly ? runs(db.now()) : sql`true`} order by starts_at desc, id desc limit 200`.execute(db.q)
  return rows
}

export async function insertProgramme(tx: Tx, given: Omit<ProgrammeRow, 'id'> & { createdBy: number }): Promise<ProgrammeRow> {
  const { rows } = await sql<ProgrammeRow>`
    insert into referral_programme (name_en, name_vi, share_basis_points, months, most_cents, starts_at, ends_at, created_at, created_by)
    values (${given.nameEn}, ${given.nameVi}, ${given.shareBasisPoints}, ${given.months}, ${given.mostCents}, ${given.startsAt},
      ${given.endsAt}, ${tx.now()}, ${given.createdBy}) returning ${programmeColumns}`.execute(tx.q)
  return rows[0] as ProgrammeRow // an insert without a condition answers its row
}

/** Nothing where there is none; one that has ended stays as it is, and one that has not begun never runs. */
export async function setProgrammeEnded(tx: Tx, id: number): Promise<ProgrammeRow | undefined> {
  const now = tx.now()
  const { rows } = await sql<ProgrammeRow>`
    update referral_programme set ends_at = case when ends_at <= ${now} then ends_at else greatest(${now}, starts_at) end
    where id = ${id} returning ${programmeColumns}`.execute(tx.q)
  return rows[0]
}

/** Under the programme that runs then; once for each who is invited. */
export async function insertReferral(tx: Tx, given: { invitedId: number; inviterId: number; joinedAt: Date }): Promise<void> {
  const programme = sql`(select id from referral_programme where ${runs(given.joinedAt)} order by starts_at desc, id desc limit 1)`
  await sql`insert into referral (invited_id, inviter_id, programme_id, joined_at)
    values (${given.invitedId}, ${given.inviterId}, ${programme}, ${given.joinedAt}) on conflict do nothing`.execute(tx.q)
}

export interface ReferralRow {
  invitedId: number
  inviterId: number
  joinedAt: Date
  verdict: 'TRUSTED' | 'REFUSED' | null
  shareBasisPoints: number | null
  months: number | null
  mostCents: Cents | null
}
/** Whose award is settled waits here for whoever settles another of the same invited seller; nothing where nobody invited them. */
export async function lockReferral(tx: Tx, invitedId: number): Promise<ReferralRow | undefined> {
  const { rows } = await sql<ReferralRow>`
    select r.invited_id, r.inviter_id, r.joined_at, r.verdict, p.share_basis_points, p.months, p.most_cents
    from referral r left join referral_programme p on p.id = r.programme_id
    where r.invited_id = ${invitedId} for no key update of r`.execute(tx.q)
  return rows[0]
}

export async function setVerdict(
  tx: Tx,
  invitedId: number,
  given: { verdict: 'TRUSTED' | 'REFUSED'; decidedBy: number; note: string },
): Promise<void> {
  await sql`update referral set verdict = ${given.verdict}, decided_by = ${given.decidedBy}, decided_at = ${tx.now()}, note = ${given.note}
    where invited_id = ${invitedId}`.execute(tx.q)
}

export interface AwardRow {
  orderId: number
  cents: Cents
  postedCents: Cents
  state: AwardState
  heldFor: HeldReason | null
  bookings: number
}
/** The awards of these orders of an invited seller, and all that are held. */
export async function listAwards(tx: Tx, invitedId: number, orderIds: readonly number[]): Promise<AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    select order_id, cents, posted_cents, state, held_for, bookings from referral_award
    where invited_id = ${invitedId} and (state = 'HELD' or order_id = any(${[...orderIds]})) order by order_id limit 10000`.execute(tx.q)
  return rows
}

/** What the other orders of this seller have brought, or will where it is held. */
export async function sumOtherAwards(tx: Tx, invitedId: number, orderId: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(sum(cents), 0)::bigint as cents from referral_award
    where invited_id = ${invitedId} and order_id <> ${orderId} and state in ('POSTED', 'HELD')`.execute(tx.q)
  return rows[0]?.cents ?? 0
}

export async function writeAward(
  tx: Tx,
  award: {
    orderId: number
    invitedId: number
    cents: Cents
    postedCents: Cents
    state: AwardState
    heldFor: HeldReason | null
    bookings: number
  },
): Promise<void> {
  const { orderId, invitedId, cents, postedCents, state, heldFor, bookings } = award
  await sql`
    insert into referral_award (order_id, invited_id, cents, posted_cents, state, held_for, bookings, at)
    values (${orderId}, ${invitedId}, ${cents}, ${postedCents}, ${state}, ${heldFor}, ${bookings}, ${tx.now()})
    on conflict (order_id) do update set cents = excluded.cents, posted_cents = excluded.posted_cents, state = excluded.state,
      held_for = excluded.held_for, bookings = excluded.bookings`.execute(tx.q)
}

/** What these orders came to; those that were never charged are left out. */
export async function listOrderMoney(db: Db, orderIds: readonly number[]): Promise<(OrderMoney & { id: number; paidAt: Date })[]> {
  const { rows } = await sql<OrderMoney & { id: number; paidAt: Date }>`
    select id, paid_at, production_cents, discount_cents, paid_cents, refunded_cents from order_money_ref
    where id = any(${[...orderIds]}) and paid_at is not null order by id`.execute(db.q)
  return rows
}

export interface ShownReferral {
  id: number
  username: string
  inviter: { id: number; username: string }
  programme: string | null
  programmeVi: string | null
  joinedAt: Date
  endsAt: Date | null
  state: ReferralState
  awardCents: Cents
  heldCents: Cents
  heldFor: HeldReason | null
  orders: number
}
/** The invited ones, the newest first, with what their orders brought. */
export async function listReferrals(
  db: Db,
  {
    page,
    limit,
    inviterId,
    state,
    q,
  }: { page: number; limit: number; inviterId?: number; state?: ReferralState | undefined; q?: string | undefined },
) {
  const words = q ? `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : undefined
  const shown = sql`
    select r.invited_id as id, a.username, jsonb_build_object('id', i.id, 'username', i.username) as inviter,
      p.name_en as programme, p.name_vi as programme_vi, r.joined_at, r.joined_at + make_interval(months => p.months) as ends_at,
      case when r.verdict = 'REFUSED' then 'REFUSED' when sums.held > 0 then 'HELD'
        when p.id is null or r.joined_at + make_interval(months => p.months) <= ${db.now()} then 'ENDED'
        when sums.orders > 0 then 'EARNING' else 'JOINED' end as state,
      sums.posted as award_cents, sums.held as held_cents, sums.held_for, sums.orders
    from referral r join account_ref a on a.id = r.invited_id join account_ref i on i.id = r.inviter_id
      left join referral_programme p on p.id = r.programme_id
      cross join lateral (
        select coalesce(sum(posted_cents), 0)::bigint as posted, coalesce(sum(cents) filter (where w.state = 'HELD'), 0)::bigint as held,
          max(held_for) as held_for, count(*)::int as orders
        from referral_award w where w.invited_id = r.invited_id) sums
    where ${inviterId === undefined ? sql`true` : sql`r.inviter_id = ${inviterId}`}
      and ${words === undefined ? sql`true` : sql`(lower(a.username) like ${words} or lower(i.username) like ${words})`}`
  const chosen = sql`from (${shown}) shown where ${state ? sql`state = ${state}` : sql`true`}`
  const [{ rows: docs }, { rows }] = await Promise.all([
    sql<ShownReferral>`select * ${chosen} order by joined_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q),
    sql<{ total: number }>`select count(*)::int as total ${chosen}`.execute(db.q),
  ])
  return { docs, totalDocs: rows[0]?.total ?? 0, page, limit }
}

/** How many somebody has invited, and what it brought. */
export async function sumReferrals(db: Db, inviterId: number): Promise<{ invited: number; awardCents: Cents; heldCents: Cents }> {
  const { rows } = await sql<{ invited: number; awardCents: Cents; heldCents: Cents }>`
    select count(distinct r.invited_id)::int as invited, coalesce(sum(w.posted_cents), 0)::bigint as award_cents,
      coalesce(sum(w.cents) filter (where w.state = 'HELD'), 0)::bigint as held_cents
    from referral r left join referral_award w on w.invited_id = r.invited_id where r.inviter_id = ${inviterId}`.execute(db.q)
  return rows[0] ?? { invited: 0, awardCents: 0, heldCents: 0 }
}

/** Pairs whose awards wait for finance. */
export const heldPairs = sql`select min(at) as since from referral_award where state = 'HELD' group by invited_id`

/** A seller's own: whom they invited, and who invited them. */
export async function listOwn(db: Db, accountId: number) {
  const { rows } = await sql<{ invitedId: number; inviterId: number; joinedAt: Date; awardCents: Cents }>`
    select r.invited_id, r.inviter_id, r.joined_at, (select coalesce(sum(posted_cents), 0)::bigint from referral_award w
      where w.invited_id = r.invited_id and r.inviter_id = ${accountId}) as award_cents
    from referral r where ${accountId} in (r.invited_id, r.inviter_id) order by r.invited_id limit 100000`.execute(db.q)
  return rows
}
