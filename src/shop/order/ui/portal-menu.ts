import type { NeedWay, PortalMenu } from '#kit/menu.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { orderArtCalls } from '../item/contract.ts'
import { orderResolutionCalls } from '../item/resolution/contract.ts'
import { orderCalls } from '../list/contract.ts'
import type { OrderNeed } from '../list/need/rules.ts'
import { orderPayCalls } from '../pay/contract.ts'
import type { orderPortalPlaceText } from './list/text.ts'

/** One thing is opened, several are listed: what was made for buyers and what was bought for oneself. */
const orders =
  (need: OrderNeed): NeedWay['to'] =>
  ({ count, id }) =>
    count === 1 ? `/order/${id}` : `/order?need=${need}&boughtFor=ALL`

export const portalMenu: PortalMenu<typeof orderPortalPlaceText> = {
  places: [
    { group: 'orders', rank: 10, path: '/order', text: 'orders', icon: 'box', call: orderCalls.myOrders },
    { group: 'orders', rank: 40, path: '/order-histories', text: 'orderHistories', icon: 'clock', call: orderCalls.myOrders },
  ],
  screens: [{ path: '/order/create-order', call: orderIntakeCalls.createOrder }],
  needs: {
    FAILED: { icon: 'wallet', tone: 'amber', to: orders('FAILED'), call: orderPayCalls.bulkSubmit },
    RETURNED: { icon: 'moneyBack', tone: 'red', to: orders('RETURNED'), call: orderIntakeCalls.resendOrder },
    BROKEN: { icon: 'alert', tone: 'red', to: orders('BROKEN'), call: orderIntakeCalls.resendOrder },
    ADDRESS: { icon: 'pin', tone: 'amber', to: orders('ADDRESS'), call: orderEditCalls.editOrder },
    ART: { icon: 'image', tone: 'amber', to: () => '/order?need=ART&boughtFor=ALL', call: orderArtCalls.addArt },
    RESOLUTION: { icon: 'image', tone: 'amber', to: orders('RESOLUTION'), call: orderResolutionCalls.acceptResolution },
    DUPLICATE: { icon: 'copy', tone: 'amber', to: orders('DUPLICATE'), call: orderIntakeCalls.keepOrder },
    LABEL: { icon: 'label', tone: 'amber', to: orders('LABEL'), call: orderEditCalls.editOrder },
    ON_HOLD: { icon: 'pause', tone: 'amber', to: orders('ON_HOLD'), call: orderEditCalls.setSellerStatus },
    UNPAID: { icon: 'box', tone: 'grey', to: orders('UNPAID'), call: orderPayCalls.bulkSubmit },
  },
  news: ['order.created', 'order.moved', 'order.changed', 'order.deleted', 'order.itemCancelled', 'order.refunded'],
}
