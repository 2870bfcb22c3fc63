// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { bulkCalls as contract } from './contract.ts'

export const bulkCalls = wire<typeof contract>({
  importFile: 'upload POST /v1/import',
  importLink: 'POST /v1/import/link',
  myImports: 'GET /v1/import',
  importSample: 'download GET /v1/import/sample',
  myImport: 'GET /v1/import/{id}',
  importProblems: 'GET /v1/import/{id}/problem',
  importOrders: 'GET /v1/import/{id}/order',
  setImportColumns: 'PUT /v1/import/{id}/columns',
  confirmImport: 'POST /v1/import/{id}/confirm',
  cancelImport: 'DELETE /v1/import/{id}',
  failedRows: 'download GET /v1/import/{id}/failed-rows',
  exportOrders: 'download GET /v1/order/export',
})
