import type { Domain } from '#engine/domain.ts'
import { settingEvents } from './contract.ts'
import { settingFaults } from './faults.ts'
import { settingRoutes } from './routes.ts'

export const settingDomain = {
  name: 'setting',
  routes: settingRoutes,
  faults: settingFaults,
  events: settingEvents,
} satisfies Domain
