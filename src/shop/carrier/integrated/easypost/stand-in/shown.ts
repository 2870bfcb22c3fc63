// What the stand-in answers, in EasyPost's shapes.
import { standInHost } from './asked.ts'
import type { Held } from './books.ts'

/** A shipment as EasyPost answers it; `converted` is a form in which its label is wanted, too. */
export function shown({ id, asked, rates, messages, createdAt, bought, refundStatus, formId }: Held, converted = '') {
  const full = rates.map(rate => ({ ...rate, object: 'Rate', currency: 'USD', shipment_id: id }))
  const selected = full.find(rate => rate.id === bought?.rateId) ?? null
  return {
    id,
    object: 'Shipment',
    mode: 'test',
    reference: asked.reference ?? null,
    created_at: createdAt,
    messages,
    to_address: { object: 'Address', ...asked.to_address },
    from_address: { object: 'Address', ...asked.from_address },
    parcel: { object: 'Parcel', ...asked.parcel, weight: Number(asked.parcel.weight) },
    customs_info: asked.customs_info ?? null,
    options: asked.options ?? {},
    rates: full,
    selected_rate: selected,
    tracking_code: bought?.number ?? null,
    postage_label: bought && labelOf(id, bought.at, [asked.options?.label_format ?? 'PNG', converted]),
    refund_status: refundStatus,
    scan_form: formId && { id: formId, object: 'ScanForm' },
    fees: selected
      ? [
          { object: 'Fee', type: 'LabelFee', amount: '0.00000', charged: true, refunded: false },
          { object: 'Fee', type: 'PostageFee', amount: `${selected.rate}000`, charged: true, refunded: false },
        ]
      : [],
  }
}

function labelOf(id: string, at: string, [made = '', converted = '']: readonly string[]) {
  const addressOf = (form: string) => `https://${standInHost}/files/postage_label/${id}.${form.toLowerCase()}`
  return {
    object: 'PostageLabel',
    created_at: at,
    label_size: '4x6',
    label_file_type: made === 'PNG' ? 'image/png' : `application/${made.toLowerCase()}`,
    label_url: addressOf(made),
    label_pdf_url: converted === 'PDF' ? addressOf(converted) : null,
    label_zpl_url: converted === 'ZPL' ? addressOf(converted) : null,
  }
}

/** The tracker of a shipment that was sold. */
export const trackerOf = ({ id, bought, details }: Held) => ({
  object: 'Tracker',
  mode: 'test',
  tracking_code: bought?.number ?? '',
  status: details.at(-1)?.status ?? 'unknown',
  shipment_id: id,
  tracking_details: details.map(({ city, state, ...detail }) => ({
    object: 'TrackingDetail',
    message: detail.status_detail,
    ...detail,
    tracking_location: { object: 'TrackingLocation', city: city || null, state: state || null, country: null, zip: null },
  })),
})
