import { routes } from '#engine/serve/route.ts'
import { askAdjustment, confirmAdjustment, officeWallet, refuseAdjustment, setCredit } from './by-hand.ts'
import { adjustCalls } from './contract.ts'
import { listAdjustments } from './store.ts'

export const adjustRoutes = routes(adjustCalls, {
  adjustments: async ({ query }, db) => ({ data: await listAdjustments(db, query) }),
  askAdjustment: async ({ who, body }, tx) => ({ data: await askAdjustment(tx, who.id, body) }),
  confirmAdjustment: async ({ who, params, body }, tx) => ({ data: await confirmAdjustment(tx, who.id, params.id, body.remark) }),
  refuseAdjustment: async ({ who, params, body }, tx) => ({ data: await refuseAdjustment(tx, who.id, params.id, body.remark) }),
  officeWallet: async ({ params }, db) => ({ data: await officeWallet(db, params.id) }),
  setCredit: async ({ params, body }, tx) => ({ data: await setCredit(tx, params.id, body) }),
})
