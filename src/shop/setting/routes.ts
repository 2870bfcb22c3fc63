import { routes } from '#engine/serve/route.ts'
import { settingCalls } from './contract.ts'
import { changeSetting, listSettings, publicSettings } from './setting.ts'

export const settingRoutes = routes(settingCalls, {
  publicSettings: async (_, db) => ({ data: await publicSettings(db) }),
  officeSettings: async (_, db) => ({ data: await listSettings(db) }),
  changeSetting: async ({ who, params, body }, tx) => ({ data: await changeSetting(tx, params.key, body.value, who.username) }),
})
