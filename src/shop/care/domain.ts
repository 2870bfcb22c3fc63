import type { Domain } from '#engine/domain.ts'
import { listen } from '#engine/jobs/job.ts'
import { findAccount, type Personal } from '#shop/account/account.ts'
import { notify } from '#shop/notification/notification.ts'
import { careFaults } from './faults.ts'
import { mailCorrection, mailEmailAsked, mailEmailLink, mailPasswordLink } from './mail/jobs.ts'
import { securityNotices } from './mail/notice.ts'
import { careRoutes } from './routes.ts'

export const careDomain = {
  name: 'care',
  routes: careRoutes,
  faults: careFaults,
  listeners: [
    listen('account.secured', 'care.tellSecured', async (tx, { accountId, what, member = '', seller = '' }) => {
      // Whoever has closed their account meanwhile keeps no lines.
      if ((await findAccount(tx, accountId))?.closedAt !== null) return
      await notify(tx, { accountId, kind: securityNotices[what], values: { member, seller }, link: '/profile/security', hasOwnMail: true })
    }),
  ],
  jobs: [mailPasswordLink, mailCorrection, mailEmailLink, mailEmailAsked],
} satisfies Domain<Personal>
