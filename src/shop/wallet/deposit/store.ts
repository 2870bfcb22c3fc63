import { type ColumnType, type Generated, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { ChosenStatus } from '#base/status/step-table.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { moveRow } from '#engine/move-rows.ts'
import { type AskedQueues, beginningOfToday, type QueueParts } from '#engine/office-queue.ts'
import { type AskedNeeds, countNeeds, type NeedRow } from '#engine/seller-need.ts'
import type { DepositRow, OfficeDepositRow } from './contract.ts'
import { type ChosenDepositStep, type DepositNeed, type DepositStatus, refusedDays, type UsualTime } from './rules.ts'

const proofsOf = sql`coalesce((select jsonb_agg(jsonb_build_object('position', p.position, 'name', p.name, 'type', p.type, 'bytes', p.bytes,
  'width', p.width, 'height', p.height) order by p.position) from deposit_proof p where p.deposit_id = d.id), '[]')`
const columns = sql`d.id, d.method, d.status, d.amount_cents as amount, d.received_cents,
  d.transaction_number, d.memo, d.note, d.remark, d.question, d.created_at,
  d.decided_at, d.is_withdrawn,
  (select b.bank_name from bank_account b where b.id = d.bank_account_id) as "bankName", ${proofsOf} as proofs`

type DepositTables = {
  deposit: {
    id: Generated<number>
    status: ColumnType<DepositStatus, ChosenStatus<DepositStatus>, ChosenStatus<DepositStatus>>
    receivedCents: Cents | null
    transactionNumber: string
    note: string
    remark: string
    question: string
    isWithdrawn: boolean
    decidedBy: number | null
    decidedAt: Date | null
    transactionId: number | null
    updatedAt: Date
  }
}
const on = (db: Db) => db.q.withTables<DepositTables>()

/** Moves a locked deposit by a step that its table chose. */
export const moveDeposit = (
  tx: Tx,
  step: ChosenDepositStep,
  patch: Partial<Pick<Updateable<DepositTables['deposit']>, Exclude<keyof DepositTables['deposit'], 'id' | 'status' | 'updatedAt'>>>,
): Promise<void> => moveRow(on(tx), 'deposit', step, { ...patch, updatedAt: tx.now() })

export interface NewDeposit {
  way: ChosenDepositStep
  sellerId: number
  method: 'BANK' | 'PAYPAL'
  amountCents: number
  transactionNumber: string
  memo: string
  note: string
  bankAccountId: number
}
export async function insertDeposit(tx: Tx, deposit: NewDeposit): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into deposit (seller_id, method, status, amount_cents, transaction_number, memo, note, bank_account_id, created_at, updated_at)
    values (${deposit.sellerId}, ${deposit.method}, ${deposit.way.to}, ${deposit.amountCents}, ${deposit.transactionNumber}, ${deposit.memo},
      ${deposit.note}, ${deposit.bankAccountId}, ${tx.now()}, ${tx.now()}) returning id`.execute(tx.q)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The deposit was not written.')
  return id
}

export interface NewProof {
  name: string
  type: 'image/jpeg' | 'image/png'
  bytes: number
  sha256: string
  width: number
  height: number
}
/** Adds the images after those that are there. */
export async function insertProofs(tx: Tx, depositId: number, proofs: readonly NewProof[]): Promise<void> {
  const of = <T>(pick: (proof: NewProof) => T) => proofs.map(pick)
  await sql`
    insert into deposit_proof (deposit_id, position, name, type, bytes, sha256, width, height)
    select ${depositId}, (select coalesce(max(position), 0) from deposit_proof where deposit_id = ${depositId}) + given.n,
      given.name, given.type, given.bytes, given.sha256, given.width, given.height
    from unnest(${of(p => p.name)}::text[], ${of(p => p.type)}::text[], ${of(p => p.bytes)}::bigint[], ${of(p => p.sha256)}::text[],
      ${of(p => p.width)}::int[], ${of(p => p.height)}::int[]) with ordinality as given (name, type, bytes, sha256, width, height, n)
  `.execute(tx.q)
}

/** Bank transfers have memos in a row; a gateway's deposits have none of them. */
export const countDeposits = async (db: Db, sellerId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from deposit where seller_id = ${sellerId} and method = 'BANK'`.execute(
    db.q,
  )
  return rows[0]?.count ?? 0
}
/** How many deposits are not decided yet. */
export const countOpen = async (db: Db, sellerId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deposit where seller_id = ${sellerId} and status in ('PENDING', 'WAITING')`.execute(db.q)
  return rows[0]?.count ?? 0
}

export const findMyDeposit = async (db: Db, sellerId: number, id: number): Promise<DepositRow | undefined> => {
  const { rows } = await sql<DepositRow>`select ${columns} from deposit d where d.id = ${id} and d.seller_id = ${sellerId}`.execute(db.q)
  return rows[0]
}
interface Page {
  page: number
  limit: number
}
type Mine = Page & { status?: DepositStatus | undefined; need?: DepositNeed | undefined }
export async function listMyDeposits(db: Db, sellerId: number, { page, limit, status, need }: Mine) {
  const filter = sql`d.seller_id = ${sellerId} and ${status === undefined ? sql`true` : sql`d.status = ${status}`}
    and ${need === undefined ? sql`true` : needTerms(db, sellerId)[need]}`
  const { rows: docs } = await sql<DepositRow>`
    select ${columns} from deposit d where ${filter} order by d.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows } = await sql<{ total: number }>`select count(*) as total from deposit d where ${filter}`.execute(db.q)
  return { docs, totalDocs: rows[0]?.total ?? 0, page, limit }
}

