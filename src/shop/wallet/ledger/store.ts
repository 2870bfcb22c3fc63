import { type ExpressionBuilder, type Generated, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { plannedEachTime } from '#engine/db/prepared-statements.ts'
import { sumDays } from './day.rules.ts'
import { addDays, countLines, endOf, positionFrom, positionUntil, startOf } from './day.store.ts'
import {
  type ChainedWallet,
  type CostPart,
  costAccounts,
  type LedgerAccount,
  type Movement,
  type PaymentMethod,
  type SealedMovement,
  type TransactionKind,
} from './posting.rules.ts'

export type WalletTables = {
  wallet: {
    sellerId: number
    balanceCents: Generated<number>
    heldCents: Generated<number>
    debtCents: Generated<number>
    creditLimitCents: Generated<number>
    position: Generated<number>
    lastSeal: Generated<Buffer>
  }
  ledger_transaction: {
    id: Generated<number>
    kind: TransactionKind
    ref: string
    method: PaymentMethod
    reason: string
    orderId: number | null
    at: Date
    sellerId: number | null
    position: number | null
    amountCents: number
    balanceAfterCents: number | null
    heldAfterCents: number | null
    debtAfterCents: number | null
    creditLimitCents: number | null
    seal: Buffer | null
  }
  ledger_entry: { transactionId: number; account: LedgerAccount; amountCents: number }
  ledger_house_seal: { position: number; transactionId: number; seal: Buffer }
}
const on = (db: Db) => db.q.withTables<WalletTables>()

export async function insertWallet(tx: Tx, sellerId: number): Promise<void> {
  await on(tx)
    .insertInto('wallet')
    .values({ sellerId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** A wallet as its chain goes on from it. */
export const walletColumns = ['sellerId', 'balanceCents', 'heldCents', 'debtCents', 'creditLimitCents', 'position', 'lastSeal'] as const

export const findWalletRow = (db: Db, sellerId: number): Promise<ChainedWallet | undefined> =>
  on(db).selectFrom('wallet').select(walletColumns).where('sellerId', '=', sellerId).executeTakeFirst()

/** The wallet, locked until the transaction ends; rows that only refer to it need not wait. */
export const lockWallet = (tx: Tx, sellerId: number): Promise<ChainedWallet | undefined> =>
  on(tx).selectFrom('wallet').select(walletColumns).where('sellerId', '=', sellerId).forNoKeyUpdate().executeTakeFirst()

/**
 * Books the movements of one locked wallet and moves the wallet's row on, in one statement; answers their ids in order.
 * `before` is the row as it was locked: the update is refused where it is not that any more.
 */
export async function insertMovements(
  tx: Tx,
  before: ChainedWallet,
  movements: readonly SealedMovement[],
  after: ChainedWallet,
): Promise<number[]> {
  const of = <T>(pick: (movement: SealedMovement) => T) => movements.map(pick)
  const days = [...sumDays(movements).values()]
  const entries = movements.flatMap(({ position, postings }) => postings.map(posting => ({ position, ...posting })))
  const { rows } = await sql<{ id: number; isMoved: boolean }>`
    with moved as (
      update wallet set balance_cents = ${after.balanceCents}, held_cents = ${after.heldCents}, debt_cents = ${after.debtCents},
        credit_limit_cents = ${after.creditLimitCents}, position = ${after.position}, last_seal = ${after.lastSeal}
      where seller_id = ${before.sellerId} and position = ${before.position}
      returning seller_id
    ), booked as (
      insert into ledger_transaction (kind, ref, method, reason, order_id, at, seller_id, position, amount_cents,
        balance_after_cents, held_after_cents, debt_after_cents, credit_limit_cents, seal)
      select kind, ref, method, reason, order_id, at, ${before.sellerId}, position, amount, balance, held, debt, credit, seal
      from unnest(
        ${of(each => each.kind)}::text[], ${of(each => each.ref)}::text[], ${of(each => each.method)}::text[],
        ${of(each => each.reason)}::text[], ${of(each => each.orderId)}::bigint[], ${of(each => each.at)}::timestamptz[],
        ${of(each => each.position)}::bigint[], ${of(each => each.amountCents)}::bigint[], ${of(each => each.balanceCents)}::bigint[],
        ${of(each => each.heldCents)}::bigint[], ${of(each => each.debtCents)}::bigint[],
        ${of(each => each.creditLimitCents)}::bigint[], ${of(each => each.seal)}::bytea[]
      ) as given (kind, ref, method, reason, order_id, at, position, amount, balance, held, debt, credit, seal)
      returning id, position
    ), entered as (
      insert into ledger_entry (transaction_id, account, amount_cents)
      select booked.id, entry.account, entry.amount
      from unnest(${entries.map(each => each.position)}::bigint[], ${entries.map(each => each.account)}::text[],
        ${entries.map(each => each.amountCents)}::bigint[]) as entry (position, account, amount)
      join booked using (position)
    ), summed as (${addDays(before.sellerId, days)})
    select id, exists (select from moved) as "isMoved" from booked order by position
  `.execute(on(tx))
  if (rows.length !== movements.length || !rows.every(row => row.isMoved)) throw new Error('A wallet moved while it was locked.')
  return rows.map(row => row.id)
}

/** Books a transaction between house accounts. */
export async function insertHouseMovement(tx: Tx, movement: Movement): Promise<number> {
  const { id } = await on(tx)
    .insertInto('ledger_transaction')
    .values({
      kind: movement.kind,
      ref: movement.ref,
      method: movement.method,
      reason: movement.reason,
      orderId: movement.orderId,
      at: movement.at,
      amountCents: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await on(tx)
    .insertInto('ledger_entry')
    .values(movement.postings.map(posting => ({ transactionId: id, account: posting.account, amountCents: posting.amountCents })))
    .execute()
  return id
}

const lineColumns = ['id', 'kind as type', 'reason', 'method', 'orderId', 'amountCents as amount', 'at'] as const
/** A line of a wallet always has a balance; only lines between house accounts have none. */
const balanceThen = (eb: ExpressionBuilder<WalletTables, 'ledger_transaction'>) => eb.ref('balanceAfterCents').$notNull().as('balance')
/** `complete` of deposit.ts writes the deposit's id into the reference. */
const depositOf = sql<number | null>`substring(ref from '^deposit:([0-9]+)$')::bigint`.as('depositId')

/** Lines that move the balance. */
const linesOf = (db: Db, sellerId: number) =>
  on(db).selectFrom('ledger_transaction').where('sellerId', '=', sellerId).where('amountCents', '<>', 0)
/** Lines that moved what orders cost, also where the balance stayed as it was. */
const costsOf = (db: Db, sellerId: number, part: CostPart) =>
  on(db).selectFrom('ledger_transaction').where('sellerId', '=', sellerId).where(costOf(part), 'is not', null)
/** What a transaction cost, in cents: nothing where it is booked on none of these accounts. */
export const costOf = (part: CostPart, id = sql.ref('ledger_transaction.id')) =>
  sql<number | null>`(select sum(e.amount_cents)::bigint from ledger_entry e
    where e.transaction_id = ${id} and e.account in (${sql.join(costAccounts[part].map(account => sql.lit(account)))}))`

export interface LineFilter {
  type?: TransactionKind | undefined
  cost?: CostPart | undefined
  order?: number | undefined
  /** Days of the reader's calendar, both included. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}
function filteredLines(db: Db, sellerId: number, { type, cost, order, from, to, timeZone }: LineFilter) {
  let lines = cost ? costsOf(db, sellerId, cost) : linesOf(db, sellerId)
  if (type) lines = lines.where('kind', '=', type)
  if (order) lines = lines.where('orderId', '=', order)
  if (from) {
    const start = startOf(from, timeZone)
    lines = lines.where('at', '>=', start).where('position', '>=', positionFrom(sellerId, start))
  }
  if (to) {
    const end = endOf(to, timeZone)
    lines = lines.where('at', '<', end).where('position', '<=', positionUntil(sellerId, end))
  }
  return lines
}

/** Beyond this the lines are not counted: the list says that there are more. */
const COUNTED = 10_000
/** Of some kinds a wallet has many lines and of others none. */
const eachTime = sql.raw(plannedEachTime)

/** One page of a seller's transactions, newest first. */
export async function listTransactions(db: Db, sellerId: number, { page, limit, ...filter }: LineFilter & { page: number; limit: number }) {
  const mine = filteredLines(db, sellerId, filter)
  const { type, cost, order, from, to } = filter
  const isWhole = type === undefined && cost === undefined && order === undefined && from === undefined && to === undefined
  const cents = cost ? costOf(cost) : sql<null>`null`
  const [docs, total, sumCents] = await Promise.all([
    mine
      .modifyFront(eachTime)
      .select(lineColumns)
      .select(balanceThen)
      .select(depositOf)
      .select(cents.as('costCents'))
      .orderBy('position', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    isWhole ? countLines(db, sellerId) : countUpTo(db, mine.select('id').orderBy('position', 'desc')),
    cost ? sumOf(db, mine.select(costOf(cost).as('cents'))) : null,
  ])
  return { docs, totalDocs: Math.min(total, COUNTED), hasMore: total > COUNTED, page, limit, sumCents }
}

async function sumOf(db: Db, lines: SelectQueryBuilder<WalletTables, 'ledger_transaction', { cents: number | null }>): Promise<number> {
  const all = on(db).selectFrom(lines.as('found')).modifyFront(eachTime)
  return (await all.select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('sum')).executeTakeFirstOrThrow()).sum
}

async function countUpTo(db: Db, lines: SelectQueryBuilder<WalletTables, 'ledger_transaction', { id: number }>): Promise<number> {
  const found = on(db)
    .selectFrom(lines.limit(COUNTED + 1).as('found'))
    .modifyFront(eachTime)
  return (await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
}

/** Every line of a seller's wallet, or of some days of it, oldest first. */
export const eachTransaction = (db: Db, sellerId: number, filter: LineFilter = { timeZone: 'UTC' }) =>
  readByKey(
    (after, limit) =>
      filteredLines(db, sellerId, filter)
        .select(lineColumns)
        .select(eb => eb.ref('position').$notNull().as('position'))
        .select(balanceThen)
        .select(depositOf)
        .where('position', '>', after)
        .orderBy('position')
        .limit(limit)
        .execute(),
    row => row.position,
  )

/** What finance has still to decide about. */
export const sumPending = async (db: Db, sellerId: number): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from deposit
    where seller_id = ${sellerId} and method = 'BANK' and status in ('PENDING', 'WAITING')`.execute(db.q)
  return rows[0]?.cents ?? 0
}
