import type { Domain } from '#engine/domain.ts'
import { countQueues } from '#engine/office-queue.ts'
import type { Personal } from '#shop/account/account.ts'
import { countOrderQueues } from '#shop/order/office/queue.office.ts'
import { elsewhereJobs } from './buy/elsewhere/jobs.ts'
import { elsewhereRoutes } from './buy/elsewhere/routes.ts'
import { labelFileEvents } from './buy/file/contract.ts'
import { labelFileJobs } from './buy/file/jobs.ts'
import { labelFileOfficeRoutes } from './buy/file/office/routes.ts'
import { labelFileRoutes } from './buy/file/routes.ts'
import { eachLabelImport } from './buy/file/store.ts'
import { labelBatchEvents } from './buy/form/file/contract.ts'
import { labelBatchJobs } from './buy/form/file/jobs.ts'
import { labelBatchRoutes } from './buy/form/file/routes.ts'
import { eachBatch } from './buy/form/file/store.ts'
import { buyingLabelJobs } from './buy/form/jobs.ts'
import { buyingLabelRoutes } from './buy/form/routes.ts'
import { eachBought } from './buy/form/store.ts'
import { labelJobs } from './buy/jobs.ts'
import { labelRefundCalls } from './buy/office/contract.ts'
import { labelPurchaseRoutes, labelRefundRoutes } from './buy/office/routes.ts'
import { purchasesSilent, refundsDue } from './buy/office/store.ts'
import { postageRoutes } from './buy/postage/routes.ts'
import { labelCalls, labelEvents } from './contract.ts'
import { labelFaults } from './faults.ts'
import { labelRoutes } from './routes.ts'
import { eachLabelOf } from './store.ts'

export const labelDomain = {
  name: 'label',
  routes: [
    ...labelBatchRoutes,
    ...buyingLabelRoutes,
    ...labelRoutes,
    ...elsewhereRoutes,
    ...postageRoutes,
    ...labelFileRoutes,
    ...labelFileOfficeRoutes,
    ...labelRefundRoutes,
    ...labelPurchaseRoutes,
  ],
  faults: labelFaults,
  events: { ...labelEvents, ...labelFileEvents, ...labelBatchEvents },
  jobs: [...labelJobs.jobs, ...labelBatchJobs.jobs, ...labelFileJobs.jobs],
  listeners: [
    ...labelJobs.listeners,
    ...elsewhereJobs.listeners,
    ...buyingLabelJobs.listeners,
    ...labelBatchJobs.listeners,
    ...labelFileJobs.listeners,
  ],
  crons: [...labelJobs.crons, ...elsewhereJobs.crons, ...buyingLabelJobs.crons, ...labelBatchJobs.crons, ...labelFileJobs.crons],
  queues: [
    {
      of: {
        labelRefunds: { rank: 55, call: labelRefundCalls.labelRefunds },
        labelPurchases: { rank: 57, call: labelCalls.labelDesk },
      },
      count: (db, asked) => countQueues(db, asked, { labelRefunds: refundsDue(db), labelPurchases: purchasesSilent(db) }),
    },
    {
      of: { labels: { rank: 40, call: labelCalls.labelDesk }, print: { rank: 50, call: labelCalls.labelDesk } },
      count: (db, asked) =>
        countOrderQueues(db, asked, {
          labels: { waits: [{ status: 'PRODUCED', hasLabel: false }], done: ['LABEL_CREATED'] },
          print: { waits: ['LABEL_CREATED', { status: 'PRODUCED', hasLabel: true }], done: ['PRINTED'] },
        }),
    },
  ],
  personal: { parts: { labels: eachLabelOf, 'label-imports': eachLabelImport, 'bought-labels': eachBought, 'label-batches': eachBatch } },
} satisfies Domain<Personal>
