// Photos that the bench takes of pieces: of what has passed or failed, for staff alone, without what a camera writes into them.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#base/fields.ts'
import { hour } from '#base/time.ts'
import { emit } from '#engine/events/event.ts'
import type { StaffRole } from '#shop/account/person/rules.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { uploadArt } from '#test/art.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { photo } from '#test/ticket.ts'
import { productionCalls } from '../../contract.ts'
import { madeCalls } from '../made/contract.ts'
import { photoCalls } from './contract.ts'
import { photosMax } from './rules.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let maker: Seeded
let seller: Seeded
let orderIds: number[]
/** Six pieces of three orders: the first has passed, the second failed, the others wait. */
let tickets: { id: number; code: string; orderId: number }[]
beforeAll(async () => {
  await shop.write(seedPrices)
  maker = await seedStaff(shop.engine.db, 'production')
  seller = await seedRichSeller(shop.engine.db)
  const fileId = await uploadArt(shop.client(seller.token), [1_800, 2_400])
  const paid = await shop.write(tx => seedPaidOrders(tx, seller.id, 3, { fileId, sku: 'ORN3-WHITE-STAR' }))
  orderIds = paid.map(order => order.id)
  shop.advance(hour)
  await shop.cron('order.process')
  const { id } = (await staff()(productionCalls.makeBatch, { body: { orderIds } })).data
  await shop.settled()
  tickets = (await staff()(productionCalls.batch, { params: { id } })).data.tickets
  for (const at of [0, 1]) await scan(at, 'start')
  await scan(0, 'pass')
  await scan(1, 'fail', { reason: 'Print is smeared', cause: 'SMEARED' })
})
const staff = () => shop.client(maker.token)
const scan = (at: number, action: 'start' | 'pass' | 'fail', given: { reason?: string; cause?: 'SMEARED' } = {}) =>
  staff()(productionCalls.scanTicket, { body: { code: tickets[at]?.code ?? '', action, ...given } })
const add = async (at: number, file: File, token = maker.token) =>
  (await shop.client(token)(photoCalls.addPiecePhoto, { params: { id: tickets[at]?.id ?? 0 }, body: {}, files: [file] })).data
const ofOrder = async (at: number, token = maker.token) =>
  (await shop.client(token)(photoCalls.orderPhotos, { query: { orderId: tickets[at]?.orderId ?? 0 } })).data
const bytesOf = async (id: number, size: 'small' | 'large') =>
  Buffer.from(await (await staff().fetch(photoCalls.piecePhoto, { params: { id }, query: { size } })).arrayBuffer())
const asFile = (bytes: Uint8Array, name = 'piece.jpg') => new File([new Uint8Array(bytes)], name)
let shade = 0
/** No other looks like it: a shade beside another's would be made anew as the same picture. */
const another = () => photo('piece.jpg', `hsl(${14 * ++shade}, 80%, 50%)`)

test('a photo of a passed and of a failed piece stands with its order and in the list of pieces', async () => {
  const passed = await add(0, await another())
  expect(passed).toMatchObject({ ticketId: tickets[0]?.id, state: 'PASSED', width: 900, height: 700, by: maker.username })
  const failed = await add(1, await another())
  expect(await ofOrder(0)).toMatchObject([{ id: passed.id, code: tickets[0]?.code, piece: 1, pieces: 1, cause: null }])
  expect(await ofOrder(1)).toMatchObject([{ id: failed.id, state: 'FAILED', cause: 'SMEARED' }])
  for (const [state, is] of [
    ['PASSED', passed],
    ['FAILED', failed],
  ] as const) {
    const { docs } = (await staff()(madeCalls.madePieces, { query: { state } })).data
    expect(docs.map(({ photos }) => photos)).toEqual([[is]])
  }
})

test('it is made anew: no place, camera or day of it is kept, it is upright, and it comes in two sizes', async () => {
  const taken = sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#3a5' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 0/1' } })
    .withMetadata({ orientation: 6 })
  const { id, width, height } = await add(0, asFile(await taken.jpeg().toBuffer()))
  expect([width, height]).toEqual([1_200, 1_600])
  for (const [size, side] of [
    ['large', 1_600],
    ['small', 800],
  ] as const) {
    const { format, height: tall, exif } = await sharp(await bytesOf(id, size)).metadata()
    expect([format, tall, exif]).toEqual(['webp', side, undefined])
  }
})

