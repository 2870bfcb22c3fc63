// What becomes of the stand-in's labels once they are sold: forms, and what is told of their parcels.

import type { StandInAnswer, StandInBooks, StandInCall } from '../../../port.ts'
import { drawSampleForm } from '../../sandbox/form.sandbox.ts'
import { done } from '../../stand-in.ts'
import { impbNumber } from '../impb.rules.ts'
import { bodyOf, failed } from './answer.ts'
import { NewForm, TrackingQuery } from './asked.ts'
import { findHeld, type Held, keep, nextOf } from './books.ts'

/** A label is on one form. That USPS says so in these words is unchecked. */
export async function scanForm(call: StandInCall, books: StandInBooks, owner: string): Promise<StandInAnswer> {
  const read = await bodyOf(NewForm, call, books)
  if (!read.success) return read.refusal
  const { trackingNumbers } = read.data.shipment
  const found = await Promise.all(trackingNumbers.map(number => findHeld(books, number)))
  const own = found.flatMap(held => (held?.owner === owner && held.state === 'SOLD' ? [held] : []))
  if (own.length < trackingNumbers.length) return failed(400, 'A label was not found', 'shipment.trackingNumbers')
  if (own.some(({ formNumber }) => formNumber !== null)) return failed(400, 'A label is already on a form', 'shipment.trackingNumbers')
  const manifestNumber = impbNumber({ serviceType: '750', serial: await nextOf(books, 'forms') })
  for (const held of own) await keep(books, { ...held, formNumber: manifestNumber })
  await books.count('forms')
  return inParts({ ...read.data, manifestNumber, trackingNumbers }, await drawSampleForm(manifestNumber, own.length))
}

/** SCANForm-LabelShipment-response.json: JSON, and the document in Base64. */
function inParts(form: object, pdfBytes: Buffer): StandInAnswer {
  const mark = '--9oxGwpVpWyl-C7mImcElxzrQ'
  const json = `Content-Type: application/json\r\nContent-Disposition: form-data; name="Scan Form Response"\r\n\r\n${JSON.stringify(form, null, 4)}`
  const paper = pdfBytes.toString('base64')
  const pdf = `Content-Type: application/pdf\r\nContent-Disposition: form-data; filename="label.pdf"; name="label"\r\n\r\n${paper}`
  const body = `${mark}\r\n${json}\r\n${mark}\r\n${pdf}\r\n${mark}--\r\n`
  return { status: 200, headers: { 'content-type': `multipart/form-data; boundary=${mark.slice(2)}` }, body }
}

/** What is known of each number; one that nobody has scanned is not there yet. */
export async function tracking(call: StandInCall, books: StandInBooks, owner: string): Promise<StandInAnswer> {
  const read = await bodyOf(TrackingQuery, call, books)
  if (!read.success) return read.refusal
  const told = await Promise.all(
    read.data.map(async ({ trackingNumber }) => {
      const held = await findHeld(books, trackingNumber)
      return held?.owner === owner && held.events.length > 0 ? trackedOf(held) : { trackingNumber, error: unseen }
    }),
  )
  const isPartial = told.some(it => 'error' in it)
  return told.every(it => 'error' in it) ? done(404, { apiVersion: '/tracking/v3r2', error: unseen }) : done(isPartial ? 207 : 200, told)
}
const unseen = { code: '150006', message: 'The status is not yet available.', errors: [] }

/** TrackingDetails of its description of version 3. */
const trackedOf = ({ number, events }: Held) => ({
  trackingNumber: number,
  trackingEvents: events.map(({ code, type, at, city, state }) => ({
    eventType: type,
    // By the clock of the place, though it says otherwise (USPS/api-examples#35).
    eventTimestamp: `${at.slice(0, 19)}Z`,
    GMTTimestamp: at,
    GMTOffset: '-8:00',
    eventCity: city,
    eventState: state,
    eventCode: code,
  })),
})
