// A page of which one label was found and which holds two: the second is marked on it by hand, by the same rules.
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import { labelSize } from '#engine/pdf/page.ts'
import { writePdf } from '#engine/pdf/write.ts'
import { type Seeded, seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { barless, drawLabel, fedexLabel, numbersFrom, pictured, sheetOf, zplLabel } from '#test/labels.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'
import { type LabelMode, labelFileCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
beforeAll(() => shop.write(seedPrices))
beforeEach(async () => {
  seller = await seedRichSeller(shop.engine.db)
})
const mine = () => shop.client(seller.token)
const number = numbersFrom(6_300_000)
type Cut = CallInput<typeof labelFileCalls.markLabelPart>['body']
const right: Cut = { left: 0.5, top: 0, right: 0, bottom: 0, turn: 0 }
const left: Cut = { left: 0, top: 0, right: 0.5, bottom: 0, turn: 0 }

type Params = { id: number; pageId: number }
async function sent(bytes: Uint8Array | string, mode: LabelMode = 'MATCH'): Promise<Params> {
  const files = [new File([new Uint8Array(Buffer.from(bytes))], 'labels.pdf')]
  const { data } = await mine()(labelFileCalls.importLabels, { body: { mode }, files })
  await shop.settled()
  return { id: data.id, pageId: (await pagesOf(data.id))[0]?.id ?? 0 }
}
const pagesOf = async (id: number) => (await mine()(labelFileCalls.labelPages, { params: { id }, query: {} })).data.docs
const mark = async (params: Params, body: Cut = right, who = mine()) => (await who(labelFileCalls.markLabelPart, { params, body })).data
const type = async (params: Params, typed: string) =>
  (await mine()(labelFileCalls.typeLabelNumber, { params, body: { number: typed } })).data
const give = (params: Params, orderId: number | null) => mine()(labelFileCalls.giveLabelPage, { params, body: { orderId } })
async function made(id: number) {
  await mine()(labelFileCalls.confirmLabelImport, { params: { id }, body: { submit: false } })
  await shop.settled()
  return (await pagesOf(id)).map(({ state }) => state)
}
/** Minh Lee's label, whose code is read, and beside it one for Mia Carter without bars. */
const twoUp = async (typed: string) =>
  sheetOf([drawLabel({ number: number() }), barless({ number: typed, name: 'Mia Carter', zip: '77002' })])
/** Orders for Minh Lee in 84101 and Mia Carter in 77002 that wait for a label. */
const waiting = async () => (await shop.write(tx => seedOrders(tx, seller.id, 2, { shippingBy: 'TIKTOK' }))).map(({ id }) => id)

test('the second label is marked, goes with its order, and its number is typed where no code of its part is read', async () => {
  const [minh, mia = 0] = await waiting()
  const typed = number()
  const first = await sent(await twoUp(typed))
  expect(await pagesOf(first.id)).toMatchObject([{ state: 'READY', orderId: minh, unreadNumbers: [typed] }])
  const second = await mark(first)
  expect(second).toMatchObject({ page: 1, part: 1, state: 'UNREAD', fault: 'LABEL_WITHOUT_BARCODE', hasCode: false, hasPaper: true })
  const params = { id: first.id, pageId: second.id }
  expect(await codeOf(type(params, typed))).toBe('LABEL_ORDER_FIRST')
  await give(params, mia)
  expect(await type(params, typed)).toMatchObject({ state: 'READY', number: typed, orderId: mia, zip: '77002' })
  expect((await pagesOf(first.id)).map(({ unreadNumbers }) => unreadNumbers)).toEqual([[], []])
  expect(await made(first.id)).toEqual(['MADE', 'MADE'])
  expect((await mine()(labelCalls.myLabel, { params: { id: mia } })).data).toMatchObject({ trackingNumber: typed, state: 'READ' })
})

test('its text is that of its part: the ZIP of the label beside it is not on its paper', async () => {
  const [minh = 0] = await waiting()
  const first = await sent(await twoUp(number()))
  await give(first, null)
  const { id: pageId } = await mark(first)
  await give({ ...first, pageId }, minh)
  expect(await codeOf(type({ ...first, pageId }, number()))).toBe('LABEL_ZIP_MISSING')
})

test('of a file whose labels become orders it becomes one, also when the first was made before', async () => {
  const typed = number()
  const first = await sent(await twoUp(typed), 'NEW')
  expect(await made(first.id)).toEqual(['MADE'])
  const { id: pageId } = await mark(first)
  expect(await type({ ...first, pageId }, typed)).toMatchObject({ state: 'READY', fullName: 'Mia Carter' })
  expect(await made(first.id)).toEqual(['MADE', 'MADE'])
  const { docs } = (await mine()(orderCalls.myOrders, { query: { scanOrderImport: first.id, limit: 10 } })).data
  expect(docs.map(({ pageNum }) => pageNum)).toEqual([1, 1])
})

test('a label that was found is not marked again, nor a part of it without its bars, nor one that was marked', async () => {
  const first = await sent(await twoUp(number()))
  expect(await refusalOf(mark(first, left))).toBe('409 LABEL_PART_TAKEN')
  expect(await codeOf(mark(first, { ...left, bottom: 0.7 }))).toBe('LABEL_PART_TAKEN')
  const { id: pageId } = await mark(first)
  expect(await codeOf(mark(first, { ...right, left: 0.55 }))).toBe('LABEL_PART_TAKEN')
  // Nor is a frame moved there once it stands.
  const cut = mine()(labelFileCalls.cutLabelPage, { params: { ...first, pageId }, body: { ...left, bottom: 0.7 } })
  expect(await codeOf(cut)).toBe('LABEL_PART_TAKEN')
  // What was left out and holds nothing that was read is marked anew.
  await give({ ...first, pageId }, null)
  expect(await mark(first)).toMatchObject({ part: 2, state: 'UNREAD' })
})

test('a frame that leaves the address out is not ready, until it is drawn around the whole label', async () => {
  const [minh] = await waiting()
  const first = await sent(await twoUp(number()))
  const cut = (body: Cut) => mine()(labelFileCalls.cutLabelPage, { params: first, body })
  await cut({ ...left, top: 0.55 })
  expect(await pagesOf(first.id)).toMatchObject([{ state: 'UNREAD', fault: 'LABEL_ADDRESS_HIDDEN', number: null }])
  await cut(left)
  expect(await pagesOf(first.id)).toMatchObject([{ state: 'READY', fault: null, orderId: minh }])
})

test.each([
  ['mirrored', (picture: Sharp) => picture.flop(), 'LABEL_MIRRORED'],
  ['upside down and mirrored', (picture: Sharp) => picture.flip(), 'LABEL_MIRRORED'],
  ['upside down', (picture: Sharp) => picture.rotate(180), null],
  ['lying', (picture: Sharp) => picture.rotate(90), null],
] as const)('a picture of a label that is %s is taken as far as people can read it', async (_, change, fault) => {
  const picture = await change(sharp(await pictured(await drawLabel({ number: number() }))))
    .png()
    .toBuffer()
  const { id } = await sent(picture, 'NEW')
  expect(await pagesOf(id)).toMatchObject([{ state: fault ? 'UNREAD' : 'READY', fault }])
})

test('a second label that is only a blurred picture says so, and is left out or cropped', async () => {
  const [minh] = await waiting()
  const blurred = await sharp(await pictured(await drawLabel({ number: number() })))
    .blur(6)
    .png()
    .toBuffer()
  const asPage = await writePdf(labelSize, 'blurred', pdf => {
    pdf.image(blurred, 0, 0, { width: labelSize.widthPoints, height: labelSize.heightPoints })
  })
  const first = await sent(await sheetOf([drawLabel({ number: number() }), asPage]))
  const [read, unread] = await pagesOf(first.id)
  expect(read).toMatchObject({ state: 'READY', orderId: minh })
  expect(unread).toMatchObject({ page: 1, part: 1, state: 'UNREAD', fault: 'LABEL_UNREADABLE', hasCode: false, hasPaper: false })
  await give({ ...first, pageId: unread?.id ?? 0 }, null)
  expect((await pagesOf(first.id)).map(({ state }) => state)).toEqual(['READY', 'LEFT'])
  expect(await pagesOf((await sent(await sheetOf([drawLabel({ number: number() }), drawLabel({ number: number() })]))).id)).toHaveLength(2)
})

test('two at once mark it once', async () => {
  const first = await sent(await twoUp(number()))
  const answers = await Promise.all([1, 2].map(() => codeOf(mark(first))))
  expect(answers.toSorted()).toEqual(['LABEL_PART_TAKEN', 'no refusal'])
  expect(await pagesOf(first.id)).toHaveLength(2)
})

test('where a code of the part is read no number is typed, and a number of the page is not typed again', async () => {
  const foreign = await sent(await sheetOf([drawLabel({ number: number() }), fedexLabel({ number: '123456789012' })]))
  const second = await mark(foreign)
  expect(second).toMatchObject({ state: 'UNREAD', fault: 'TRACKING_NUMBER_INVALID', hasCode: true })
  expect(await codeOf(type({ ...foreign, pageId: second.id }, number()))).toBe('LABEL_CODE_READS')
  const first = await sent(await twoUp(number()), 'NEW')
  const [found] = await pagesOf(first.id)
  const { id: pageId } = await mark(first)
  expect(await codeOf(type({ ...first, pageId }, found?.number ?? ''))).toBe('LABEL_PAGE_REPEATED')
})

test('nobody marks a page of another seller’s file, and a ZPL label has no parts', async () => {
  const first = await sent(await twoUp(number()))
  const other = shop.client((await seedSeller(shop.engine.db)).token)
  expect(await refusalOf(mark(first, right, other))).toBe('404 LABEL_IMPORT_NOT_FOUND')
  expect(await codeOf(mark(await sent(zplLabel({ number: number() }))))).toBe('LABEL_ZPL_WHOLE')
})
