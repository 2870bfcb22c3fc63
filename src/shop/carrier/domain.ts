import type { Domain } from '#engine/domain.ts'
import { cron, sendAll, work } from '#engine/jobs/job.ts'
import { countQueues } from '#engine/office-queue.ts'
import { addressAdviceRoutes } from './account/advice/routes.ts'
import { deleteOldCalls } from './account/call.store.ts'
import { carrierFaults } from './account/faults.ts'
import { carrierAccountCalls, carrierEvents } from './account/office/contract.ts'
import { carrierAccountRoutes } from './account/office/routes.ts'
import { stoppedAccounts } from './account/office/store.ts'
import { carrierSources, hearCarrier, pushingAccounts, subscribe, subscribeJob } from './account/push.ts'

/** The registry of carriers, and our accounts at them, asked by the domains above. */
export const carrierDomain = {
  name: 'carrier',
  routes: [...carrierAccountRoutes, ...addressAdviceRoutes],
  faults: carrierFaults,
  events: carrierEvents,
  inbound: carrierSources,
  jobs: [hearCarrier, work(subscribeJob, ({ accountId }, engine) => subscribe(engine, accountId))],
  crons: [
    cron('carrier.forgetCalls', '29 3 * * *', ({ db }) => db.transaction(deleteOldCalls)),
    // Of another name than the job: a queue has one worker.
    cron('carrier.renewPush', '13 5 * * *', async ({ db }) => {
      const accounts = await pushingAccounts(db)
      await db.transaction(tx =>
        sendAll(
          tx,
          subscribeJob,
          accounts.map(accountId => ({ accountId })),
        ),
      )
    }),
  ],
  queues: [
    {
      of: { carriers: { rank: 45, call: carrierAccountCalls.carrierAccounts } },
      count: (db, asked) => countQueues(db, asked, { carriers: stoppedAccounts }),
    },
  ],
} satisfies Domain
