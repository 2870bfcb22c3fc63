import type { CallAnswer } from '#base/call.ts'
import type { orderCalls } from '#shop/order/list/contract.ts'

/** What the way to the form has filled in stands in the address, and the back button takes it back. */
export const asked = { order: 0, item: '', parcel: 0, deposit: 0, type: '' }
export type Asked = typeof asked
export type AskedOrder = CallAnswer<typeof orderCalls.order>['data']
