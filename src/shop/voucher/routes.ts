import { routes } from '#engine/serve/route.ts'
import { voucherCalls } from './contract.ts'
import { listVouchers } from './store.ts'
import { endVoucher, makeVoucher } from './voucher.ts'

export const voucherRoutes = routes(voucherCalls, {
  officeVouchers: async ({ query }, db) => ({ data: await listVouchers(db, query) }),
  makeVoucher: async ({ who, body }, tx) => ({ data: await makeVoucher(tx, who.id, body) }),
  endVoucher: async ({ params }, tx) => ({ data: await endVoucher(tx, params.id) }),
})
