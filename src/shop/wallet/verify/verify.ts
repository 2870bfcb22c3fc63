// Whether the ledger is what was once written (promises P1 and P7): sums, chains, and the deposits beside them.
import type { Db, Tx } from '#engine/db/database.ts'
import { houseSealOf, ledgerKey, sealOf } from '../ledger/chain.ts'
import { isSameDay, sumDays, type WalletDay } from '../ledger/day.rules.ts'
import { listDays } from '../ledger/day.store.ts'
import type { ChainedWallet } from '../ledger/posting.rules.ts'
import {
  eachHouseMovement,
  eachMovement,
  eachWallet,
  insertHouseSeals,
  listStrays,
  listUnbalanced,
  listUnsealed,
  listWrongAdjustments,
  listWrongDeposits,
  lockHouseChain,
  type StoredMovement,
  sumOfLedger,
} from './store.ts'

export interface LedgerFinding {
  readonly table: 'wallet' | 'wallet_day' | 'ledger_transaction' | 'ledger_entry' | 'ledger_house_seal' | 'deposit' | 'adjustment'
  /** The row: a wallet's or its day's is its seller's id, an entry's the id of its transaction. */
  readonly id: number
  /** What is wrong with it, in a sentence. */
  readonly what: string
}

/** Everything that is wrong with the ledger; empty where all is as it was written. Read it in one snapshot while others pay. */
export async function verifyLedger(db: Db): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = []
  for (const id of await listUnbalanced(db))
    findings.push({ table: 'ledger_entry', id, what: 'The entries of this transaction do not sum to zero.' })
  for (const id of await listStrays(db))
    findings.push({ table: 'ledger_transaction', id, what: 'A transaction of a seller is in no wallet’s chain, or entries lost theirs.' })
  for await (const wallet of eachWallet(db)) findings.push(...(await verifyWallet(db, wallet)))
  findings.push(...(await verifyHouseAccounts(db)))
  for (const id of await listWrongDeposits(db))
    findings.push({ table: 'deposit', id, what: 'The deposit is not what its transaction says.' })
  for (const id of await listWrongAdjustments(db))
    findings.push({ table: 'adjustment', id, what: 'The adjustment is not what its transaction says.' })
  const sum = await sumOfLedger(db)
  if (sum !== 0) findings.push({ table: 'ledger_entry', id: 0, what: `All entries together are ${sum} cents and not zero.` })
  return findings
}

async function verifyWallet(db: Db, wallet: ChainedWallet): Promise<LedgerFinding[]> {
  const key = ledgerKey(db)
  const findings: LedgerFinding[] = []
  let last: StoredMovement | undefined
  let count = 0
  const days = new Map<string, WalletDay>()
  // Both the stored seal and the right one are tried for the next row, so that only the row that was changed is named.
  let previous: readonly Uint8Array[] = [Buffer.alloc(0)]
  for await (const row of eachMovement(db, wallet.sellerId)) {
    count++
    const finding = (what: string) => findings.push({ table: 'ledger_transaction', id: row.id, what })
    if (row.position !== (last?.position ?? 0) + 1) finding('Its place in the wallet’s chain does not follow the one before.')
    const right = previous.map(each => sealOf(key, each, row))
    const isRight = right.some(seal => seal.equals(row.seal))
    if (!isRight) finding('The transaction or its entries are not what was sealed.')
    previous = isRight ? [row.seal] : [row.seal, ...right.slice(0, 2)]
    last = row
    sumDays([row], days)
  }
  // Sums of lines that are wrong themselves prove nothing.
  if (findings.length === 0) findings.push(...(await verifyDays(db, wallet.sellerId, days)))
  const isSame =
    count === wallet.position &&
    wallet.balanceCents === (last?.balanceCents ?? 0) &&
    wallet.heldCents === (last?.heldCents ?? 0) &&
    wallet.debtCents === (last?.debtCents ?? 0) &&
    wallet.creditLimitCents === (last?.creditLimitCents ?? 0) &&
    previous.some(seal => Buffer.from(seal).equals(wallet.lastSeal))
  if (!isSame) findings.push({ table: 'wallet', id: wallet.sellerId, what: 'The wallet is not what its last transaction left.' })
  return findings
}

async function verifyDays(db: Db, sellerId: number, days: ReadonlyMap<string, WalletDay>): Promise<LedgerFinding[]> {
  const kept = new Map((await listDays(db, sellerId)).map(each => [each.day, each]))
  const wrong = [...new Set([...days.keys(), ...kept.keys()])].filter(day => {
    const right = days.get(day)
    return right === undefined || !isSameDay(right, kept.get(day))
  })
  return wrong.map(day => ({ table: 'wallet_day', id: sellerId, what: `The sums of ${day} are not those of its transactions.` }))
}

async function verifyHouseAccounts(db: Db): Promise<LedgerFinding[]> {
  const key = ledgerKey(db)
  const findings: LedgerFinding[] = []
  let previous: readonly Uint8Array[] = [Buffer.alloc(0)]
  let position = 0
  for await (const row of eachHouseMovement(db)) {
    position++
    const right = previous.map(each => houseSealOf(key, each, position, row))
    const isRight = row.sealPosition === position && right.some(seal => seal.equals(row.seal))
    if (!isRight) findings.push({ table: 'ledger_house_seal', id: row.sealPosition, what: `Transaction ${row.id} is not what was sealed.` })
    previous = isRight ? [row.seal] : [row.seal, ...right.slice(0, 2)]
    position = row.sealPosition
  }
  return findings
}

const SEALS_AT_ONCE = 500

/** Seals the house transactions that were committed since the last time; answers how many. */
export async function sealHouseAccounts(tx: Tx): Promise<number> {
  const key = ledgerKey(tx)
  const end = await lockHouseChain(tx)
  let { position, seal }: { position: number; seal: Uint8Array } = end ?? { position: 0, seal: Buffer.alloc(0) }
  const seals = (await listUnsealed(tx, SEALS_AT_ONCE)).map(row => {
    position++
    seal = houseSealOf(key, seal, position, row)
    return { position, transactionId: row.id, seal }
  })
  if (seals.length > 0) await insertHouseSeals(tx, seals)
  return seals.length
}