/** Who it is about stands beside it; `account` is a layer below. */
const officeColumns = sql`${columns}, jsonb_build_object('id', s.id, 'username', s.username, 'email', s.email, 'fullName', s.full_name) as seller,
  first.username as "firstBy", d.first_approved_at as "firstAt", d.first_received_cents as "firstCents", decider.username as "decidedBy",
  to_jsonb(array(select distinct other.deposit_id from deposit_proof mine join deposit_proof other using (sha256)
    where mine.deposit_id = d.id and other.deposit_id <> d.id order by 1 limit 10)) as "sameProofIn",
  to_jsonb(array(select other.id from deposit other where other.seller_id = d.seller_id and other.id <> d.id
    and other.amount_cents = d.amount_cents and other.created_at > d.created_at - interval '30 days'
    and other.created_at < d.created_at + interval '30 days' order by 1 limit 10)) as "sameAmountIn"`
const officeTables = sql`deposit d join account_ref s on s.id = d.seller_id
  left join account_ref first on first.id = d.first_approved_by left join account_ref decider on decider.id = d.decided_by`
type OfficeRow = Omit<OfficeDepositRow, 'firstApproval'> & { firstBy: string | null; firstAt: Date | null; firstCents: number | null }
const officeDeposit = ({ firstBy: by, firstAt: at, firstCents: receivedCents, ...row }: OfficeRow): OfficeDepositRow => ({
  ...row,
  firstApproval: by !== null && at !== null && receivedCents !== null ? { by, at, receivedCents } : null,
})

export async function findOfficeDeposit(db: Db, id: number): Promise<OfficeDepositRow | undefined> {
  const { rows } = await sql<OfficeRow>`select ${officeColumns} from ${officeTables} where d.id = ${id}`.execute(db.q)
  return rows[0] && officeDeposit(rows[0])
}

export async function listOfficeDeposits(db: Db, query: Page & { status: DepositStatus | 'OPEN'; q?: string | undefined }) {
  const { status, q, page, limit } = query
  const isOpen = status === 'OPEN' || status === 'PENDING' || status === 'WAITING'
  const words = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const filter = sql`${status === 'OPEN' ? sql`d.status in ('PENDING', 'WAITING')` : sql`d.status = ${status}`} and ${
    words === undefined
      ? sql`true`
      : sql`(d.memo ilike ${words} or d.transaction_number ilike ${words} or s.username ilike ${words} or s.email ilike ${words}
          or d.id::text = ${q ?? ''})`
  }`
  const order = isOpen ? sql`(d.status = 'WAITING'), d.id` : sql`d.id desc`
  const { rows } = await sql<OfficeRow>`
    select ${officeColumns} from ${officeTables} where ${filter} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(
    db.q,
  )
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from ${officeTables} where ${filter}`.execute(db.q)
  return { docs: rows.map(officeDeposit), totalDocs: counts[0]?.total ?? 0, page, limit }
}

