import { routes } from '#engine/serve/route.ts'
import { changeBankAccount, makeBankAccount } from './bank.ts'
import { bankCalls } from './contract.ts'
import { listBankAccounts } from './store.ts'

export const bankRoutes = routes(bankCalls, {
  bankAccounts: async (_, db) => ({ data: await listBankAccounts(db) }),
  makeBankAccount: async ({ body }, tx) => ({ data: await makeBankAccount(tx, body) }),
  changeBankAccount: async ({ params, body }, tx) => ({ data: await changeBankAccount(tx, params.id, body) }),
})
