import { routes } from '#engine/serve/route.ts'
import { findLastCheck } from '../ledger/list.store.ts'
import { balanceFile, balancesOn, ledgerFile } from '../ledger/report.ts'
import { walletOfficeCalls } from './contract.ts'

export const walletOfficeRoutes = routes(walletOfficeCalls, {
  ledgerCheck: async (_, db) => ({ data: (await findLastCheck(db)) ?? null }),
  ledgerFile: async ({ who, query }, db) => ledgerFile(db, { ...query, timeZone: who.timeZone }),
  balances: async ({ who, query }, db) => ({ data: await balancesOn(db, query.on, who.timeZone) }),
  balanceFile: async ({ who, query }, db) => balanceFile(db, query.on, who.timeZone),
})
