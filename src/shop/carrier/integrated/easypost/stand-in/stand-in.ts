// A provider that speaks EasyPost's API v2 and sells nothing: for accounts on trial, and for tests.
import { z } from 'zod'
import type { StandIn, StandInAnswer, StandInBooks, StandInCall, StandInPush } from '../../../port.ts'
import { NewScanForm, NewShipment, Purchase, standInHost } from './asked.ts'
import { countSold, findHeld, findSold, type Held, keep, newId, nextSerial, ownerOf, RefundStatus } from './books.ts'
import { pushes, pushesOf, webhooks } from './hooks.ts'
import { formOf, numberOf, pdfOf, zplOf } from './paper.ts'
import { ratesOf } from './rates.ts'
import { bodyOf, done, failed } from './reply.ts'
import { shown, trackerOf } from './shown.ts'

export const easypostStandIn: StandIn = { host: standInHost, answer, happen }

async function answer(call: StandInCall, books: StandInBooks): Promise<StandInAnswer> {
  const [, first = '', second = '', id = '', act = ''] = call.path.split('/')
  // Labels are public, under addresses that nobody guesses.
  if (first === 'files') return fileOf(books, id)
  const key = keyOf(call.headers.authorization)
  if (!key) return failed(401, 'UNAUTHORIZED', 'No API key, or none that is known.')
  const owner = ownerOf(key)
  if (first === 'v2' && second === 'trackers' && call.method === 'GET') return trackers(call, books, owner)
  if (first === 'v2' && second === 'webhooks') return webhooks(call, books, owner)
  if (first === 'v2' && second === 'scan_forms') return scanForm(call, books, owner)
  if (first !== 'v2' || second !== 'shipments') return failed(404, 'NOT_FOUND', 'There is no such path.')
  if (id === '' && call.method === 'POST') return open(call, books, owner)
  if (id === '') return done(200, { shipments: [], has_more: false })
  const held = await findHeld(books, id)
  if (held?.owner !== owner) return failed(404, 'NOT_FOUND', 'The requested resource could not be found.')
  if (call.method === 'POST' && act === 'buy') return buy(call, books, held)
  if (call.method === 'POST' && act === 'refund') return refund(books, held)
  if (call.method === 'GET' && act === 'label') return done(200, shown(held, call.query.get('file_format') ?? ''))
  if (call.method === 'GET' && act === '') return done(200, shown(held))
  return failed(404, 'NOT_FOUND', 'There is no such path.')
}

function keyOf(authorization = ''): string | undefined {
  const [user = ''] = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
    .toString('utf8')
    .split(':')
  return authorization.startsWith('Basic ') && /^EZ[AT]K\w{4,200}$/.test(user) ? user : undefined
}

async function open(call: StandInCall, books: StandInBooks, owner: string): Promise<StandInAnswer> {
  const read = await bodyOf(NewShipment, call, books)
  if (!read.success) return read.refusal
  const asked = read.data.shipment
  const createdAt = books.now().toISOString()
  const refunds = { refundStatus: null, refundNext: 'submitted' } as const
  const held: Held = { id: newId('shp'), owner, asked, ...ratesOf(asked), createdAt, bought: null, ...refunds, details: [], formId: null }
  await keep(books, held)
  await books.count('shipments')
  return done(201, shown(held))
}

