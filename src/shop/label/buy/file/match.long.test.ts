// Files of labels that go with orders which wait for them: matched, mended by hand, never guessed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Seeded, seedSeller } from '#shop/account/sign-in/seed.ts'
import type { NewOrder } from '#shop/order/intake/intake.ts'
import { seedOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { barless, drawLabel, drawText, joined, numbersFrom, pictured, zplLabel } from '#test/labels.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'
import { type LabelMode, labelFileCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
})
const mine = () => shop.client(seller.token)
const number = numbersFrom(6_200_000)

/** A seller of whom nothing waits yet. */
const fresh = async () => {
  seller = await seedRichSeller(shop.engine.db)
}
/** Orders for Minh Lee in 84101, Mia Carter in 77002 and so on, which TikTok ships. */
const waiting = async (count: number, given: Partial<NewOrder> = {}) =>
  (await shop.write(tx => seedOrders(tx, seller.id, count, { shippingBy: 'TIKTOK', ...given }))).map(order => order.id)
async function sent(bytes: Uint8Array | string, mode: LabelMode = 'MATCH') {
  const files = [new File([new Uint8Array(Buffer.from(bytes))], 'labels.pdf')]
  const { data } = await mine()(labelFileCalls.importLabels, { body: { mode }, files })
  await shop.settled()
  return data.id
}
const read = async (id: number) => (await mine()(labelFileCalls.myLabelImport, { params: { id } })).data
const pagesOf = async (id: number) => (await mine()(labelFileCalls.labelPages, { params: { id }, query: { limit: 100 } })).data.docs
async function made(id: number) {
  await mine()(labelFileCalls.confirmLabelImport, { params: { id }, body: {} })
  await shop.settled()
  return pagesOf(id)
}
const orderOf = async (id: number) => (await mine()(orderCalls.order, { params: { id } })).data
async function only(id: number) {
  const [page] = await pagesOf(id)
  return { id, pageId: page?.id ?? 0 }
}

test('labels are matched by number, by ZIP and by name, and each order gets its own', async () => {
  await fresh()
  const [minh = 0, mia = 0] = await waiting(2)
  const [byReference = 0] = await waiting(1, { externalId: '5771234567' })
  const numbers = [number(), number(), number()]
  const id = await sent(
    await joined([
      drawLabel({ number: numbers[0] ?? '', name: 'Mia Carter', zip: '77002' }),
      drawLabel({ number: numbers[1] ?? '', reference: 'Ref 5771234567' }),
      drawLabel({ number: numbers[2] ?? '' }),
    ]),
  )
  expect(await pagesOf(id)).toMatchObject([
    { state: 'READY', orderId: mia, matchedBy: 'NAME' },
    { state: 'READY', orderId: byReference, matchedBy: 'REFERENCE' },
    { state: 'READY', orderId: minh, matchedBy: 'NAME' },
  ])
  expect((await orderOf(minh)).labelState).toBe('NONE')
  expect(await read(id)).toMatchObject({ totalCents: 0 })
  expect((await made(id)).map(page => page.state)).toEqual(['MADE', 'MADE', 'MADE'])
  expect(await orderOf(minh)).toMatchObject({ labelState: 'READ', trackingNumber: numbers[2], scanOrderImport: null, pageNum: null })
  expect(await orderOf(byReference)).toMatchObject({ labelState: 'READ', trackingNumber: numbers[1] })
})