export interface LockedDeposit {
  id: number
  sellerId: number
  method: 'BANK' | 'PAYPAL'
  status: DepositStatus
  amountCents: number
  firstApprovedBy: number | null
  firstReceivedCents: number | null
  firstApprovedAt: Date | null
}
/** The row, locked until the transaction ends; of this seller only, where one is given. */
export async function lockDeposit(tx: Tx, id: number, sellerId?: number): Promise<LockedDeposit | undefined> {
  const { rows } = await sql<LockedDeposit>`
    select id, seller_id, method, status, amount_cents, first_approved_by,
      first_received_cents, first_approved_at
    from deposit where id = ${id} and ${sellerId === undefined ? sql`true` : sql`seller_id = ${sellerId}`} for no key update`.execute(tx.q)
  return rows[0]
}

export async function setFirstApproval(tx: Tx, id: number, given: { by: number; receivedCents: number }): Promise<void> {
  await sql`update deposit set first_approved_by = ${given.by}, first_received_cents = ${given.receivedCents},
    first_approved_at = ${tx.now()}, updated_at = ${tx.now()} where id = ${id}`.execute(tx.q)
}
/** How long the last thirty days' bank deposits took; nothing where fewer than five were completed. */
export async function findUsualTime(db: Db): Promise<UsualTime | null> {
  const { rows } = await sql<UsualTime & { count: number }>`
    select count(*)::int as count,
      coalesce(percentile_cont(0.25) within group (order by extract(epoch from decided_at - created_at) / 60), 0)::float8 as "fromMinutes",
      coalesce(percentile_cont(0.9) within group (order by extract(epoch from decided_at - created_at) / 60), 0)::float8 as "toMinutes"
    from deposit where status = 'COMPLETED' and method = 'BANK' and decided_at > ${db.now()}::timestamptz - interval '30 days'`.execute(
    db.q,
  )
  const found = rows[0]
  return found && found.count >= 5 ? { fromMinutes: Math.ceil(found.fromMinutes), toMinutes: Math.ceil(found.toMinutes) } : null
}

/** A proof image's place in the file store; of this seller's deposit only, where one is given. */
export async function findProof(db: Db, given: { id: number; position: number; sellerId?: number }): Promise<NewProof | undefined> {
  const { rows } = await sql<NewProof>`
    select p.name, p.type, p.bytes, p.sha256, p.width, p.height from deposit_proof p join deposit d on d.id = p.deposit_id
    where p.deposit_id = ${given.id} and p.position = ${given.position}
      and ${given.sellerId === undefined ? sql`true` : sql`d.seller_id = ${given.sellerId}`}`.execute(db.q)
  return rows[0]
}

/** A deposit that ends without money gives its line back. */
export async function releaseLine(tx: Tx, depositId: number): Promise<void> {
  await sql`update bank_line set status = 'OPEN', deposit_id = null, left_because = null, decided_by = null, decided_at = null
    where deposit_id = ${depositId}`.execute(tx.q)
}

/** The queue of bank deposits that finance has not looked at. */
export const depositsToReview = (db: Db, { who }: AskedQueues): QueueParts => ({
  waits: sql`select created_at as since from deposit where status = 'PENDING' and method = 'BANK' order by id`,
  done: sql`(select count(*)::int from deposit
    where status = 'COMPLETED' and method = 'BANK' and decided_at >= ${beginningOfToday(db, who)})`,
})

/** Deposits that finance asks about, and the last one where it was refused: the terms of a deposit `d`. */
const needTerms = (db: Db, sellerId: number): Record<DepositNeed, RawBuilder<boolean>> => ({
  DEPOSIT_ASKED: sql`(d.status = 'WAITING' and d.method = 'BANK')`,
  DEPOSIT_REFUSED: sql`(d.id = (select max(last.id) from deposit last where last.seller_id = ${sellerId})
    and d.status = 'CANCELLED' and not d.is_withdrawn and d.method = 'BANK'
    and d.decided_at > ${db.now()}::timestamptz - make_interval(days => ${refusedDays}))`,
})

export function countDepositNeeds(db: Db, asked: AskedNeeds): Promise<NeedRow[]> {
  const terms = needTerms(db, asked.sellerId)
  const mine = sql`from deposit d where d.seller_id = ${asked.sellerId}`
  return countNeeds(db, asked, {
    DEPOSIT_ASKED: sql`select d.id, d.updated_at as since ${mine} and ${terms.DEPOSIT_ASKED}`,
    DEPOSIT_REFUSED: sql`select d.id, d.decided_at as since ${mine} and ${terms.DEPOSIT_REFUSED}`,
  })
}
