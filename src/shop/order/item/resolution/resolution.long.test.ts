// Low-resolution art before an order is paid, through the API.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { uploadArt } from '#test/art.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { seedPrices, seedRichSeller } from '../../intake/seed.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { orderExceptionCalls } from '../../office/exception/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { orderArtCalls } from '../contract.ts'
import { orderResolutionCalls } from './contract.ts'
import type { DpiPolicy } from './rules.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
let owner: Client
beforeAll(async () => {
  owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
})

let seller: Seeded
let call: Client
let low: number
let sharp: number
beforeEach(async () => {
  seller = await seedRichSeller(shop.engine.db)
  call = shop.client(seller.token)
  low = await uploadArt(call)
  sharp = await uploadArt(call, [1_800, 2_400])
  await choose('CONFIRM')
})

const choose = (value: DpiPolicy) => owner(settingCalls.changeSetting, { params: { key: 'dpiPolicy' }, body: { value } })
/** Of a tee, its front, or front and back. */
async function made(...files: number[]): Promise<number> {
  const sides = (['FRONT', 'BACK'] as const).flatMap((side, at) => (files[at] ? [{ side, fileId: files[at] }] : []))
  const body = { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: sides }] }
  return (await call(orderIntakeCalls.createOrder, { body })).data.id
}
const read = async (id: number) => (await call(orderCalls.order, { params: { id } })).data
const submit = (id: number, acceptsDpi?: number) =>
  call(orderPayCalls.submitOrder, { params: { id }, ...(acceptsDpi !== undefined && { body: { acceptsDpi } }) })
const replace = (id: number, itemId: number, fileId: number, acceptsDpi?: number) =>
  call(orderArtCalls.addArt, {
    body: {
      art: [{ items: [{ orderId: id, itemId }], sides: [{ side: 'FRONT', fileId }] }],
      replaces: true,
      ...(acceptsDpi !== undefined && { acceptsDpi }),
    },
  })
const itemOf = async (id: number) => (await read(id)).items[0]?.id ?? 0

test('an order says how sharp each side prints, in its answer, its page and the list', async () => {
  const id = await made(low, sharp)
  const order = await read(id)
  expect(order.items[0]?.files).toMatchObject([
    { side: 'FRONT', dpi: 75, minDpi: 150, resolution: 'low', accepted: null },
    { side: 'BACK', dpi: 150, minDpi: 150, resolution: 'medium', accepted: null },
  ])
  expect(order.lowSides).toBe(1)
  const [listed] = (await call(orderCalls.myOrders, { query: {} })).data.docs
  expect(listed).toMatchObject({ id, lowSides: 1 })
  expect(listed?.items[0]?.files[0]).toMatchObject({ dpi: 75, resolution: 'low' })
})

test('what an order would cost says how sharp its art prints, as the order says it then', async () => {
  const files = [
    { side: 'FRONT' as const, fileId: low },
    { side: 'BACK' as const, fileId: null, link: 'library:sun.png' },
    { side: 'HOOD' as const, fileId: null, link: 'https://drive.google.com/file/d/abc' },
  ]
  const items = [
    { sku: 'G5000-FOREST-S', quantity: 1, files },
    { sku: 'G5000-FOREST-M', quantity: 2 },
  ]
  const { data: quoted } = await call(orderIntakeCalls.quoteOrder, { body: { items, country: 'US' } })
  const { data: order } = await call(orderIntakeCalls.createOrder, { body: { address, items } })
  const said = order.items.map(item =>
    item.files.map(({ side, fileId, link, dpi, minDpi, resolution }) => ({ side, fileId, link, dpi, minDpi, resolution })),
  )
  expect(quoted.lines.map(line => line.files)).toEqual(said)
  expect(said[0]?.map(file => file.dpi)).toEqual([75, expect.any(Number), null])
  const theirs = shop.client((await seedRichSeller(shop.engine.db)).token)
  expect(await refusalOf(theirs(orderIntakeCalls.quoteOrder, { body: { items, country: 'US' } }))).toBe('404 FILE_NOT_FOUND')
})

