import { createReadStream } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { headerOf, readTable } from '#engine/table/table.ts'
import { isNoteRow, mapColumns, missingFields } from '../column/column.rules.ts'
import { shippingOf } from '../column/shipping.rules.ts'
import { errorCodes, leftCodes, warningCodes } from './issue.rules.ts'
import type { LineContext } from './line.rules.ts'
import { type CheckedRow, checkRow, type OpenOrder } from './rules.ts'
import { speak } from './sentence.ts'
import { issueText } from './text.ts'
import { fileSourceOf, isMangled, quantityOf } from './value.rules.ts'
import { variantFinder } from './variant.rules.ts'

const fixture = (name: string) => createReadStream(new URL(`../../../../test/fixtures/${name}`, import.meta.url))
/** The fixtures are texts. */
const noWorkbooks = { rows: () => Promise.reject(new Error('This is no text.')) as never }
async function tableOf(source: AsyncIterable<Uint8Array>) {
  const [head, ...rows] = (await Array.fromAsync(readTable(source, noWorkbooks))).flat()
  return { header: headerOf(head ?? { row: 1, cells: [] }), rows }
}
const catalogue = (await tableOf(fixture('catalogue.csv'))).rows
const variants = variantFinder(
  catalogue.map(({ row, cells: [product = '', , , sku = '', size = '', color = ''] }) => ({
    variantId: row,
    product,
    sku,
    size,
    color,
    sides: ['FRONT', 'BACK'],
    isForSale: true,
  })),
)

async function checked(source: AsyncIterable<Uint8Array>, more: Partial<LineContext> = {}): Promise<CheckedRow[]> {
  const { header, rows } = await tableOf(source)
  const mapping = mapColumns(header)
  const open = new Map<string, OpenOrder>()
  return rows
    .filter(row => !isNoteRow(mapping, row.cells))
    .map(row => {
      const result = checkRow(row, { mapping, variants, ...more }, id => open.get(id))
      const first = open.get(result.externalId)
      if (first) first.lines++
      else if (result.externalId !== '') open.set(result.externalId, { ...result, lines: 1 })
      return result
    })
}
const text = (lines: string) =>
  (async function* () {
    yield Buffer.from(lines)
  })()
const isMade = (row: CheckedRow) => row.lines.length > 0
const wrong = (rows: readonly CheckedRow[]) => rows.flatMap(row => row.issues).filter(issue => issue.severity === 'error')

