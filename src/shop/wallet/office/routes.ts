import { prepared, routes } from '#engine/serve/route.ts'
import { askAdjustment, confirmAdjustment, officeWallet, refuseAdjustment, setCredit } from '../adjust/adjust.ts'
import { listAdjustments } from '../adjust/store.ts'
import { changeBankAccount, makeBankAccount } from '../bank/bank.ts'
import { listLines, listStatements } from '../bank/line.store.ts'
import { importStatement, matchLine, putLineAside, showStatement, takeStatement } from '../bank/statement.ts'
import { listBankAccounts } from '../bank/store.ts'
import { findLastCheck } from '../ledger/list.store.ts'
import { balanceFile, balancesOn, ledgerFile } from '../ledger/report.ts'
import { walletOfficeCalls } from './contract.ts'

export const walletOfficeRoutes = routes(walletOfficeCalls, {
  bankAccounts: async (_, db) => ({ data: await listBankAccounts(db) }),
  makeBankAccount: async ({ body }, tx) => ({ data: await makeBankAccount(tx, body) }),
  changeBankAccount: async ({ params, body }, tx) => ({ data: await changeBankAccount(tx, params.id, body) }),
  readStatement: prepared({
    prepare: ({ files }, _db, engine) => takeStatement(files, engine),
    write: async ({ body }, tx, file) => ({ data: await showStatement(tx, body.bankAccountId, file) }),
  }),
  importStatement: prepared({
    prepare: ({ files }, _db, engine) => takeStatement(files, engine),
    write: async ({ who, body }, tx, file) => {
      const { bankAccountId, again, date, amount, memo, reference } = body
      const columns = { date, amount, memo, reference }
      return { data: await importStatement(tx, who.id, { bankAccountId, columns, again: again === 'yes', file }) }
    },
  }),
  bankStatements: async ({ query }, db) => ({ data: await listStatements(db, query) }),
  bankLines: async ({ query }, db) => ({ data: await listLines(db, query) }),
  matchLine: async ({ who, params, body }, tx) => ({ data: await matchLine(tx, who.id, params.id, body) }),
  setLineAside: async ({ who, params, body }, tx) => ({ data: await putLineAside(tx, who.id, params.id, body.remark) }),
  adjustments: async ({ query }, db) => ({ data: await listAdjustments(db, query) }),
  askAdjustment: async ({ who, body }, tx) => ({ data: await askAdjustment(tx, who.id, body) }),
  confirmAdjustment: async ({ who, params, body }, tx) => ({ data: await confirmAdjustment(tx, who.id, params.id, body.remark) }),
  refuseAdjustment: async ({ who, params, body }, tx) => ({ data: await refuseAdjustment(tx, who.id, params.id, body.remark) }),
  officeWallet: async ({ params }, db) => ({ data: await officeWallet(db, params.id) }),
  setCredit: async ({ params, body }, tx) => ({ data: await setCredit(tx, params.id, body) }),
  ledgerCheck: async (_, db) => ({ data: (await findLastCheck(db)) ?? null }),
  ledgerFile: async ({ who, query }, db) => ledgerFile(db, { ...query, timeZone: who.timeZone }),
  balances: async ({ who, query }, db) => ({ data: await balancesOn(db, query.on, who.timeZone) }),
  balanceFile: async ({ who, query }, db) => balanceFile(db, query.on, who.timeZone),
})
