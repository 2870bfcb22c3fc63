import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { pdfPool } from '#engine/pdf/pdf.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedAccount, seedRule } from '#shop/carrier/account/seed.ts'
import type { NewOrder } from '#shop/order/intake/intake.ts'
import { seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { dispatchBy } from '#shop/order/list/dispatch.rules.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'
import { seedProduced } from '../../seed.ts'
import { readLabel } from '../read-label.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const pdf = pdfPool()
afterAll(async () => {
  pdf.close()
  await shop.close()
})
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
const statusOf = async (id: number) => (await mine()(orderCalls.order, { params: { id } })).data.status
const numberOf = async (id: number) => (await mine()(labelCalls.myLabel, { params: { id } })).data?.trackingNumber

async function produced(given: Partial<NewOrder> = {}): Promise<number> {
  const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1, given))
  const id = order?.id ?? 0
  await shop.write(tx => seedProduced(tx, [id]))
  return id
}
async function labelled(count = 1): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made++) ids.push(await produced())
  await office()(labelCalls.makeLabels, { body: { orderIds: ids } })
  await shop.settled()
  return ids
}
/** As its platform says when it was ordered. */
const orderedAt = (id: number, at: Date | null) =>
  shop.engine.db.pool.query('update "order" set platform_ordered_at = $2 where id = $1', [id, at])
const pageOf = async (query: object) => (await office()(labelCalls.labelDesk, { query: { limit: 100, ...query } })).data.docs

describe('the queue', () => {
  test('begins with what must leave first, and names what is overdue, due today and due later', async () => {
    const [plain, later, today, over] = [await produced(), await produced(), await produced(), await produced()]
    await orderedAt(later, shop.now())
    // It is a Wednesday: what was ordered on Monday leaves today.
    await orderedAt(today, new Date(shop.now().getTime() - 46 * hour))
    await orderedAt(over, new Date(shop.now().getTime() - 72 * hour))
    const docs = (await pageOf({})).filter(({ id }) => [plain, later, today, over].includes(id))
    expect(docs.map(({ id, due }) => [id, due])).toEqual([
      [over, 'OVERDUE'],
      [today, 'TODAY'],
      [later, 'LATER'],
      [plain, 'NONE'],
    ])
    expect((await pageOf({ due: 'TODAY' })).map(({ id }) => id)).toEqual([today])
    const { data } = await office()(labelCalls.labelGroups, { query: {} })
    expect(data.due.find(({ due }) => due === 'OVERDUE')?.count).toBe(1)
  })

  test('counts two business days as the order’s own clock does', async () => {
    const id = await produced()
    for (let at = 0; at < 8 * 24; at += 5) {
      const ordered = new Date(Date.UTC(2026, 10, 16, at, 30))
      await orderedAt(id, ordered)
      const { rows } = await shop.engine.db.pool.query('select dispatch_by from order_queue_ref where id = $1', [id])
      expect(rows[0].dispatchBy).toEqual(dispatchBy(ordered))
    }
    await orderedAt(id, null)
  })

  test('says by which account and service an order would go, without asking a carrier, and finds by it', async () => {
    const id = await produced()
    const heavy = await produced({ shippingMethod: 'express' })
    const other = await shop.write(tx => seedAccount(tx, { carrier: 'sandbox', name: 'Second', services: ['EXPRESS'] }))
    const by = async (order: number) => (await pageOf({})).find(each => each.id === order)?.by
    expect(await by(id)).toMatchObject({ way: 'ACCOUNT', accountName: 'Sandbox', service: expect.stringContaining('GROUND') })
    expect(await by(heavy)).toMatchObject({ way: 'CHEAPEST', accountId: null, choices: 2 })
    await shop.write(tx => seedRule(tx, { accountId: other, level: 'EXPRESS' }))
    expect(await by(heavy)).toMatchObject({ way: 'ACCOUNT', accountName: 'Second' })
    expect((await pageOf({ by: String(other) })).map(each => each.id)).toEqual([heavy])
    const chosen = await office()(labelCalls.chooseLabels, { query: { by: String(other) } })
    expect(chosen.data).toEqual([{ id: heavy, label: null }])
  })

  test('is found by words of number, name and city, and a sign that databases know is only a sign', async () => {
    const id = await produced()
    await shop.engine.db.pool.query('update "order" set full_name = $2 where id = $1', [id, 'Ada 100% Lovelace'])
    expect((await pageOf({ q: 'ada 100%' })).map(each => each.id)).toEqual([id])
    expect((await pageOf({ q: `#${id}` })).map(each => each.id)).toContain(id)
    expect(await pageOf({ q: 'a_a' })).toEqual([])
  })
})