describe('our own format', async () => {
  const rows = await checked(fixture('orders-own-format.csv'))
  test('60 rows are good, and two more whose phone or email is not', () => {
    expect(rows.filter(isMade).map(row => row.row)).toEqual([...Array.from({ length: 60 }, (_, index) => index + 2), 72, 73])
    const lost = rows.filter(isMade).slice(60)
    expect(lost.map(row => [row.shared?.address.phone, row.shared?.address.email, row.issues.map(issue => issue.code)])).toEqual([
      ['', 'buyer110@example.com', ['PHONE_INVALID']],
      ['+18305550128', '', ['EMAIL_INVALID']],
    ])
  })
  test('each of the 12 bad rows is named by row, column, value and code', () => {
    expect(wrong(rows).map(({ row, column, value, code }) => [row, column, value, code])).toEqual([
      [62, 'quantity', '0', 'QUANTITY_INVALID'],
      [63, 'quantity', 'two', 'QUANTITY_INVALID'],
      [64, 'variant ID', 'NO-SUCH-SKU', 'VARIANT_NOT_FOUND'],
      [65, 'zip', 'ABCDE', 'ZIP_INVALID'],
      [66, 'state', 'ZZ', 'STATE_NOT_FOUND'],
      [67, 'name', '', 'RECIPIENT_MISSING'],
      [68, 'design link', 'http://127.0.0.1/art.png', 'FILE_LINK_INVALID'],
      [69, 'shipping by', 'DRONE', 'SHIPPING_BY_INVALID'],
      [70, 'tiktok shipping label link', '', 'LABEL_LINK_MISSING'],
      [71, 'order id', '5.7684E+17', 'ORDER_ID_MANGLED'],
      [74, 'country', 'XX', 'COUNTRY_NOT_FOUND'],
      [75, 'name', 'Ivy Garcia', 'ROWS_DISAGREE'],
    ])
  })
  test('a later row that disagrees names the first one, which stays good', () => {
    expect(wrong(rows).at(-1)?.values).toMatchObject({ firstRow: 2, firstValue: 'Minh Lee' })
    expect(rows[0]).toMatchObject({ row: 2, externalId: 'S1-1000', lines: [{ sku: 'G5000-FOREST-S', quantity: 1 }] })
  })
  test('good rows have no warning but about files that are not in the library', async () => {
    expect(rows.slice(0, 60).flatMap(row => row.issues)).toEqual([])
    const asked = await checked(fixture('orders-own-format.csv'), { isLibraryFile: name => name !== 'mountain.png' })
    expect(
      new Set(
        asked
          .slice(0, 60)
          .flatMap(row => row.issues)
          .map(issue => issue.value),
      ),
    ).toEqual(new Set(['library:mountain.png']))
  })
  test('shipping by TikTok keeps its label, by the post has none', () => {
    expect(rows[1]?.shared).toMatchObject({ orderType: 'STANDARD', shippingBy: 'TIKTOK', labelLink: /^https:\/\/drive\.google\.com\// })
    expect(rows[0]?.shared).toMatchObject({ orderType: 'STANDARD', shippingBy: 'USPS', labelLink: '' })
  })
})

describe('the platforms’ own exports', () => {
  test('TikTok: its row of descriptions is skipped, ids lose their tab, rows of one order share it', async () => {
    const rows = await checked(fixture('orders-tiktok-export.csv'))
    expect(wrong(rows)).toEqual([])
    expect(rows[0]).toMatchObject({ row: 3, externalId: '576812968903600869', lines: [{ sku: 'G18000-SPORTG-XL', quantity: 2 }] })
    expect(rows[0]?.shared).toMatchObject({
      shippingBy: 'USPS',
      address: { phone: '+18265550157', country: 'US', state: 'TX', zip: '77002' },
    })
    const double = rows.filter(row => row.externalId === '576802764565934447')
    expect(double.map(row => [row.row, row.orderRow, row.shared !== undefined])).toEqual([
      [5, 5, true],
      [6, 5, false],
    ])
  })
  test('Shopify: shared fields stand on the first row, ZIPs lose their apostrophe, a note may look like a formula', async () => {
    const rows = await checked(fixture('orders-shopify-export.csv'))
    expect(wrong(rows)).toEqual([])
    expect(rows.slice(0, 3).map(row => [row.externalId, row.orderRow, row.lines[0]?.sku])).toEqual([
      ['#11000', 2, 'G18500-BLACK-L'],
      ['#11000', 2, 'G64000L-BLACK-XS'],
      ['#11000', 2, 'G5000-ROYAL-2XL'],
    ])
    expect(rows[0]?.shared).toMatchObject({
      note: '=1+1',
      address: { fullName: 'Emma Carter', zip: '00901', state: 'PR', phone: '+12075550137' },
    })
    expect(rows.some(row => row.shared?.note.includes('\n'))).toBe(true)
  })
})

describe('columns', () => {
  test.each([
    ['Order #', 'orderId'],
    ['Mã đơn hàng', 'orderId'],
    ['SELLER_SKU*', 'sku'],
    ['Số lượng', 'quantity'],
    ['Kích thước', 'size'],
    ['Artwork Left-Sleeve', 'designLeftSleeve'],
    ['print_files', 'designFront'],
    ['Tên khách hàng', 'fullName'],
    ['SĐT', 'phone'],
    ['Shipping Address2', 'addressLine2'],
    ['Địa chỉ', 'address'],
    ['label_url', 'labelLink'],
    ['Weight(kg)', null],
  ])('%s is %s', (header, field) => {
    expect(mapColumns([header]).columns).toEqual([{ header, field }])
  })
  test('of two columns that mean the same the first is read, and the seller may say otherwise', () => {
    expect(mapColumns(['SKU', 'Seller SKU']).columns.map(column => column.field)).toEqual(['sku', null])
    expect(mapColumns(['SKU', 'Seller SKU'], { SKU: null }).columns.map(column => column.field)).toEqual([null, 'sku'])
  })
  test('what is missing is named', () => {
    expect(missingFields(mapColumns(['order id', 'name', 'city', 'Product ID']))).toEqual([['address'], ['zip']])
  })
})

const address = 'name,address,city,state,zip'
const home = 'Mia Lee,1 Elm Ave,Boston,MA,02108'

describe('rows', () => {
  const head =
    'order id,qty,product,sku,size,color,variation,name,address,city,state,zip,country,shipping by,label link,print only,tag,design\n'
  const row = (change: Record<string, string> = {}) => {
    const cells = {
      id: 'A1',
      qty: '1',
      product: 'G5000',
      sku: 'G5000-FOREST-S',
      size: '',
      color: '',
      variation: '',
      name: 'Mia Lee',
      address: '1 Elm Ave',
      city: 'Boston',
      state: 'MA',
      zip: '02108',
      country: 'US',
      by: 'USPS',
      label: '',
      print: '',
      tag: '',
      design: 'library:a.png',
    }
    return `${Object.values({ ...cells, ...change })
      .map(cell => `"${cell}"`)
      .join(',')}\n`
  }
  const one = async (change: Record<string, string>, more?: Partial<LineContext>) => (await checked(text(head + row(change)), more))[0]
  const codes = async (change: Record<string, string>, more?: Partial<LineContext>) =>
    (await one(change, more))?.issues.map(issue => issue.code)

  test.each([
    [{ zip: '2108' }, ['ZIP_PADDED']],
    [{ zip: '84101' }, ['ZIP_NOT_IN_STATE']],
    [{ id: '' }, ['ORDER_ID_MISSING']],
    [{ id: '576812968903600000' }, ['ORDER_ID_PERHAPS_ROUNDED']],
    [{ size: 'XL' }, ['OPTION_DISAGREES']],
    [{ design: '' }, ['DESIGN_MISSING']],
    [{ by: '' }, ['SHIPPING_BY_ASSUMED']],
    [{ sku: '', size: 's', color: 'FOREST' }, []],
    [{ sku: '', variation: 'Forest, S' }, []],
  ])('%o is imported, with %o', async (change, expected) => {
    expect(await codes(change)).toEqual(expected)
    expect((await one(change))?.lines).toMatchObject([{ sku: 'G5000-FOREST-S' }])
  })
  test.each([
    [{ sku: '', product: '' }, 'VARIANT_MISSING'],
    [{ sku: '', size: 'S' }, 'VARIANT_NOT_FOUND'],
    [{ qty: '' }, 'QUANTITY_INVALID'],
    [{ label: 'https://example.com/a.pdf', by: 'TIKTOK' }, 'FILE_LINK_INVALID'],
    [{ tag: 'x'.repeat(201) }, 'TEXT_TOO_LONG'],
  ])('%o is refused as %s', async (change, code) => {
    expect(await codes(change)).toEqual([code])
    expect((await one(change))?.lines).toEqual([])
  })
  test('a ZIP that the post does not know is imported with a warning', async () => {
    expect(await codes({}, { isKnownZip: zip => zip !== '02108' })).toEqual(['ZIP_UNKNOWN'])
  })
  test('an unknown SKU is answered with the one its options name', async () => {
    expect((await one({ sku: 'NOPE', size: 'S', color: 'Forest' }))?.issues[0]?.values).toEqual({ suggestion: 'G5000-FOREST-S' })
  })
  test('a design on a side that the product does not have is refused, not dropped', async () => {
    expect(
      (await checked(text(`order id,sku,hood,${address}\nA1,G5000-FOREST-S,library:a.png,${home}\n`)))[0]?.issues.map(issue => issue.code),
    ).toEqual(['SIDE_NOT_PRINTED'])
  })
  test('an order of more rows than an order may have is refused from there on', async () => {
    const rows = await checked(text(head + row().repeat(101)))
    expect(wrong(rows).map(issue => [issue.row, issue.code])).toEqual([[102, 'ORDER_TOO_LONG']])
  })
  test('“print only” leaves the carriage to the seller', async () => {
    expect((await one({ print: 'yes', by: '' }))?.shared).toMatchObject({ orderType: 'SHIP_BY_SELLER', shippingBy: 'USPS' })
  })
  test('later rows of an order may leave shared cells blank; another tag is only noted', async () => {
    const blank = { name: '', address: '', city: '', state: '', zip: '', country: '', by: '' }
    const rows = await checked(text(head + row({ tag: 'rush' }) + row(blank) + row({ tag: 'gift' })))
    expect(rows.map(it => it.issues.map(issue => issue.code))).toEqual([[], [], ['SHARED_IGNORED']])
    expect(rows.every(it => isMade(it) && it.orderRow === 2)).toBe(true)
  })
})

test('values', () => {
  expect(['1', '1000', '2.0', '0', '-1', '1.5', '1001', 'two', '1e3'].map(quantityOf)).toEqual([
    1,
    1000,
    2,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['5.7684E+17', '5,7684E+17', '5e17', 'S1E4', '1.5'].map(isMangled)).toEqual([true, true, true, false, false])
  expect(['Standard Order - Ship by Tiktok', 'ship_by_seller', 'usps', 'constructor'].map(shippingOf)).toEqual([
    'TIKTOK',
    'SELLER',
    'USPS',
    undefined,
  ])
})
test.each([
  'http://drive.google.com/file/d/1/view',
  'https://drive.google.com.evil.example/a',
  'https://drive.google.com:8443/a',
  'https://user@drive.google.com/a',
  'https://127.0.0.1/a',
  'javascript:alert(1)',
  'library:',
  'library:../secret',
  'a b',
])('the file source %s is refused', source => {
  expect(fileSourceOf(source)).toBeUndefined()
})

test('an issue is said in the reader’s language with what to do', async () => {
  const issue = wrong(await checked(fixture('orders-own-format.csv'))).at(-1)
  if (!issue) throw new Error('no issue')
  expect(speak(issue, 'en').message).toBe('Row 75 says “Ivy Garcia” where row 2 of the same order says “Minh Lee”.')
  expect(speak(issue, 'vi').advice).toContain('các cột chung giống nhau')
})
test('every code has its sentence and its advice', () => {
  const keys = Object.keys(issueText)
  for (const code of [...errorCodes, ...warningCodes, ...leftCodes]) expect(keys).toEqual(expect.arrayContaining([code, `advice_${code}`]))
})
