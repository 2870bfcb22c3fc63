// SCAN forms of EasyPost: one document that is scanned for all parcels of a day (docs: ScanForms). USPS alone has them.
import { later, second } from '#base/time.ts'
import { CarrierTrouble, type HandOver, type SoldLabel } from '../../rules.ts'
import { isUspsNumber } from '../usps/usps.ts'
import { ScanForm, Shipment } from './answers.ts'
import { type Api, answerOf, read } from './http.ts'

/** Of what has no form, what we print is our list: nobody scans it for all. */
const mark = 'LIST – NOT A SCAN FORM'

/** A form that is being made is asked for again after so long. */
const makingMs = 5 * second

/**
 * The form of these labels. There is no idempotency key: a shipment says which form it is on, and one whose answer was lost is found so.
 * Throws a CarrierTrouble while it is being made, and where it could not be.
 */
export async function handOver(api: Api, key: string, labels: readonly SoldLabel[], now: Date): Promise<HandOver> {
  const scanned = labels.filter(({ number }) => isUspsNumber(number))
  const [first] = scanned
  // What others carry is handed over without a form.
  if (!first) return { formNumber: key, mark }
  const known = read(Shipment, await answerOf(api, { method: 'GET', path: `/v2/shipments/${encodeURIComponent(first.ref)}` })).scan_form
  const asked = known
    ? { method: 'GET' as const, path: `/v2/scan_forms/${encodeURIComponent(known.id)}` }
    : { method: 'POST' as const, path: '/v2/scan_forms', body: JSON.stringify({ shipments: scanned.map(({ ref }) => ({ id: ref })) }) }
  const { id, status, message, form_url: address, form_file_type: type } = read(ScanForm, await answerOf(api, asked))
  if (status === 'creating') throw new CarrierTrouble('LIMITED', { until: later(now, makingMs), said: 'The SCAN form is being made.' })
  if (status !== 'created') throw new CarrierTrouble('UNKNOWN', { said: message ?? 'The SCAN form was not made.' })
  if (!address || !(type ?? 'application/pdf').endsWith('/pdf')) return { formNumber: id, mark }
  const paper = await api.file(address)
  return paper.subarray(0, 5).toString('latin1') === '%PDF-' ? { formNumber: id, paper } : { formNumber: id, mark }
}
