// Label files of any seller in the office: mended and given to orders, by whoever may.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { barless, drawLabel, joined, numbersFrom } from '#test/labels.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../../contract.ts'
import { labelFileCalls } from '../contract.ts'
import { labelFileOfficeCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
let warehouse: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  seller = await seedRichSeller(shop.engine.db)
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
})
const mine = () => shop.client(seller.token)
const office = () => shop.client(warehouse.token)
const number = numbersFrom(6_500_000)
const waiting = async (count: number) =>
  (await shop.write(tx => seedOrders(tx, seller.id, count, { shippingBy: 'TIKTOK' }))).map(order => order.id)
const fileOf = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'labels.pdf')
async function sent(bytes: Uint8Array) {
  const { data } = await office()(labelFileOfficeCalls.officeImportLabels, { body: { seller: seller.username }, files: [fileOf(bytes)] })
  await shop.settled()
  return data.id
}
const pagesOf = async (id: number) => (await office()(labelFileOfficeCalls.officeLabelPages, { params: { id }, query: {} })).data.docs
const confirm = (id: number) => office()(labelFileOfficeCalls.officeConfirmLabelImport, { params: { id } })

test('a file for a seller is matched to their orders, mended, and gives each its label; the seller sees it too', async () => {
  const [minh = 0, mia = 0] = await waiting(2)
  const [read, typed] = [number(), number()]
  const id = await sent(await joined([drawLabel({ number: read }), barless({ number: typed, name: 'Mia Carter', zip: '77002' })]))
  expect(await pagesOf(id)).toMatchObject([
    { state: 'READY', orderId: minh, number: read },
    { state: 'UNREAD', fault: 'LABEL_WITHOUT_BARCODE' },
  ])
  const params = { id, pageId: (await pagesOf(id))[1]?.id ?? 0 }
  const { data: offers } = await office()(labelFileOfficeCalls.officeLabelPageOrders, { params, query: { q: 'Mia' } })
  expect(offers.map(order => order.id)).toEqual([mia])
  await office()(labelFileOfficeCalls.officeGiveLabelPage, { params, body: { orderId: mia } })
  const { data: page } = await office()(labelFileOfficeCalls.officeTypeLabelNumber, { params, body: { number: typed } })
  expect(page).toMatchObject({ state: 'READY', number: typed, typedBy: expect.any(String) })
  expect(page.typedBy).not.toBe('')
  await confirm(id)
  await shop.settled()
  expect((await pagesOf(id)).map(({ state }) => state)).toEqual(['MADE', 'MADE'])
  expect((await mine()(orderCalls.order, { params: { id: mia } })).data).toMatchObject({ labelState: 'READ', trackingNumber: typed })
  expect((await mine()(labelCalls.myLabel, { params: { id: mia } })).data?.typedBy).toBe(page.typedBy)
  expect((await mine()(labelFileCalls.myLabelImport, { params: { id } })).data).toMatchObject({ status: 'DONE', mode: 'MATCH' })
})

test('files of all sellers are listed with whose they are, those that are done apart', async () => {
  const id = await sent(await drawLabel({ number: number() }))
  const list = async (tab: 'OPEN' | 'ALL') => (await office()(labelFileOfficeCalls.officeLabelImports, { query: { tab } })).data.docs
  expect((await list('OPEN')).find(file => file.id === id)?.seller).toBe(seller.username)
  await office()(labelFileOfficeCalls.officeCancelLabelImport, { params: { id } })
  expect((await list('OPEN')).some(file => file.id === id)).toBe(false)
  expect((await list('ALL')).find(file => file.id === id)?.status).toBe('CANCELLED')
})

test('an order of another seller takes no label of this file', async () => {
  const stranger = await seedRichSeller(shop.engine.db)
  const [theirs] = await shop.write(tx => seedOrders(tx, stranger.id, 1, { shippingBy: 'TIKTOK' }))
  const id = await sent(await drawLabel({ number: number() }))
  const params = { id, pageId: (await pagesOf(id))[0]?.id ?? 0 }
  const given = office()(labelFileOfficeCalls.officeGiveLabelPage, { params, body: { orderId: theirs?.id ?? 0 } })
  expect(await refusalOf(given)).toBe('404 ORDER_NOT_FOUND')
})

test('what becomes orders is looked at and mended, and only its seller, who pays, imports or discards it', async () => {
  const { data } = await mine()(labelFileCalls.importLabels, {
    body: { mode: 'NEW' },
    files: [fileOf(await drawLabel({ number: number() }))],
  })
  await shop.settled()
  const params = { id: data.id, pageId: (await pagesOf(data.id))[0]?.id ?? 0 }
  const turned = { left: 0, top: 0, right: 0, bottom: 0, turn: 0 } as const
  expect((await office()(labelFileOfficeCalls.officeCutLabelPage, { params, body: turned })).data.state).toBe('READY')
  expect(await codeOf(confirm(data.id))).toBe('LABEL_FILE_OF_SELLER')
  expect(await codeOf(office()(labelFileOfficeCalls.officeCancelLabelImport, { params: { id: data.id } }))).toBe('LABEL_FILE_OF_SELLER')
})

test('support does the same, an auditor only looks, and the production floor does not even that', async () => {
  const id = await sent(await drawLabel({ number: number() }))
  const params = { id, pageId: (await pagesOf(id))[0]?.id ?? 0 }
  const as = async (role: 'support' | 'auditor' | 'production') => shop.client((await seedStaff(shop.engine.db, role)).token)
  const leave = async (role: 'support' | 'auditor' | 'production') =>
    codeOf((await as(role))(labelFileOfficeCalls.officeGiveLabelPage, { params, body: { orderId: null } }))
  expect(await leave('auditor')).toBe('YOU_NOT_HAVE_PERMISSION')
  expect(await leave('production')).toBe('YOU_NOT_HAVE_PERMISSION')
  const auditor = await as('auditor')
  const picture = await auditor.fetch(labelFileOfficeCalls.officeLabelPagePicture, { params, query: {} })
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(await refusalOf((await as('production'))(labelFileOfficeCalls.officeLabelImport, { params: { id } }))).toBe(
    '403 YOU_NOT_HAVE_PERMISSION',
  )
  const support = await as('support')
  expect((await support(labelFileOfficeCalls.officeGiveLabelPage, { params, body: { orderId: null } })).data.state).toBe('LEFT')
  expect((await support(labelFileOfficeCalls.officeTakeLabelPage, { params })).data.state).not.toBe('LEFT')
})

test('a seller that is none, and a file that is none, are said so', async () => {
  const files = [fileOf(await drawLabel({ number: number() }))]
  expect(await codeOf(office()(labelFileOfficeCalls.officeImportLabels, { body: { seller: 'nobody-here' }, files }))).toBe('USER_NOT_FOUND')
  expect(await refusalOf(office()(labelFileOfficeCalls.officeLabelImport, { params: { id: 999_999_999 } }))).toBe(
    '404 LABEL_IMPORT_NOT_FOUND',
  )
})
