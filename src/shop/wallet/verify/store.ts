// What `verify` reads: pages of the ledger, never all of it at once.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { ChainedWallet, Movement, Posting, SealedMovement } from '../ledger/posting.rules.ts'
import { type WalletTables, walletColumns } from '../ledger/store.ts'

const on = (db: Db) => db.q.withTables<WalletTables>()

const PAGE = 2_000

/** Every wallet in the order of its seller's id. */
export const eachWallet = (db: Db): AsyncGenerator<ChainedWallet> =>
  readByKey(
    (after, limit) =>
      on(db).selectFrom('wallet').select(walletColumns).where('sellerId', '>', after).orderBy('sellerId').limit(limit).execute(),
    row => row.sellerId,
    { size: PAGE },
  )

export type StoredMovement = SealedMovement & { id: number }

/** A wallet's chain from its first transaction to its last. */
export const eachMovement = (db: Db, sellerId: number): AsyncGenerator<StoredMovement> =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<StoredMovement>`
      select t.id, t.kind, t.ref, t.method, t.reason, t.order_id, t.at, t.seller_id, t.position,
        t.amount_cents, t.balance_after_cents as "balanceCents", t.held_after_cents as "heldCents",
        t.debt_after_cents as "debtCents", t.credit_limit_cents, t.seal, ${postingsOfRow} as postings
      from ledger_transaction t
      where t.seller_id = ${sellerId} and t.position > ${after} order by t.position limit ${limit}`.execute(on(db))
      return rows
    },
    row => row.position,
    { size: PAGE, after: Number.MIN_SAFE_INTEGER },
  )

const postingsOfRow = sql<Posting[]>`coalesce((
  select jsonb_agg(jsonb_build_object('account', e.account, 'amountCents', e.amount_cents)) from ledger_entry e
  where e.transaction_id = t.id), '[]'::jsonb)`

export interface StoredHouseMovement extends Movement {
  id: number
  sealPosition: number
  seal: Uint8Array
}
/** The chain of the transactions between house accounts. */
export const eachHouseMovement = (db: Db): AsyncGenerator<StoredHouseMovement> =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<StoredHouseMovement>`
      select t.id, t.kind, t.ref, t.method, t.reason, t.order_id, t.at, s.position as "sealPosition", s.seal,
        ${postingsOfRow} as postings
      from ledger_house_seal s join ledger_transaction t on t.id = s.transaction_id
      where s.position > ${after} order by s.position limit ${limit}`.execute(on(db))
      return rows
    },
    row => row.sealPosition,
    { size: PAGE },
  )

/** The end of the house chain, locked: one sealing at a time. */
export async function lockHouseChain(tx: Tx): Promise<{ position: number; seal: Uint8Array } | undefined> {
  await sql`lock table ledger_house_seal in share row exclusive mode`.execute(on(tx))
  return on(tx).selectFrom('ledger_house_seal').select(['position', 'seal']).orderBy('position', 'desc').limit(1).executeTakeFirst()
}

/** House transactions that no seal covers yet, oldest first. */
export async function listUnsealed(tx: Tx, limit: number): Promise<(Movement & { id: number })[]> {
  const { rows } = await sql<Movement & { id: number }>`
    select t.id, t.kind, t.ref, t.method, t.reason, t.order_id, t.at, ${postingsOfRow} as postings
    from ledger_transaction t
    where t.seller_id is null and not exists (select from ledger_house_seal s where s.transaction_id = t.id)
    order by t.id limit ${limit}`.execute(on(tx))
  return rows
}
export async function insertHouseSeals(tx: Tx, seals: readonly { position: number; transactionId: number; seal: Uint8Array }[]) {
  await on(tx)
    .insertInto('ledger_house_seal')
    .values(seals.map(each => ({ position: each.position, transactionId: each.transactionId, seal: Buffer.from(each.seal) })))
    .execute()
}

/** Transactions whose entries do not sum to zero. */
export async function listUnbalanced(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select transaction_id as id from ledger_entry group by transaction_id having sum(amount_cents) <> 0
    order by 1 limit 1000`.execute(on(db))
  return rows.map(row => row.id)
}

/** Transactions that belong to no wallet's chain although their entries touch a seller's account. */
export async function listStrays(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct t.id from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id
    where t.seller_id is null and (e.account in ('WALLET', 'HELD', 'DEBT') or t.kind <> 'INTERNAL')
    union
    select distinct e.transaction_id from ledger_entry e where not exists (select from ledger_transaction t where t.id = e.transaction_id)
    order by 1 limit 1000`.execute(on(db))
  return rows.map(row => row.id)
}

/** Deposits that disagree with the transaction they caused, either way. */
export async function listWrongDeposits(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from deposit d
    left join ledger_transaction t on t.kind = 'DEPOSIT' and t.ref = 'deposit:' || d.id
    left join lateral (
      select -sum(e.amount_cents) as cents from ledger_entry e where e.transaction_id = t.id and e.account in ('BANK', 'PAYPAL')
    ) booked on true
    where (d.status = 'COMPLETED') <> (t.id is not null) or (t.id is not null and (
      d.transaction_id is distinct from t.id or d.seller_id <> t.seller_id or d.received_cents is distinct from booked.cents
      or d.method <> t.method))
    order by d.id limit 1000`.execute(on(db))
  return rows.map(row => row.id)
}

/** Adjustments that disagree with the transaction they caused, either way. */
export async function listWrongAdjustments(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from adjustment a
    left join ledger_transaction t on t.kind = 'ADJUSTMENT' and t.ref = 'adjustment:' || a.id
    left join lateral (
      select -sum(e.amount_cents) as cents from ledger_entry e where e.transaction_id = t.id and e.account = 'REFUND'
    ) booked on true
    where (a.status = 'POSTED') <> (t.id is not null) or (t.id is not null and (
      a.transaction_id is distinct from t.id or a.seller_id <> t.seller_id or a.amount_cents is distinct from booked.cents))
    order by a.id limit 1000`.execute(on(db))
  return rows.map(row => row.id)
}

/** What every account holds. */
export const sumOfLedger = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`select coalesce(sum(amount_cents), 0)::bigint as cents from ledger_entry`.execute(on(db))
  return rows[0]?.cents ?? 0
}
