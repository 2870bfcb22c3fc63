import { routes } from '#engine/serve/route.ts'
import { shippingCalls } from './contract.ts'
import { shippingOffers } from './rules.ts'
import { changeOption, readShippingTable } from './shipping.ts'

export const shippingRoutes = routes(shippingCalls, {
  shippingOffers: async ({ query }, db) => ({ data: shippingOffers(await readShippingTable(db), query) }),
  officeShipping: async (_, db) => ({ data: [...(await readShippingTable(db))] }),
  changeShipping: async ({ params, body }, tx) => ({ data: await changeOption(tx, params.id, body) }),
})