async function buy(call: StandInCall, books: StandInBooks, held: Held): Promise<StandInAnswer> {
  const read = await bodyOf(Purchase, call, books)
  if (!read.success) return read.refusal
  if (held.bought) return failed(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.')
  const rate = held.rates.find(it => it.id === read.data.rate.id)
  if (!rate) return failed(422, 'SHIPMENT.MISSING_RATE', 'Rate not found.')
  const number = numberOf(rate, await nextSerial(books))
  const after = { ...held, bought: { rateId: rate.id, number, at: books.now().toISOString() } }
  await keep(books, after)
  await books.write(`number-${number}`, held.id)
  await countSold(books, held)
  return done(200, shown(after))
}

async function refund(books: StandInBooks, held: Held): Promise<StandInAnswer> {
  if (!held.bought) return failed(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'Refund request unavailable.')
  const isOpen = held.refundStatus === null || held.refundStatus === 'rejected'
  const after: Held = { ...held, refundStatus: isOpen ? held.refundNext : held.refundStatus }
  await keep(books, after)
  await books.count('refunds')
  return done(200, shown(after))
}

async function trackers(call: StandInCall, books: StandInBooks, owner: string): Promise<StandInAnswer> {
  const held = await findSold(books, call.query.get('tracking_code') ?? '')
  return done(200, { trackers: held?.owner === owner ? [trackerOf(held)] : [], has_more: false })
}

/** A form is being made when it is asked for, and is there when it is asked about. */
async function scanForm(call: StandInCall, books: StandInBooks, owner: string): Promise<StandInAnswer> {
  const id = call.path.split('/')[3] ?? ''
  if (call.method === 'GET') {
    const numbers = /^sf_[0-9a-f]{32}$/.test(id) ? await books.read(id) : undefined
    if (numbers === undefined) return failed(404, 'NOT_FOUND', 'The requested resource could not be found.')
    const form_url = `https://${standInHost}/files/scan_form/${id}.pdf`
    return done(200, { id, object: 'ScanForm', status: 'created', message: null, tracking_codes: numbers, form_url, form_file_type: null })
  }
  const read = await bodyOf(NewScanForm, call, books)
  if (!read.success) return read.refusal
  const held = await Promise.all(read.data.shipments.map(it => findHeld(books, it.id)))
  const fit = held.flatMap(it => (it?.bought && it.owner === owner && it.formId === null && it.refundStatus === null ? it : []))
  if (fit.length < held.length) return failed(422, 'SCAN_FORM.SHIPMENTS.INVALID', 'Unable to create a scan form of these shipments.')
  const origins = new Set(fit.map(({ asked }) => JSON.stringify(asked.from_address)))
  if (origins.size > 1) return failed(422, 'SCAN_FORM.CREATE.FAILURE', 'All shipments must have the same origin address.')
  const formId = newId('sf')
  const numbers = fit.map(({ bought }) => bought?.number)
  await books.write(formId, numbers)
  for (const each of fit) await keep(books, { ...each, formId })
  await books.count('forms')
  return done(201, { id: formId, object: 'ScanForm', status: 'creating', message: null, tracking_codes: numbers })
}

/** Where a parcel is, how a refund of it will be answered, what became of one that was asked for, and how the news are sent. */
const Happening = z.strictObject({
  number: z.string(),
  status: z.string().optional(),
  status_detail: z.string().default('unknown'),
  city: z.string().default(''),
  state: z.string().default(''),
  refund: RefundStatus.optional(),
  refunded: RefundStatus.optional(),
  push: z.enum(pushes).default('ONCE'),
})
async function happen(given: unknown, books: StandInBooks): Promise<readonly StandInPush[]> {
  const { number, status, refund: refundNext, refunded: refundStatus, push, ...where } = Happening.parse(given)
  const held = await findSold(books, number)
  if (!held) throw new Error(`The stand-in has sold no label ${number}.`)
  const detail = status === undefined ? [] : [{ status, ...where, datetime: books.now().toISOString() }]
  const after: Held = {
    ...held,
    details: [...held.details, ...detail],
    ...(refundNext && { refundNext }),
    ...(refundStatus && { refundStatus }),
  }
  await keep(books, after)
  return status === undefined ? [] : pushesOf(books, after, push)
}

async function fileOf(books: StandInBooks, name: string): Promise<StandInAnswer> {
  const [id = '', form] = name.split('.')
  const onForm = /^sf_[0-9a-f]{32}$/.test(id) ? await books.read(id) : undefined
  if (Array.isArray(onForm))
    return { status: 200, headers: { 'content-type': 'application/pdf' }, body: await formOf(id, onForm.map(String)) }
  const held = await findHeld(books, id)
  const rate = held?.rates.find(it => it.id === held.bought?.rateId)
  if (!held?.bought || !rate) return failed(404, 'NOT_FOUND', 'There is no such file.')
  const sold = { number: held.bought.number, rate, held }
  if (form === 'zpl') return { status: 200, headers: { 'content-type': 'application/zpl' }, body: zplOf(sold) }
  return { status: 200, headers: { 'content-type': 'application/pdf' }, body: await pdfOf(sold) }
}
