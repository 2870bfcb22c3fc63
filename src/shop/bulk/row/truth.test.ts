// Cells that say more, or less, than they seem to.
import { describe, expect, test } from 'vitest'
import { mapColumns } from '../column/column.rules.ts'
import { checkRow, idIn, type OpenOrder } from './rules.ts'
import { speak } from './sentence.ts'
import { variantFinder } from './variant.rules.ts'

const sku = 'G5000-FOREST-S'
const variants = variantFinder([
  { variantId: 1, product: 'G5000', sku, size: 'S', color: 'FOREST', sides: ['FRONT', 'BACK'], isForSale: true },
])
type Row = Readonly<Record<string, string>>
const order: Row = {
  ...{ 'order id': 'A1', sku, name: 'Mia Lee', address: '1 Elm Ave', 'address 2': '', city: 'Boston', state: 'MA', zip: '02108' },
  ...{ country: 'US', 'shipping by': 'USPS', 'shipping level': '', 'label link': '', design: 'library:sun.png', mockup: '' },
}

function checked(change: Row, without: readonly string[] = []) {
  const cells = { ...order, ...change }
  const header = Object.keys(cells).filter(name => !without.includes(name))
  return checkRow({ row: 2, cells: header.map(name => cells[name] ?? '') }, { mapping: mapColumns(header), variants }, () => undefined)
}
const codesOf = (change: Row) => checked(change).issues.map(issue => issue.code)
const adviceOf = (change: Row) => checked(change).issues.map(issue => speak(issue, 'en'))

describe('a buyer whom the platform hides', () => {
  const hidden = { name: 'J*** D**', address: '1*** ***', city: 'B*****', zip: '021**' }
  const label = 'https://open-fs-va.tiktokshop.com/wsos/label.pdf?x-expires=4000000000'
  test('is made with the platform’s label, and keeps what is shown of the ZIP until the label is read', () => {
    const row = checked({ ...hidden, 'shipping by': 'TIKTOK', 'label link': label })
    expect(row.issues).toEqual([])
    expect(row.shared).toMatchObject({ shippingBy: 'TIKTOK', labelLink: label, address: { fullName: 'J*** D**', zip: '021**' } })
  })
  test.each([
    ['without a label', { 'shipping by': 'TIKTOK', 'label link': '' }, ['LABEL_LINK_MISSING', 'RECIPIENT_MASKED']],
    ['with postage of ours', { 'shipping by': 'USPS', 'label link': label }, ['RECIPIENT_MASKED']],
    ['of whom the name alone shows', { name: 'J* D*', address: '1 Elm Ave', city: 'Boston', zip: '02108' }, ['RECIPIENT_MASKED']],
    ['whose ZIP alone is hidden', { name: 'Mia Lee', address: '1 Elm Ave', city: 'Boston', zip: '*****' }, ['RECIPIENT_MASKED']],
  ])('%s is refused', (_, change, codes) => {
    expect(codesOf({ ...hidden, ...change })).toEqual(codes)
  })
})

describe('how fast', () => {
  test.each([
    ['expedited', 'priority'],
    ['2-day', 'priority'],
    ['Economy', null],
    ['Express', 'express'],
    ['free', 'free'],
  ])('“%s” is %s', (level, method) => {
    expect(checked({ 'shipping level': level }).shared?.shippingMethod).toBe(method)
  })
  test('a level that nobody knows is asked about where we ship, and nowhere else', () => {
    expect(codesOf({ 'shipping level': 'Overnight' })).toEqual(['SHIPPING_LEVEL_UNKNOWN'])
    const row = checked({ 'shipping level': 'Overnight', 'shipping by': 'SHIP_BY_SELLER' })
    expect([row.issues, row.shared?.shippingMethod]).toEqual([[], null])
  })
  test.each(['next day', 'Next-Day Air', 'Overnight', 'one-day shipping', 'Hỏa tốc'])(
    '“%s” is not made express by us, and told of it',
    level => {
      expect(codesOf({ 'shipping level': level })).toEqual(['SHIPPING_LEVEL_UNKNOWN'])
      expect(adviceOf({ 'shipping level': level })[0]?.advice).toMatch(/^Our fastest level is express/)
    },
  )
  test.each([
    ['Standard Shipping', []],
    ['Free shipping', []],
    ['Flat rate', []],
    ['Express', ['SHIPPING_LEVEL_NOT_CHARGED']],
    ['Free Express over $50', ['SHIPPING_LEVEL_NOT_CHARGED']],
    ['Local pickup', ['SHIPPING_LEVEL_NOT_CHARGED']],
  ])('what the buyer chose, “%s”, is not charged, and never passed over in silence', (level, codes) => {
    const row = checked({ 'buyer shipping method': level }, ['shipping level'])
    expect([row.issues.map(({ code }) => code), row.shared?.shippingMethod, row.state]).toEqual([codes, null, 'GOOD'])
  })
  test('nothing is told of what the buyer chose where the file says a level of its own, or another ships', () => {
    expect(codesOf({ 'buyer shipping method': 'Express', 'shipping level': 'standard' })).toEqual([])
    expect(codesOf({ 'buyer shipping method': 'Express', 'shipping by': 'SHIP_BY_SELLER' })).toEqual([])
  })
})

