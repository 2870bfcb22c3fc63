// Money of EasyPost: text and numbers of JSON, to the cent.
import { expect, test } from 'vitest'
import { exactCents } from '#base/money.ts'
import { feeCentsOf, Shipment } from './answers.ts'

test.each([
  [7.05, 7_05],
  [0.29, 29],
  [1.1, 1_10],
  [4.35, 4_35],
  ['7.47', 7_47],
])('a rate of %s is read by its digits', (rate, cents) => {
  const offered = { id: 'rate_1', carrier: 'USPS', service: 'Priority', rate, currency: 'USD' }
  const { rates } = Shipment.parse({ id: 'shp_1', to_address: {}, rates: [offered] })
  expect(exactCents(rates[0]?.rate ?? '')).toBe(cents)
})

test.each([
  ['0.00000', 0],
  ['0.05000', 5],
  ['0.05001', 6],
  ['0.001', 1],
  ['1.00', 1_00],
])('a fee of %s costs %i cents: a part of a cent is a whole one', (text, cents) => {
  expect(feeCentsOf(text)).toBe(cents)
})
