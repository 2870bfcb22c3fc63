// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { voucherCalls as contract } from './contract.ts'

export const voucherCalls = wire<typeof contract>({
  officeVouchers: 'GET /v1/office/voucher',
  makeVoucher: 'POST /v1/office/voucher',
  endVoucher: 'POST /v1/office/voucher/{id}/end',
})