test('what is not sure waits for its seller’s word; another ZIP, a taken order and another seller’s are refused', async () => {
  await fresh()
  const [one = 0, , other = 0] = [...(await waiting(1)), 0, ...(await waiting(1))]
  const [mia = 0] = (await waiting(2)).slice(1)
  const id = await sent(await joined([drawLabel({ number: number() }), drawLabel({ number: number() })]))
  const [first, second] = await pagesOf(id)
  expect([first, second]).toMatchObject([
    { state: 'UNMATCHED', fault: 'LABEL_ORDERS_SEVERAL' },
    { state: 'UNMATCHED', fault: 'LABEL_ORDERS_SEVERAL' },
  ])
  const give = (pageId: number | undefined, orderId: number | null) =>
    mine()(labelFileCalls.giveLabelPage, { params: { id, pageId: pageId ?? 0 }, body: { orderId } })
  const { data: offers } = await mine()(labelFileCalls.labelPageOrders, { params: { id, pageId: first?.id ?? 0 }, query: {} })
  expect(offers.slice(0, 3).every(order => order.isSameZip)).toBe(true)
  expect(await codeOf(give(first?.id, mia))).toBe('LABEL_ZIP_DIFFERS')
  const stranger = await seedRichSeller(shop.engine.db)
  const [theirs] = await shop.write(tx => seedOrders(tx, stranger.id, 1, { shippingBy: 'TIKTOK' }))
  expect(await refusalOf(give(first?.id, theirs?.id ?? 0))).toBe('404 ORDER_NOT_FOUND')
  expect((await give(first?.id, one)).data).toMatchObject({ state: 'READY', orderId: one, matchedBy: 'HAND' })
  expect(await codeOf(give(second?.id, one))).toBe('LABEL_ORDER_TAKEN')
  await give(second?.id, other)
  expect((await give(second?.id, null)).data).toMatchObject({ state: 'LEFT', orderId: null })
  expect((await made(id)).map(page => page.state)).toEqual(['MADE', 'LEFT'])
  // What is mended later is made later.
  await mine()(labelFileCalls.takeLabelPage, { params: { id, pageId: second?.id ?? 0 } })
  await give(second?.id, other)
  expect((await made(id)).map(page => page.state)).toEqual(['MADE', 'MADE'])
})

test('another seller’s orders are never matched', async () => {
  await fresh()
  await waiting(1)
  await fresh()
  const id = await sent(await drawLabel({ number: number() }))
  expect(await pagesOf(id)).toMatchObject([{ state: 'UNMATCHED', fault: 'LABEL_ORDER_UNFOUND' }])
})

test('of two files that are matched to one order at once the first is its label, and the other says so', async () => {
  await fresh()
  const [order = 0] = await waiting(1)
  const ids = [await sent(await drawLabel({ number: number() })), await sent(await drawLabel({ number: number() }))]
  await Promise.all(ids.map(id => mine()(labelFileCalls.confirmLabelImport, { params: { id }, body: {} })))
  await shop.settled()
  const pages = (await Promise.all(ids.map(pagesOf))).flat()
  expect(pages.map(page => page.state).toSorted()).toEqual(['MADE', 'REFUSED'])
  expect(pages.find(page => page.state === 'REFUSED')?.fault).toBe('LABEL_ORDER_HAS_ONE')
  expect((await orderOf(order)).trackingNumber).toBe(pages.find(page => page.state === 'MADE')?.number)
})

test('the same file twice gives no order another label', async () => {
  await fresh()
  const [order = 0] = await waiting(1)
  const bytes = await drawLabel({ number: number() })
  await made(await sent(bytes))
  await waiting(1)
  expect(await pagesOf(await sent(bytes))).toMatchObject([{ state: 'KNOWN', fault: 'LABEL_PAGE_KNOWN', orderId: order }])
})

