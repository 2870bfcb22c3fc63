// Printed from the contract by `npm run docs`: what pages import.
import { wire } from '#base/wire.ts'
import type { trackingCalls as contract } from './contract.ts'

export const trackingCalls = wire<typeof contract>({
  myParcels: 'GET /v1/order/{id}/parcel',
  scanOut: 'POST /v1/office/scan-out',
  manifests: 'GET /v1/office/manifest',
  manifest: 'GET /v1/office/manifest/{id}',
  closeManifest: 'POST /v1/office/manifest/{id}/close',
  manifestForm: 'download GET /v1/office/manifest/{id}/form',
  officeParcels: 'GET /v1/office/parcel',
  parcelCounts: 'GET /v1/office/parcel/count',
  officeParcel: 'GET /v1/office/parcel/{id}',
  askCarrier: 'POST /v1/office/parcel/ask',
})
