// Labels that are being bought: what the form holds, what is chosen of its rates, and what came of it.
import { z } from 'zod'
import { requiredFault } from '#base/fields.ts'
import { fieldOf } from '#base/shapes.ts'
import { type Address, type AddressField, checkAddress, nowhere } from '#shop/address/rules.ts'
import { mailCountry } from '#shop/address/state.rules.ts'
import { homeCountry, isAbroad } from '#shop/carrier/rules.ts'
import { type Customs, customsLimits, tidyHsCode, whyNotCustoms } from '#shop/catalogue/storefront/customs.rules.ts'
import { LabelCustoms, LabelForm, LabelPackage, LabelPlace } from '../../../buy/form/contract.ts'

/** The form as it is typed: figures that nobody has typed are missing. */
export type TypedForm = z.input<typeof LabelForm>
export type TypedPackage = TypedForm['packages'][number]

export interface LabelDraft {
  form: TypedForm
  /** The sender of last time was filled in, or somebody typed first. */
  isBegun: boolean
  /** The service of each package, by its code; null is the cheapest. */
  services: readonly (string | null)[]
  /** A purchase that was sent and is not answered yet: sent again under this key it is the same one. */
  buying: { key: string; rateIds: readonly string[]; totalCents: number } | null
  /** The labels that were bought, in the order of the packages. */
  bought: readonly number[]
}

const place = { name: '', street1: '', street2: '', city: '', state: '', postalCode: '', country: homeCountry }
/** What is not typed yet is no number; the form's fields show it as empty. */
const noNumber = undefined as unknown as number
/** Nothing is told to customs yet. */
export const undeclared = { description: '', hsCode: '', origin: '' }
export const emptyPackage = (): TypedPackage => ({
  sku: '',
  name: '',
  quantity: 1,
  unitPrice: noNumber,
  weight: noNumber,
  size: { length: noNumber, width: noNumber, height: noNumber },
  customs: undeclared,
})
const emptyForm = (): TypedForm => ({
  shipFrom: place,
  shipTo: place,
  storeInformation: '',
  warehouseInformation: '',
  packages: [emptyPackage()],
})
export const emptyDraft = (): LabelDraft => ({ form: emptyForm(), isBegun: false, services: [], buying: null, bought: [] })

/** The next form of the same sender. */
export const nextDraft = ({ form }: LabelDraft): LabelDraft => ({
  ...emptyDraft(),
  isBegun: true,
  form: {
    ...emptyForm(),
    shipFrom: form.shipFrom,
    storeInformation: form.storeInformation,
    warehouseInformation: form.warehouseInformation,
  },
})

/** The same form with these packages alone, to be tried again. */
export const draftOf = ({ form }: LabelDraft, places: readonly number[]): LabelDraft => ({
  ...emptyDraft(),
  isBegun: true,
  form: { ...form, packages: form.packages.filter((_, at) => places.includes(at)) },
})

/** Whether nobody has typed anything that is worth a question. */
export const isBlank = ({ form: { shipTo, packages }, bought }: LabelDraft): boolean =>
  bought.length === 0 &&
  shipTo.name === '' &&
  shipTo.street1 === '' &&
  packages.length === 1 &&
  packages[0]?.sku === '' &&
  packages[0].name === ''

export const leavesCountry = (form: Pick<TypedForm, 'shipTo'>): boolean => isAbroad(mailCountry(form.shipTo.country) ?? homeCountry)

/** A declaration of which all but one field is good: each field is told its own fault. */
const good: Customs = { description: 'Cotton T-shirt', hsCode: '610910', origin: homeCountry, valueCents: 1_00 }
const customsFault = (given: Partial<Customs>) => whyNotCustoms({ ...good, ...given })?.code
const declared = (fault: (value: string) => string | undefined, most: number) =>
  fieldOf(value => requiredFault(value) ?? fault(value.trim())).max(most)
const AbroadPackage = LabelPackage.extend({
  unitPrice: LabelPackage.shape.unitPrice.min(1, 'CUSTOMS_VALUE_INVALID').max(customsLimits.valueMaxCents, 'CUSTOMS_VALUE_INVALID'),
  customs: LabelCustoms.extend({
    description: declared(description => customsFault({ description }), customsLimits.descriptionMax),
    hsCode: declared(hsCode => customsFault({ hsCode: tidyHsCode(hsCode) }), customsLimits.hsCodeMax + 4),
    origin: declared(origin => customsFault({ origin }), 2),
  }),
})
/** A place that the server would refuse is refused at its field; what is empty is only asked for. */
const CheckedPlace = LabelPlace.superRefine((place, context) => {
  for (const { field, code } of checkAddress(addressOf(place)).faults) {
    const at = placeFields[field]
    if (at && place[at].trim() !== '') context.addIssue({ code: 'custom', message: code, path: [at] })
  }
})
const HomeForm = LabelForm.extend({ shipFrom: CheckedPlace, shipTo: CheckedPlace })
/** The contract's form, where every package says what customs ask. */
const AbroadForm = HomeForm.extend({ packages: z.array(AbroadPackage).min(1) })
export const shapeOf = (form: TypedForm): z.ZodType<TypedForm, TypedForm> =>
  // Both take what is typed and give what is sent, a declaration more or less.
  (leavesCountry(form) ? AbroadForm : HomeForm) as unknown as z.ZodType<TypedForm, TypedForm>

/** What is sent: a parcel that stays in the country has no declaration. */
export function bodyOf(form: TypedForm): z.output<typeof LabelForm> | undefined {
  const isLeaving = leavesCountry(form)
  const packages = form.packages.map(each => ({ ...each, customs: isLeaving ? (each.customs ?? undeclared) : null }))
  return shapeOf(form).safeParse({ ...form, packages }).success ? LabelForm.parse({ ...form, packages }) : undefined
}

/** What the form calls the fields of an address. */
const placeFields: Partial<Record<AddressField, keyof LabelPlace>> = {
  fullName: 'name',
  address: 'street1',
  addressLine2: 'street2',
  city: 'city',
  state: 'state',
  zip: 'postalCode',
  country: 'country',
}

/** A saved or pasted address under the form's names. */
export const placeOf = (given: Partial<Address>): Partial<LabelPlace> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) => {
      const at = placeFields[field as AddressField] // The keys of an address.
      return at && value !== undefined ? [[at, value]] : []
    }),
  )

/** And the other way: an address of which nobody asks a phone or an email. */
export const addressOf = ({ name, street1, street2 = '', city, state, postalCode, country }: TypedForm['shipTo']): Address => ({
  ...nowhere,
  fullName: name,
  address: street1,
  addressLine2: street2,
  city,
  state,
  zip: postalCode,
  country,
})
