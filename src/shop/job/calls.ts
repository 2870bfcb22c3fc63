// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { jobCalls as contract } from './contract.ts'

export const jobCalls = wire<typeof contract>({
  failedJobs: 'GET /v1/office/job',
  retryJob: 'POST /v1/office/job/{id}/retry',
})
