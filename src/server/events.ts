import type { EventName, Hearers } from '#base/event.ts'
import { jobEvents } from '#engine/jobs/suspect.ts'
import { accountEvents } from '#shop/account/contract.ts'
import { approvalEvents } from '#shop/approval/contract.ts'
import { bulkEvents } from '#shop/bulk/contract.ts'
import { contentEvents } from '#shop/content/contract.ts'
import { fileEvents } from '#shop/file/contract.ts'
import { labelEvents } from '#shop/label/contract.ts'
import { notificationEvents } from '#shop/notification/contract.ts'
import { orderEvents } from '#shop/order/status/contract.ts'
import { paymentEvents } from '#shop/payment/contract.ts'
import { productionEvents } from '#shop/production/contract.ts'
import { trackingEvents } from '#shop/tracking/contract.ts'
import { walletEvents } from '#shop/wallet/event.contract.ts'

/** Every event with who hears it. One that a contract names and that is missing here does not compile; tests have some of their own. */
export const events: Readonly<Record<Exclude<EventName, `test.${string}`>, Hearers>> = {
  ...jobEvents,
  ...accountEvents,
  ...approvalEvents,
  ...fileEvents,
  ...notificationEvents,
  ...contentEvents,
  ...walletEvents,
  ...orderEvents,
  ...paymentEvents,
  ...labelEvents,
  ...productionEvents,
  ...trackingEvents,
  ...bulkEvents,
}
