// What USPS takes, member by member; anything else is refused here, though USPS itself may pass over it. Sources: [labels] and [abroad] USPS's
// own descriptions of Labels 3.9.8 and International Labels 3.3.3, as karrioapi/karrio keeps them; [ex] github.com/USPS/api-examples, README
// and its samples; [prices] USPS's documentation of Domestic Prices 3;
// [addresses] its own description of Addresses 3.2.3, kept there, too. What stands in none of them is optional, and said to be unchecked.
import { z } from 'zod'

/** A name that no name server knows (RFC 6761). */
export const standInHost = 'usps.inkport.test'

/** [ex] Client credentials. */
export const TokenRequest = z.strictObject({
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  grant_type: z.literal('client_credentials'),
})

const Mid = z.string().regex(/^(?:\d{6}|\d{9})$/)
/** [ex] Who pays, and whose label it is. */
export const PaymentRequest = z.strictObject({
  roles: z
    .array(
      z.strictObject({
        roleName: z.enum(['PAYER', 'RATE_HOLDER', 'LABEL_OWNER', 'SHIPPER', 'PLATFORM']),
        CRID: z.string().regex(/^\d{1,15}$/),
        MID: Mid,
        manifestMID: Mid,
        accountType: z.enum(['EPS', 'PERMIT', 'METER']),
        accountNumber: z.string().regex(/^\d+$/),
      }),
    )
    .min(2),
})
export type PaymentRequest = z.output<typeof PaymentRequest>

const Positive = z.number().positive()
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const homeClasses = ['USPS_GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS'] as const
const abroadClasses = [
  'FIRST-CLASS_PACKAGE_INTERNATIONAL_SERVICE',
  'PRIORITY_MAIL_INTERNATIONAL',
  'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
] as const

/** [prices] and [ex]: weights are pounds, the length is the longest side. */
const priced = {
  weight: Positive,
  length: Positive,
  width: Positive,
  height: Positive,
  priceType: z.enum(['RETAIL', 'COMMERCIAL', 'CONTRACT']),
  mailingDate: Day,
  accountType: z.enum(['EPS', 'PERMIT', 'METER']),
  accountNumber: z.string().regex(/^\d+$/),
  itemValue: z.number().nonnegative().optional(),
  extraServices: z.array(z.int()).optional(),
}
const PricedZip = z.string().regex(/^\d{5}(?:[- ]\d{4})?$/)
/** [prices] One mail class (`mailClass`) is deprecated there. */
export const HomePrices = z.strictObject({
  originZIPCode: PricedZip,
  destinationZIPCode: PricedZip,
  ...priced,
  mailClasses: z.array(z.enum(homeClasses)).min(1),
})
export type HomePrices = z.output<typeof HomePrices>
/** [ex] A mail class must be there (USPS/api-examples#18). */
export const AbroadPrices = z.strictObject({
  originZIPCode: PricedZip,
  foreignPostalCode: z.string().optional(),
  destinationCountryCode: z.string().regex(/^[A-Z]{2}$/),
  ...priced,
  mailClass: z.enum(abroadClasses),
})
export type AbroadPrices = z.output<typeof AbroadPrices>

const states =
  'AA AE AL AK AP AS AZ AR CA CO CT DE DC FM FL GA GU HI ID IL IN IA KS KY LA ME MH MD MA MI MN MS MO MP MT NE NV NH NJ NM NY NC ND OH OK OR PW PA PR RI SC SD TN TX UT VT VI VA WA WV WI WY'.split(
    ' ',
  )
/** [addresses] GET /address: a street, a state, and a city or a ZIP. */
export const AddressQuery = z
  .strictObject({
    firm: z.string().max(50).optional(),
    streetAddress: z.string().min(1),
    secondaryAddress: z.string().optional(),
    city: z.string().optional(),
    state: z.enum(states as [string, ...string[]]), // not empty, as it stands above
    urbanization: z.string().optional(),
    ZIPCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    ZIPPlus4: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
  })
  .refine(({ city, ZIPCode }) => city !== undefined || ZIPCode !== undefined, 'A city or a ZIP is required.')

const Phone = z.string().regex(/^(?:\+?[1-9][0-9]{7,14}|[0-9]{6,15})$/)
/** [labels] Address, Addressee: a first and a last name, or a firm. */
const street = {
  firstName: z.string().min(1).max(50).optional(),
  lastName: z.string().min(1).max(50).optional(),
  firm: z.string().max(50).optional(),
  streetAddress: z.string().min(1).max(50),
  secondaryAddress: z.string().max(50).optional(),
  city: z.string().min(1).max(28),
}
const isAddressed = ({
  firstName,
  lastName,
  firm,
}: {
  firstName?: string | undefined
  lastName?: string | undefined
  firm?: string | undefined
}) => Boolean(firm || (firstName && lastName))
/** [labels] DomesticAddress, DomesticLabelAddress. */
const HomeAddress = z
  .strictObject({
    ...street,
    state: z.enum(states as [string, ...string[]]), // not empty, as it stands above
    ZIPCode: z.string().regex(/^\d{5}$/),
    ZIPPlus4: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    phone: Phone.optional(),
    ignoreBadAddress: z.boolean().optional(),
  })
  .refine(isAddressed, 'A first and a last name or a firm is required.')
