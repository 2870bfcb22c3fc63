import type { CallAnswer } from '#base/call.ts'
import { orderOfficeCalls } from '../../office/contract.ts'

export type OfficeOrder = CallAnswer<typeof orderOfficeCalls.officeOrder>['data']
/** What is asked for again after any act of staff on an order. */
export const changes = [orderOfficeCalls.officeOrder, orderOfficeCalls.officeOrders, orderOfficeCalls.officeOrderCounts]
