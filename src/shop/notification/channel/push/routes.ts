import { routes } from '#engine/serve/route.ts'
import { deviceOf } from '#shop/account/person/device.rules.ts'
import { pushCalls } from './contract.ts'
import { addDevice, myDevices, removeDevice } from './push.ts'

export const pushRoutes = routes(pushCalls, {
  myDevices: async ({ who }, db) => ({ data: await myDevices(db, who) }),
  addDevice: async ({ who, body, request }, tx) => {
    await addDevice(tx, who, body, deviceOf(request.userAgent))
    return { data: await myDevices(tx, who) }
  },
  removeDevice: async ({ who, params }, tx) => {
    await removeDevice(tx, who, params.id)
    return { data: await myDevices(tx, who) }
  },
})
