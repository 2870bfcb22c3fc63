// Files of labels: each page becomes an order of its own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { besideSlip, drawLabel, fedexLabel, fedexWaybill, joined, numbersFrom, pictured, slip, zplLabel } from '#test/labels.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { untilOneWaits } from '#test/waiting.ts'
import { labelCalls } from '../../contract.ts'
import { type LabelMode, labelFileCalls } from './contract.ts'
import { givePage } from './mend.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  seller = await seedSeller(shop.engine.db)
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
})
const mine = () => shop.client(seller.token)
const number = numbersFrom(6_100_000)

async function sent(bytes: Uint8Array | string, name = 'labels.pdf', mode: LabelMode = 'NEW') {
  const file = new File([new Uint8Array(Buffer.from(bytes))], name)
  const { data } = await mine()(labelFileCalls.importLabels, { body: { mode }, files: [file] })
  await shop.settled()
  return read(data.id)
}
const read = async (id: number) => (await mine()(labelFileCalls.myLabelImport, { params: { id } })).data
const pagesOf = async (id: number) => (await mine()(labelFileCalls.labelPages, { params: { id }, query: { limit: 100 } })).data.docs
async function made(id: number, body: { submit?: boolean; seenTotalCents?: number } = { submit: false }) {
  await mine()(labelFileCalls.confirmLabelImport, { params: { id }, body })
  await shop.settled()
  return read(id)
}
const ordersOf = async (id: number) =>
  (await mine()(orderCalls.myOrders, { query: { scanOrderImport: id, sort: 'oldest', limit: 100 } })).data.docs

test('each page of a PDF becomes a LABEL order, slips between them are left out, and each order says its page', async () => {
  const numbers = [number(), number()]
  const pages = [drawLabel({ number: numbers[0] ?? '' }), slip('A-1'), drawLabel({ number: numbers[1] ?? '', name: 'Mia Carter' })]
  const file = await sent(await joined(pages))
  expect(file).toMatchObject({ status: 'READY', pages: 3, readPages: 3, counts: { READY: 2, LEFT: 1 }, repeatsImportId: null })
  expect(file.totalCents).toBeGreaterThan(0)
  expect(await ordersOf(file.id)).toEqual([])
  expect(await pagesOf(file.id)).toMatchObject([
    { carrierName: 'USPS', trackingUrl: expect.stringContaining(numbers[0] ?? '') },
    { number: null, carrierName: null, trackingUrl: null },
    { carrierName: 'USPS' },
  ])
  expect(await made(file.id)).toMatchObject({ status: 'DONE', counts: { MADE: 2, LEFT: 1 }, totalCents: 0 })
  const orders = await ordersOf(file.id)
  expect(orders).toMatchObject([
    { orderType: 'LABEL', trackingNumber: numbers[0], scanOrderImport: file.id, pageNum: 1, labelState: 'READ', fullName: 'MINH LEE' },
    { orderType: 'LABEL', trackingNumber: numbers[1], scanOrderImport: file.id, pageNum: 3, labelState: 'READ', fullName: 'MIA CARTER' },
  ])
  expect(orders.reduce((sum, order) => sum + order.totalCost, 0)).toBe(file.totalCents)
  const { data: label } = await mine()(labelCalls.myLabel, { params: { id: orders[0]?.id ?? 0 } })
  expect(label).toMatchObject({ kind: 'SUPPLIED', state: 'READ', form: 'PDF', typedBy: null, trackingNumber: numbers[0] })
})

test('a label on one sheet with its packing slip is read, and not left out as a slip, also where it is small', {
  tags: 'long',
}, async () => {
  const numbers = [number(), number(), number()]
  const scales = [1, 0.7, 0.6]
  const file = await sent(await joined(numbers.map(async (each, at) => besideSlip(await drawLabel({ number: each }), scales[at] ?? 1))))
  expect(await pagesOf(file.id)).toMatchObject(numbers.map(each => ({ state: 'READY', number: each, zip: '84101' })))
})

test('what is confirmed with its payment is paid and waits for its scan; another sum than was shown makes nothing', async () => {
  const file = await sent(await drawLabel({ number: number() }))
  const refusal = mine()(labelFileCalls.confirmLabelImport, { params: { id: file.id }, body: { seenTotalCents: file.totalCents + 1 } })
  expect(await codeOf(refusal)).toBe('ORDER_PRICE_CHANGED')
  await made(file.id, { submit: true, seenTotalCents: file.totalCents })
  expect(await ordersOf(file.id)).toMatchObject([{ status: 'SCANNING', payment: 'PAID' }])
})

