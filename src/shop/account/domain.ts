import { day, later } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import type { Domain } from '#engine/domain.ts'
import { cron, listen } from '#engine/jobs/job.ts'
import { deleteOldLinks } from './credential/code.store.ts'
import { deleteOldEmailLinks } from './credential/email-link.store.ts'
import { deleteOldAttempts } from './credential/rate-limit.store.ts'
import { factorRoutes } from './factor/routes.ts'
import { deleteOldPending, findFactor } from './factor/store.ts'
import { sendCode, sendEmailCode, sendEmailNotice, sendFarewell, sendInvite, sendSecurityNotice, sendTeamNotice } from './mail/jobs.ts'
import { accountOfficeRoutes } from './office/routes.ts'
import { accountEvents } from './person/contract.ts'
import { accountFaults } from './person/faults.ts'
import { deleteUnverified, findAccountRow } from './person/store.ts'
import type { Personal } from './profile/personal.ts'
import { accountRoutes, emailRoutes, leaveRoutes } from './profile/routes.ts'
import { savedViewRoutes } from './profile/saved-view/routes.ts'
import { deleteViewsOf, listViews } from './profile/saved-view/store.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { deleteExpiredSessions, listSessions } from './sign-in/session.store.ts'
import { teamRoutes } from './team/routes.ts'
import { listMembers } from './team/store.ts'

export const accountDomain = {
  name: 'account',
  routes: whole => [
    ...signInRoutes,
    ...accountRoutes,
    ...emailRoutes,
    ...factorRoutes,
    ...savedViewRoutes,
    ...leaveRoutes(whole.personal),
    ...teamRoutes,
    ...accountOfficeRoutes,
  ],
  faults: accountFaults,
  events: accountEvents,
  jobs: [sendCode, sendEmailCode, sendInvite, sendFarewell, sendEmailNotice, sendSecurityNotice, sendTeamNotice],
  crons: [
    cron('account.sweep', '17 * * * *', async ({ db }) => {
      const now = db.now()
      await deleteOldAttempts(db, later(now, -day))
      await db.transaction(async tx => {
        await deleteExpiredSessions(tx)
        await deleteOldPending(tx)
        await deleteOldLinks(tx, later(now, -30 * day))
        await deleteOldEmailLinks(tx)
        await deleteUnverified(tx, later(now, -7 * day))
      })
    }),
  ],
  listeners: [listen('account.closed', 'account.forgetViews', (tx, { accountId }) => deleteViewsOf(tx, accountId))],
  personal: { parts: { account, sessions, savedViews, team } },
} satisfies Domain<Personal>

async function* account(db: Db, accountId: number) {
  const row = await findAccountRow(db, accountId)
  if (!row) return
  const { passwordHash, ...kept } = row
  yield { ...kept, hasPassword: passwordHash !== null, secondFactorSince: (await findFactor(db, accountId))?.enabledAt ?? null }
}

async function* savedViews(db: Db, accountId: number) {
  yield* await listViews(db, accountId)
}

async function* team(db: Db, accountId: number) {
  for (const { id, username, email, fullName, roles, invitedAt, verifiedAt } of await listMembers(db, accountId))
    yield { id, username, email, fullName, roles, invitedAt, joinedAt: verifiedAt }
}

async function* sessions(db: Db, accountId: number) {
  yield* await listSessions(db, accountId)
}
