// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { checkoutCalls as checkoutCallsContract } from './checkout/contract.ts'
import type { orderCalls as orderCallsContract } from './contract.ts'
import type { orderArtCalls as orderArtCallsContract } from './item/contract.ts'
import type { orderOfficeCalls as orderOfficeCallsContract } from './office/contract.ts'

export const checkoutCalls = wire<typeof checkoutCallsContract>({
  quoteCheckout: 'POST /v1/order/checkout/quote',
  checkout: 'POST /v1/order/checkout',
  buyNow: 'POST /v1/order/buy-now',
  orderInvoice: 'download GET /v1/order/{id}/invoice',
})

export const orderCalls = wire<typeof orderCallsContract>({
  myOrders: 'GET /v1/order',
  myOrderCounts: 'GET /v1/order/count',
  exportTracking: 'download GET /v1/order/export/tracking',
  quoteOrder: 'POST /v1/order/quote',
  createOrder: 'POST /v1/order',
  order: 'GET /v1/order/{id}',
  editOrder: 'PUT /v1/order/{id}',
  setSellerStatus: 'PUT /v1/order/{id}/seller/status',
  submitOrder: 'POST /v1/order/{id}/submit',
  previewCancel: 'GET /v1/order/{id}/cancel',
  cancelOrder: 'POST /v1/order/{id}/cancel',
  previewCancelItem: 'GET /v1/order/{id}/item/{itemId}/cancel',
  cancelOrderItem: 'POST /v1/order/{id}/item/{itemId}/cancel',
  resendOrder: 'POST /v1/order/{id}/resend',
  keepOrder: 'POST /v1/order/{id}/keep',
  duplicateOrder: 'POST /v1/order/{id}/duplicate',
  deleteOrder: 'DELETE /v1/order/{id}',
  previewCancels: 'POST /v1/order/bulk/cancel/preview',
  bulkSubmit: 'POST /v1/order/bulk/submit',
  bulkCancel: 'POST /v1/order/bulk/cancel',
  bulkResend: 'POST /v1/order/bulk/resend',
  bulkDelete: 'POST /v1/order/bulk/delete',
})

export const orderArtCalls = wire<typeof orderArtCallsContract>({
  previewArt: 'GET /v1/order/art',
  addArt: 'POST /v1/order/bulk/art',
})

export const orderOfficeCalls = wire<typeof orderOfficeCallsContract>({
  officeOrders: 'GET /v1/office/order',
  officeOrderCounts: 'GET /v1/office/order/count',
  officeOrder: 'GET /v1/office/order/{id}',
  officeOrderFile: 'download GET /v1/office/order/file/{id}/thumbnail',
  officePreviewCancel: 'GET /v1/office/order/{id}/cancel',
  officeCancel: 'POST /v1/office/order/{id}/cancel',
  officeRefund: 'POST /v1/office/order/{id}/refund',
  officeError: 'POST /v1/office/order/{id}/error',
  officeResend: 'POST /v1/office/order/{id}/resend',
  officeProcess: 'POST /v1/office/order/process',
})
