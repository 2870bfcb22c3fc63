import type { NeedWay, PortalMenu } from '#kit/menu.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { orderArtCalls } from '../item/contract.ts'
import { orderResolutionCalls } from '../item/resolution/contract.ts'
import { orderCalls } from '../list/contract.ts'
import { orderPayCalls } from '../pay/contract.ts'
import type { orderPortalPlaceText } from './list/text.ts'

/** One thing is opened, several are listed: what was made for buyers and what was bought for oneself. */
const orders =
  (filter: string): NeedWay['to'] =>
  ({ count, id }) =>
    count === 1 ? `/order/${id}` : `/order?${filter}&boughtFor=ALL`

export const portalMenu: PortalMenu<typeof orderPortalPlaceText> = {
  places: [
    { group: 'orders', rank: 10, path: '/order', text: 'orders', icon: 'box', call: orderCalls.myOrders },
    { group: 'orders', rank: 40, path: '/order-histories', text: 'orderHistories', icon: 'clock', call: orderCalls.myOrders },
  ],
  screens: [{ path: '/order/create-order', call: orderIntakeCalls.createOrder }],
  needs: {
    FAILED: { icon: 'wallet', tone: 'amber', to: orders('status=PAYMENT_FAILED'), call: orderPayCalls.bulkSubmit },
    RETURNED: { icon: 'moneyBack', tone: 'red', to: orders('status=ERROR'), call: orderIntakeCalls.resendOrder },
    BROKEN: { icon: 'alert', tone: 'red', to: orders('status=ERROR'), call: orderIntakeCalls.resendOrder },
    // No list says which addresses were refused: the one that waits longest comes first.
    ADDRESS: { icon: 'pin', tone: 'amber', to: ({ id }) => `/order/${id}`, call: orderEditCalls.editOrder },
    ART: { icon: 'image', tone: 'amber', to: () => '/order?design=MISSING&boughtFor=ALL', call: orderArtCalls.addArt },
    RESOLUTION: { icon: 'image', tone: 'amber', to: orders('design=UNCONFIRMED'), call: orderResolutionCalls.acceptResolution },
    DUPLICATE: { icon: 'copy', tone: 'amber', to: orders('status=DUPLICATE'), call: orderIntakeCalls.keepOrder },
    ON_HOLD: { icon: 'pause', tone: 'amber', to: orders('sellerStatus=ON_HOLD'), call: orderEditCalls.setSellerStatus },
    UNPAID: { icon: 'box', tone: 'grey', to: orders('status=PENDING'), call: orderPayCalls.bulkSubmit },
  },
  news: ['order.created', 'order.moved', 'order.changed', 'order.deleted', 'order.itemCancelled', 'order.refunded'],
}
