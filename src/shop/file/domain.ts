import type { Domain } from '#engine/domain.ts'
import { deleteStoredOf } from '#engine/files/quota.store.ts'
import { listen } from '#engine/jobs/job.ts'
import type { Personal } from '#shop/account/account.ts'
import { fileEvents } from './contract.ts'
import { fileFaults } from './faults.ts'
import { fileRoutes } from './routes.ts'
import { eachFile, releaseFiles } from './store.ts'

export const fileDomain = {
  name: 'file',
  routes: fileRoutes,
  faults: fileFaults,
  events: fileEvents,
  listeners: [
    listen('account.closed', 'file.release', async (tx, { accountId }) => {
      await releaseFiles(tx, accountId)
      await deleteStoredOf(tx, accountId)
    }),
  ],
  personal: { parts: { files: eachFile } },
} satisfies Domain<Personal>
