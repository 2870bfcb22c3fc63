import { type DomainJobs, listen } from '#engine/jobs/job.ts'
import { deleteFavorites } from './storefront/shown.store.ts'

const forget = listen('account.closed', 'catalogue.forget', (tx, { accountId }) => deleteFavorites(tx, accountId))

export const catalogueJobs: DomainJobs = { jobs: [], listeners: [forget], crons: [] }
