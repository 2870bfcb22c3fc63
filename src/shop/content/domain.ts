import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { contentEvents } from './contract.ts'
import { contentFaults } from './faults.ts'
import { forgetMessages, sendReply } from './message/jobs.ts'
import { countMessageQueue, eachMessage } from './message/store.ts'
import { contentOfficeCalls } from './office/contract.ts'
import { contentOfficeRoutes } from './office/routes.ts'
import { sweepPictures, tellArticles } from './post/jobs.ts'
import { contentPageMeta, postPageMeta } from './post/page-meta.ts'
import { contentRoutes } from './routes.ts'

export const contentDomain = {
  name: 'content',
  routes: [...contentRoutes, ...contentOfficeRoutes],
  faults: contentFaults,
  events: contentEvents,
  jobs: [sendReply],
  listeners: [forgetMessages],
  crons: [sweepPictures, tellArticles],
  queues: [{ of: { messages: { rank: 120, call: contentOfficeCalls.officeMessages } }, count: countMessageQueue }],
  /** What was written by the contact form while signed in; without a session nobody can say whose a message is. */
  personal: { parts: { messages: eachMessage } },
  pageMeta: [postPageMeta, contentPageMeta],
} satisfies Domain<Personal>
