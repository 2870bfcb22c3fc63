import type { OrderStatus } from '#shop/order/status/contract.ts'
import type { ParcelState } from '../rules.ts'

/** How far an order is in a buyer's words. BACK: the parcel came back. TROUBLE: it was lost or damaged. STOPPED: it is not sent. */
export const buyerStages = ['RECEIVED', 'MAKING', 'READY', 'SHIPPED', 'MOVING', 'DELIVERED', 'BACK', 'TROUBLE', 'STOPPED'] as const
export type BuyerStage = (typeof buyerStages)[number]

/** The page of a link: its address is a secret of those who were given it. */
export const trackPath = (token: string): string => `/track/${token}`

interface Followed {
  status: OrderStatus
  errorCode: string | null
  productionStartedAt: Date | null
  allPassedAt: Date | null
  /** Nothing again where what came back is to go out once more. */
  handedOverAt: Date | null
}

/** The stage of an order; `parcel` is the state of its newest parcel, which alone says how far it is once it has left. */
export function buyerStage(order: Followed, parcel: ParcelState | undefined): BuyerStage {
  if (parcel && order.handedOverAt !== null) {
    if (order.status === 'ERROR' && order.errorCode !== 'RETURNED') return 'TROUBLE'
    return stageOfParcel[parcel]
  }
  if (ended.has(order.status) && order.status !== 'CLOSED') return 'STOPPED'
  // Its seller hands it over, and its carrier alone says when.
  if (parcel && sellersWay.includes(parcel)) return stageOfParcel[parcel]
  if (order.status === 'CLOSED') return 'STOPPED'
  if (order.allPassedAt !== null || order.status === 'SCANNING') return 'READY'
  return order.productionStartedAt === null ? 'RECEIVED' : 'MAKING'
}

const stageOfParcel: Readonly<Record<ParcelState, BuyerStage>> = {
  SCANNED: 'SHIPPED',
  LABELLED: 'READY',
  HANDED: 'SHIPPED',
  ACCEPTED: 'MOVING',
  MOVING: 'MOVING',
  DELIVERED: 'DELIVERED',
  RETURNED: 'BACK',
}
const sellersWay: readonly ParcelState[] = ['LABELLED', 'ACCEPTED', 'MOVING', 'DELIVERED']
const ended: ReadonlySet<OrderStatus> = new Set(['CANCELLED', 'REFUNDED', 'PARTIAL_REFUNDED', 'CLOSED'])
