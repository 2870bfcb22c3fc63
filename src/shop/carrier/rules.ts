// Shipments, labels and events: what a carrier is asked about a parcel, and what it answers.
import type { Cents } from '#base/money.ts'
import type { ShippingLevel } from '#shop/catalogue/price/rules.ts'
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
/** An address without who lives there. */
export type Place = Omit<LabelAddress, 'name'>

/**
 * Why what is sent to an address may not arrive. APARTMENT_MISSING, APARTMENT_UNKNOWN: the building has several, and this is none or not one
 * of them. SEVERAL: it may be more than one address. HOUSE_UNKNOWN: the number is missing, or not of this street. VACANT: nobody lives there.
 * NOT_FOUND: the carrier knows no such address.
 */
export const addressDoubts = ['APARTMENT_MISSING', 'APARTMENT_UNKNOWN', 'SEVERAL', 'HOUSE_UNKNOWN', 'VACANT', 'NOT_FOUND'] as const
export type AddressDoubt = (typeof addressDoubts)[number]
/** What a carrier knows of an address. UNKNOWN: nothing, or it gave no answer. It is advice: nothing is refused by it. */
export interface AddressAdvice {
  state: 'CONFIRMED' | 'WARNED' | 'UNKNOWN'
  doubts: readonly AddressDoubt[]
  /** The address as the carrier writes it, where it is sure of that. */
  written?: Place
  /** Its own words, for staff alone. */
  said?: string
}
export const noAdvice: AddressAdvice = { state: 'UNKNOWN', doubts: [] }

/** Of a parcel, the longest side first. */
export interface Inches {
  readonly length: number
  readonly width: number
  readonly height: number
}
export interface Shipment {
  from: LabelAddress
  /** It leaves from there, wherever parcels of the account do: a seller sends it, and hands it over. */
  isSellers?: true
  to: LabelAddress
  /** ISO 3166-1 alpha-2. */
  country: string
  weightOz: number
  /** Nothing where nobody has measured it: an account says what its parcels usually are. */
  size?: Inches
  /** How fast its buyer wants it. */
  level: ShippingLevel
  /** What our people know the parcel by; stands on the label. */
  reference: string
  /** Of a parcel that leaves the country. */
  customs: CustomsForm | null
}
/** LIVE: its labels go onto orders. TEST: the carrier's own test, no postage. TRIAL: a stand-in of this app. Of the last two, none is bought in production. */
export const accountModes = ['LIVE', 'TEST', 'TRIAL'] as const
export type AccountMode = (typeof accountModes)[number]

/** One way by which a carrier takes parcels. */
export interface SoldService {
  /** Stands in rows, and never changes. */
  readonly code: string
  /** What people call it. */
  readonly name: string
  readonly level: ShippingLevel
  /** Business days that it usually takes, as its carrier says; nothing where that says none. */
  readonly days?: readonly [least: number, most: number]
  /** Whether it goes there at all (ISO 3166-1 alpha-2); asked for every offer. */
  readonly carries: (country: string) => boolean
}

/** What a parcel costs by one service of an account. */
export interface Rate {
  /** As the carrier's account form has it. */
  service: string
  /** What people call the service. */
  name: string
  cents: Cents
}
/** A purchase that nothing was bought by yet: with it alone the carrier is asked for its label, and what became of that. */
export interface Opened {
  /** What the carrier knows the purchase by. */
  ref: string
  /** What it is told, frozen: it is never made anew from an order that changes. Empty once the purchase has ended. */
  asked: string
  /** What the carrier knows the chosen rate by, where it does. */
  rateRef: string
  quotedCents: Cents
}
export interface BoughtLabel {
  number: string
  zip: string
  service: string
  postageCents: Cents
  madeAt: Date
  /** What its paper is: a page of a PDF, or what a ZPL printer is sent. */
  form: 'PDF' | 'ZPL'
  paper: Buffer
  /** What the carrier knows the label by beside its number, where it does. */
  ref: string
}
/** A label of ours, as its carrier is asked about it. */
export interface SoldLabel {
  number: string
  ref: string
  /** It was given back before, and nobody knows what became of that. */
  wasAsked?: boolean
}

/**
 * What becomes of a label that is given back. VOIDED: it is taken, and its postage was never charged. ASKED: it is taken, and its postage is
 * being looked at. REFUNDED: that is back. REFUSED: that is not, and stays so. NOT_YET: it is not taken now, and may be later.
 */
export type VoidState = 'VOIDED' | 'ASKED' | 'REFUNDED' | 'REFUSED' | 'NOT_YET'
export interface VoidAnswer {
  state: VoidState
  /** What the carrier knows the refund by, where it does. */
  ref?: string
  /** Its own word, for staff alone. */
  said?: string
  /** Not asked again before. */
  againAt?: Date
}

export type TroubleKind = 'UNKNOWN' | 'LIMITED' | 'STOPPED'
/**
 * No answer about a parcel, but trouble with its carrier. UNKNOWN: nobody knows what became of the call. LIMITED: it was not made; not before
 * `until`. STOPPED: the account may not (credentials, suspension, funds). `said` is the carrier's own word, for staff alone.
 */
export class CarrierTrouble extends Error {
  readonly kind: TroubleKind
  readonly until: Date | undefined
  readonly said: string

  constructor(kind: TroubleKind, { said = '', until }: { said?: string; until?: Date } = {}) {
    super(`${kind} ${said}`.trim())
    this.kind = kind
    this.until = until
    this.said = plainWords(said)
  }
}
/** A carrier's own words as staff read them: one line, and no longer than one. */
export const plainWords = (said: string): string =>
  said
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 300)

/** What a carrier says of an account of ours. */
export interface Checked {
  isGood: boolean
  tells: boolean
  said: string
}
export interface HandOver {
  formNumber: string
  /** What the form says beside its bars: that it is a sample, where it is one. */
  mark?: string
  /** The carrier's own form, a PDF, which it scans for all of them; where it has none we draw our list. */
  paper?: Buffer
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