describe('where it goes', () => {
  test.each([
    [{ state: 'US-MA' }, { state: 'MA' }],
    [{ state: 'Mass.' }, { state: 'MA' }],
    [{ state: 'm.a.' }, { state: 'MA' }],
    [{ country: 'U.S.' }, { country: 'US' }],
    [{ country: 'U.S.A.' }, { country: 'US' }],
    [{ country: 'The United States (US)' }, { country: 'US' }],
    [{ zip: "'02108" }, { zip: '02108' }],
    [
      { zip: "'SW1A 1AA", country: 'England', state: '', city: 'London' },
      { zip: 'SW1A 1AA', country: 'GB' },
    ],
    [
      { zip: "'K1A 0B1", country: 'CA', state: 'ON', city: 'Ottawa' },
      { zip: 'K1A 0B1', country: 'CA' },
    ],
    [{ 'address 2': 'N/A' }, { addressLine2: '' }],
    [{ 'address 2': '#N/A' }, { addressLine2: '' }],
  ])('%o is read as %o', (change, address) => {
    const row = checked(change)
    expect(row.issues).toEqual([])
    expect(row.shared?.address).toMatchObject(address)
  })
  test.each([
    [{ address: 'N/A' }, 'INVALID_ADDRESS'],
    [{ address: '#N/A' }, 'INVALID_ADDRESS'],
    [{ address: 'mia@example.com' }, 'INVALID_ADDRESS'],
    [{ address: '1 Elm Ave, Boston, MA 02108' }, 'ADDRESS_IN_ONE_CELL'],
    [{ address: '1 Elm Ave Boston Massachusetts 02108 USA' }, 'ADDRESS_IN_ONE_CELL'],
    [{ address: '1 Elm Ave; BOSTON; 02108-1234', zip: '02108-1234' }, 'ADDRESS_IN_ONE_CELL'],
    [{ address: '10 Downing St, London SW1A 2AA', city: 'London', state: '', zip: 'SW1A 2AA', country: 'GB' }, 'ADDRESS_IN_ONE_CELL'],
    [{ name: 'N/A' }, 'RECIPIENT_MISSING'],
    [{ city: 'none' }, 'CITY_NOT_FOUND'],
    [{ name: 'x'.repeat(101) }, 'TEXT_TOO_LONG'],
    [{ 'address 2': 'x'.repeat(121) }, 'TEXT_TOO_LONG'],
    [{ city: 'x'.repeat(81) }, 'TEXT_TOO_LONG'],
  ])('%o is refused as %s', (change, code) => {
    expect(codesOf(change)).toEqual([code])
  })
  test.each(['02108 Boston Post Rd', '123 Massachusetts Ave', '2 Boston St Unit 2108'])('“%s” is a street', address => {
    expect(codesOf({ address })).toEqual([])
  })
  test('a name that is too long is stopped with its limit, in the column where it stands', () => {
    const row = checked({ 'first name': 'x'.repeat(60), 'last name': 'y'.repeat(60) }, ['name'])
    expect(row.issues).toMatchObject([{ column: 'first name', code: 'TEXT_TOO_LONG', values: { max: 100 } }])
  })
  test('a wrong code is called what it is called in its country', () => {
    const wrong = (country: string) => adviceOf({ zip: 'ABC/1', state: '', country })[0]
    expect(wrong('GB')?.message).toBe('“ABC/1” is not a postcode.')
    expect(wrong('GB')?.advice).toMatch(/^Copy the postcode again/)
    expect(wrong('CA')?.message).toBe('“ABC/1” is not a postal code.')
    expect(adviceOf({ zip: 'ABC/1' })[0]).toEqual({
      message: '“ABC/1” is not a ZIP code.',
      advice: 'Use 5 digits, or 5 and 4: 84101 or 84101-1234.',
    })
  })
})

