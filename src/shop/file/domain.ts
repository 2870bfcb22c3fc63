import type { Domain } from '#engine/domain.ts'
import { deleteStoredOf } from '#engine/files/quota.store.ts'
import { cron, listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { fileEvents } from './contract.ts'
import { fileFaults } from './faults.ts'
import { fileRoutes } from './routes.ts'
import { eachFile, releaseFiles } from './store.ts'
import { cutoutRoutes } from './take/cutout/routes.ts'
import { resumableFiles, sweepUploads } from './take/resume/resume.ts'
import { uploadRoutes } from './take/resume/routes.ts'
import { eachUpload, endUploadsOf } from './take/resume/store.ts'

export const fileDomain = {
  name: 'file',
  routes: [...fileRoutes, ...uploadRoutes, ...cutoutRoutes],
  faults: fileFaults,
  events: fileEvents,
  resumable: [resumableFiles],
  crons: [cron('file.uploads', '*/10 * * * *', sweepUploads)],
  listeners: [
    listen('account.closed', 'file.release', async (tx, { accountId }) => {
      await releaseFiles(tx, accountId)
      await endUploadsOf(tx, accountId)
      await deleteStoredOf(tx, accountId)
    }),
  ],
  personal: { parts: { files: eachFile, uploads: eachUpload } },
} satisfies Domain<Personal>
