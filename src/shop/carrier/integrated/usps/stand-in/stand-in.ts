// A post that speaks USPS's interfaces, version 3, and sells nothing: for accounts on trial, and for tests.
import { z } from 'zod'
import { second } from '#base/time.ts'
import type { StandIn, StandInAnswer, StandInBooks, StandInCall } from '../../../port.ts'
import { done } from '../../stand-in.ts'
import { address } from './addresses.ts'
import { bodyOf, failed } from './answer.ts'
import { AbroadPrices, HomePrices, PaymentRequest, standInHost, TokenRequest } from './asked.ts'
import { findHeld, hashOf, keep, newToken, tokenMs, tokenOf } from './books.ts'
import { scanForm, tracking } from './journey.ts'
import { sell, takeBack } from './labels.ts'
import { abroadOptions, homeOptions } from './prices.ts'

/** Sixty calls an hour to each of its interfaces, until USPS is asked for more (USPS/api-examples#30). */
export const uspsStandIn: StandIn = { host: standInHost, callsPerHour: 60, answer, happen }

async function answer(call: StandInCall, books: StandInBooks): Promise<StandInAnswer> {
  const { method, path } = call
  if (method === 'POST' && path === '/oauth2/v3/token') return signIn(call, books)
  const access = await tokenOf(books, 'access', call)
  if (!access) return failed(401, 'A valid access token is required.')
  if (method === 'POST' && path === '/payments/v3/payment-authorization') return authorize(call, books, access.owner)
  if (method === 'POST' && path === '/prices/v3/total-rates/search') return prices(HomePrices, homeOptions, call, books)
  if (method === 'POST' && path === '/international-prices/v3/total-rates/search') return prices(AbroadPrices, abroadOptions, call, books)
  if (method === 'GET' && path === '/addresses/v3/address') return address(call, books)
  if (method === 'POST' && path === '/scan-forms/v3/scan-form') return scanForm(call, books, access.owner)
  if (method === 'POST' && path === '/tracking/v3r2/tracking') return tracking(call, books, access.owner)
  const isAbroad = path.startsWith('/international-labels/v3/international-label')
  if (!isAbroad && !path.startsWith('/labels/v3/label')) return failed(404, 'There is no such path.')
  const payment = await tokenOf(books, 'payment', call)
  if (payment?.owner !== access.owner) return failed(401, 'A valid payment authorization token is required.')
  const number = path.split('/')[4] ?? ''
  if (method === 'POST' && number === '') return sell(call, books, payment, isAbroad)
  if (method === 'DELETE' && number !== '') return takeBack(books, number, payment)
  return failed(404, 'There is no such path.')
}

/** An app whose secret is no secret at all is not opened. */
async function signIn(call: StandInCall, books: StandInBooks): Promise<StandInAnswer> {
  const read = await bodyOf(TokenRequest, call, books)
  if (!read.success) return read.refusal
  const { client_id: id, client_secret: secret } = read.data
  if (!/^\w{8,200}$/.test(secret)) return done(401, { error: 'invalid_client', error_description: 'Client credentials are invalid.' })
  const token = await newToken(books, 'access', { owner: hashOf(id) })
  return done(200, { access_token: token, token_type: 'Bearer', expires_in: String(tokenMs / second - 1), status: 'approved' })
}

async function authorize(call: StandInCall, books: StandInBooks, owner: string): Promise<StandInAnswer> {
  const read = await bodyOf(PaymentRequest, call, books)
  if (!read.success) return read.refusal
  const [payer, label] = ['PAYER', 'LABEL_OWNER'].map(name => read.data.roles.find(({ roleName }) => roleName === name))
  if (!payer || !label) return failed(400, 'The roles PAYER and LABEL_OWNER are required.', 'roles')
  const token = await newToken(books, 'payment', { owner, crid: payer.CRID })
  return done(200, { paymentAuthorizationToken: token, roles: read.data.roles })
}

async function prices<T extends z.ZodType>(
  shape: T,
  optionsOf: (asked: z.output<T>) => object[],
  call: StandInCall,
  books: StandInBooks,
): Promise<StandInAnswer> {
  const read = await bodyOf(shape, call, books)
  if (!read.success) return read.refusal
  const rateOptions = optionsOf(read.data)
  return rateOptions.length > 0 ? done(200, { rateOptions }) : failed(400, 'Could not find working sku from SSF ingredients')
}

/** Where a parcel is. */
const Happening = z.strictObject({
  number: z.string(),
  code: z.string(),
  type: z.string().default(''),
  city: z.string().default(''),
  state: z.string().default(''),
})
/** It pushes nothing. */
async function happen(given: unknown, books: StandInBooks): Promise<readonly never[]> {
  const { number, ...event } = Happening.parse(given)
  const held = await findHeld(books, number)
  if (!held) throw new Error(`The stand-in has sold no label ${number}.`)
  await keep(books, { ...held, events: [...held.events, { ...event, at: books.now().toISOString() }] })
  return []
}