describe('links', () => {
  const drive = 'https://drive.google.com/file/d/1abcdefghijk/view'
  const folder = 'https://drive.google.com/drive/folders/1abcdefghijk'
  const sheet = 'https://docs.google.com/spreadsheets/d/1abcdefghijk/edit#gid=0'
  test.each([
    [{ design: drive }, []],
    [{ design: folder }, ['FILE_LINK_FOLDER']],
    [{ design: sheet }, ['FILE_LINK_PAGE']],
    [{ design: 'https://open-fs-va.tiktokshop.com/a.png' }, ['FILE_LINK_INVALID']],
    [{ mockup: 'https://www.dropbox.com/scl/fo/abc/h' }, ['FILE_LINK_FOLDER']],
    [{ 'shipping by': 'TIKTOK', 'label link': drive }, []],
    [{ 'shipping by': 'TIKTOK', 'label link': 'https://open-fs-va.tiktokshop.com/label.pdf' }, []],
    [{ 'shipping by': 'SHIP_BY_SELLER', 'label link': 'https://deliver.goshippo.com/4d98.pdf' }, []],
    [{ 'shipping by': 'TIKTOK', 'label link': folder }, ['FILE_LINK_FOLDER']],
    [{ 'shipping by': 'TIKTOK', 'label link': 'https://example.com/l.pdf' }, ['FILE_LINK_INVALID']],
  ])('%o is answered with %o', (change, codes) => {
    expect(codesOf(change)).toEqual(codes)
  })
  test('what to send instead is said for what the link is for', () => {
    expect(adviceOf({ design: folder })[0]?.advice).toBe('Open it and copy the link to the one file.')
    expect(adviceOf({ design: sheet })[0]?.advice).toBe('Use a link to a JPG or PNG.')
    expect(adviceOf({ 'shipping by': 'TIKTOK', 'label link': sheet })[0]?.advice).toBe('Use a link to the label’s PDF.')
    expect(adviceOf({ 'shipping by': 'TIKTOK', 'label link': 'https://example.com/l.pdf' })[0]?.advice).toMatch(/TikTok’s or the carrier’s/)
  })
})

describe('a row that cannot be read', () => {
  const mapping = mapColumns(['order id', 'sku', 'name', 'note'])
  test.each([
    ['A1,G5000,Mia,"12" mug', 'A1'],
    ['A1;G5000;"Lee; Mia";"12" mug', 'A1'],
    ['"A""1"\tG5000\tMia\t"12" mug', 'A"1'],
    ['"A1" x,G5000,Mia,mug', ''],
    ['"A1', ''],
    ['A1', ''],
    ['', ''],
    ['5.7684E+17,G5000,Mia,"12" mug', ''],
  ])('%s is of the order %j', (line, id) => {
    expect(idIn({ cells: [line], isBroken: true }, mapping)).toBe(id)
  })
  test('is of the order that has begun before it, or that goes on behind it', () => {
    const cells = { ...order, 'order id': 'A1' }
    const whole = mapColumns(Object.keys(cells))
    const check = (row: object, open?: OpenOrder) =>
      checkRow({ row: 3, cells: Object.values(cells), ...row }, { mapping: whole, variants }, () => open)
    const broken = { cells: [`${Object.values(cells).join(',')},"12" mug`], isBroken: true }
    expect(check(broken, { row: 2, lines: 1, cells: { fullName: 'Mia Lee' } })).toMatchObject({
      state: 'BAD',
      externalId: 'A1',
      orderRow: 2,
    })
    expect(check(broken)).toMatchObject({ state: 'BAD', externalId: 'A1', orderRow: 3, cells: {} })
    expect(check({ row: 4 }, { row: 3, lines: 1, cells: {} })).toMatchObject({ state: 'GOOD', orderRow: 3, issues: [] })
  })
})
