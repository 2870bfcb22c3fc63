import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { labelSize } from '#engine/pdf/page.ts'
import { writePdf } from '#engine/pdf/write.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { isUspsNumber } from '#shop/carrier/integrated/usps/usps.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import type { NewOrder } from '#shop/order/intake/intake.ts'
import { seedOrders, seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { cancelOrders } from '#shop/order/refund/cancel.refund.ts'
import { staffActor } from '#shop/order/status/facts.status.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startDriveShop } from '#test/shop.ts'
import { readLabel } from './buy/read-label.ts'
import { labelCalls } from './contract.ts'
import { seedProduced } from './seed.ts'

const { drive, shop, close } = await startDriveShop({ LOG_LEVEL: 'error' })
const { pdf } = shop.engine
afterAll(close)
let seller: Seeded
let warehouse: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  seller = await seedSeller(shop.engine.db)
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 10_000_00 }))
})
const office = () => shop.client(warehouse.token)
const mine = () => shop.client(seller.token)

async function produced(given: Partial<NewOrder> = {}): Promise<number> {
  const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1, given))
  const id = order?.id ?? 0
  await shop.write(tx => seedProduced(tx, [id]))
  return id
}
const statusOf = async (id: number) => (await mine()(orderCalls.order, { params: { id } })).data.status
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

describe('a bought label', () => {
  test('is made once however often it is asked for, and reads back as what was bought', async () => {
    const id = await produced()
    const asks = await Promise.allSettled([1, 2, 3].map(() => office()(labelCalls.makeLabels, { body: { orderIds: [id] } })))
    await shop.settled()
    // Who asks after it was bought is refused; all others are told of one label.
    const refused = asks.flatMap(ask => (ask.status === 'rejected' ? [ask.reason] : []))
    for (const reason of refused) expect(reason).toMatchObject({ code: 'ORDER_HAS_CREATED_LABEL' })
    expect(new Set(asks.flatMap(ask => (ask.status === 'fulfilled' ? ask.value.data.results[0]?.labelId : []))).size).toBe(1)
    expect(await statusOf(id)).toBe('LABEL_CREATED')
    const { data: label } = await mine()(labelCalls.myLabel, { params: { id } })
    expect(label).toMatchObject({ kind: 'BOUGHT', state: 'LIVE', carrier: 'sandbox', zip: '84101' })
    expect(isUspsNumber(label?.trackingNumber ?? '')).toBe(true)
    const [page] = await pdf.read(await bytesOf(await mine().fetch(labelCalls.myLabelPdf, { params: { id } })))
    expect(page && readLabel(page)).toEqual({ number: label?.trackingNumber, zip: '84101' })
  })

  test('that comes before production does not keep its order from being made', async () => {
    const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
    const id = order?.id ?? 0
    await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    await shop.cron('order.process')
    expect(await statusOf(id)).toBe('LABEL_CREATED')
    shop.advance(16 * 60_000)
    await shop.cron('order.process')
    expect(await statusOf(id)).toBe('PROCESSING')
  })

  test('another seller’s is not found', async () => {
    const id = await produced()
    const other = await seedSeller(shop.engine.db)
    expect(await codeOf(shop.client(other.token)(labelCalls.myLabel, { params: { id } }))).toBe('ORDER_NOT_FOUND')
    expect(await codeOf(shop.client(other.token).fetch(labelCalls.myLabelPdf, { params: { id } }))).toBe('ORDER_NOT_FOUND')
  })

  test('that the carrier refuses says why, and the order stays where it is', async () => {
    const id = await produced()
    await shop.engine.db.pool.query(`update "order" set zip = 'K1A 0B1' where id = $1`, [id])
    await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    const { data: label } = await mine()(labelCalls.myLabel, { params: { id } })
    expect(label).toMatchObject({ state: 'FAILED', fault: 'CREATE_LABEL_FAILED', faultNote: 'the ZIP K1A 0B1 is not one' })
    expect(await statusOf(id)).toBe('PRODUCED')
  })

  test('is chosen with all that its tab finds, and with no other tab’s', async () => {
    const [one, other] = [await produced(), await produced()]
    const chosen = async (query: { tab: 'TO_MAKE' | 'TO_PRINT'; q?: string }) =>
      (await office()(labelCalls.chooseLabels, { query })).data.map(order => order.id)
    expect(await chosen({ tab: 'TO_MAKE' })).toEqual(expect.arrayContaining([one, other]))
    expect(await chosen({ tab: 'TO_MAKE', q: `#${other}` })).toEqual([other])
    expect(await chosen({ tab: 'TO_PRINT' })).not.toContain(one)
  })

  test('is printed, and shown on the office’s lists', async () => {
    const id = await produced()
    const has = async (tab: 'TO_MAKE' | 'TO_PRINT' | 'PRINTED') =>
      (await office()(labelCalls.labelDesk, { query: { tab, limit: 100 } })).data.docs.some(order => order.id === id)
    expect(await has('TO_MAKE')).toBe(true)
    await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    expect(await has('TO_PRINT')).toBe(true)
    const sheet = await bytesOf(await office().fetch(labelCalls.labelSheet, { query: { orderIds: `${id}` } }))
    expect(await pdf.pages(sheet)).toHaveLength(1)
    expect((await office()(labelCalls.markPrinted, { body: { orderIds: [id] } })).data.results).toEqual([{ orderId: id, fault: null }])
    expect(await has('PRINTED')).toBe(true)
    expect((await office()(labelCalls.markPrinted, { body: { orderIds: [id] } })).data.results[0]?.fault).toBe('ORDER_STEP_IMPOSSIBLE')
  })

  test('is taken back: the order waits for another label', async () => {
    const id = await produced()
    await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    await office()(labelCalls.markPrinted, { body: { orderIds: [id] } })
    const { data: label } = await mine()(labelCalls.myLabel, { params: { id } })
    await office()(labelCalls.voidLabel, { params: { id: label?.id ?? 0 }, body: { reason: 'Torn' } })
    await shop.settled()
    expect(await statusOf(id)).toBe('PRODUCED')
    expect((await mine()(labelCalls.myLabel, { params: { id } })).data?.state).toBe('VOIDED')
    await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    expect(await statusOf(id)).toBe('LABEL_CREATED')
  })

  test('of a cancelled order is taken back and its postage returned', async () => {
    const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id))
    const id = order?.id ?? 0
    await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    const support = staffActor({ id: warehouse.id, roles: ['support'] })
    await shop.write(tx => cancelOrders(tx, [{ orderId: id }], support, 'Changed their mind'))
    await shop.settled()
    expect((await mine()(labelCalls.myLabel, { params: { id } })).data?.state).toBe('VOIDED')
    const { data } = await mine()(orderCalls.order, { params: { id } })
    expect([data.status, data.refundedCents]).toEqual(['CANCELLED', data.paidCents])
  })
})