describe('a number is typed', () => {
  const type = (params: { id: number; pageId: number }, typed: string) =>
    mine()(labelFileCalls.typeLabelNumber, { params, body: { number: typed } })
  const give = (params: { id: number; pageId: number }, orderId: number) =>
    mine()(labelFileCalls.giveLabelPage, { params, body: { orderId } })

  test('where no code is read, the check digit is right and the order’s ZIP is on the paper: the label says who typed it', async () => {
    await fresh()
    const [order = 0] = await waiting(1)
    const typed = number()
    const id = await sent(await barless({ number: typed }))
    expect(await pagesOf(id)).toMatchObject([{ state: 'UNREAD', fault: 'LABEL_WITHOUT_BARCODE', hasCode: false }])
    const params = await only(id)
    expect(await codeOf(type(params, typed))).toBe('LABEL_ORDER_FIRST')
    await give(params, order)
    expect(await codeOf(type(params, `${typed.slice(0, -1)}${(Number(typed.at(-1)) + 1) % 10}`))).toBe('TRACKING_NUMBER_INVALID')
    expect(await codeOf(type(params, '1Z999AA10123456784'))).toBe('TRACKING_NUMBER_INVALID')
    const { data } = await type(params, typed)
    expect(data).toMatchObject({ state: 'READY', number: typed, orderId: order, hasPaper: true })
    await made(id)
    const { data: label } = await mine()(labelCalls.myLabel, { params: { id: order } })
    expect(label).toMatchObject({ state: 'READ', trackingNumber: typed, typedBy: data.typedBy })
    expect(label?.typedBy).toBeTruthy()
  })

  test('never where a code of the page is read, also after it was cut away', async () => {
    await fresh()
    const [order = 0] = await waiting(1)
    const id = await sent(await drawLabel({ number: number() }))
    const params = await only(id)
    expect(await codeOf(type(params, number()))).toBe('LABEL_CODE_READS')
    const { data } = await mine()(labelFileCalls.cutLabelPage, { params, body: { left: 0, top: 0, right: 0, bottom: 0.8, turn: 0 } })
    expect(data).toMatchObject({ state: 'UNREAD', hasCode: true, number: null })
    await give(params, order)
    expect(await codeOf(type(params, number()))).toBe('LABEL_CODE_READS')
  })

  test('not where the paper says another ZIP, or has no text that could be read', async () => {
    await fresh()
    const [order = 0] = await waiting(1)
    const elsewhere = await only(await sent(await barless({ number: number(), zip: '77002' })))
    await give(elsewhere, order)
    expect(await codeOf(type(elsewhere, number()))).toBe('LABEL_ZIP_MISSING')
    const picture = await only(await sent(await pictured(await barless({ number: number() }))))
    await give(picture, order)
    expect(await codeOf(type(picture, number()))).toBe('LABEL_ZIP_UNREAD')
    const zpl = await only(await sent(zplLabel({ number: number() }).replace(/\^BC[^\n]*/, '')))
    expect(await codeOf(type(zpl, number()))).toBe('LABEL_ZPL_WHOLE')
  })

  test('for an order of its own, to the ZIP that its paper says', async () => {
    await fresh()
    const typed = number()
    const id = await sent(await barless({ number: typed, name: 'Ann Lee', zip: '10001' }), 'NEW')
    expect((await type(await only(id), typed)).data).toMatchObject({ state: 'READY', zip: '10001', fullName: 'Ann Lee' })
    expect(await made(id)).toMatchObject([{ state: 'MADE' }])
    const nowhere = await only(await sent(await drawText(['A page', 'without a place']), 'NEW'))
    expect(await codeOf(type(nowhere, number()))).toBe('LABEL_ZIP_UNREAD')
  })
})

test('a label that lies upside down is turned by hand and read again', async () => {
  await fresh()
  const [order = 0] = await waiting(1)
  const bars = number()
  const id = await sent(await drawLabel({ number: bars }))
  const params = await only(id)
  const { data } = await mine()(labelFileCalls.cutLabelPage, { params, body: { left: 0, top: 0, right: 0, bottom: 0, turn: 2 } })
  expect(data).toMatchObject({ state: 'READY', number: bars, orderId: order })
  const paper = await mine().fetch(labelFileCalls.labelPagePicture, { params, query: { of: 'PAPER' } })
  expect(paper.headers.get('content-type')).toBe('image/png')
})

test('a file that made nothing yet is given up, one that did is not', async () => {
  seller = await seedSeller(shop.engine.db)
  const id = await sent(await drawLabel({ number: number() }), 'NEW')
  const drop = () => mine()(labelFileCalls.cancelLabelImport, { params: { id } })
  expect((await drop()).data.status).toBe('CANCELLED')
  expect((await drop()).data.status).toBe('CANCELLED')
  expect(await codeOf(mine()(labelFileCalls.confirmLabelImport, { params: { id }, body: {} }))).toBe('LABEL_IMPORT_NOT_READY')
})
