import { type DomainJobs, listen, work } from '#engine/jobs/job.ts'
import { fetchFileJob, fetchPrintFile, takeAddedFile, wantFiles } from './file.ts'

export const itemJobs = {
  jobs: [work(fetchFileJob, fetchPrintFile)],
  listeners: [
    listen(
      'order.created',
      'order.takeFiles',
      (tx, { sellerId, orderIds }) => wantFiles(tx, sellerId, orderIds),
      ({ lacksFiles }) => lacksFiles,
    ),
    listen('file.added', 'order.takeAddedFile', (tx, { sellerId, name }) => takeAddedFile(tx, sellerId, name)),
  ],
} satisfies DomainJobs
