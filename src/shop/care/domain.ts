import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { careFaults } from './faults.ts'
import { mailCorrection, mailEmailAsked, mailEmailLink, mailPasswordLink } from './mail/jobs.ts'
import { careRoutes } from './routes.ts'

export const careDomain = {
  name: 'care',
  routes: careRoutes,
  faults: careFaults,
  jobs: [mailPasswordLink, mailCorrection, mailEmailLink, mailEmailAsked],
} satisfies Domain<Personal>
