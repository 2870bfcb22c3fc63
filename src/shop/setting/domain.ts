import type { Domain } from '#engine/domain.ts'
import { settingFaults } from './faults.ts'
import { settingRoutes } from './routes.ts'

export const settingDomain = {
  name: 'setting',
  routes: settingRoutes,
  faults: settingFaults,
} satisfies Domain