test('what is confirmed while its only label is being left out is empty, and makes nothing', async () => {
  const { id } = await sent(await drawLabel({ number: number() }))
  const [page] = await pagesOf(id)
  const { confirmed } = await shop.engine.db.transaction(async tx => {
    await givePage(tx, { sellerId: seller.id, importId: id, pageId: page?.id ?? 0 }, null)
    const code = codeOf(mine()(labelFileCalls.confirmLabelImport, { params: { id }, body: { submit: false } }))
    await untilOneWaits(shop.engine.db)
    return { confirmed: code }
  })
  expect(await confirmed).toBe('LABEL_IMPORT_EMPTY')
  expect(await read(id)).toMatchObject({ status: 'READY', counts: { LEFT: 1 } })
})

test('the same file twice is said so, page by page, and makes nothing more', { tags: 'long' }, async () => {
  const bytes = await joined([drawLabel({ number: number() }), drawLabel({ number: number() })])
  const first = await sent(bytes)
  await made(first.id)
  const again = await sent(bytes)
  expect(again).toMatchObject({ repeatsImportId: first.id, counts: { KNOWN: 2 } })
  const [order] = await ordersOf(first.id)
  expect((await pagesOf(again.id))[0]).toMatchObject({ state: 'KNOWN', fault: 'LABEL_PAGE_KNOWN', orderId: order?.id })
  expect(await codeOf(mine()(labelFileCalls.confirmLabelImport, { params: { id: again.id }, body: {} }))).toBe('LABEL_IMPORT_EMPTY')
})

test('a number twice in a file, or on a label that is in use, is named and made once; whose it is only its seller hears', async () => {
  const [one, taken] = [number(), number()]
  const other = await seedSeller(shop.engine.db)
  const theirs = shop.client(other.token)
  const { data: begun } = await theirs(labelFileCalls.importLabels, {
    body: {},
    files: [new File([new Uint8Array(await drawLabel({ number: taken }))], 'x.pdf')],
  })
  await shop.settled()
  await theirs(labelFileCalls.confirmLabelImport, { params: { id: begun.id }, body: { submit: false } })
  await shop.settled()
  const file = await sent(await joined([drawLabel({ number: one }), drawLabel({ number: one }), drawLabel({ number: taken })]))
  expect(await pagesOf(file.id)).toMatchObject([
    { state: 'READY', number: one },
    { state: 'KNOWN', fault: 'LABEL_PAGE_REPEATED', faultNote: '1' },
    { state: 'REFUSED', fault: 'TRACKING_NUMBER_USED', orderId: null },
  ])
})

test('of the same file sent twice at once the later one warns of the other', async () => {
  const bytes = await drawLabel({ number: number() })
  const both = await Promise.all([sent(bytes), sent(bytes), sent(bytes)])
  const [first, ...later] = both.toSorted((one, another) => one.id - another.id)
  expect([first?.repeatsImportId, ...later.map(({ repeatsImportId }) => repeatsImportId)]).toEqual([null, first?.id, later[0]?.id])
})

test('two files with the same number that are made at once make one order, and the other says why not', async () => {
  const twice = number()
  const files = [await sent(await drawLabel({ number: twice })), await sent(await joined([drawLabel({ number: twice }), slip('B')]))]
  await Promise.all(files.map(({ id }) => mine()(labelFileCalls.confirmLabelImport, { params: { id }, body: { submit: false } })))
  await shop.settled()
  const states = (await Promise.all(files.map(({ id }) => pagesOf(id)))).map(([page]) => page?.state)
  expect(states.toSorted()).toEqual(['MADE', 'REFUSED'])
})

test('a PNG is read as a page, and a ZPL file as its labels, which print as ZPL and on no page', { tags: 'long' }, async () => {
  const [drawn, zpl] = [number(), number()]
  const png = await sent(await pictured(await drawLabel({ number: drawn })), 'label.png')
  expect(await pagesOf(png.id)).toMatchObject([{ state: 'READY', number: drawn, zip: '84101', form: 'PDF' }])
  const file = await sent(`${zplLabel({ number: zpl })}${zplLabel({ number: number() })}`, 'labels.zpl')
  expect(file).toMatchObject({ pages: 2, counts: { READY: 2 } })
  await made(file.id)
  const [order] = await ordersOf(file.id)
  const params = { id: order?.id ?? 0 }
  expect(order).toMatchObject({ trackingNumber: zpl, city: 'SALT LAKE CITY' })
  expect((await mine()(labelCalls.myLabel, { params })).data).toMatchObject({ form: 'ZPL', trackingNumber: zpl })
  expect(await codeOf(mine().fetch(labelCalls.myLabelPdf, { params }))).toBe('LABEL_IS_ZPL')
  expect(await (await mine().fetch(labelCalls.myLabelZpl, { params })).text()).toContain('^BCN,200,N,N')
})

