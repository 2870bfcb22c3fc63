import { sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { LabelKind } from '../../rules.ts'
import type { PostageQuery, PostageSums } from './contract.ts'
import { elsewhereKey, noServiceKey, type PostageGroup, type PostagePart } from './rules.ts'

const keyOf = (by: PostageGroup, timeZone: string) =>
  ({
    DAY: sql`to_char(l.made_at at time zone ${timeZone}, 'YYYY-MM-DD')`,
    ACCOUNT: sql`coalesce(l.account_id::text, ${elsewhereKey}::text)`,
    CARRIER: sql`case when l.carrier_name <> '' then l.carrier_name else l.carrier end`,
    SERVICE: sql`coalesce(nullif(l.service, ''), ${noServiceKey}::text)`,
  })[by]

/** What we paid: also what was voided since. */
const bought = ({ from, to }: { from: string; to: string }, timeZone: string) => sql`
  l.kind in ('BOUGHT', 'ELSEWHERE') and l.made_at is not null and l.tracking_number is not null
  and l.made_at >= (${from}::date)::timestamp at time zone ${timeZone} and l.made_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`

const sums = sql`count(*)::int as labels,
  coalesce(sum(coalesce(l.quoted_cents, l.postage_cents)), 0)::bigint as quoted_cents, coalesce(sum(l.postage_cents), 0)::bigint as bought_cents,
  coalesce(sum(l.postage_cents - coalesce(l.quoted_cents, l.postage_cents)), 0)::bigint as difference_cents,
  coalesce(sum(l.postage_cents) filter (where l.refund_state = 'REFUNDED'), 0)::bigint as refunded_cents,
  coalesce(sum(l.postage_cents) filter (where l.refund_state = 'ASKED'), 0)::bigint as pending_cents`

interface Asked {
  from: string
  to: string
  timeZone: string
}
/** The sums of each key, one more than `most`; days newest first, all else by what was paid. */
export async function sumPostage(
  db: Db,
  { timeZone, ...days }: Asked,
  by: PostageGroup,
  most: number,
): Promise<(PostageSums & { key: string })[]> {
  const { rows } = await sql<PostageSums & { key: string }>`
    select ${keyOf(by, timeZone)} as key, ${sums} from label l where ${bought(days, timeZone)}
    group by 1 order by ${by === 'DAY' ? sql`1 desc` : sql`bought_cents desc, 1`} limit ${most + 1}`.execute(db.q)
  return rows
}
export async function totalPostage(db: Db, { timeZone, ...days }: Asked): Promise<PostageSums | undefined> {
  const { rows } = await sql<PostageSums>`select ${sums} from label l where ${bought(days, timeZone)}`.execute(db.q)
  return rows[0]
}

export interface PostageLabelRow {
  id: number
  orderId: number
  kind: LabelKind
  madeAt: Date
  accountId: number | null
  carrier: string
  carrierName: string
  trackingLink: string
  service: string
  trackingNumber: string
  quotedCents: Cents | null
  postageCents: Cents
  refundState: 'NONE' | 'ASKED' | 'REFUNDED' | 'REFUSED'
}
const columns = sql`l.id, l.order_id, l.kind, l.made_at, l.account_id, l.carrier, l.carrier_name, l.tracking_link, l.service, l.tracking_number,
  l.quoted_cents, l.postage_cents, l.refund_state`
const partOf: Readonly<Record<PostagePart, ReturnType<typeof sql>>> = {
  ALL: sql`true`,
  DIFFERENT: sql`l.quoted_cents <> l.postage_cents`,
  REFUNDED: sql`l.refund_state = 'REFUNDED'`,
  PENDING: sql`l.refund_state = 'ASKED'`,
}
const asked = ({ by, key, part, ...days }: PostageQuery, timeZone: string) =>
  sql`${bought(days, timeZone)} and ${partOf[part]} and ${key === undefined ? sql`true` : sql`${keyOf(by, timeZone)} = ${key}`}`

export async function listPostage(
  db: Db,
  query: PostageQuery & { page: number; limit: number },
  timeZone: string,
): Promise<PostageLabelRow[]> {
  const { page, limit } = query
  const { rows } = await sql<PostageLabelRow>`
    select ${columns} from label l where ${asked(query, timeZone)}
    order by l.made_at desc, l.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}
export async function countPostage(db: Db, query: PostageQuery, timeZone: string, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from label l where ${asked(query, timeZone)} limit ${most}) counted`.execute(db.q)
  return rows[0]?.total ?? 0
}
/** All of them, by their ids. */
export const eachPostage = (db: Db, query: PostageQuery, timeZone: string) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<PostageLabelRow>`
        select ${columns} from label l where ${asked(query, timeZone)} and l.id > ${after} order by l.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )
