// Shipments, labels and events: what a carrier is asked about a parcel, and what it answers.
import type { Cents } from '#base/money.ts'
import type { Customs } from '#shop/catalogue/storefront/customs.rules.ts'

/** Where our parcels leave from; ISO 3166-1 alpha-2. */
export const homeCountry = 'US'
export const isAbroad = (country: string): boolean => country !== homeCountry

/**
 * Who tells us of a parcel: the carrier whose account sold its postage, the platform whose shop is connected, a tracker that follows what
 * others sold, or nobody (docs/domain.md "Orders").
 */
export const sees = ['CARRIER', 'PLATFORM', 'TRACKER', 'NONE'] as const
export type Sees = (typeof sees)[number]

/** What people call the carrier of a number, and where it tells of it itself; nothing of one that we do not know. */
export interface PublicTracking {
  carrierName: string | null
  trackingUrl: string | null
}

/** One line of a customs declaration: so many pieces of a product, and what of each piece is declared. */
export interface CustomsLine {
  /** What our people know the product by. */
  sku: string
  quantity: number
  /** Of one piece. */
  weightOz: number
  /** Nothing where the catalogue says nothing. */
  customs: Customs | null
}
/** What customs are told of a parcel, and the seller's numbers with them, where there are some. */
export interface CustomsForm {
  lines: readonly CustomsLine[]
  eori: string
  ioss: string
}

export interface LabelAddress {
  name: string
  street1: string
  street2?: string | undefined
  city: string
  state: string
  zip: string
}
export interface Shipment {
  from: LabelAddress
  to: LabelAddress
  /** ISO 3166-1 alpha-2. */
  country: string
  weightOz: number
  /** The shop's shipping option: standard, priority, express … */
  method: string
  /** What our people know the parcel by; stands on the label. */
  reference: string
  /** Of a parcel that leaves the country. */
  customs: CustomsForm | null
}
export interface BoughtLabel {
  number: string
  zip: string
  service: string
  postageCents: Cents
  madeAt: Date
  pdf: Buffer
}
export interface HandOver {
  formNumber: string
  /** What the form says beside its bars: that it is a sample, where it is one. */
  mark?: string
}
export const carrierEventCodes = [
  'ACCEPTED',
  'DEPARTED',
  'ARRIVED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'RETURNED',
  'LOST',
  'DAMAGED',
] as const
export type CarrierEventCode = (typeof carrierEventCodes)[number]
export interface CarrierEvent {
  number: string
  code: CarrierEventCode
  at: Date
  place: string
}
