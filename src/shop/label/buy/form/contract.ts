// The buying-label form (spec §3): rates of a shipment, labels bought from the wallet, given back, printed.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, download, subject } from '#base/call.ts'
import { requiredFault } from '#base/fields.ts'
import { CentsShape, Day, dataOf, fieldOf, Id, IdParam, Instant, KeptFault, named, PageQuery, pageOf } from '#base/shapes.ts'
import { countryCode } from '#shop/address/country.rules.ts'
import { addressLimits } from '#shop/address/rules.ts'
import { homeCountry, isAbroad } from '#shop/carrier/rules.ts'
import { customsLimits } from '#shop/catalogue/storefront/customs.rules.ts'
import { OrderStatus } from '#shop/order/status/contract.ts'
import { boughtStates, formLimits, labelPapers } from './rules.ts'

/** A label that its seller bought by the form. It has the id of its order, which goes with it alone. */
export const boughtLabel = subject('boughtLabel', ['Bought label', 'Nhãn đã mua'], {
  office: '/office/order/{id}',
  portal: '/order/{id}',
})

/** Every field of the form is asked for: 'This field is required' (spec §5). */
const Needed = (most: number) => fieldOf(requiredFault).max(most)

/** From or to. Only the second line of the street may be left out, and abroad the state and the postal code: not every country has them. */
export const LabelPlace = z
  .object({
    name: Needed(addressLimits.name),
    street1: Needed(addressLimits.line),
    street2: z.string().max(addressLimits.line).default(''),
    city: Needed(addressLimits.city),
    /** A code or a name. */
    state: z.string().max(addressLimits.city),
    postalCode: z.string().max(addressLimits.zip + 4),
    /** ISO 3166-1 alpha-2 or a name. Labels leave from the United States. */
    country: Needed(80),
  })
  .superRefine((place, context) => {
    if (isAbroad(countryCode(place.country) ?? homeCountry)) return
    for (const field of ['state', 'postalCode'] as const)
      if (requiredFault(place[field])) context.addIssue({ code: 'custom', message: 'REQUIRED', path: [field] })
  })
export type LabelPlace = z.output<typeof LabelPlace>

const Inches = z.number().positive('PARCEL_SIZE_INVALID').max(formLimits.inches, 'PARCEL_SIZE_INVALID')
/** Of one piece; its value is the unit price. Asked for where the parcel leaves the country. */
export const LabelCustoms = z.object({
  description: z.string().trim().max(customsLimits.descriptionMax),
  hsCode: z
    .string()
    .trim()
    .max(customsLimits.hsCodeMax + 4),
  /** Where it was made (ISO 3166-1 alpha-2). */
  origin: z.string().trim().max(80),
})
/** One package: one label. */
export const LabelPackage = z.object({
  sku: Needed(formLimits.text),
  name: Needed(formLimits.text),
  quantity: z.int().min(1).max(formLimits.quantity),
  /** Cents. */
  unitPrice: z.int().min(0).max(formLimits.unitPriceCents),
  /** Ounces, of the whole package. */
  weight: z.number().positive('PARCEL_WEIGHT_INVALID').max(formLimits.weightOz, 'PARCEL_WEIGHT_INVALID'),
  /** Inches. */
  size: z.object({ length: Inches, width: Inches, height: Inches }),
  customs: LabelCustoms.nullable().default(null),
})
export type LabelPackage = z.output<typeof LabelPackage>

/** The form as it is filled in. */
export const LabelForm = z.object({
  shipFrom: LabelPlace,
  shipTo: LabelPlace,
  /** The seller's store that sold it, and the warehouse that it leaves from, in the seller's words. The store stands on the label. */
  storeInformation: Needed(formLimits.text),
  warehouseInformation: Needed(formLimits.text),
  packages: z.array(LabelPackage).min(1).max(formLimits.packages),
})
export type LabelForm = z.output<typeof LabelForm>

/** Business days that a service usually takes. */
const ServiceDays = z.object({ least: z.int(), most: z.int() })
/** What one package costs by one service. By its id it is bought, for this sum. */
export const LabelRate = z.object({
  id: z.string(),
  /** What people call the carrier. */
  carrier: z.string(),
  /** The same service has the same code at each package. */
  service: z.string(),
  serviceName: z.string(),
  cents: CentsShape,
  /** null: nobody says. */
  days: ServiceDays.nullable(),
})
export type LabelRate = z.output<typeof LabelRate>
/** The rates of one package, the cheapest first; `fault` says why there is none, else it is null. */
export const PackageRates = z.object({ rates: z.array(LabelRate), fault: KeptFault.nullable() })
export type PackageRates = z.output<typeof PackageRates>

const BoughtState = z.enum(boughtStates)

