// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { approvalCalls as contract } from './contract.ts'

export const approvalCalls = wire<typeof contract>({
  approvals: 'GET /v1/office/approval',
  confirmApproval: 'POST /v1/office/approval/{id}/confirm',
  refuseApproval: 'POST /v1/office/approval/{id}/refuse',
  myLimits: 'GET /v1/office/limit',
  moneyReport: 'GET /v1/office/money-report',
})
