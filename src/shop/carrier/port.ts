// The port of carriers. Each has a folder of its own, and a line in registry.ts.
import type { Wording } from '#base/text.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type {
  AccountMode,
  AddressAdvice,
  BoughtLabel,
  CarrierEvent,
  Checked,
  HandOver,
  LabelAddress,
  Opened,
  Place,
  Rate,
  Shipment,
  SoldLabel,
  SoldService,
  VoidAnswer,
} from './rules.ts'

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
  /** What we have accounts of at it. Of a carrier without it we know the numbers alone: sellers arrange it, and nobody tells us of its parcels. */
  readonly account?: AccountForm
  /** What an account of ours does there. */
  readonly service?: (engine: Engine, account: OpenAccount) => CarrierService
  /** Its protocol, spoken by this app itself outside of production: to accounts on trial, and to tests. */
  readonly standIn?: StandIn
  /** What it sends unasked. */
  readonly news?: CarrierNews
}

/** What an account at a carrier is: the office's page of it is made from this. */
export interface AccountForm {
  /** What the office calls the carrier, where people know no name of it. */
  readonly name?: string
  /** What it is opened by. */
  readonly fields: readonly AccountField[]
  readonly modes: readonly AccountMode[]
  /** Everything that it sells; an account has some of it. */
  readonly services: readonly SoldService[]
  /** The most calls in an hour to each of its interfaces, as it allows or as we keep to; one that is not named is counted alone. */
  readonly callsPerHour?: Readonly<Record<string, number>>
  /** The interface that tells of parcels, and of how many in one call. Without it asking costs nothing, and is done each minute. */
  readonly tracking?: { readonly api: string; readonly numbersPerCall: number }
  /**
   * It takes parcels whose postage others sold with ours, and whether it tells of them, too. Asked in transactions, so that it reads settings
   * alone. Carriers tell of what our own account bought; USPS tells nobody else since April 2026.
   */
  readonly isTracker?: (db: Db) => Promise<boolean>
}
export interface AccountField {
  /** As `credentials` have it. */
  readonly name: string
  readonly label: Wording
  /** Sealed, and answered by its end alone. */
  readonly isSecret: boolean
  /** So many characters at most. */
  readonly most: number
  readonly isOptional?: true
}
/** An account with what it is opened by. */
export interface OpenAccount {
  readonly id: number
  readonly mode: AccountMode
  readonly credentials: Readonly<Record<string, string>>
  /** The codes of the services that are on. */
  readonly services: readonly string[]
  /** Counts a call to one of its interfaces, before it is made. Throws a CarrierTrouble LIMITED where none is left. */
  takeCall(api: string): Promise<void>
  /** The carrier takes no calls to this interface before then. */
  block(api: string, until: Date): Promise<void>
  /** From where its parcels leave. */
  readonly sender: () => Promise<LabelAddress>
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

/**
 * One account at one carrier. Stands outside, so it is never called inside a transaction. Every carrier keeps these promises, and throws a
 * CarrierTrouble where it cannot.
 */
export interface CarrierService {
  /**
   * What this parcel costs by each service that is on, if it were bought now; none of those that it does not fit. Throws the Fault
   * CREATE_LABEL_FAILED where it would not be carried, CUSTOMS_REFUSED where its declaration is no good.
   */
  rates(shipment: Shipment): Promise<Rate[]>
  /** What it knows of an address at home; a carrier without it knows nothing. Throws a CarrierTrouble. */
  verify?(place: Place): Promise<AddressAdvice>
  /**
   * The first step, under our key: nothing is bought. What it answers is kept before anything else is done. An answer that is lost leaves
   * nothing that costs. Throws the same Faults.
   */
  open(key: string, shipment: Shipment, service: string): Promise<Opened>
  /** Whether what was opened may still be bought; of a carrier without it always. Asks nobody. */
  lasts?(opened: Opened): boolean
  /** The second step: one label per purchase, however often it is asked for. Throws the same Faults. */
  buy(opened: Opened): Promise<BoughtLabel>
  /** What became of a purchase whose answer was lost. */
  find(opened: Opened): Promise<BoughtLabel | 'NOT_BOUGHT'>
  /** Gives a label back. Asked again, it answers the same and gives nothing back twice. */
  void(label: SoldLabel): Promise<VoidAnswer>
  /** What became of the postage of one that was taken; a carrier without it is asked by people. */
  voidState?(label: SoldLabel): Promise<VoidAnswer>
  /** Announces parcels that are handed over together, under our key; the same parcels answer the same form. */
  handOver(key: string, labels: readonly SoldLabel[]): Promise<HandOver>
  /** Everything that happened to these parcels so far, oldest first. */
  events(numbers: readonly string[]): Promise<CarrierEvent[]>
  /** Has what happens to its parcels sent to this address, proved by this secret; false where it is not. Said again, it changes nothing. */
  subscribe?(address: string, secret: string): Promise<boolean>
  /** Whether the carrier opens this account, in its own words where it does not, and whether it tells of parcels that this one bought. */
  check(): Promise<Checked>
}

/** Webhooks of a carrier: who has sent one, and what it says. Neither calls outside. */
export interface CarrierNews {
  /** The id under which a repeated one is known; nothing where somebody else has sent it. In the same time, wherever the proof is wrong. */
  prove(secret: string, headers: Readonly<Record<string, string>>, raw: Buffer): { deliveryId: string } | undefined
  read(raw: Buffer): CarrierEvent[]
}

/** A carrier that speaks its protocol and sells nothing but samples. It is asked one call after the other, and has no memory but its books. */
export interface StandIn {
  /** A name that no name server knows (RFC 6761). */
  readonly host: string
  /** The most calls in an hour to each of its interfaces, the first two parts of a path; not counted where it is not set. */
  readonly callsPerHour?: number
  answer(call: StandInCall, books: StandInBooks): Promise<StandInAnswer>
  /** What a test says that happens there, in the carrier's own terms; answers what it sends of that to whom. */
  happen?(given: unknown, books: StandInBooks): Promise<readonly StandInPush[]>
}
export interface StandInPush {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
export interface StandInCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Under their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}
export interface StandInAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Buffer
}
/** What is written is on the disk before the call is answered. Names are letters, digits, `_` and `-`. */
export interface StandInBooks {
  /** Nothing under a name that nothing was written by. */
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
  /** Counts one more of what tests ask about. */
  count(what: string): Promise<void>
  now(): Date
}
