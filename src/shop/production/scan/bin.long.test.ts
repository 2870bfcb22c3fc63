// Bins: an order of several pieces waits in one until it is packed, whoever scans at once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedLabelFacts } from '#shop/order/intake/facts.seed.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { staffActor, systemActor } from '#shop/order/status/facts.status.ts'
import { takeStep } from '#shop/order/status/status.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { uploadArt } from '#test/art.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { productionCalls } from '../contract.ts'
import { binCalls, pieceCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let maker: Seeded
let orders: { id: number; tickets: string[] }[]
/** Orders of one piece, of two and of three, all started. */
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  maker = await seedStaff(shop.engine.db, 'production')
  const seller = await seedRichSeller(shop.engine.db)
  const fileId = await uploadArt(shop.client(seller.token), [600, 800])
  const paid = await shop.write(tx => seedPaidOrders(tx, seller.id, 6, { fileId, sku: 'ORN3-WHITE-STAR' }))
  shop.advance(hour)
  await shop.cron('order.process')
  const { id } = (await staff()(productionCalls.makeBatch, { body: { orderIds: paid.map(order => order.id) } })).data
  await shop.settled()
  const { tickets } = (await staff()(productionCalls.batch, { params: { id } })).data
  for (const { code } of tickets) await scan(code, 'start')
  orders = paid.map(order => ({
    id: order.id,
    tickets: tickets.filter(ticket => ticket.orderId === order.id).map(({ code }) => code),
  }))
})
const staff = () => shop.client(maker.token)
const scan = async (code: string | undefined, action: 'start' | 'pass', token = maker.token) =>
  (await shop.client(token)(productionCalls.scanTicket, { body: { code: code ?? '', action } })).data
const held = async () => (await staff()(binCalls.bins)).data.held.map(({ id, orderId }) => [id, orderId])

test('an order of several takes the lowest free bin with its first passed piece; of two at once each its own', async () => {
  const [one, two, three] = orders
  expect(await scan(one?.tickets[0], 'pass')).toMatchObject({ bin: null, isBinMissing: false, orderStatus: 'PRODUCED' })
  expect(await held()).toEqual([])
  const both = await Promise.all([scan(two?.tickets[0], 'pass'), scan(three?.tickets[0], 'pass')])
  expect(both.map(({ bin }) => bin).toSorted()).toEqual([1, 2])
  const bin = both[0]?.bin ?? 0
  expect((await held()).toSorted()).toEqual(
    [
      [bin, two?.id],
      [3 - bin, three?.id],
    ].toSorted(),
  )
  // The last piece is told where the others lie, which stay there until they are packed.
  expect(await scan(two?.tickets[1], 'pass')).toMatchObject({ bin, passed: 2, orderStatus: 'PRODUCED' })
  expect(await scan(three?.tickets[1], 'pass')).toMatchObject({ bin: 3 - bin, passed: 2, orderStatus: 'IN_PRODUCTION' })
})

test('where no bin is free the scan says so; with its label an order is packed, and its bin the next one’s', async () => {
  const more = orders.filter(({ tickets }) => tickets.length > 1).at(-1)
  await shop.write(tx => changeSetting(tx, 'bins', 2, 'owner'))
  expect(await scan(more?.tickets[0], 'pass')).toMatchObject({ bin: null, isBinMissing: true })
  const { id: packed = 0 } = orders[1] ?? {}
  const [freed] = (await held()).find(([, orderId]) => orderId === packed) ?? []
  await shop.write(async tx => {
    await takeStep(tx, { orderId: packed, step: 'createLabel', actor: systemActor, facts: { label: seedLabelFacts() } })
    await takeStep(tx, {
      orderId: packed,
      step: 'printLabel',
      actor: staffActor({ id: maker.id, roles: ['warehouse'] }),
      facts: { label: seedLabelFacts({ isCreated: true }) },
    })
  })
  await shop.settled()
  expect(await held()).toHaveLength(1)
  expect(await scan(more?.tickets[1], 'pass')).toMatchObject({ bin: freed })
})

test('a bin is emptied by hand for the order that was seen in it, once, by production alone', async () => {
  const [[id = 0, orderId = 0] = [], [, other = 0] = []] = await held()
  const empty = (body: { orderId: number }) => staff()(binCalls.emptyBin, { params: { id }, body })
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  expect(await refusalOf(support(binCalls.emptyBin, { params: { id }, body: { orderId } }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await codeOf(empty({ orderId: other }))).toBe('BIN_CHANGED')
  await empty({ orderId })
  expect(await codeOf(empty({ orderId }))).toBe('BIN_NOT_FOUND')
  expect(await held()).not.toContainEqual([id, orderId])
})

test('a piece says how large each of its prints is', async () => {
  const { tickets, printFiles } = (await staff()(productionCalls.batch, { params: { id: 1 } })).data
  const [ticket] = tickets
  const file = printFiles.find(({ itemId }) => itemId === ticket?.itemId)
  const { data } = await staff()(pieceCalls.piecePrints, { params: { id: ticket?.id ?? 0 } })
  const size = { widthInches: (file?.widthPixels ?? 0) / 300, heightInches: (file?.heightPixels ?? 0) / 300 }
  expect(data).toEqual([{ id: file?.id, side: 'FRONT', ...size, isMirrored: false }])
  expect(await codeOf(staff()(pieceCalls.piecePrints, { params: { id: 999_999 } }))).toBe('TICKET_NOT_FOUND')
})
