// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { designCalls as contract } from './contract.ts'

export const designCalls = wire<typeof contract>({
  makeTemplate: 'POST /v1/product-custom-template',
  myTemplates: 'GET /v1/product-custom-template',
  template: 'GET /v1/product-custom-template/{id}',
  renameTemplate: 'PUT /v1/product-custom-template/{id}',
  deleteTemplate: 'DELETE /v1/product-custom-template/{id}',
})
