import { describe, expect, test } from 'vitest'
import { type MatchedPage, matchPages, type WaitingOrder } from './match.rules.ts'
import { hasZip, namedIn, printedAddress, referencesIn } from './page-text.rules.ts'

const text = 'RENO SHOP\n1 A ST\nRENO NV 89501\nSHIP TO:\nMINH LEE\n1034 ELM AVE\nAPT 32\nSALT LAKE CITY UT 84101-1234\nREF 5771234567'

test('the address of a label is the one of its ZIP, or the last where its bars say none', () => {
  const to = { fullName: 'MINH LEE', address: '1034 ELM AVE, APT 32', city: 'SALT LAKE CITY', stateCode: 'UT', zip: '84101' }
  expect(printedAddress(text, '841011234')).toEqual(to)
  expect(printedAddress(text, null)).toEqual(to)
  expect(printedAddress(text, '89501')).toMatchObject({ city: 'RENO', address: '1 A ST' })
  expect(printedAddress(text, '10001')).toBeUndefined()
  expect(printedAddress('no address', null)).toBeUndefined()
})

test('a ZIP stands on the paper as a number of its own', () => {
  expect(hasZip(text, '84101')).toBe(true)
  expect(hasZip(text, '84101-9999')).toBe(true)
  expect(hasZip('420841019205', '84101')).toBe(false)
  expect(hasZip('', '84101')).toBe(false)
})

test('names are told apart as whole words, without accents; a hidden one says nothing', () => {
  expect(namedIn('TO: DUC KIM\n1 ELM', 'Đức Kim')).toBe(true)
  expect(namedIn('TO: DUC KIMBALL', 'Đức Kim')).toBe(false)
  expect(namedIn('TO: JOHN DOE', 'J*** D**')).toBeUndefined()
})

test('a reference is long enough to be nothing else', () => {
  expect(referencesIn(text)).toContain('5771234567')
  expect(referencesIn('#AB-12345 ELM 1034')).toEqual(['#AB-12345', 'AB-12345'])
})

describe('a label goes with', () => {
  const order = (id: number, given: Partial<WaitingOrder> = {}): WaitingOrder => ({
    ...{ id, externalId: null, trackingNumber: null, fullName: `Person ${id}`, zip: '84101' },
    ...given,
  })
  const page = (id: number, given: Partial<MatchedPage> = {}): MatchedPage => ({
    id,
    number: `N${id}`,
    zip: '84101',
    pageText: '',
    ...given,
  })
  const several = { fault: 'LABEL_ORDERS_SEVERAL' }

  test.each<[string, MatchedPage[], WaitingOrder[], object[]]>([
    ['the order that says its number', [page(1)], [order(1), order(2, { trackingNumber: 'N1' })], [{ orderId: 2, by: 'NUMBER' }]],
    [
      'the order whose own number is on the paper',
      [page(1, { pageText: 'ORDER 577123456' })],
      [order(1), order(2, { externalId: '577123456' })],
      [{ orderId: 2, by: 'REFERENCE' }],
    ],
    [
      'the order of its ZIP and name',
      [page(1, { pageText: 'PERSON 2' }), page(2, { pageText: 'PERSON 1' })],
      [order(1), order(2)],
      [
        { orderId: 2, by: 'NAME' },
        { orderId: 1, by: 'NAME' },
      ],
    ],
    ['the only order of its ZIP', [page(1)], [order(1), order(2, { zip: '10001' })], [{ orderId: 1, by: 'ZIP' }]],
    [
      'the only order of its ZIP, whose name the platform hides',
      [page(1, { pageText: 'JOHN DOE' })],
      [order(1, { fullName: 'J*** D**' })],
      [{ orderId: 1, by: 'ZIP' }],
    ],
    ['none where two orders have its ZIP', [page(1)], [order(1), order(2)], [several]],
    ['none where two labels have the ZIP of one order', [page(1), page(2)], [order(1)], [several, several]],
    [
      'none where two labels name the same one',
      [page(1, { pageText: 'PERSON 1' }), page(2, { pageText: 'PERSON 1' })],
      [order(1)],
      [several, several],
    ],
    ['none where it says another name', [page(1, { pageText: 'SOMEBODY ELSE' })], [order(1)], [{ fault: 'LABEL_NAME_DIFFERS' }]],
    [
      'none of another ZIP, whatever its name',
      [page(1, { pageText: 'PERSON 1' })],
      [order(1, { zip: '10001' })],
      [{ fault: 'LABEL_ORDER_UNFOUND' }],
    ],
    [
      'one of its name, where it says no ZIP',
      [page(1, { zip: null, pageText: 'PERSON 2' })],
      [order(1), order(2)],
      [{ orderId: 2, by: 'NAME' }],
    ],
  ])('%s', (_, pages, orders, expected) => {
    const matches = matchPages(pages, orders)
    expect(pages.map(({ id }) => matches.get(id))).toEqual(expected)
  })
})