test('low art is refused by name until its seller confirms it, and is paid then; the word stands with who and when', async () => {
  const id = await made(low, sharp)
  const refused = await submit(id).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    status: 409,
    errors: [{ code: 'ORDER_RESOLUTION_LOW', values: { dpi: 75, minDpi: 150, side: 'FRONT', sku: 'G5000-FOREST-S', count: 1 } }],
  })
  expect(await read(id)).toMatchObject({ status: 'PENDING', submitsWhenReady: false })
  // Who accepts more than there is has not accepted this.
  expect(await refusalOf(submit(id, 100))).toBe('409 ORDER_RESOLUTION_LOW')
  expect((await submit(id, 75)).data.status).toBe('NEW_ORDER')
  const { items, lowSides, timeline } = await read(id)
  expect(lowSides).toBe(0)
  const { username } = await shop.engine.db.q
    .withTables<{ account: { id: number; username: string } }>()
    .selectFrom('account')
    .select('username')
    .where('id', '=', seller.id)
    .executeTakeFirstOrThrow()
  expect(items[0]?.files.map(file => file.accepted && [file.accepted.dpi, file.accepted.by])).toEqual([[75, username], null])
  expect(timeline.map(change => `${change.step} ${change.reason}`)).toContain('edit resolution')
})

test('another file asks anew, the same word does not ask again', async () => {
  const id = await made(low)
  await call(orderResolutionCalls.acceptResolution, { params: { id }, body: { acceptsDpi: 75 } })
  await replace(id, await itemOf(id), await uploadArt(call))
  expect(await refusalOf(submit(id))).toBe('409 ORDER_RESOLUTION_LOW')
  await call(orderResolutionCalls.acceptResolution, { params: { id }, body: { acceptsDpi: 75 } })
  expect((await submit(id)).data.status).toBe('NEW_ORDER')
})

test('a file that is sharp enough asks nothing', async () => {
  const id = await made(low)
  await replace(id, await itemOf(id), sharp)
  expect((await submit(id)).data.status).toBe('NEW_ORDER')
})

test('many orders are answered each by itself, and what is low stops none of the others', async () => {
  const ids = [await made(sharp), await made(low), await made(sharp)]
  const { results } = (await call(orderPayCalls.bulkSubmit, { body: { ids } })).data
  expect(results.map(it => it.code ?? it.status)).toEqual(['NEW_ORDER', 'ORDER_RESOLUTION_LOW', 'NEW_ORDER'])
  expect(results[1]?.values).toMatchObject({ dpi: 75, minDpi: 150 })
  const again = (await call(orderPayCalls.bulkSubmit, { body: { ids: [ids[1] ?? 0], acceptsDpi: 75 } })).data
  expect(again.results.map(it => it.status)).toEqual(['NEW_ORDER'])
})

test('where the operator lets orders wait, a submit is remembered and paid with the seller’s word', async () => {
  await choose('WAIT')
  const id = await made(low)
  expect(await refusalOf(submit(id))).toBe('409 ORDER_WAITS_FOR_RESOLUTION')
  expect(await refusalOf(submit(id))).toBe('409 ORDER_WAITS_FOR_RESOLUTION')
  const waiting = await read(id)
  expect(waiting).toMatchObject({ status: 'PENDING', submitsWhenReady: true, paidAt: null })
  expect(waiting.timeline.filter(change => change.step === 'wait')).toHaveLength(1)
  const unconfirmed = async () => (await call(orderCalls.myOrders, { query: { design: 'UNCONFIRMED' } })).data.docs.map(order => order.id)
  expect(await unconfirmed()).toEqual([id])
  const standing = async () => (await owner(orderExceptionCalls.officeExceptions, { query: { cause: 'RESOLUTION' } })).data.docs
  expect(await standing()).toMatchObject([{ id, cause: 'RESOLUTION', waitsOn: 'SELLER' }])
  await call(orderResolutionCalls.acceptResolution, { params: { id }, body: { acceptsDpi: 75 } })
  await shop.settled()
  expect((await read(id)).status).toBe('NEW_ORDER')
  expect([await unconfirmed(), await standing()]).toEqual([[], []])
})

