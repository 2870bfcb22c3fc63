// Reports of the books for the office: the ledger and the balances of a day, on the screen and as files.
import type { Cell } from '#base/csv/line.ts'
import { plainCents, sumCents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { listWalletsOn, sumAccounts } from './day.store.ts'
import { eachLedgerLine, eachWalletOn, type LedgerQuery } from './list.store.ts'
import { sellerAccounts } from './posting.rules.ts'

const SHOWN = 100
const isHouseAccount = (account: string) => !sellerAccounts.some(each => each === account)

/** What each account held when the day ended, and the first hundred wallets. */
export async function balancesOn(db: Db, on: string, timeZone: string) {
  const accounts = await sumAccounts(db, { day: on, timeZone })
  const wallets = await listWalletsOn(db, { on, timeZone, after: 0, limit: SHOWN + 1 })
  const sum = sumCents(accounts.map(each => each.amountCents))
  return { on, sumCents: sum, accounts, wallets: wallets.slice(0, SHOWN), hasMore: wallets.length > SHOWN }
}

/** A row per wallet and house account, and their sum, which is zero. */
export const balanceFile = (db: Db, on: string, timeZone: string): OutgoingFile => csv(`balances-${on}`, balanceRows(db, on, timeZone))

async function* balanceRows(db: Db, on: string, timeZone: string): AsyncGenerator<Cell[]> {
  yield ['Account', 'Seller ID', 'Seller', 'Amount (USD)']
  let sum = 0
  for await (const { id, username, walletCents, heldCents, debtCents } of eachWalletOn(db, on, timeZone)) {
    for (const [account, cents] of [
      ['WALLET', walletCents],
      ['HELD', heldCents],
      ['DEBT', debtCents],
    ] as const) {
      if (cents === 0) continue
      sum += cents
      yield [account, id, username, plainCents(cents)]
    }
  }
  for (const { account, amountCents } of await sumAccounts(db, { day: on, timeZone })) {
    if (!isHouseAccount(account)) continue
    sum += amountCents
    yield [account, '', '', plainCents(amountCents)]
  }
  yield ['Sum', '', '', plainCents(sum)]
}

/** A row per entry. */
export const ledgerFile = (db: Db, query: LedgerQuery): OutgoingFile =>
  csv(`ledger-${db.now().toISOString().slice(0, 10)}`, ledgerRows(db, query))

async function* ledgerRows(db: Db, query: LedgerQuery): AsyncGenerator<Cell[]> {
  yield ['Transaction ID', 'Date', 'Type', 'Reference', 'Reason', 'Method', 'Seller ID', 'Seller', 'Order ID', 'Account', 'Amount (USD)']
  for await (const { id, at, type, ref, reason, method, seller, orderId, entries } of eachLedgerLine(db, query)) {
    const head = [id, at.toISOString(), type, ref, reason, method, seller?.id, seller?.username, orderId]
    for (const { account, amountCents } of entries) yield [...head, account, plainCents(amountCents)]
  }
}

const csv = (name: string, rows: AsyncIterable<Cell[]>): OutgoingFile => ({
  stream: writeCsv(rows),
  name: `${name}.csv`,
  type: 'text/csv; charset=utf-8',
})
