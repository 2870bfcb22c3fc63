import { day, later } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import type { Domain } from '#engine/domain.ts'
import { cron } from '#engine/jobs/job.ts'
import { deleteOldLinks } from './credential/code.store.ts'
import { deleteOldAttempts } from './credential/rate-limit.store.ts'
import { factorRoutes } from './factor/routes.ts'
import { deleteOldPending, findFactor } from './factor/store.ts'
import { sendCode, sendEmailCode, sendEmailNotice, sendFarewell, sendInvite, sendSecurityNotice } from './mail/jobs.ts'
import { accountOfficeRoutes } from './office/routes.ts'
import { accountEvents } from './person/contract.ts'
import { accountFaults } from './person/faults.ts'
import { deleteUnverified, findAccountRow } from './person/store.ts'
import type { Personal } from './profile/personal.ts'
import { accountRoutes, emailRoutes, leaveRoutes } from './profile/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { deleteExpiredSessions, listSessions } from './sign-in/session.store.ts'

export const accountDomain = {
  name: 'account',
  routes: whole => [
    ...signInRoutes,
    ...accountRoutes,
    ...emailRoutes,
    ...factorRoutes,
    ...leaveRoutes(whole.personal),
    ...accountOfficeRoutes,
  ],
  faults: accountFaults,
  events: accountEvents,
  jobs: [sendCode, sendEmailCode, sendInvite, sendFarewell, sendEmailNotice, sendSecurityNotice],
  crons: [
    cron('account.sweep', '17 * * * *', async ({ db }) => {
      const now = db.now()
      await deleteOldAttempts(db, later(now, -day))
      await db.transaction(async tx => {
        await deleteExpiredSessions(tx)
        await deleteOldPending(tx)
        await deleteOldLinks(tx, later(now, -30 * day))
        await deleteUnverified(tx, later(now, -7 * day))
      })
    }),
  ],
  personal: { parts: { account, sessions } },
} satisfies Domain<Personal>

async function* account(db: Db, accountId: number) {
  const row = await findAccountRow(db, accountId)
  if (!row) return
  const { passwordHash, ...kept } = row
  yield { ...kept, hasPassword: passwordHash !== null, secondFactorSince: (await findFactor(db, accountId))?.enabledAt ?? null }
}

async function* sessions(db: Db, accountId: number) {
  yield* await listSessions(db, accountId)
}
