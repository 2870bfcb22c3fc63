// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { labelCalls as contract } from './contract.ts'

export const labelCalls = wire<typeof contract>({
  myLabel: 'GET /v1/order/{id}/label',
  myLabelPdf: 'download GET /v1/order/{id}/label/pdf',
  supplyLabel: 'upload POST /v1/order/{id}/label',
  labelDesk: 'GET /v1/office/label',
  makeLabels: 'POST /v1/office/label',
  labelSheet: 'download GET /v1/office/label/sheet',
  labelPreview: 'download GET /v1/office/label/{id}/preview',
  markPrinted: 'POST /v1/office/label/print',
  voidLabel: 'POST /v1/office/label/{id}/void',
})
