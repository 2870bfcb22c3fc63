import { routes } from '#engine/serve/route.ts'
import { careCalls } from './contract.ts'
import { correctSeller, sellerData } from './data.ts'
import { askPersonEmail } from './email.ts'
import { sendPasswordLink } from './password.ts'

export const careRoutes = routes(careCalls, {
  sendPasswordLink: async ({ who, params }, tx) => ({ data: await sendPasswordLink(tx, who, params.id) }),
  askPersonEmail: async ({ who, params, body }, tx) => ({ data: await askPersonEmail(tx, who, params.id, body.newEmail) }),
  sellerData: async ({ params }, db) => ({ data: await sellerData(db, params.id) }),
  correctSeller: async ({ who, params, body }, tx) => ({
    data: await correctSeller(tx, who, params.id, body),
  }),
})
