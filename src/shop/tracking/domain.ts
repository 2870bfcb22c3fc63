import type { Domain } from '#engine/domain.ts'
import { cron, listen, work } from '#engine/jobs/job.ts'
import { countOrderQueues } from '#shop/order/office/queue.office.ts'
import { trackingCalls, trackingEvents } from './contract.ts'
import { intakeEvents } from './dock/contract.ts'
import { dayRoutes } from './dock/day/routes.ts'
import { askAgainOf, closeManifest, closeManifestJob, findLeft } from './dock/hand-over.ts'
import { intakeRoutes } from './dock/routes.ts'
import { trackingFaults } from './faults.ts'
import { followRoutes } from './follow/routes.ts'
import { endLinks } from './follow/store.ts'
import { askCarrier, askCarrierJob, takeTold } from './parcel/ask.ts'
import { followLabel } from './parcel/labelled.ts'
import { setToldDue } from './parcel/store.ts'
import { trackingRoutes } from './routes.ts'
import { countTroubled } from './store.ts'

export const trackingDomain = {
  name: 'tracking',
  routes: [...trackingRoutes, ...intakeRoutes, ...dayRoutes, ...followRoutes],
  faults: trackingFaults,
  events: { ...trackingEvents, ...intakeEvents },
  jobs: [
    work(closeManifestJob, ({ manifestId }, engine, context) => closeManifest(engine, manifestId, context)),
    work(askCarrierJob, (_nothing, engine) => askCarrier(engine)),
  ],
  // Whoever closes their account shows nothing to anybody any more.
  listeners: [
    listen('account.closed', 'tracking.endLinks', (tx, { accountId }) => endLinks(tx, { sellerId: accountId })),
    listen('carrier.told', 'tracking.takeTold', (tx, { accountId, events }) =>
      takeTold(
        tx,
        accountId,
        events.map(event => ({ ...event, at: new Date(event.at) })),
      ),
    ),
    listen('label.changed', 'tracking.followLabel', (tx, label) => followLabel(tx, label)),
    listen(
      'carrier.changed',
      'tracking.handOverAgain',
      (tx, { accountId }) => askAgainOf(tx, accountId),
      ({ isOpen }) => isOpen,
    ),
    listen('carrier.pushEnded', 'tracking.askAgain', (tx, { accountId }) => setToldDue(tx, accountId)),
  ],
  crons: [cron('tracking.ask', '* * * * *', engine => askCarrier(engine)), cron('tracking.find-left', '*/2 * * * *', findLeft)],
  queues: [
    {
      of: { handOver: { rank: 60, call: trackingCalls.manifests } },
      count: (db, asked) => countOrderQueues(db, asked, { handOver: { waits: ['PRINTED'], done: ['SHIPPED', 'SCANNING'] } }),
    },
    {
      of: {
        manifests: { rank: 65, call: trackingCalls.manifests },
        parcels: { rank: 70, call: trackingCalls.officeParcels },
      },
      count: countTroubled,
    },
  ],
} satisfies Domain
