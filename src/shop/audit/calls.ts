// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { auditCalls as contract } from './contract.ts'

export const auditCalls = wire<typeof contract>({
  auditLog: 'GET /v1/office/audit',
})
