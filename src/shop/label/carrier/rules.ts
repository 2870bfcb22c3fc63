// What a carrier is asked and what it answers. Every adapter keeps these promises.
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
export type CarrierEventCode = 'ACCEPTED' | 'ARRIVED' | 'DEPARTED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'RETURNED'
export interface CarrierEvent {
  number: string
  code: CarrierEventCode
  at: Date
  place: string
}

export interface Carrier {
  readonly name: string
  /** Buys a label once per key: the same key answers the same label. Throws the Fault CREATE_LABEL_FAILED. */
  buy(key: string, shipment: Shipment): Promise<BoughtLabel>
  /** What was bought under this key, where an answer was lost; nothing where nothing was. */
  find(key: string): Promise<BoughtLabel | undefined>
  /** Asks for the postage back; false where the parcel was scanned already. */
  void(number: string): Promise<boolean>
  /** Announces parcels that are handed over together; the same parcels answer the same form. */
  handOver(numbers: readonly string[]): Promise<{ formNumber: string }>
  /** Everything that happened to these parcels so far, oldest first. */
  events(numbers: readonly string[]): Promise<CarrierEvent[]>
}
