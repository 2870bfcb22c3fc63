import type { Domain } from '#engine/domain.ts'
import { listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { addressFaults } from './faults.ts'
import { addressRoutes } from './routes.ts'
import { deleteAll, eachAddress } from './store.ts'

export const addressDomain = {
  name: 'address',
  routes: addressRoutes,
  faults: addressFaults,
  listeners: [listen('account.closed', 'address.forget', (tx, { accountId }) => deleteAll(tx, accountId))],
  personal: { parts: { addresses: eachAddress } },
} satisfies Domain<Personal>
