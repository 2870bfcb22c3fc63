import { limits } from '#base/fields.ts'
import { plainCents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { qrOfTransfer } from './bank/bank.ts'
import { listBankAccounts } from './bank/store.ts'
import { type Wallet, walletCalls } from './contract.ts'
import {
  addProof,
  answerDeposit,
  approveDeposit,
  askDeposit,
  makeDeposit,
  myDeposit,
  nextMemo,
  officeDeposit,
  rejectDeposit,
  withdrawDeposit,
} from './deposit/deposit.ts'
import { sendProof, takeProofs } from './deposit/proof.ts'
import { findProof, findUsualTime, listMyDeposits, listOfficeDeposits, sumPending } from './deposit/store.ts'
import { listMonths, sumAccounts } from './ledger/day.store.ts'
import { listLedger } from './ledger/list.store.ts'
import { monthCsv, monthPdf } from './ledger/month.ts'
import { spendableCents } from './ledger/posting.rules.ts'
import { eachTransaction, listTransactions } from './ledger/store.ts'
import { findWallet } from './wallet.ts'

export const walletRoutes = routes(walletCalls, {
  myWallet: async ({ who }, db) => ({ data: await walletOf(db, who.id) }),
  paymentMethods: async (_, __, { paypal }) => ({ data: { paypal: paypal.mode, clientId: paypal.mode === 'LIVE' ? paypal.clientId : '' } }),
  myTransactions: async ({ who, query }, db) => ({ data: await listTransactions(db, who.id, { ...query, timeZone: who.timeZone }) }),
  myStatement: async ({ who }, db) => ({
    stream: writeCsv(statementRows(db, who.id)),
    name: `statement-${db.now().toISOString().slice(0, 10)}.csv`,
    type: 'text/csv; charset=utf-8',
  }),
  myMonths: async ({ who }, db) => ({ data: await listMonths(db, who.id, who.timeZone) }),
  myMonth: ({ who, params, query }, db) => (query.format === 'csv' ? monthCsv(db, who, params.month) : monthPdf(db, who, params.month)),
  depositInstruction: async ({ who }, db) => ({
    data: {
      memo: await nextMemo(db, who.id),
      accounts: await listBankAccounts(db, { isEnabledOnly: true }),
      minCents: limits.depositMinCents,
      maxCents: limits.depositMaxCents,
      maxImages: limits.proofImagesMax,
      usual: await findUsualTime(db),
    },
  }),
  transferQr: async ({ who, query }, db) => ({ data: await qrOfTransfer(db, { ...query, memo: await nextMemo(db, who.id) }) }),
  makeDeposit: prepared({
    prepare: ({ files }, _db, engine) => takeProofs(engine, files),
    write: async ({ who, body }, tx, proofs) => {
      const { amount: amountCents, transactionNumber, note, bankAccountId } = body
      return { data: await makeDeposit(tx, who.id, { amountCents, transactionNumber, note, bankAccountId, proofs }) }
    },
  }),
  myDeposits: async ({ who, query }, db) => ({ data: await listMyDeposits(db, who.id, query) }),
  myDeposit: async ({ who, params }, db) => ({ data: await myDeposit(db, who.id, params.id) }),
  answerDeposit: prepared({
    prepare: ({ files }, _db, engine) => takeProofs(engine, files, 0),
    write: async ({ who, params, body }, tx, proofs) => ({ data: await answerDeposit(tx, who.id, params.id, { note: body.note, proofs }) }),
  }),
  withdrawDeposit: async ({ who, params }, tx) => ({ data: await withdrawDeposit(tx, who.id, params.id) }),
  addProof: prepared({
    prepare: ({ files }, _db, engine) => takeProofs(engine, files),
    write: async ({ who, params }, tx, proofs) => ({ data: await addProof(tx, who.id, params.id, proofs) }),
  }),
  myProof: async ({ who, params }, db, engine) => sendProof(engine, await findProof(db, { ...params, sellerId: who.id })),
  officeDeposits: async ({ query }, db) => ({ data: await listOfficeDeposits(db, query) }),
  officeDeposit: async ({ params }, db) => ({ data: await officeDeposit(db, params.id) }),
  officeProof: async ({ params }, db, engine) => sendProof(engine, await findProof(db, params)),
  approveDeposit: async ({ who, params, body }, tx) => ({ data: await approveDeposit(tx, who.id, params.id, body) }),
  rejectDeposit: async ({ who, params, body }, tx) => ({ data: await rejectDeposit(tx, who.id, params.id, body.remark) }),
  askDeposit: async ({ params, body }, tx) => ({ data: await askDeposit(tx, params.id, body.question) }),
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
