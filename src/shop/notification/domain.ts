import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { pushRoutes } from './channel/push/routes.ts'
import { eachDevice } from './channel/push/store.ts'
import { channelRoutes } from './channel/routes.ts'
import { eachChoice } from './channel/store.ts'
import { notificationEvents } from './contract.ts'
import { notificationFaults } from './faults.ts'
import { notificationJobs } from './jobs.ts'
import { ownNotifications } from './notification.ts'
import { notificationRoutes } from './routes.ts'

export const notificationDomain = {
  name: 'notification',
  routes: [...channelRoutes, ...pushRoutes, ...notificationRoutes],
  faults: notificationFaults,
  events: notificationEvents,
  ...notificationJobs,
  personal: { parts: { notifications: ownNotifications, notificationChoices: eachChoice, devices: eachDevice } },
} satisfies Domain<Personal>