export const BoughtLabel = z.object({
  /** Of its order. */
  id: Id,
  state: BoughtState,
  orderStatus: OrderStatus,
  createdAt: Instant,
  madeAt: Instant.nullable(),
  printedAt: Instant.nullable(),
  shipTo: z.object({
    name: z.string(),
    street1: z.string(),
    street2: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  shipFromName: z.string(),
  storeInformation: z.string(),
  warehouseInformation: z.string(),
  package: z.object({
    sku: z.string(),
    name: z.string(),
    quantity: z.int(),
    unitPrice: CentsShape,
    weight: z.number(),
    size: z.object({ length: z.number(), width: z.number(), height: z.number() }),
  }),
  carrier: z.string(),
  serviceName: z.string(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  /** What its paper is; a ZPL label has no sheet: `GET /v1/order/{id}/label/zpl`. */
  form: z.enum(['PDF', 'ZPL']),
  /** What was paid, what of it is back, and what follows when the carrier's refund is there. */
  paidCents: CentsShape,
  refundedCents: CentsShape,
  dueCents: CentsShape,
  /** Why its carrier did not sell it: 'Buying label created failed'. */
  fault: KeptFault.nullable(),
  /** Until when an unused label is given back; null: it is not. */
  voidableUntil: Instant.nullable(),
})
export type BoughtLabel = z.output<typeof BoughtLabel>

/** What giving a label back would give: at once, and when its carrier has refunded the postage. */
export const LabelVoid = z.object({
  nowCents: CentsShape,
  afterVoidCents: CentsShape,
  /** Why it is not given back. */
  fault: z.string().nullable(),
})
export type LabelVoid = z.output<typeof LabelVoid>

named({ ServiceDays, LabelPlace, LabelCustoms, LabelPackage, LabelForm, LabelRate, PackageRates, BoughtLabel, LabelVoid })

const Ids = z.array(Id).min(1).max(formLimits.paper)
const idList = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,199}$/
const write = { ...own(['orders']), published: true } as const
const read = { ...own(['orders', 'readOnly']), published: true } as const

export const buyingLabelCalls = {
  startBuyingLabel: call('GET /v1/buying-label/start', {
    ...own(['orders', 'readOnly']),
    summary: 'What the form begins with: the sender, store and warehouse of the label that was bought last',
    answer: dataOf(
      z.object({
        shipFrom: LabelPlace.nullable(),
        storeInformation: z.string(),
        warehouseInformation: z.string(),
      }),
    ),
  }),
  rateLabels: call('POST /v1/buying-label/rate', {
    ...write,
    did: false,
    summary:
      'What each package of the form costs by every service that takes it; the rates hold for 15 minutes, and one of them is bought by its id. A package that nobody takes says why',
    body: LabelForm,
    answer: dataOf(z.object({ until: Instant, packages: z.array(PackageRates) })),
  }),
  buyLabels: call('POST /v1/buying-label', {
    ...write,
    did: { about: boughtLabel, done: ['Bought labels', 'Mua nhãn'] },
    summary:
      'Buy labels by the ids of their rates, one for a package: all of them are paid from the wallet at once, or none. Each is an order, and is made in the background (`label.changed`); one that its carrier refuses is paid back',
    body: z.object({ rateIds: z.array(z.string().max(60)).min(1).max(formLimits.packages) }),
    answer: dataOf(z.object({ labels: z.array(BoughtLabel), totalCents: CentsShape })),
  }),
  myBoughtLabels: call('GET /v1/buying-label', {
    ...read,
    summary: 'The labels that I bought by the form, newest first: of a state, of my days, and found by name, number, SKU, store or order',
    /** Days in the reader's time zone, both included. */
    query: PageQuery.extend({
      state: BoughtState.optional(),
      q: z.string().trim().max(100).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    answer: pageOf(BoughtLabel),
  }),
  countBoughtLabels: call('GET /v1/buying-label/count', {
    ...own(['orders', 'readOnly']),
    summary: 'How many labels I bought by the form, by their state; of the newest 10,000',
    answer: dataOf(z.partialRecord(BoughtState, z.int())),
  }),
  myBoughtLabel: call('GET /v1/buying-label/{id}', {
    ...read,
    summary: 'One label that I bought by the form',
    params: IdParam,
    answer: dataOf(BoughtLabel),
  }),
  previewVoidBought: call('GET /v1/buying-label/{id}/void', {
    ...own(['orders', 'readOnly']),
    summary: 'What giving a label back would give, to the cent',
    params: IdParam,
    answer: dataOf(LabelVoid),
  }),
  voidBoughtLabel: call('POST /v1/buying-label/{id}/void', {
    ...write,
    did: { about: boughtLabel, done: ['Voided a label', 'Hủy nhãn'] },
    summary: 'Give an unused label back: its order is cancelled, and the postage comes back as soon as the carrier has given it back',
    params: IdParam,
    /** The sum that was shown, at once and later together. */
    body: z.object({ seenRefundCents: CentsShape }),
    answer: dataOf(BoughtLabel),
  }),
  labelPaper: download('GET /v1/buying-label/paper', {
    ...read,
    summary:
      'Labels as one PDF, in the order given: a page of 4 × 6 inches each, or two on each A4 or Letter sheet at true size; `first` leaves so many places of the first sheet free',
    query: z.object({
      ids: z.string().regex(idList),
      paper: z.enum(labelPapers).default('LABEL'),
      first: z.coerce.number().int().min(0).max(1).default(0),
    }),
    answer: z.null(),
  }),
  markBoughtPrinted: call('POST /v1/buying-label/print', {
    ...write,
    did: { about: boughtLabel, done: ['Printed labels', 'In nhãn'] },
    summary: 'Say that these labels are on paper; printed again, they are counted and stay what they are',
    body: z.object({ ids: Ids }),
    answer: dataOf(z.object({ printed: z.int() })),
  }),
}
