import { prepared, routes } from '#engine/serve/route.ts'
import { countGuess } from '../credential/rate-limit.ts'
import { factorCalls } from './contract.ts'
import {
  beginSecondFactor,
  comparePassword,
  confirmSecondFactor,
  disableSecondFactor,
  mySecondFactor,
  newSecret,
  renewRecoveryCodes,
} from './my-factor.ts'

export const factorRoutes = routes(factorCalls, {
  mySecondFactor: async ({ who }, db) => ({ data: await mySecondFactor(db, who) }),
  beginSecondFactor: prepared({ prepare: newSecret, write: beginSecondFactor }),
  confirmSecondFactor: prepared({ prepare: countGuess, write: confirmSecondFactor }),
  renewRecoveryCodes: prepared({ prepare: comparePassword, write: renewRecoveryCodes }),
  disableSecondFactor: prepared({ prepare: comparePassword, write: disableSecondFactor }),
})