let serial = 5_000_000
const supplied = async (zip = '84101', number = impbNumber({ serviceType: '055', serial: serial++ })) => ({
  number,
  bytes: await drawSandboxLabel({
    number,
    indicator: 'G',
    service: 'USPS GROUND ADVANTAGE™',
    from: { name: 'TikTok Seller', street1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' },
    to: { name: 'Minh Lee', street1: '1034 Elm Ave', city: 'Salt Lake City', state: 'UT', zip },
    weightOz: 6,
    reference: 'TikTok',
  }),
})
const shared = (bytes: Uint8Array) => drive.share({ kind: 'file', type: 'application/pdf', name: 'label.pdf', bytes })
const ordered = async (labelLink: string, given: Partial<NewOrder> = {}): Promise<number> => {
  const [order] = await shop.write(tx => seedOrders(tx, seller.id, 1, { shippingBy: 'TIKTOK', labelLink, ...given }))
  await shop.settled()
  return order?.id ?? 0
}
const labelOf = async (id: number) => (await mine()(labelCalls.myLabel, { params: { id } })).data

const upload = (id: number, bytes: Uint8Array) =>
  mine()(labelCalls.supplyLabel, {
    params: { id },
    body: {},
    files: [new File([new Uint8Array(bytes)], 'l.pdf', { type: 'application/pdf' })],
  })
/** Two labels on one sheet, as many platforms print them. */
const sideBySide = { widthPoints: 792, heightPoints: 612, columns: 2, rows: 1 }

describe('a supplied label', () => {
  test('is fetched from its link, read and given to its order, which can then be paid', async () => {
    const { number, bytes } = await supplied()
    const id = await ordered(shared(bytes))
    expect(await labelOf(id)).toMatchObject({ kind: 'SUPPLIED', state: 'READ', trackingNumber: number, zip: '84101' })
    await mine()(orderPayCalls.submitOrder, { params: { id } })
    expect(await statusOf(id)).toBe('NEW_ORDER')
  })

  test('whose number is on another order is refused', async () => {
    const { bytes } = await supplied()
    await ordered(shared(bytes))
    const id = await ordered(shared(bytes))
    expect(await labelOf(id)).toMatchObject({ state: 'REFUSED', fault: 'TRACKING_NUMBER_USED' })
    expect(await codeOf(mine()(orderPayCalls.submitOrder, { params: { id } }))).toBe('TRACKING_NUMBER_USED')
  })

  test.each([
    ['another ZIP', async () => shared((await supplied('10001')).bytes), 'LABEL_ZIP_DIFFERS', 'ORDER_LABEL_NOT_READY'],
    ['a web page', async () => drive.share({ kind: 'sign-in' }), 'LABEL_LINK_FAILED', 'ORDER_LABEL_NOT_READY'],
    ['nothing', async () => drive.share({ kind: 'missing' }), 'LABEL_LINK_FAILED', 'ORDER_LABEL_NOT_READY'],
    ['no PDF', async () => shared(Buffer.from('hello')), 'LABEL_FILE_UNKNOWN', 'ORDER_LABEL_NOT_READY'],
    [
      'a link that is over',
      async () => 'https://p16.tiktokcdn.com/l.pdf?x-expires=1500000000',
      'LABEL_LINK_EXPIRED',
      'ORDER_LABEL_EXPIRED',
    ],
    ['a host that is not allowed', async () => 'https://example.com/label.pdf', 'LABEL_LINK_FAILED', 'ORDER_LABEL_NOT_READY'],
  ])('that is %s is refused with the reason, and its order cannot be paid', async (_, link, fault, code) => {
    const id = await ordered(await link())
    expect(await labelOf(id)).toMatchObject({ state: 'REFUSED', fault })
    expect(await codeOf(mine()(orderPayCalls.submitOrder, { params: { id } }))).toBe(code)
  })

  test('can be uploaded, and replaces one that was refused', async () => {
    const id = await ordered(drive.share({ kind: 'missing' }))
    const { number, bytes } = await supplied()
    const { data } = await upload(id, bytes)
    expect(data).toMatchObject({ state: 'READ', trackingNumber: number })
  })

  test('of a deleted order leaves its number to another order', async () => {
    const { number, bytes } = await supplied()
    const first = await ordered(shared(bytes))
    await mine()(orderEditCalls.deleteOrder, { params: { id: first } })
    await shop.settled()
    expect(await labelOf(await ordered(shared(bytes)))).toMatchObject({ state: 'READ', trackingNumber: number })
  })

  test('is refused for a cancelled order, whose label would hold its number for ever', async () => {
    const id = await ordered('')
    const support = staffActor({ id: warehouse.id, roles: ['support'] })
    await shop.write(tx => cancelOrders(tx, [{ orderId: id }], support, 'Changed their mind'))
    await shop.settled()
    expect(await codeOf(upload(id, (await supplied()).bytes))).toBe('LABEL_NOT_WANTED')
  })

  test.each([
    ['the left', true],
    ['the right', false],
  ])(
    'is told from another on the same page by its ZIP, and its paper shows its own number: %s one',
    { tags: 'long' },
    async (_, isLeft) => {
      const [ours, theirs] = [await supplied('84101'), await supplied('10001')]
      const page = await pdf.merge(isLeft ? [ours.bytes, theirs.bytes] : [theirs.bytes, ours.bytes], sideBySide)
      const id = await ordered('')
      expect((await upload(id, page)).data).toMatchObject({ state: 'READ', trackingNumber: ours.number, zip: '84101' })
      const paper = await bytesOf(await mine().fetch(labelCalls.myLabelPdf, { params: { id } }))
      expect((await pdf.read(paper)).map(each => readLabel(each))).toEqual([{ number: ours.number, zip: '84101' }])
    },
  )

  test('for another ZIP is refused to who uploads it, and the one that is there stays', { tags: 'long' }, async () => {
    const { number, bytes } = await supplied()
    const id = await ordered(shared(bytes))
    expect(await codeOf(upload(id, (await supplied('10001')).bytes))).toBe('LABEL_ZIP_DIFFERS')
    expect(await labelOf(id)).toMatchObject({ state: 'READ', trackingNumber: number })
  })

  test('is not guessed: two of one ZIP on a page, or in a file, are refused', { tags: 'long' }, async () => {
    const [one, other] = [await supplied(), await supplied()]
    const id = await ordered('')
    expect(await codeOf(upload(id, await pdf.merge([one.bytes, other.bytes], sideBySide)))).toBe('LABEL_AMBIGUOUS')
    expect(await codeOf(upload(id, await pdf.merge([one.bytes, other.bytes])))).toBe('LABEL_AMBIGUOUS')
    expect(await labelOf(id)).toBeNull()
  })

  test('that is a speck on its page is refused, and one whose bars are too pale for a printer', { tags: 'long' }, async () => {
    const id = await ordered('')
    const { bytes } = await supplied()
    const many = await pdf.merge([bytes], { widthPoints: 612, heightPoints: 792, columns: 4, rows: 4 })
    expect(await codeOf(upload(id, many))).toMatch(/^LABEL_(TOO_SMALL|WITHOUT_BARCODE)$/)
    const png = await sharp(await pdf.png(bytes, 1, 200))
      .linear(0.3, 178)
      .png()
      .toBuffer()
    const pale = await writePdf(labelSize, 'pale', page => void page.image(png, 0, 0, { width: 288 }))
    expect(await codeOf(upload(id, pale))).toBe('LABEL_UNREADABLE')
  })

  test('of an order that is only a label sends it to be scanned once it is paid', async () => {
    const { bytes } = await supplied()
    const id = await ordered(shared(bytes), { orderType: 'LABEL', shippingBy: 'USPS', items: [] })
    await mine()(orderPayCalls.submitOrder, { params: { id } })
    await shop.settled()
    expect(await statusOf(id)).toBe('SCANNING')
  })

  test('is taken when its order is produced, without buying anything', async () => {
    const { number, bytes } = await supplied()
    const id = await ordered(shared(bytes))
    await mine()(orderPayCalls.submitOrder, { params: { id } })
    await shop.write(tx => seedProduced(tx, [id]))
    await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
    expect(await statusOf(id)).toBe('LABEL_CREATED')
    expect(await labelOf(id)).toMatchObject({ state: 'LIVE', trackingNumber: number, postageCents: 0 })
  })
})
