// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { shippingCalls as contract } from './contract.ts'

export const shippingCalls = wire<typeof contract>({
  shippingOffers: 'GET /v1/shipping',
  officeHolidays: 'GET /v1/office/holiday',
  setHoliday: 'PUT /v1/office/holiday',
  removeHoliday: 'DELETE /v1/office/holiday/{day}',
  officeShipping: 'GET /v1/office/shipping',
  changeShipping: 'PUT /v1/office/shipping/{id}',
})
