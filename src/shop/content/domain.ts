import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { contentEvents } from './contract.ts'
import { contentFaults } from './faults.ts'
import { contentJobs } from './message/jobs.ts'
import { eachMessage } from './message/store.ts'
import { contentOfficeRoutes } from './office/routes.ts'
import { contentPageMeta, postPageMeta } from './post/page-meta.ts'
import { contentRoutes } from './routes.ts'

export const contentDomain = {
  name: 'content',
  routes: [...contentRoutes, ...contentOfficeRoutes],
  faults: contentFaults,
  events: contentEvents,
  ...contentJobs,
  /** What was written by the contact form while signed in; without a session nobody can say whose a message is. */
  personal: { parts: { messages: eachMessage } },
  pageMeta: [postPageMeta, contentPageMeta],
} satisfies Domain<Personal>
