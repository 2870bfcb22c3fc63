// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { paymentCalls as contract } from './contract.ts'

export const paymentCalls = wire<typeof contract>({
  startPayment: 'POST /v1/payment',
  openPayment: 'POST /v1/payment/{id}/open',
  settlePayment: 'POST /v1/payment/{id}/settle',
  cancelPayment: 'POST /v1/payment/{id}/cancel',
  myPayment: 'GET /v1/payment/{id}',
  officePayments: 'GET /v1/office/payment',
  paymentAlerts: 'GET /v1/office/payment/alert',
  askPayment: 'POST /v1/office/payment/{id}/ask',
  takeBackPayment: 'POST /v1/office/payment/{id}/take-back',
})
