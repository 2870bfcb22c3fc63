import { routes } from '#engine/serve/route.ts'
import { shippingCalls } from './contract.ts'
import {
  addOption,
  changeOption,
  officeHolidays,
  officeShipping,
  removeHoliday,
  removeOption,
  setHoliday,
  shippingEstimates,
} from './shipping.ts'

export const shippingRoutes = routes(shippingCalls, {
  shippingOffers: async ({ query }, db) => ({ data: await shippingEstimates(db, query) }),
  officeShipping: async (_, db) => ({ data: await officeShipping(db) }),
  officeHolidays: async (_, db) => ({ data: await officeHolidays(db) }),
  setHoliday: async ({ body }, tx) => ({ data: await setHoliday(tx, body) }),
  removeHoliday: async ({ params }, tx) => {
    await removeHoliday(tx, params.day)
    return { data: null }
  },
  addShipping: async ({ body }, tx) => ({ data: await addOption(tx, body) }),
  removeShipping: async ({ params }, tx) => {
    await removeOption(tx, params.id)
    return { data: null }
  },
  changeShipping: async ({ params, body }, tx) => ({ data: await changeOption(tx, params.id, body) }),
})