test('a ZPL label that says two numbers, or was begun anew before it ended, is nobody’s: no printer parts them', async () => {
  const [one, two, three, four] = [number(), number(), number(), number()]
  const second = /\^FO80,700.*/.exec(zplLabel({ number: two }))?.[0].replace('80,700', '80,1000') ?? ''
  const both = zplLabel({ number: one }).replace('^XZ', `${second}^XZ`)
  const begunTwice = zplLabel({ number: three }).replace('^XZ', '') + zplLabel({ number: four })
  const file = await sent(`${both}${begunTwice}`, 'labels.zpl')
  const ambiguous = { state: 'UNREAD', fault: 'LABEL_AMBIGUOUS', number: null, hasCode: true }
  expect(await pagesOf(file.id)).toMatchObject([ambiguous, ambiguous, ambiguous, ambiguous])
})

test('ZPL that stores or recalls something on a printer is an unread page, and reaches none', async () => {
  const [plain, stored] = [number(), number()]
  const zpl = `${zplLabel({ number: stored }).replace('^XZ', '^XFR:A.ZPL^XZ')}${zplLabel({ number: plain })}~JA`
  const file = await sent(zpl, 'labels.zpl')
  expect(await pagesOf(file.id)).toMatchObject([
    { state: 'UNREAD', fault: 'LABEL_ZPL_COMMAND', number: null, hasCode: true },
    { state: 'READY', number: plain },
  ])
  await made(file.id)
  const [order] = await ordersOf(file.id)
  const printed = await (await mine().fetch(labelCalls.myLabelZpl, { params: { id: order?.id ?? 0 } })).text()
  expect(printed).toContain(plain)
  expect(printed).not.toMatch(/~JA|\^XF/)
  const upload = mine()(labelCalls.uploadLabelFile, {
    body: {},
    files: [new File([zplLabel({ number: stored }).replace('^XZ', '~EG^XZ')], 'l.zpl')],
  })
  expect(await refusalOf(upload)).toBe('422 LABEL_ZPL_COMMAND')
})

test('a ZPL label that was kept before such a command was refused is not printed', async () => {
  const [kept] = await shop.write(tx => seedOrders(tx, seller.id, 1, { shippingBy: 'TIKTOK' }))
  const params = { id: kept?.id ?? 0 }
  const zplFile = new File([zplLabel({ number: number() })], 'l.zpl')
  await mine()(labelCalls.supplyLabel, { params, files: [zplFile] })
  const { sha256 } = await shop.engine.files.put([Buffer.from(`~JA${zplLabel({ number: number() })}`)], { maxBytes: 10_000 })
  await shop.engine.db.pool.query('update label set sha256 = $1 where order_id = $2', [sha256, params.id])
  expect(await codeOf(mine().fetch(labelCalls.myLabelZpl, { params }))).toBe('LABEL_ZPL_COMMAND')
})

test('pages of a carrier whose parcels we do not hand over are refused as that, by whichever code says so', { tags: 'long' }, async () => {
  const fedex = { number: '123456789012' }
  const file = await sent(await joined([fedexLabel(fedex), fedexWaybill(fedex), drawLabel({ number: number() })]))
  expect(await pagesOf(file.id)).toMatchObject([
    { state: 'UNREAD', fault: 'TRACKING_NUMBER_INVALID', hasCode: true },
    { state: 'UNREAD', fault: 'TRACKING_NUMBER_INVALID', hasCode: true },
    { state: 'READY' },
  ])
})

test('a file that holds no labels is refused at once, one that is broken when it is read', async () => {
  expect(await codeOf(sent('order id,sku\n1,2', 'orders.csv'))).toBe('LABEL_FILE_UNKNOWN')
  expect(await codeOf(sent('%PDF-1.7 broken'))).toBe('PDF_BROKEN')
})

test('another seller’s label file is not found, nor its pages and pictures', async () => {
  const file = await sent(await drawLabel({ number: number() }))
  const [page] = await pagesOf(file.id)
  const other = shop.client((await seedSeller(shop.engine.db)).token)
  const params = { id: file.id, pageId: page?.id ?? 0 }
  expect(await refusalOf(other(labelFileCalls.myLabelImport, { params: { id: file.id } }))).toBe('404 LABEL_IMPORT_NOT_FOUND')
  expect(await refusalOf(other(labelFileCalls.labelPages, { params: { id: file.id }, query: {} }))).toBe('404 LABEL_IMPORT_NOT_FOUND')
  expect(await refusalOf(other(labelFileCalls.confirmLabelImport, { params: { id: file.id }, body: {} }))).toBe(
    '404 LABEL_IMPORT_NOT_FOUND',
  )
  expect(await codeOf(other.fetch(labelFileCalls.labelPagePicture, { params, query: {} }))).toBe('LABEL_IMPORT_NOT_FOUND')
  const picture = await mine().fetch(labelFileCalls.labelPagePicture, { params, query: {} })
  expect(picture.headers.get('content-type')).toBe('image/png')
})
