// Whatever the public API can do with an order, a screen can do too: each published call about orders, and the part of a screen that sends it.
import { expect, test } from 'vitest'
import { everyCall } from '../trust/contract/every-call.ts'
import { readTree } from './structure/tree.ts'

/** By the name of the call; the file is below `src/shop/`. */
const screens: Readonly<Record<string, string>> = {
  // Orders are made, and paid.
  quoteOrder: 'order/ui/create/ShippingStep.tsx',
  checkItems: 'order/ui/create/SubmitStep.tsx',
  findSkus: 'order/ui/create/lines/PasteSkus.tsx',
  createOrder: 'order/ui/create/use-submitting.ts',
  quoteCheckout: 'order/ui/checkout/Checkout.tsx',
  checkCart: 'order/ui/checkout/CheckoutFindings.tsx',
  checkout: 'order/ui/checkout/use-buying.ts',
  buyNow: 'order/ui/checkout/use-buying.ts',
  submitOrder: 'order/ui/detail/OrderActions.tsx',
  bulkSubmit: 'order/ui/list/use-bulk-acts.tsx',
  // They are found, and read.
  myOrders: 'order/ui/list/OrderList.tsx',
  order: 'tracking/ui/order/OrderPage.tsx',
  orderChecks: 'order/ui/detail/OrderItems.tsx',
  orderFilePicture: 'order/ui/OrderPicture.tsx',
  orderFileMockup: 'order/ui/OrderPicture.tsx',
  orderInvoice: 'order/ui/detail/OrderBill.tsx',
  orderSlip: 'order/ui/detail/OrderItems.tsx',
  fileUse: 'order/ui/art/FileUses.tsx',
  // They are changed, mended, marked and ended.
  editOrder: 'order/ui/use-edit.tsx',
  addArt: 'order/ui/art/AddArtDialog.tsx',
  acceptResolution: 'order/ui/art/AcceptLow.tsx',
  acceptProposal: 'order/ui/detail/mend/Proposals.tsx',
  declineProposal: 'order/ui/detail/mend/Proposals.tsx',
  setSellerStatus: 'tracking/ui/order/OrderPage.tsx',
  bulkMark: 'order/ui/list/use-bulk-acts.tsx',
  cancelOrder: 'order/ui/detail/OrderActions.tsx',
  reshipOrder: 'order/ui/detail/act/Reship.tsx',
  // Their labels.
  myLabel: 'label/ui/order/LabelActs.tsx',
  myLabelPdf: 'label/ui/order/LabelActs.tsx',
  myLabelZpl: 'label/ui/order/LabelActs.tsx',
  supplyLabel: 'label/ui/order/LabelMend.tsx',
  // Their parcels.
  myParcels: 'tracking/ui/order/MyParcels.tsx',
  trackOrders: 'tracking/ui/follow/TrackOrderPage.tsx',
  trackingLink: 'tracking/ui/order/BuyerLink.tsx',
  makeTrackingLink: 'tracking/ui/order/BuyerLink.tsx',
  endTrackingLink: 'tracking/ui/order/BuyerLink.tsx',
  expectedArrival: 'ticket/ui/open/Known.tsx',
  // Files of many.
  exportOrders: 'bulk/ui/export/ExportDialog.tsx',
  exportTracking: 'bulk/ui/export/ExportDialog.tsx',
  exportColumns: 'bulk/ui/export/ExportDialog.tsx',
  setExportColumns: 'bulk/ui/export/ExportDialog.tsx',
  checkTrackingFile: 'bulk/ui/tracking/use-check.ts',
  checkTrackingLink: 'bulk/ui/tracking/use-check.ts',
  setTrackingNumbers: 'bulk/ui/tracking/use-set-numbers.ts',
}

const isAboutOrders = /^\/v1\/(order|file\/\{id\}\/use)\b/
const published = everyCall.filter(({ call }) => call.published && isAboutOrders.test(call.path)).map(({ name }) => name)
const tree = readTree(`${import.meta.dirname}/..`)
/** What sends a call, by itself or as one of two; beside them a call’s name stands where it is greyed out, or asked anew. */
const sends = (name: string) =>
  new RegExp(
    `\\b(?:use(?:Call|Send|Act|Many|List|MoneySend)|api(?:\\.url)?)\\([^;]{0,80}\\b\\w+Calls\\.${name}\\b|[?:] \\w+Calls\\.${name}\\b`,
  )

test('every published call about orders has a screen that sends it', () => {
  expect(published.filter(name => !(name in screens))).toEqual([])
})

test('the screens of the list send their calls, and none is kept of a call that is gone', () => {
  expect(Object.keys(screens).filter(name => !published.includes(name))).toEqual([])
  const idle = Object.entries(screens).filter(([name, path]) => !sends(name).test(tree.get(`src/shop/${path}`) ?? ''))
  expect(idle).toEqual([])
})
