// Money of EasyPost: text and numbers of JSON, to the cent.
import { expect, test } from 'vitest'
import { centsOf, feeCentsOf, Shipment } from './answers.ts'

test.each([
  ['7.47', 7_47],
  ['7.47000', 7_47],
  ['7.4', 7_40],
  ['7', 7_00],
  ['0.07', 7],
  ['1234.50', 1_234_50],
  ['9999999.99', 9_999_999_99],
])('%s dollars are %i cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test.each(['', '7.475', '7.47001', '-1.00', '+1.00', '1e3', '7,47', 'NaN', '$7.47', ' 7.47', '99999999.00', '7.'])(
  '“%s” is no amount: nothing is taken for free, and nothing for a rounded price',
  text => {
    expect(centsOf(text)).toBeNaN()
  },
)

test.each([
  [7.05, 7_05],
  [0.29, 29],
  [1.1, 1_10],
  [4.35, 4_35],
  ['7.47', 7_47],
])('a rate of %s is read by its digits', (rate, cents) => {
  const offered = { id: 'rate_1', carrier: 'USPS', service: 'Priority', rate, currency: 'USD' }
  const { rates } = Shipment.parse({ id: 'shp_1', to_address: {}, rates: [offered] })
  expect(centsOf(rates[0]?.rate ?? '')).toBe(cents)
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
