import type { Domain } from '#engine/domain.ts'
import { listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { figureRoutes } from './figures/routes.ts'
import { dashboardRoutes } from './routes.ts'
import { eachGuide, setDismissed } from './store.ts'

export const dashboardDomain = {
  name: 'dashboard',
  routes: (whole: Parameters<typeof dashboardRoutes>[0]) => [...dashboardRoutes(whole), ...figureRoutes],
  listeners: [listen('account.closed', 'dashboard.release', (tx, { accountId }) => setDismissed(tx, accountId, false))],
  personal: { parts: { 'setup-guide': eachGuide } },
} satisfies Domain<Personal>
