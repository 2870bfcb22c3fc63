// A parcel as EasyPost is told of it (docs: Shipments, CustomsInfos, CustomsItems, TaxIdentifiers).
import { plainCents } from '#base/money.ts'
import { type CustomsForm, homeCountry, isAbroad, type LabelAddress, type Shipment } from '../../rules.ts'
import type { LabelFormat } from './account.rules.ts'

export interface Sending {
  /** Our key; a shipment that is only asked for its rates has none. */
  key?: string | undefined
  format: LabelFormat
  phone: string
  customsSigner: string
}

/** The body of a new shipment; undefined members are not sent. */
export function shipmentBody(shipment: Shipment, { key, format, phone, customsSigner }: Sending): string {
  const { from, to, country, weightOz, size, reference, customs } = shipment
  return JSON.stringify({
    shipment: {
      reference: key,
      to_address: addressOf(to, country),
      from_address: { ...addressOf(from, homeCountry), ...(phone !== '' && { phone }) },
      parcel: { weight: weightOz, ...size },
      options: { label_format: format, print_custom_1: reference.slice(0, 50) },
      ...(isAbroad(country) && customs && { customs_info: declarationOf(customs, customsSigner || from.name) }),
      ...(customs && taxIdsOf(customs)),
    },
  })
}

const addressOf = ({ name, street1, street2, city, state, zip }: LabelAddress, country: string) => ({
  name,
  street1,
  ...(street2 && { street2 }),
  city,
  state,
  zip,
  country,
})

/** Values and weights are those of all pieces of a line. */
function declarationOf({ lines }: CustomsForm, signer: string) {
  return {
    eel_pfc: 'NOEEI 30.37(a)',
    customs_certify: true,
    customs_signer: signer,
    contents_type: 'merchandise',
    restriction_type: 'none',
    non_delivery_option: 'return',
    customs_items: lines.flatMap(({ sku, quantity, weightOz, customs }) =>
      customs
        ? [
            {
              description: customs.description,
              quantity,
              value: Number(plainCents(quantity * customs.valueCents)),
              weight: quantity * weightOz,
              hs_tariff_number: customs.hsCode,
              origin_country: customs.origin,
              code: sku.slice(0, 128),
            },
          ]
        : [],
    ),
  }
}

/** An EORI begins with the country that gave it; an IOSS number names its country by digits, which are not told apart here. */
function taxIdsOf({ eori, ioss }: CustomsForm) {
  const ids = [
    ...(eori ? [{ entity: 'SENDER', tax_id_type: 'EORI', tax_id: eori, issuing_country: eori.slice(0, 2).toUpperCase() }] : []),
    ...(ioss ? [{ entity: 'SENDER', tax_id_type: 'IOSS', tax_id: ioss }] : []),
  ]
  return ids.length > 0 && { tax_identifiers: ids }
}
