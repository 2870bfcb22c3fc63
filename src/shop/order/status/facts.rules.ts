import type { Cents } from '#base/money.ts'
import type { AddressVerdict } from '#shop/address/rules.ts'
import type { OrderStatus, OrderType, Sees, SellerStatus, ShippingBy } from './contract.ts'

/** Who takes a step. Staff act under the roles they have; the owner under all of them. */
export type ActorRole = 'seller' | 'system' | 'carrier' | 'platform' | 'support' | 'finance' | 'production' | 'warehouse'

/** The four ways an order goes, from its two facts (docs/domain.md "Orders"). */
export type OrderKind = 'STANDARD_USPS' | 'STANDARD_TIKTOK' | 'SHIP_BY_SELLER' | 'LABEL'
export const orderKind = (order: { orderType: OrderType; shippingBy: ShippingBy }): OrderKind =>
  order.orderType !== 'STANDARD' ? order.orderType : order.shippingBy === 'TIKTOK' ? 'STANDARD_TIKTOK' : 'STANDARD_USPS'

/** ASKED: the carrier has taken the label, and looks at its postage. */
export type PostageRefund = 'NONE' | 'ASKED' | 'REFUNDED' | 'REFUSED'

/** What is known of the order's label, supplied or bought. */
export interface LabelFacts {
  isFetched: boolean
  /** Its number was read from text and barcode, and its check digit is right. */
  isParsed: boolean
  isUsps: boolean
  /** Its link was over before its bytes were fetched. */
  isExpired: boolean
  /** No other live label has its number. */
  isNumberUnique: boolean
  /** We hold the bytes that are printed. */
  isHeld: boolean
  /** Neither voided nor replaced. */
  isLive: boolean
  isScannedByCarrier: boolean
  isVoidAccepted: boolean
  /** What became of its postage once it was given back. */
  refund: PostageRefund
  /** Bought here, by the buying-label form or for a standard order. */
  isBought: boolean
  /** The step createLabel was taken with it, so the order must not get another. */
  isCreated: boolean
  number: string | null
  madeAt: Date | null
}

/** Everything the guards of an order's steps look at: values only, so that the page and the server ask the same functions. */
export interface OrderFacts {
  /** Whose facts they are: what is chosen for this order is written to no other. */
  id: number
  /** NEW: the row does not exist yet. */
  status: OrderStatus | 'NEW'
  orderType: OrderType
  shippingBy: ShippingBy
  sellerStatus: SellerStatus
  /** What the order repeats, where it repeats something. */
  duplicateOf: 'EXTERNAL_ID' | 'TRACKING_NUMBER' | null
  /** Made again at the shop's cost. */
  isFree: boolean
  /** A label that its seller buys by the buying-label form: it comes once it is paid, and postage is all that the order costs. */
  isFormLabel: boolean
  totalCents: Cents
  /** When the total was debited; nothing: never charged. */
  paidAt: Date | null
  paidCents: Cents
  refundedCents: Cents
  quoteFreshUntil: Date | null
  addressVerdict: AddressVerdict
  itemsMissingFiles: number
  label: LabelFacts | null
  /** The seller's own number on a SHIP_BY_SELLER order. */
  sellerTrackingNumber: string | null
  coolingOffUntil: Date | null
  /** Every print file is drawn and counted per item and side. */
  isRendered: boolean
  isInBatch: boolean
  isProductionStarted: boolean
  isAllPassed: boolean
  handedOverAt: Date | null
  manifestId: number | null
  sees: Sees
  /** It is on another manifest than the one it left on before. Only the one who scans it out knows. */
  isHandedOverAgain: boolean
  /** When its parcel was scanned in again. */
  returnedAt: Date | null
  /** When a handed-over parcel without a carrier event counts as missed. */
  missAt: Date | null
  /** When a missed order may be refunded without a person. */
  missRefundAt: Date | null
  errorFrom: OrderStatus | null
  /** What broke it (`ErrorCode`). */
  errorCode: string | null
  isCauseMended: boolean
  claimWindowUntil: Date | null
  hasOpenTicket: boolean
  /** The operator sells activation only: a LABEL order is done when the carrier has it. */
  isActivationOnly: boolean
}

/** What the one who takes a step brings along; guards over these are asked only where it is given, so not by a button. */
export interface Given {
  /** Of several possible targets, the one meant. */
  to?: OrderStatus
  reason?: string
  refundCents?: Cents
  /** The refund that was shown before the cancel was confirmed, and what it is now. */
  seenRefundCents?: Cents
  dueRefundCents?: Cents
  /** What a reship costs, as it was shown and as it is now. */
  seenChargeCents?: Cents
  dueChargeCents?: Cents
  scannedNumber?: string
  eventAt?: Date
  /** What the wallet said: how much is missing, what the seller owes us after a clawback. Or that the gateway said no. */
  missingCents?: Cents
  debtCents?: Cents
  isGatewayRefused?: boolean
}

/** An order that is not there yet: nothing has happened to it. */
export const newFacts = (order: Pick<OrderFacts, 'id' | 'orderType' | 'shippingBy' | 'duplicateOf'>): OrderFacts => ({
  ...order,
  status: 'NEW',
  sellerStatus: 'NONE',
  isFree: false,
  isFormLabel: false,
  totalCents: 0,
  paidAt: null,
  paidCents: 0,
  refundedCents: 0,
  quoteFreshUntil: null,
  addressVerdict: 'GOOD',
  itemsMissingFiles: 0,
  label: null,
  sellerTrackingNumber: null,
  coolingOffUntil: null,
  isRendered: false,
  isInBatch: false,
  isProductionStarted: false,
  isAllPassed: false,
  handedOverAt: null,
  manifestId: null,
  sees: 'NONE',
  isHandedOverAgain: false,
  returnedAt: null,
  missAt: null,
  missRefundAt: null,
  errorFrom: null,
  errorCode: null,
  isCauseMended: false,
  claimWindowUntil: null,
  hasOpenTicket: false,
  isActivationOnly: false,
})
