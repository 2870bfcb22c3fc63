// EasyPost's webhooks are proved over the very bytes, and say what happened to a parcel.
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { easypostNews } from './news.ts'

/** EasyPost/examples, official/fixtures/event-body.json, as its libraries' tests sign it: with the secret `sécret`. */
const raw = Buffer.from(readFileSync(new URL('../../../../../../test/fixtures/easypost-event.txt', import.meta.url), 'utf8').trim())
const secret = 's\u00e9cret'
const signature = 'hmac-sha256-hex=38f3f53c103713df81616a0a186d77141957323ec21d5fe9363db93840f527db'
const headers = (given: string) => ({ 'x-hmac-signature': given })
const signed = (body: string | Buffer, by = secret) =>
  headers(`hmac-sha256-hex=${createHmac('sha256', by.normalize('NFKD')).update(body).digest('hex')}`)

test('one that EasyPost has signed is its own, known by the id of its event', () => {
  expect(easypostNews.prove(secret, headers(signature), raw)).toEqual({ deliveryId: 'evt_1' })
  expect(easypostNews.prove('se\u0301cret', headers(signature), raw)).toEqual({ deliveryId: 'evt_1' })
})

test.each([
  ['another secret', 'secret', headers(signature), raw],
  ['no secret', '', signed(raw, ''), raw],
  ['no signature', secret, {}, raw],
  ['an empty signature', secret, headers(''), raw],
  ['the digest alone', secret, headers(signature.slice(16)), raw],
  ['the signature of other bytes', secret, headers(signature), Buffer.concat([raw, Buffer.from(' ')])],
  ['a body that was read and written again', secret, headers(signature), Buffer.from(JSON.stringify(JSON.parse(raw.toString()), null, 1))],
  ['a body without an event', secret, signed('[]'), Buffer.from('[]')],
  ['no JSON', secret, signed('evt_1'), Buffer.from('evt_1')],
])('one with %s is nobody’s', (_, by, given, body) => {
  expect(easypostNews.prove(by, given, body)).toBeUndefined()
})

test('a weight of whole ounces is signed as EasyPost writes it, with its point', () => {
  const body = raw.toString().replace('"weight":614.4', '"weight":614.0')
  expect(easypostNews.prove(secret, signed(body), Buffer.from(body))).toEqual({ deliveryId: 'evt_1' })
  expect(easypostNews.prove(secret, signed(body), Buffer.from(JSON.stringify(JSON.parse(body))))).toBeUndefined()
})

test('it says what happened to its parcel', () => {
  expect(easypostNews.read(raw).map(({ number, code, at, place }) => [number, code, at.toISOString(), place])).toEqual([
    ['1', 'ACCEPTED', '2024-07-31T19:27:00.000Z', 'ORLANDO, FL'],
    ['1', 'ARRIVED', '2024-07-31T22:35:00.000Z', 'ORLANDO, FL'],
    ['1', 'DEPARTED', '2024-08-01T14:42:13.000Z', 'ORLANDO, FL'],
    ['1', 'ARRIVED', '2024-08-02T18:50:00.000Z', 'EDISON, NJ'],
  ])
})

test.each([
  '{}',
  'x',
  '{"id":"evt_2","description":"batch.updated","result":{"id":"batch_1"}}',
  '{"id":"evt_3","description":"tracker.updated"}',
])('of what is about no parcel it says nothing: %s', body => {
  expect(easypostNews.read(Buffer.from(body))).toEqual([])
})
