// Shipments, labels and events: what a carrier is asked about a parcel, and what it answers.
import type { Cents } from '#base/money.ts'

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
export type CarrierEventCode = 'ACCEPTED' | 'ARRIVED' | 'DEPARTED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'RETURNED'
export interface CarrierEvent {
  number: string
  code: CarrierEventCode
  at: Date
  place: string
}
