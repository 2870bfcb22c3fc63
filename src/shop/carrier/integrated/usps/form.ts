// SCAN forms of USPS: one document that is scanned for all parcels of a day (USPS/api-examples, SCANForm-LabelShipment).
import { CarrierTrouble, type HandOver, type LabelAddress, type SoldLabel } from '../../rules.ts'
import { mailingDayOf } from './account.rules.ts'
import { Form } from './api/answers.ts'
import { type Api, read } from './api/http.ts'
import { partsOf } from './api/multipart.rules.ts'
import { formAddressOf } from './shipment.rules.ts'

/** Of a form whose paper we do not have, what we print is our list: nobody scans it for all. */
const mark = 'LIST – NOT A SCAN FORM'

/**
 * The form of these labels. There is no idempotency key: labels that are on a form already were handed over by a call whose answer was lost,
 * and the number of that form is not told again. Throws a CarrierTrouble where it could not be made.
 */
export async function handOver(
  api: Api,
  key: string,
  labels: readonly SoldLabel[],
  given: { from: LabelAddress; now: Date },
): Promise<HandOver> {
  const { ZIPCode } = formAddressOf(given.from).address
  const body = JSON.stringify({
    form: '5630',
    imageType: 'PDF',
    labelType: '8.5x11LABEL',
    mailingDate: mailingDayOf(given.now),
    entryFacilityZIPCode: ZIPCode,
    destinationEntryFacilityType: 'NONE',
    overwriteMailingDate: true,
    shipment: { trackingNumbers: labels.map(({ number }) => number) },
    fromAddress: formAddressOf(given.from),
  })
  const reply = await api.ask({ method: 'POST', path: '/scan-forms/v3/scan-form', body })
  if (reply.isDone) {
    const parts = partsOf(reply.text)
    const { manifestNumber: formNumber } = read(Form, parts.find(({ type }) => type === 'application/json')?.json)
    const paper = Buffer.from(parts.find(({ type }) => type === 'application/pdf')?.text ?? '', 'base64')
    return paper.subarray(0, 5).toString('latin1') === '%PDF-' ? { formNumber, paper } : { formNumber, mark }
  }
  if (isHanded(reply.about)) return { formNumber: key, mark }
  throw new CarrierTrouble('UNKNOWN', { said: reply.said })
}

/** In which words USPS says that a label is on a form stands nowhere: that it is so already, and that it is about a form, is read. */
function isHanded(about: string): boolean {
  const words = about.toLowerCase()
  return words.includes('already') && (words.includes('form') || words.includes('manifest'))
}
