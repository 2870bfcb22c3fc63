// A parcel as USPS is told of it (its own descriptions: Labels 3.9.8, International Labels 3.3.3; USPS/api-examples, README: prices).
import { plainCents } from '#base/money.ts'
import { countryName } from '#shop/address/country.rules.ts'
import { type CustomsForm, isAbroad, type LabelAddress, type Shipment } from '../../rules.ts'
import type { Opening, UspsService } from './account.rules.ts'

/** USPS counts in pounds; a sixteenth of one is an exact number. */
const pounds = (ounces: number): number => ounces / 16

const zipForm = /^(\d{5})(?:-?(\d{4}))?$/
const most = { street: 50, city: 28, name: 50, reference: 30, province: 40, postalCode: 11, description: 30, lines: 30 }

/** Why USPS would not take this address, in words that sellers may read; what is longer than it takes is not cut off. */
export function whyNotAddressed({ from, to, country }: Pick<Shipment, 'from' | 'to' | 'country'>): string | undefined {
  const isLong = ({ street1, street2 = '' }: LabelAddress) => [street1, street2].some(street => street.length > most.street)
  if (isLong(from)) return `the sender’s street is longer than ${most.street} characters`
  if (isLong(to)) return `the street is longer than ${most.street} characters`
  if (to.city.length > most.city) return `the city is longer than ${most.city} characters`
  if (isAbroad(country)) {
    if (to.state.length > most.province) return `the province is longer than ${most.province} characters`
    return to.zip.length > most.postalCode ? `the postal code is longer than ${most.postalCode} characters` : undefined
  }
  if (!zipForm.test(to.zip)) return `the ZIP ${to.zip} is not one`
  return /^[A-Za-z]{2}$/.test(to.state) ? undefined : `the state ${to.state} is not one`
}

/** Five digits of a ZIP, and four more where they are known. */
function zipOf(zip: string) {
  const [, ZIPCode = zip, ZIPPlus4] = zipForm.exec(zip) ?? []
  return { ZIPCode, ...(ZIPPlus4 !== undefined && { ZIPPlus4 }) }
}

/** A first and a last name, or a firm: one of them must be there. */
function addresseeOf(name: string) {
  const words = name.trim()
  const at = words.lastIndexOf(' ')
  if (at < 0) return { firm: words.slice(0, most.name) }
  return { firstName: words.slice(0, at).trim().slice(0, most.name), lastName: words.slice(at + 1).slice(0, most.name) }
}

const streetOf = ({ street1, street2, city }: LabelAddress) => ({
  streetAddress: street1,
  ...(street2 && { secondaryAddress: street2 }),
  city,
})
const homeOf = (address: LabelAddress) => ({ ...streetOf(address), state: address.state.toUpperCase(), ...zipOf(address.zip) })
/** We are a firm. */
const senderOf = (from: LabelAddress, phone: string) => ({
  firm: from.name.slice(0, most.name),
  ...homeOf(from),
  ...(phone !== '' && { phone }),
})

/** The same as forms have it. */
export const formAddressOf = (from: LabelAddress) => ({ firm: from.name.slice(0, most.name), address: homeOf(from) })

/** The body of a search for prices at home: of several mail classes at once. */
export function homePricesBody(
  { from, to, weightOz }: Shipment,
  services: readonly UspsService[],
  { mailingDate, opening }: Mailing,
): string {
  return JSON.stringify({
    originZIPCode: zipOf(from.zip).ZIPCode,
    destinationZIPCode: zipOf(to.zip).ZIPCode,
    ...priced(weightOz, { mailingDate, opening }),
    mailClasses: services.map(({ mailClass }) => mailClass),
  })
}
/** The same abroad, where each mail class is asked for by itself. */
export function abroadPricesBody({ from, to, country, weightOz }: Shipment, { mailClass }: UspsService, mailing: Mailing): string {
  return JSON.stringify({
    originZIPCode: zipOf(from.zip).ZIPCode,
    ...(to.zip !== '' && { foreignPostalCode: to.zip }),
    destinationCountryCode: country,
    ...priced(weightOz, mailing),
    mailClass,
  })
}
export interface Mailing {
  opening: Opening
  /** YYYY-MM-DD. */
  mailingDate: string
}
const priced = (weightOz: number, { mailingDate, opening: { size, epsAccount } }: Mailing) => ({
  weight: pounds(weightOz),
  ...size,
  priceType: 'COMMERCIAL',
  mailingDate,
  accountType: 'EPS',
  accountNumber: epsAccount,
})

