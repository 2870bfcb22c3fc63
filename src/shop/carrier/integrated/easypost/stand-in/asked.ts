// What EasyPost takes, member by member, as its documentation and its published examples have it; anything else is refused here, though
// EasyPost itself may pass over it. Sources: [docs] docs.easypost.com; [ex] github.com/EasyPost/examples, official/.
import { z } from 'zod'

/** A name that no name server knows (RFC 6761). */
export const standInHost = 'easypost.inkport.test'

/** [ex] Numbers come as numbers in the libraries' fixtures and as text in docs/curl/current/shipments/create.sh. */
const Measure = z.union([z.number().positive(), z.string().regex(/^\d{1,6}(\.\d{1,4})?$/)])

/** [ex] fixtures/client-library-fixtures.json, addresses; [docs] /docs/addresses. */
const Address = z.strictObject({
  name: z.string().min(1).optional(),
  company: z.string().optional(),
  street1: z.string().min(1),
  street2: z.string().optional(),
  city: z.string().min(1),
  state: z.string(),
  zip: z.string(),
  country: z.string().regex(/^[A-Z]{2}$/),
  phone: z.string().optional(),
  email: z.string().optional(),
})

/** [ex] docs/curl/current/addresses/verify-param.sh. */
export const NewAddress = z.strictObject({ address: Address, verify: z.boolean().optional() })

/** [ex] fixtures, parcels: ounces and inches; [docs] /docs/parcels: the weight alone must be there. */
const Parcel = z.strictObject({
  length: Measure.optional(),
  width: Measure.optional(),
  height: Measure.optional(),
  predefined_package: z.string().optional(),
  weight: Measure,
})

/** [docs] /docs/customs-items: value and weight are those of all pieces together. */
const CustomsItem = z.strictObject({
  description: z.string().min(1),
  quantity: z.number().positive(),
  value: z.number().positive(),
  weight: z.number().positive(),
  hs_tariff_number: z.string().optional(),
  origin_country: z.string().regex(/^[A-Z]{2}$/),
  code: z.string().max(128).optional(),
  currency: z.string().length(3).optional(),
})

/** [docs] /docs/customs-infos. It knows contents and restrictions of yet another kind, which it wants explained: nothing of ours is. */
const CustomsInfo = z.strictObject({
  eel_pfc: z.string(),
  customs_certify: z.boolean(),
  customs_signer: z.string().min(1),
  contents_type: z.enum(['documents', 'gift', 'merchandise', 'returned_goods', 'sample']),
  contents_explanation: z.string().max(255).optional(),
  restriction_type: z.enum(['none', 'quarantine', 'sanitary_phytosanitary_inspection']),
  restriction_comments: z.string().optional(),
  non_delivery_option: z.enum(['return', 'abandon']).optional(),
  customs_items: z.array(CustomsItem).min(1),
})

/** [docs] /docs/shipments/tax-identifiers: at most eight. Whether the country may be left out stands nowhere. */
const TaxIdentifier = z.strictObject({
  entity: z.enum(['SENDER', 'RECEIVER']),
  tax_id: z.string().min(1),
  tax_id_type: z.string().min(1),
  issuing_country: z.string().length(2).optional(),
})

/** [ex] fixtures, shipments.full has label_format and invoice_number; [docs] /docs/shipments/options. */
const Options = z.strictObject({
  label_format: z.enum(['PNG', 'PDF', 'ZPL', 'EPL2']).optional(),
  invoice_number: z.string().optional(),
  print_custom_1: z.string().optional(),
})

/** [ex] docs/curl/current/shipments/create.sh. */
export const NewShipment = z.strictObject({
  shipment: z.strictObject({
    reference: z.string().optional(),
    to_address: Address,
    from_address: Address,
    parcel: Parcel,
    customs_info: CustomsInfo.optional(),
    options: Options.optional(),
    tax_identifiers: z.array(TaxIdentifier).max(8).optional(),
  }),
})
export type NewShipment = z.output<typeof NewShipment>['shipment']

/** [ex] docs/curl/current/shipments/buy.sh. */
export const Purchase = z.strictObject({ rate: z.strictObject({ id: z.string() }), insurance: z.string().optional() })

/** [docs] /docs/webhooks: names and values of headers that EasyPost shall send. */
const CustomHeaders = z.array(z.strictObject({ name: z.string(), value: z.string() }))
/** [ex] docs/curl/current/webhooks/create.sh. */
export const NewWebhook = z.strictObject({
  webhook: z.strictObject({ url: z.url(), webhook_secret: z.string().optional(), custom_headers: CustomHeaders.optional() }),
})
/** [ex] docs/curl/current/webhooks/update.sh: at the root. */
export const ChangedWebhook = z.strictObject({ webhook_secret: z.string().optional(), custom_headers: CustomHeaders.optional() })

/** [docs] /docs/scan-form; the list stands at the root, as easypost-python#390 has found. */
export const NewScanForm = z.strictObject({ shipments: z.array(z.strictObject({ id: z.string() })).min(1) })
