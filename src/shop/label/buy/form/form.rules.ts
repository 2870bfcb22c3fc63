// A form as carriers are asked about it, package by package, and what of it is wrong.
import type { FaultValues } from '#base/fault.ts'
import { countryCode } from '#shop/address/country.rules.ts'
import { type AddressField, type AddressVerdict, checkAddress } from '#shop/address/rules.ts'
import { mailCountry } from '#shop/address/state.rules.ts'
import { type CustomsForm, homeCountry, isAbroad, type Shipment } from '#shop/carrier/rules.ts'
import { type Customs, tidyHsCode, whyNotCustoms } from '#shop/catalogue/storefront/customs.rules.ts'
import type { LabelForm, LabelPackage, LabelPlace } from './contract.ts'

/** One package of a form with where it goes: codes stand for the names of states and countries. */
export interface FormParcel extends Pick<LabelForm, 'shipFrom' | 'shipTo' | 'storeInformation' | 'warehouseInformation'> {
  package: LabelPackage
  verdict: AddressVerdict
}
export interface FormFault {
  /** As the call has it: `shipTo.city`, `packages.0.size.length`. */
  path: string
  code: string
  values?: FaultValues
}

/** The packages of a form, or everything that is wrong with it. */
export function parcelsOf(form: LabelForm): { parcels: FormParcel[]; faults: FormFault[] } {
  const [from, to] = [checkPlace(form.shipFrom, 'shipFrom'), checkPlace(form.shipTo, 'shipTo')]
  const faults = [...from.faults, ...to.faults]
  const fromCountry = mailCountry(form.shipFrom.country)
  if (fromCountry && isAbroad(fromCountry)) faults.push({ path: 'shipFrom.country', code: 'LABEL_FROM_ABROAD' })
  const isDeclared = isAbroad(to.place.country)
  if (isDeclared) faults.push(...form.packages.flatMap((each, at) => customsFaults(each, at)))
  const { storeInformation, warehouseInformation } = form
  const shared = { shipFrom: from.place, shipTo: to.place, storeInformation, warehouseInformation, verdict: to.verdict }
  const parcels = form.packages.map(each => ({
    ...shared,
    package: { ...each, size: longestFirst(each.size), customs: isDeclared ? tidyCustoms(each.customs) : null },
  }))
  return { parcels, faults }
}

/** What the place's fields are called where addresses are checked. */
const placeOf: Partial<Record<AddressField, keyof LabelPlace>> = {
  fullName: 'name',
  address: 'street1',
  addressLine2: 'street2',
  zip: 'postalCode',
  city: 'city',
  state: 'state',
  country: 'country',
}
function checkPlace(given: LabelPlace, at: string): { place: LabelPlace; verdict: AddressVerdict; faults: FormFault[] } {
  const { address, faults, verdict } = checkAddress(addressOf(given))
  const { fullName: name, address: street1, addressLine2: street2, city, state, zip: postalCode, country } = address
  return {
    place: { name, street1, street2, city, state, postalCode, country },
    verdict,
    faults: faults.map(({ field, code }) => ({ path: `${at}.${placeOf[field] ?? field}`, code })),
  }
}

/** As orders have it. No carrier is told of a phone or an email. */
export const addressOf = ({ name, street1, street2, city, state, postalCode, country }: LabelPlace) => ({
  fullName: name,
  phone: '',
  email: '',
  address: street1,
  addressLine2: street2,
  city,
  state,
  zip: postalCode,
  country,
})

const declarationOf = ({ customs, unitPrice: valueCents }: LabelPackage): Customs => ({
  description: customs?.description ?? '',
  hsCode: tidyHsCode(customs?.hsCode ?? ''),
  origin: countryCode(customs?.origin ?? '') ?? '',
  valueCents,
})
function customsFaults(each: LabelPackage, at: number): FormFault[] {
  if (each.customs === null) return [{ path: `packages.${at}.customs`, code: 'REQUIRED' }]
  const finding = whyNotCustoms(declarationOf(each))
  if (!finding) return []
  const { field, code } = finding
  return [{ path: field === 'valueCents' ? `packages.${at}.unitPrice` : `packages.${at}.customs.${field}`, code }]
}
const tidyCustoms = (customs: LabelPackage['customs']): LabelPackage['customs'] =>
  customs && { ...customs, hsCode: tidyHsCode(customs.hsCode), origin: countryCode(customs.origin) ?? customs.origin }

function longestFirst({ length: one, width: two, height: three }: LabelPackage['size']): LabelPackage['size'] {
  const [length = 0, width = 0, height = 0] = [one, two, three].toSorted((a, b) => b - a)
  return { length, width, height }
}

/** As a carrier is asked about it. `reference` stands on the label: the seller's store, and the order where there is one. */
export function shipmentOf(parcel: FormParcel, numbers: Pick<CustomsForm, 'eori' | 'ioss'>, orderId?: number): Shipment {
  const { shipFrom, shipTo, package: it, storeInformation } = parcel
  const customs: CustomsForm | null = isAbroad(shipTo.country)
    ? {
        lines: [{ sku: it.sku, quantity: it.quantity, weightOz: it.weight / it.quantity, customs: declarationOf(it) }],
        ...numbers,
      }
    : null
  return {
    from: placed(shipFrom),
    isSellers: true,
    to: placed(shipTo),
    country: shipTo.country || homeCountry,
    weightOz: it.weight,
    size: it.size,
    // The service is chosen by its seller, and not by how fast it goes.
    level: isAbroad(shipTo.country) ? 'INTERNATIONAL' : 'STANDARD',
    reference: [...(orderId === undefined ? [] : [`Order ${orderId}`]), storeInformation].join(' · '),
    customs,
  }
}
const placed = ({ name, street1, street2, city, state, postalCode: zip }: LabelPlace) => ({
  name,
  street1,
  ...(street2 !== '' && { street2 }),
  city,
  state,
  zip,
})

/** What a label is found by: whom it goes to, what is in it, and whose it is. */
export const wordsOf = ({ shipTo, shipFrom, storeInformation, warehouseInformation, package: { sku, name } }: FormParcel): string =>
  [shipTo.name, shipTo.city, shipTo.state, shipTo.postalCode, sku, name, storeInformation, warehouseInformation, shipFrom.name]
    .join(' ')
    .toLowerCase()
