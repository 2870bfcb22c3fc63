import { routes } from '#engine/serve/route.ts'
import { stockCalls } from './contract.ts'
import { listReceipts } from './receipt.store.ts'
import { addReceipt, changeLowStock, receiptPage, stockByCode, stockPage } from './receipt.ts'

export const stockRoutes = routes(stockCalls, {
  officeStock: async ({ query }, db) => ({ data: await stockPage(db, query) }),
  findStock: async ({ query }, db) => ({ data: await stockByCode(db, query.ids) }),
  setLowStock: async ({ params, body }, tx) => ({ data: await changeLowStock(tx, params.id, body.lowStock) }),
  addReceipt: async ({ who, body }, tx) => ({ data: await addReceipt(tx, who.username, body) }),
  officeReceipts: async ({ query }, db) => ({ data: await listReceipts(db, query) }),
  officeReceipt: async ({ params }, db) => ({ data: await receiptPage(db, params.id) }),
})
