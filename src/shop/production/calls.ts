// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { productionCalls as contract } from './contract.ts'

export const productionCalls = wire<typeof contract>({
  productionBoard: 'GET /v1/office/production/board',
  productionQueue: 'GET /v1/office/production/queue',
  makeBatch: 'POST /v1/office/production/batch',
  batches: 'GET /v1/office/production/batch',
  batch: 'GET /v1/office/production/batch/{id}',
  retryRender: 'POST /v1/office/production/batch/{id}/retry',
  recallOrder: 'POST /v1/office/production/order/{id}/recall',
  batchTickets: 'download GET /v1/office/production/batch/{id}/tickets',
  batchFiles: 'download GET /v1/office/production/batch/{id}/files',
  printFileContent: 'download GET /v1/office/production/file/{id}/content',
  artThumbnail: 'download GET /v1/office/production/art/{id}/thumbnail',
  scanTicket: 'POST /v1/office/production/scan',
})