test('the same photo of the same piece is one, of another piece another', async () => {
  const same = await another()
  const [once, twice] = [await add(0, same), await add(0, same)]
  expect(twice).toEqual(once)
  expect((await add(1, same)).id).not.toBe(once.id)
})

test('a piece that passed and fails at packing keeps its first photo as that of a passed one', async () => {
  await scan(4, 'start')
  await scan(4, 'pass')
  await add(4, await another())
  await scan(4, 'fail', { reason: 'Print is smeared', cause: 'SMEARED' })
  await add(4, await another())
  expect((await ofOrder(4)).map(({ state, cause }) => [state, cause])).toEqual([
    ['PASSED', 'SMEARED'],
    ['FAILED', 'SMEARED'],
  ])
})

describe('is refused', () => {
  test('of a piece that has not passed or failed, and of none', async () => {
    expect(await refusalOf(add(3, await another()))).toBe('409 PIECE_NOT_DONE')
    const none = staff()(photoCalls.addPiecePhoto, { params: { id: 999_999 }, body: {}, files: [await another()] })
    expect(await refusalOf(none)).toBe('404 TICKET_NOT_FOUND')
    const empty = staff()(photoCalls.addPiecePhoto, { params: { id: tickets[0]?.id ?? 0 }, body: {}, files: [] })
    expect(await refusalOf(empty)).toBe('422 FILE_MISSING')
  })

  test('what is no JPG or PNG, is broken or larger than 5 MB', async () => {
    const picture = sharp({ create: { width: 90, height: 70, channels: 3, background: '#3a5' } })
    expect(await codeOf(add(0, asFile(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))))).toBe('FORMAT_NOT_ALLOWED')
    expect(await codeOf(add(0, asFile(await picture.webp().toBuffer())))).toBe('FORMAT_NOT_ALLOWED')
    expect(await codeOf(add(0, asFile((await picture.jpeg().toBuffer()).subarray(0, 200))))).toBe('IMAGE_CORRUPT')
    const jpeg = await picture.jpeg().toBuffer()
    const padded = (bytes: number) => asFile(Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]))
    expect(await refusalOf(add(0, padded(limits.photoBytes + 1)))).toBe('413 FILE_TOO_LARGE')
    expect((await add(0, padded(limits.photoBytes))).width).toBe(90)
  })

  test('one more than a piece may have; the last one again is no further one', async () => {
    const last = await another()
    while ((await ofOrder(1)).length < photosMax - 1) await add(1, await another())
    const { id } = await add(1, last)
    expect(await refusalOf(add(1, await another()))).toBe('409 PIECE_PHOTOS_FULL')
    expect((await add(1, last)).id).toBe(id)
  })

  test('of an order that was cancelled: nobody looks at its pieces any more', async () => {
    const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
    await owner(orderOfficeCalls.officeCancel, { params: { id: tickets[0]?.orderId ?? 0 }, body: { reason: 'Asked by phone' } })
    expect(await refusalOf(add(0, await another()))).toBe('409 TICKET_VOID')
  })
})

test('production adds photos; who packs, supports, pays or audits looks at them; nobody else does', async () => {
  const [photo] = await ofOrder(1)
  const look = (token: string) => shop.client(token).fetch(photoCalls.piecePhoto, { params: { id: photo?.id ?? 0 }, query: {} })
  for (const role of ['support', 'warehouse', 'auditor', 'finance'] satisfies StaffRole[]) {
    const { token } = await seedStaff(shop.engine.db, role)
    expect(await ofOrder(1, token)).toHaveLength(photosMax)
    expect((await look(token)).status).toBe(200)
    expect(await refusalOf(add(1, await another(), token))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  }
  expect(await refusalOf(look((await seedStaff(shop.engine.db, 'content')).token))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await refusalOf(look(seller.token))).toBe('404 NOT_FOUND')
})

test('they go with their seller’s account', async () => {
  const [photo] = await ofOrder(1)
  await shop.write(tx => emit(tx, 'account.closed', { accountId: seller.id }, {}))
  await shop.settled()
  expect(await ofOrder(1)).toEqual([])
  expect(await refusalOf(staff().fetch(photoCalls.piecePhoto, { params: { id: photo?.id ?? 0 }, query: {} }))).toBe(
    '404 PIECE_PHOTO_NOT_FOUND',
  )
})