describe('on paper', () => {
  test('what is chosen says what its paper is, on whichever page it stands', async () => {
    const [one = 0, other = 0] = await labelled(2)
    await shop.engine.db.pool.query("update label set form = 'ZPL' where order_id = $1", [other])
    const { data } = await office()(labelCalls.chooseLabels, { query: { tab: 'TO_PRINT' } })
    expect(data).toEqual(
      expect.arrayContaining([
        { id: one, label: { form: 'PDF' } },
        { id: other, label: { form: 'ZPL' } },
      ]),
    )
  })

  test('labels come in the order in which their batches were made, whatever was asked for first', async () => {
    const ids = await labelled(3)
    const made = [ids[1], ids[2], ids[0]]
    for (const [at, id] of made.entries())
      await shop.engine.db.pool.query('update "order" set all_passed_at = $2 where id = $1', [id, new Date(shop.now().getTime() + at)])
    const sheet = await office().fetch(labelCalls.labelSheet, { query: { orderIds: ids.join(',') } })
    const pages = await pdf.read(Buffer.from(await sheet.arrayBuffer()))
    const read = pages.map(page => readLabel(page)).map(label => ('number' in label ? label.number : ''))
    expect(read).toEqual(await Promise.all(made.map(id => numberOf(id ?? 0))))
    expect((await pageOf({ tab: 'TO_PRINT' })).filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual(made)
  })

  test('a label is printed again for a reason alone, which stays on it and on its order’s timeline', async () => {
    const [id = 0, other = 0] = await labelled(2)
    const sheet = (orderIds: readonly number[]) =>
      codeOf(office().fetch(labelCalls.labelSheet, { query: { orderIds: orderIds.join(',') } }))
    expect(await sheet([id])).toBe('no refusal')
    const body = { orderIds: [id, other], reason: 'The printer jammed' }
    expect((await office()(labelCalls.reprintLabels, { body })).data.results.map(({ fault }) => fault)).toEqual([
      'LABEL_NOT_PRINTED',
      'LABEL_NOT_PRINTED',
    ])
    await office()(labelCalls.markPrinted, { body: { orderIds: [id] } })
    expect(await sheet([id])).toBe('LABEL_PRINTED_ALREADY')
    expect(await codeOf(office()(labelCalls.reprintLabels, { body: { orderIds: [id], reason: '  ' } }))).toBe('REQUIRED')
    expect((await office()(labelCalls.reprintLabels, { body })).data.results).toEqual([
      { orderId: id, fault: null, form: 'PDF' },
      { orderId: other, fault: 'LABEL_NOT_PRINTED', form: 'PDF' },
    ])
    expect(await sheet([id])).toBe('no refusal')
    const { data: label } = await office()(labelCalls.officeLabel, { params: { id } })
    expect(label).toMatchObject({ printCount: 2, reprints: [{ by: warehouse.username, reason: 'The printer jammed' }] })
    const { timeline, status } = (await mine()(orderCalls.order, { params: { id } })).data
    expect(status).toBe('PRINTED')
    expect(timeline[0]).toMatchObject({ step: 'reprintLabel', reason: 'The printer jammed', actor: 'staff', actorName: null })
    shop.advance(hour)
    expect(await sheet([id])).toBe('LABEL_PRINTED_ALREADY')
    shop.advance(-hour)
  })

  test('a label that is being given back goes on no parcel', async () => {
    const [id = 0] = await labelled()
    await shop.engine.db.pool.query("update label set state = 'VOIDING', ask_at = $2 where order_id = $1", [
      id,
      new Date(shop.now().getTime() + hour),
    ])
    expect(await codeOf(office().fetch(labelCalls.labelSheet, { query: { orderIds: `${id}` } }))).toBe('LABEL_NOT_LIVE')
    expect((await office()(labelCalls.markPrinted, { body: { orderIds: [id] } })).data.results).toEqual([
      { orderId: id, fault: 'LABEL_NOT_LIVE' },
    ])
    expect(await statusOf(id)).toBe('LABEL_CREATED')
  })

  test('is taken back before it is on paper: a made order waits for another label, one that is to be made goes on', async () => {
    const made = await produced()
    const [early] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
    const ids = [made, early?.id ?? 0]
    await office()(labelCalls.makeLabels, { body: { orderIds: ids } })
    await shop.settled()
    for (const id of ids) {
      expect(await statusOf(id)).toBe('LABEL_CREATED')
      const { data: label } = await mine()(labelCalls.myLabel, { params: { id } })
      await office()(labelCalls.voidLabel, { params: { id: label?.id ?? 0 }, body: { reason: 'Wrong size' } })
    }
    await shop.settled()
    expect(await Promise.all(ids.map(statusOf))).toEqual(['PRODUCED', 'LABEL_CREATED'])
    const { data: order } = await mine()(orderCalls.order, { params: { id: made } })
    expect(order).toMatchObject({ errorCode: null, errorFrom: null, trackingNumber: null })
    await office()(labelCalls.makeLabels, { body: { orderIds: [made] } })
    await shop.settled()
    expect(await statusOf(made)).toBe('LABEL_CREATED')
  })
})