/** [abroad] InternationalLabelAddress. */
const AbroadAddress = z
  .strictObject({
    ...street,
    province: z.string().max(40).optional(),
    postalCode: z.string().max(11).optional(),
    country: z.string().min(1),
    countryISOAlpha2Code: z.string().regex(/^[A-Z]{2}$/),
    phone: Phone.optional(),
  })
  .refine(isAddressed, 'A first and a last name or a firm is required.')

/** [labels] PackageDescription, BaseDomesticPackageDescription, DomesticPackageDescription; [abroad] has the same members. */
const parcel = {
  weightUOM: z.literal('lb'),
  weight: Positive.max(70),
  dimensionsUOM: z.literal('in'),
  length: Positive,
  width: Positive,
  height: Positive,
  processingCategory: z.enum(['MACHINABLE', 'NONSTANDARD']),
  mailingDate: Day,
  destinationEntryFacilityType: z.literal('NONE'),
}
const Reference = z.string().min(1).max(30)

/** [labels] LabelRequest, which has no further members. */
export const HomeLabel = z.strictObject({
  imageInfo: z.strictObject({
    imageType: z.enum(['PDF', 'ZPL203DPI', 'ZPL300DPI']),
    labelType: z.literal('4X6LABEL'),
    receiptOption: z.enum(['NONE', 'SAME_PAGE', 'SEPARATE_PAGE']),
  }),
  toAddress: HomeAddress,
  fromAddress: HomeAddress,
  packageDescription: z.strictObject({
    ...parcel,
    mailClass: z.enum(homeClasses),
    rateIndicator: z.enum(['SP', 'PA']),
    customerReference: z
      .array(z.strictObject({ referenceNumber: Reference, printReferenceNumber: z.boolean().optional() }))
      .max(4)
      .optional(),
  }),
})

/** [abroad] CustomsReference: which of its types an EORI and an IOSS number are is unchecked. */
const CustomsReference = z.strictObject({
  referenceType: z.enum(['TAX_CODE', 'VAT_NUMBER', 'IMPORTER_CODE']),
  reference: z.string().min(1).max(28),
})
/** [abroad] InternationalLabelRequest, which has no further members. */
export const AbroadLabel = z.strictObject({
  imageInfo: z.strictObject({ imageType: z.enum(['PDF', 'ZPL203DPI', 'ZPL300DPI']), labelType: z.literal('4X6LABEL') }),
  toAddress: AbroadAddress,
  fromAddress: HomeAddress,
  packageDescription: z.strictObject({
    ...parcel,
    mailClass: z.enum(abroadClasses),
    rateIndicator: z.enum(['SP', 'PA']),
    customerReference: z
      .array(z.strictObject({ referenceNumber: Reference }))
      .max(2)
      .optional(),
  }),
  customsForm: z.strictObject({
    AESITN: z.string().min(1).max(35),
    customsContentType: z.enum(['MERCHANDISE', 'GIFT', 'DOCUMENT', 'COMMERCIAL_SAMPLE', 'RETURNED_GOODS', 'OTHER']),
    exportersReference: CustomsReference.optional(),
    importersReference: CustomsReference.optional(),
    contents: z
      .array(
        z.strictObject({
          itemDescription: z.string().min(1).max(30),
          itemQuantity: z.int().min(1).max(9_999),
          itemTotalValue: z.number().min(0.01).max(999_999.99),
          weightUOM: z.literal('lb'),
          itemTotalWeight: Positive,
          HSTariffNumber: z.string().min(6).max(14).optional(),
          countryofOrigin: z.string().regex(/^[A-Z]{2}$/),
        }),
      )
      .min(1)
      .max(30),
  }),
})
export type AskedLabel = z.output<typeof HomeLabel> | z.output<typeof AbroadLabel>

/** [ex] SCANForm-LabelShipment-request.json. */
export const NewForm = z.strictObject({
  form: z.enum(['5630', '3152']),
  imageType: z.literal('PDF'),
  labelType: z.enum(['8.5x11LABEL', '4X6LABEL']),
  mailingDate: Day,
  entryFacilityZIPCode: z.string().regex(/^\d{5}$/),
  entryFacilityZIPPlus4: z.string().optional(),
  destinationEntryFacilityType: z.literal('NONE'),
  overwriteMailingDate: z.boolean(),
  shipment: z.strictObject({ trackingNumbers: z.array(z.string()).min(1) }),
  fromAddress: z.strictObject({
    firstName: z.string().optional(),
    lastName: z.string().optional(),
    firm: z.string().optional(),
    address: z.strictObject({
      streetAddress: z.string().min(1),
      secondaryAddress: z.string().optional(),
      city: z.string().min(1),
      state: z.enum(states as [string, ...string[]]), // not empty, as it stands above
      ZIPCode: z.string().regex(/^\d{5}$/),
      ZIPPlus4: z.string().optional(),
    }),
  }),
})
export type NewForm = z.output<typeof NewForm>

/** As public programs send it: USPS's own description is of the version before. */
export const TrackingQuery = z
  .array(z.strictObject({ trackingNumber: z.string(), destinationZIPCode: z.string().optional(), mailingDate: Day.optional() }))
  .min(1)
