import type { Domain } from '#engine/domain.ts'
import { voucherFaults } from './faults.ts'
import { voucherRoutes } from './routes.ts'

export const voucherDomain = {
  name: 'voucher',
  routes: voucherRoutes,
  faults: voucherFaults,
} satisfies Domain
