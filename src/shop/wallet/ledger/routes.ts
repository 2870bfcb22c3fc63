import { plainCents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import { routes } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { type Wallet, walletCalls } from './contract.ts'
import { listMonths, sumAccounts } from './day.store.ts'
import { findWallet } from './ledger.ts'
import { listLedger } from './list.store.ts'
import { monthCsv, monthPdf } from './month.ts'
import { spendableCents } from './posting.rules.ts'
import { eachTransaction, listTransactions, sumPending } from './store.ts'

export const walletRoutes = routes(walletCalls, {
  myWallet: async ({ who }, db) => ({ data: await walletOf(db, who.id) }),
  myTransactions: async ({ who, query }, db) => ({ data: await listTransactions(db, who.id, { ...query, timeZone: who.timeZone }) }),
  myStatement: async ({ who }, db) => ({
    stream: writeCsv(statementRows(db, who.id)),
    name: `statement-${db.now().toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
  }),
  myMonths: async ({ who }, db) => ({ data: await listMonths(db, who.id, who.timeZone) }),
  myMonth: ({ who, params, query }, db) => (query.format === 'csv' ? monthCsv(db, who, params.month) : monthPdf(db, who, params.month)),
  officeLedger: async (_, db) => ({ data: await sumAccounts(db) }),
  officeLedgerLines: async ({ who, query }, db) => ({ data: await listLedger(db, { ...query, timeZone: who.timeZone }) }),
})

async function walletOf(db: Db, sellerId: number): Promise<Wallet> {
  const wallet = await findWallet(db, sellerId)
  const { balanceCents: balance, heldCents, debtCents, creditLimitCents } = wallet
  const pendingCents = await sumPending(db, sellerId)
  return { balance, heldCents, debtCents, creditLimitCents, spendableCents: spendableCents(wallet), pendingCents }
}

async function* statementRows(db: Db, sellerId: number) {
  yield ['Transaction ID', 'Date', 'Type', 'Reason', 'Method', 'Order ID', 'Amount (USD)', 'Balance (USD)']
  for await (const { id, at, type, reason, method, orderId, amount, balance } of eachTransaction(db, sellerId))
    yield [id, at.toISOString(), type, reason, method, orderId, plainCents(amount), plainCents(balance)]
}
