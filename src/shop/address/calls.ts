// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { addressCalls as contract } from './contract.ts'

export const addressCalls = wire<typeof contract>({
  saveAddress: 'POST /v1/delivery-address',
  myAddresses: 'GET /v1/delivery-address',
  setDefaultAddress: 'PUT /v1/delivery-address/{id}/default',
  deleteAddress: 'DELETE /v1/delivery-address/{id}',
})
