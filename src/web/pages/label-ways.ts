// What of labels, which stand in a layer above orders, the pages that make orders use.
import { api } from '#kit/call/api.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { linkExpiry } from '#shop/label/rules.ts'
import type { LabelWays } from '#shop/order/ui/checkout/ship-by.ts'

export const labelWays: LabelWays = {
  upload: async (file, zip) => (await api(labelCalls.uploadLabelFile, { body: { zip: zip.slice(0, 16) }, files: [file] })).data,
  expiryOf: linkExpiry,
}