test('and new art that is sharp enough is paid as well', async () => {
  await choose('WAIT')
  const id = await made(low)
  await refusalOf(submit(id))
  await replace(id, await itemOf(id), sharp)
  await shop.settled()
  expect((await read(id)).status).toBe('NEW_ORDER')
})

test('where the operator only warns, the figures stand and nothing is asked', async () => {
  await choose('WARN')
  const id = await made(low)
  expect(await read(id)).toMatchObject({ lowSides: 1 })
  expect((await submit(id)).data.status).toBe('NEW_ORDER')
})

test('new art of a paid order is asked about at once, and nothing of it is kept without a word', async () => {
  const id = await made(sharp)
  await submit(id)
  const itemId = await itemOf(id)
  const { results } = (await replace(id, itemId, low)).data
  expect(results).toMatchObject([{ id, code: 'ORDER_RESOLUTION_LOW', values: { dpi: 75, minDpi: 150 } }])
  expect((await read(id)).items[0]?.files[0]?.fileId).toBe(sharp)
  const edit = { params: { id }, body: { files: [{ itemId, side: 'FRONT' as const, fileId: low }] } }
  expect(await refusalOf(call(orderEditCalls.editOrder, edit))).toBe('409 ORDER_RESOLUTION_LOW')
  const kept = await call(orderEditCalls.editOrder, { ...edit, body: { ...edit.body, acceptsDpi: 75 } })
  expect(kept.data.items[0]?.files[0]).toMatchObject({ fileId: low, dpi: 75, accepted: { dpi: 75 } })
  expect((await replace(id, itemId, await uploadArt(call), 75)).data.results).toMatchObject([{ status: 'NEW_ORDER' }])
})

test('another seller’s order and sides are not found', async () => {
  const id = await made(low)
  const stranger = shop.client((await seedRichSeller(shop.engine.db)).token)
  const fileId = (await read(id)).items[0]?.files[0]?.id ?? 0
  const ask = { params: { id }, body: { acceptsDpi: 10 } }
  expect(await refusalOf(stranger(orderResolutionCalls.acceptResolution, ask))).toBe('404 ORDER_NOT_FOUND')
  expect(await refusalOf(stranger.fetch(orderResolutionCalls.orderFilePicture, { params: { id: fileId }, query: {} }))).toBe(
    '404 FILE_NOT_FOUND',
  )
  const results = (await stranger(orderPayCalls.bulkSubmit, { body: { ids: [id], acceptsDpi: 10 } })).data.results
  expect(results.map(it => it.code)).toEqual(['ORDER_NOT_FOUND'])
  expect((await read(id)).items[0]?.files[0]?.accepted).toBeNull()
})

test('a side’s picture is its whole area as it is printed, for its seller and for staff', async () => {
  const wide = await uploadArt(call, [1_200, 600])
  const id = await made(wide)
  const fileId = (await read(id)).items[0]?.files[0]?.id ?? 0
  const answer = await call.fetch(orderResolutionCalls.orderFilePicture, { params: { id: fileId }, query: {} })
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const { default: imaging } = await import('sharp')
  const { data, info } = await imaging(Buffer.from(await answer.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
  // Twelve inches by sixteen; the art hangs from the collar, six inches high.
  expect([info.width, info.height]).toEqual([540, 720])
  expect([alphaAt(270, 5), alphaAt(270, 265), alphaAt(270, 280), alphaAt(270, 700)]).toEqual([255, 255, 0, 0])
  const staffs = await owner.fetch(orderOfficeCalls.officeOrderPicture, { params: { id: fileId }, query: {} })
  expect(staffs.headers.get('content-type')).toBe('image/webp')
})
