// The port of carriers. Each has a folder of its own, and a line in registry.ts.
import type { Cents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { ShippingLevel } from '#shop/catalogue/price/rules.ts'
import type { BoughtLabel, CarrierEvent, HandOver, Shipment } from './rules.ts'

export interface Carrier {
  /** Stands in the rows of labels, parcels and orders, and is its folder's name. */
  readonly id: string
  /** What people call it. Parcels bear the names of those that numbers are known by. */
  readonly name?: string
  /** What files call it beside its name, in small letters and digits; names of its services begin with one of these. */
  readonly alsoNamed?: readonly string[]
  /** Where it tells itself of a number, as anybody may ask it. */
  readonly trackingUrl?: (number: string) => string
  /** What its tracking numbers look like; one that sells under another's numbers has none of its own. */
  readonly numbers?: NumberForm
  /** The carrier whose numbers it sells and whose parcels it takes, where that is another. */
  readonly standsFor?: Carrier
  /** What it does for us. Of a carrier without it we know the numbers alone: sellers arrange it, and nobody tells us of its parcels. */
  readonly service?: (engine: Engine) => CarrierService
  /**
   * Whether it tells us of parcels whose postage others sold, too: it is a tracker, or was authorised by them. Asked in transactions, so
   * that it reads settings alone. Carriers tell of what our own account bought; USPS tells nobody else since April 2026.
   */
  readonly isTracker?: (db: Db) => Promise<boolean>
  /** Whether our account can buy this level to this country; asked for every offer. One that does not say carries at home alone. */
  readonly sells?: (country: string, level: ShippingLevel) => boolean
}

/** What tracking numbers look like. Patterns get the text without spaces and marks, in upper case; `inText` gets it as printed. */
export interface NumberForm {
  /** By form and check digit. */
  isNumber(number: string): boolean
  /** So short that other bar codes look alike: it counts where somebody says that this is a tracking number, and in no scan. */
  readonly isTypedOnly?: true
  /** By a form that no other carrier has, whatever the check digit: such a number that is none was misread or made up. */
  isLike?(number: string): boolean
  /** The number in a bar code of this form, whatever its check digit, and the ZIP (5 or 9 digits) that stands before it. */
  inBarcode?(barcode: string): NumberInBarcode | undefined
  /** The number in a message of transport data, where it is this carrier's; whatever its check digit. */
  inMessage?(message: TransportMessage): string | undefined
  /** Where a label's text has one; its first group is the number. */
  readonly inText: readonly RegExp[]
}
export interface NumberInBarcode {
  number: string
  zip?: string | undefined
}
/** What a PDF417 of a label says first (ANSI MH10.8.3, format 01): the number of the parcel, and by which letters its carrier goes (SCAC). */
export interface TransportMessage {
  number: string
  scac: string
}

/** Stands outside, so it is never called inside a transaction. Every carrier keeps these promises. */
export interface CarrierService {
  /**
   * The postage of this shipment if it were bought now. Throws the Fault CREATE_LABEL_FAILED where it would not be carried, CUSTOMS_REFUSED
   * where its declaration is no good.
   */
  quote(shipment: Shipment): Promise<Cents>
  /** Buys a label once per key: the same key answers the same label. Throws the same Faults. */
  buy(key: string, shipment: Shipment): Promise<BoughtLabel>
  /** What was bought under this key, where an answer was lost; nothing where nothing was. */
  find(key: string): Promise<BoughtLabel | undefined>
  /** Asks for the postage back; false where the parcel was scanned already. */
  void(number: string): Promise<boolean>
  /** Announces parcels that are handed over together; the same parcels answer the same form. */
  handOver(numbers: readonly string[]): Promise<HandOver>
  /** Everything that happened to these parcels so far, oldest first. */
  events(numbers: readonly string[]): Promise<CarrierEvent[]>
}