/** The body of a label: the very bytes that are bought, however often they are sent. */
export function labelBody(shipment: Shipment, service: UspsService, mailing: Mailing): string {
  const { from, to, country, customs } = shipment
  const { format, phone } = mailing.opening
  const imageInfo = { imageType: format === 'PDF' ? 'PDF' : 'ZPL203DPI', labelType: '4X6LABEL' }
  const fromAddress = senderOf(from, phone)
  if (!service.isAbroad)
    return JSON.stringify({
      imageInfo: { ...imageInfo, receiptOption: 'NONE' },
      toAddress: { ...addresseeOf(to.name), ...homeOf(to) },
      fromAddress,
      packageDescription: packageOf(shipment, service, mailing, { printReferenceNumber: true }),
    })
  return JSON.stringify({
    imageInfo,
    toAddress: {
      ...addresseeOf(to.name),
      ...streetOf(to),
      ...(to.state !== '' && { province: to.state }),
      ...(to.zip !== '' && { postalCode: to.zip }),
      country: countryName(country),
      countryISOAlpha2Code: country,
    },
    fromAddress,
    packageDescription: packageOf(shipment, service, mailing, {}),
    ...(customs && { customsForm: customsOf(customs) }),
  })
}

function packageOf({ weightOz, reference }: Shipment, service: UspsService, { mailingDate, opening }: Mailing, printed: object) {
  // What people know the parcel by, in the letters that its printers know.
  const referenceNumber = reference.replace(/[^ -~]/g, '-').slice(0, most.reference)
  return {
    mailClass: service.mailClass,
    rateIndicator: service.rateIndicator,
    weightUOM: 'lb',
    weight: pounds(weightOz),
    dimensionsUOM: 'in',
    ...opening.size,
    processingCategory: 'MACHINABLE',
    mailingDate,
    destinationEntryFacilityType: 'NONE',
    ...(referenceNumber !== '' && { customerReference: [{ referenceNumber, ...printed }] }),
  }
}

/** So many lines at most are declared. */
export const whyNotListed = (customs: CustomsForm | null): string | undefined =>
  customs && customs.lines.length > most.lines ? `more than ${most.lines} lines are declared` : undefined

/** Values and weights are those of all pieces of a line. An EORI is the exporter's; under an IOSS number the buyer's VAT is paid. */
function customsOf({ lines, eori, ioss }: CustomsForm) {
  return {
    AESITN: 'NO EEI 30.37(a)',
    customsContentType: 'MERCHANDISE',
    ...(eori !== '' && { exportersReference: { referenceType: 'TAX_CODE', reference: eori } }),
    ...(ioss !== '' && { importersReference: { referenceType: 'VAT_NUMBER', reference: ioss } }),
    contents: lines.flatMap(({ quantity, weightOz, customs }) =>
      customs
        ? [
            {
              itemDescription: customs.description.slice(0, most.description),
              itemQuantity: quantity,
              itemTotalValue: Number(plainCents(quantity * customs.valueCents)),
              weightUOM: 'lb',
              itemTotalWeight: pounds(quantity * weightOz),
              HSTariffNumber: customs.hsCode,
              countryofOrigin: customs.origin,
            },
          ]
        : [],
    ),
  }
}
