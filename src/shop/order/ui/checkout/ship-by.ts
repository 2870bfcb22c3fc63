// Who carries an order: we with postage of ours, or a label that is brought.
import type { OrderType, ShippingBy } from '../../status/contract.ts'

/** LABEL: nothing is made, only a label is scanned. */
export type ShipBy = 'USPS' | 'TIKTOK' | 'SELLER' | 'LABEL'
/** A label that was uploaded, as it was read. */
export interface LabelFile {
  id: number
  name: string
  trackingNumber: string
  zip: string | null
}
/** The label that the seller brings: behind a link, or a file. */
export interface Label {
  link: string
  file: LabelFile | null
}
export const noLabel: Label = { link: '', file: null }

/** What of labels stands in a layer above orders: the roof gives it to the pages. */
export interface LabelWays {
  upload: (file: File, zip: string) => Promise<LabelFile>
  /** When such a link is over, where it says so. */
  expiryOf: (link: string) => Date | undefined
}

interface ShipTerms {
  orderType: OrderType
  shippingBy: ShippingBy
  labelLink: string
  labelFileId: number | null
}
/** The choice as calls take it; with postage of ours no label goes along. */
export function shipTerms(by: ShipBy, label: Label): ShipTerms {
  const brought = by === 'USPS' ? noLabel : label
  return { ...typeOf[by], labelLink: brought.file ? '' : brought.link.trim(), labelFileId: brought.file?.id ?? null }
}
const typeOf = {
  USPS: { orderType: 'STANDARD', shippingBy: 'USPS' },
  TIKTOK: { orderType: 'STANDARD', shippingBy: 'TIKTOK' },
  SELLER: { orderType: 'SHIP_BY_SELLER', shippingBy: 'USPS' },
  LABEL: { orderType: 'LABEL', shippingBy: 'USPS' },
} as const satisfies Record<ShipBy, { orderType: OrderType; shippingBy: ShippingBy }>

/** Why a label's link cannot be taken (spec §5: well formed and not expired). */
export function whyNotLink(link: string, expiry: Date | undefined, now: Date): 'LABEL_LINK_INVALID' | 'LABEL_LINK_OVER' | undefined {
  const url = URL.parse(link.trim())
  if (url?.protocol !== 'https:') return 'LABEL_LINK_INVALID'
  return expiry !== undefined && expiry <= now ? 'LABEL_LINK_OVER' : undefined
}
