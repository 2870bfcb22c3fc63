import { prepared, routes } from '#engine/serve/route.ts'
import { adviceOn } from './ask-carriers.ts'
import { addressAdviceCalls } from './contract.ts'

export const addressAdviceRoutes = routes(addressAdviceCalls, {
  adviseAddress: prepared({
    prepare: async ({ who, body }, _, engine) => {
      const { said: _said, ...advice } = await adviceOn(engine, body, who.id)
      return advice
    },
    write: async (_, _tx, data) => ({ data }),
  }),
  officeAdviseAddress: prepared({
    prepare: ({ who, body }, _, engine) => adviceOn(engine, body, who.id),
    write: async (_, _tx, data) => ({ data }),
  }),
})
