import type { Domain } from '#engine/domain.ts'
import type { Personal } from '#shop/account/account.ts'
import { ownAnnouncements } from './announcement/read.ts'
import { announcementRoutes } from './announcement/routes.ts'
import { announcementJobs } from './announcement/tell.ts'
import { contentEvents } from './contract.ts'
import { contentFaults } from './faults.ts'
import { forgetMessages, sendReply } from './message/jobs.ts'
import { countMessageQueue, eachMessage } from './message/store.ts'
import { contentOfficeCalls } from './office/contract.ts'
import { contentOfficeRoutes } from './office/routes.ts'
import { pageRoutes } from './page/routes.ts'
import { sweepPictures, tellArticles } from './post/jobs.ts'
import { contentPageMeta, postPageMeta } from './post/page-meta.ts'
import { contentRoutes } from './routes.ts'

export const contentDomain = {
  name: 'content',
  routes: [...contentRoutes, ...contentOfficeRoutes, ...announcementRoutes, ...pageRoutes],
  faults: contentFaults,
  events: contentEvents,
  jobs: [sendReply, ...announcementJobs.jobs],
  listeners: [forgetMessages, ...announcementJobs.listeners],
  crons: [sweepPictures, tellArticles, ...announcementJobs.crons],
  queues: [{ of: { messages: { rank: 120, call: contentOfficeCalls.officeMessages } }, count: countMessageQueue }],
  /** What was written by the contact form while signed in; without a session nobody can say whose a message is. */
  personal: { parts: { messages: eachMessage, announcements: ownAnnouncements } },
  pageMeta: [postPageMeta, contentPageMeta],
} satisfies Domain<Personal>
