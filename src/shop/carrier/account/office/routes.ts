import { prepared, routes } from '#engine/serve/route.ts'
import { limitOf } from '../budget.account.ts'
import { listCalls } from '../call.store.ts'
import {
  accountOf,
  addAccount,
  carrierAccount,
  carrierAccounts,
  changeAccount,
  disableAccount,
  enableAccount,
  officeCarriers,
  removeAccount,
} from './account.ts'
import { acceptedSecrets, askCarrier, buySample, keepChecked, keepSampled, keepSecrets } from './check.ts'
import { setRules } from './choose.ts'
import { carrierAccountCalls } from './contract.ts'
import { listAllRules } from './store.ts'

export const carrierAccountRoutes = routes(carrierAccountCalls, {
  officeCarriers: async (_, _db, engine) => ({ data: officeCarriers(engine) }),
  carrierAccounts: async (_, db) => ({ data: await carrierAccounts(db) }),
  carrierAccount: async ({ params }, db) => ({ data: await carrierAccount(db, params.id) }),
  carrierAccountUse: async ({ params }, db) => {
    const { carrier } = await accountOf(db, params.id)
    const calls = await listCalls(db, params.id)
    return { data: calls.map(each => ({ ...each, most: limitOf(carrier, each.api) ?? null })) }
  },
  addCarrierAccount: async ({ body }, tx, engine) => ({ data: await addAccount(tx, engine, body) }),
  changeCarrierAccount: async ({ params, body }, tx) => ({ data: await changeAccount(tx, params.id, body) }),
  setCarrierSecrets: prepared({
    prepare: acceptedSecrets,
    write: async ({ params }, tx, accepted) => ({ data: await keepSecrets(tx, params.id, accepted) }),
  }),
  checkCarrierAccount: prepared({ prepare: askCarrier, write: async (_, tx, asked) => ({ data: await keepChecked(tx, asked) }) }),
  sampleCarrierAccount: prepared({ prepare: buySample, write: ({ params }, tx, sampled) => keepSampled(tx, params.id, sampled) }),
  enableCarrierAccount: async ({ params }, tx, engine) => ({ data: await enableAccount(tx, engine, params.id) }),
  disableCarrierAccount: async ({ params }, tx) => ({ data: await disableAccount(tx, params.id) }),
  deleteCarrierAccount: async ({ params }, tx) => {
    await removeAccount(tx, params.id)
    return { data: null }
  },
  carrierRules: async (_, db) => ({ data: await listAllRules(db) }),
  setCarrierRules: async ({ body }, tx) => ({ data: await setRules(tx, body) }),
})
