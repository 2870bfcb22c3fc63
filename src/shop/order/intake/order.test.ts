import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CallError } from '#base/fault.ts'
import { minute } from '#base/time.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { arrange, idOf, orderInput } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { setFacets, setLabel } from '../item/item.ts'
import { orderCalls } from '../list/contract.ts'
import { orderPayCalls } from '../pay/contract.ts'
import { orderCancelCalls } from '../refund/contract.ts'
import { orderIntakeCalls } from './contract.ts'
import { seedLabelFacts } from './facts.seed.ts'
import { seedLibraryFile, seedPrices } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))

const { rich, make, paid, balance } = arrange(shop)

describe('a new order', () => {
  test('is priced by the server, named by the specification and not charged', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const { data: quoted } = await call(orderIntakeCalls.quoteOrder, { body: { items: orderInput.items, country: 'US' } })
    const { data: order } = await call(orderIntakeCalls.createOrder, { body: orderInput })
    expect(order).toMatchObject({
      status: 'PENDING',
      quantity: 2,
      totalCost: quoted.totalCents,
      amount: quoted.totalCents,
      state: 'UT',
      country: 'US',
      payment: 'UNPAID',
    })
    expect(order.productionCost + order.shippingCost).toBe(order.totalCost)
    expect(order.items[0]).toMatchObject({
      sku: 'G5000-FOREST-S',
      quantity: 2,
      garment: { shape: 'tee', size: 'S', colorHex: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    })
    expect(order.steps).toMatchObject({ submit: null, cancel: null, edit: null, delete: null })
    expect(await balance(seller)).toBe(1_000_00)
  })
  test('with a wrong address, SKU or country names the field', async () => {
    const call = shop.client((await rich()).token)
    const fault = async (body: Partial<typeof orderInput>) => {
      try {
        await call(orderIntakeCalls.createOrder, { body: { ...orderInput, ...body } })
      } catch (error) {
        return error instanceof CallError ? `${error.code} ${error.errors[0]?.path}` : String(error)
      }
    }
    expect(await fault({ address: { ...orderInput.address, zip: 'ABCDE' } })).toBe('ZIP_INVALID address.zip')
    expect(await fault({ address: { ...orderInput.address, country: 'Atlantis' } })).toBe('COUNTRY_NOT_FOUND address.country')
    expect(await fault({ items: [{ sku: 'NO-SUCH-SKU', quantity: 1, files: [] }] })).toBe('VARIANT_NOT_FOUND items.0.sku')
    expect(await fault({ items: [] })).toBe('REQUIRED items')
    const file = { side: 'FRONT' as const, link: 'library:sun.png' }
    const items = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [file, file] }]
    expect(await fault({ items })).toBe('ORDER_SIDE_TWICE items.0.files')
  })
  test('that repeats an external id is a duplicate, never charged; kept with a reason it is an order like any other', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const first = await make(seller, 1, { externalId: 'S1-1000' })
    const again = await make(seller, 2, { externalId: 'S1-1000' })
    expect([first[0]?.status, ...again.map(order => order.status)]).toEqual(['PENDING', 'DUPLICATE', 'DUPLICATE'])
    expect(await codeOf(call(orderPayCalls.submitOrder, idOf(again)))).toBe('ORDER_STEP_IMPOSSIBLE')
    expect(await codeOf(call(orderIntakeCalls.keepOrder, { ...idOf(again), body: { reason: '  ' } }))).toBe('ORDER_REASON_MISSING')
    await call(orderIntakeCalls.keepOrder, { ...idOf(again), body: { reason: 'A second gift' } })
    expect((await call(orderPayCalls.submitOrder, idOf(again))).data.status).toBe('NEW_ORDER')
  })
  test('may have an external id again once the first is cancelled, and any that another seller has', async () => {
    const [one, other] = [await rich(), await rich()]
    const first = await make(one, 1, { externalId: 'X-1' })
    expect((await make(other, 1, { externalId: 'X-1' }))[0]?.status).toBe('PENDING')
    await shop.client(one.token)(orderCancelCalls.cancelOrder, { ...idOf(first), body: {} })
    expect((await make(one, 1, { externalId: 'X-1' }))[0]?.status).toBe('PENDING')
  })
  test('whose tracking number a live order of the same seller has cannot be kept', async () => {
    const number = '9400111899560000000001'
    const seller = await rich()
    await make(seller, 1, { trackingNumber: number })
    const repeated = await make(seller, 1, { trackingNumber: number })
    const call = shop.client(seller.token)
    expect(await codeOf(call(orderIntakeCalls.keepOrder, { ...idOf(repeated), body: { reason: 'mine' } }))).toBe('ORDER_DUPLICATE_NUMBER')
  })
  test('that repeats an external id, and whose tracking number another order has got meanwhile, cannot be kept', async () => {
    const [typed, read] = ['9400111899560000000018', '9400111899560000000025']
    const seller = await rich()
    const call = shop.client(seller.token)
    await make(seller, 1, { externalId: 'S1-2000' })
    const repeated = await make(seller, 1, { externalId: 'S1-2000', trackingNumber: typed })
    const labelled = await make(seller, 1, { externalId: 'S1-2000' })
    expect([...repeated, ...labelled].map(order => order.status)).toEqual(['DUPLICATE', 'DUPLICATE'])
    await shop.write(tx => setFacets(tx, labelled[0]?.id ?? 0, { trackingNumber: read, isNumberRead: true }))
    await make(seller, 1, { trackingNumber: typed })
    const holder = await make(seller, 1)
    await shop.write(tx => setFacets(tx, holder[0]?.id ?? 0, { trackingNumber: read, isNumberRead: true }))
    for (const order of [repeated, labelled])
      expect(await codeOf(call(orderIntakeCalls.keepOrder, { ...idOf(order), body: { reason: 'mine' } }))).toBe('ORDER_DUPLICATE_NUMBER')
  })
})

describe('paying', () => {
  test('debits the total once and moves the order in one transaction', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const made = await make(seller)
    await call(orderPayCalls.submitOrder, idOf(made))
    const { data: order } = await call(orderCalls.order, idOf(made))
    expect(order).toMatchObject({ status: 'NEW_ORDER', payment: 'PAID', paidCents: order.totalCost })
    expect(await balance(seller)).toBe(1_000_00 - order.totalCost)
    expect(await codeOf(call(orderPayCalls.submitOrder, idOf(made)))).toBe('ORDER_HAS_BEEN_PAID')
    expect(order.timeline.map(change => `${change.step} ${change.from} ${change.to} ${change.actor} ${change.cents}`)).toEqual([
      `submit PENDING NEW_ORDER seller ${order.totalCost}`,
      'create null PENDING seller null',
    ])
  })
  test('with too little money leaves PAYMENT_FAILED and says what is missing; a retry after a deposit pays', async () => {
    const seller = await rich(1_00)
    const call = shop.client(seller.token)
    const made = await make(seller)
    const refusal = await call(orderPayCalls.submitOrder, idOf(made)).catch((error: CallError) => error)
    const { data: order } = await call(orderCalls.order, idOf(made))
    expect(refusal).toMatchObject({ code: 'NOT_ENOUGH_BALANCE', errors: [{ values: { missingCents: order.totalCost - 1_00 } }] })
    expect([order.status, await balance(seller)]).toEqual(['PAYMENT_FAILED', 1_00])
    await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 500_00, ref: `more:${seller.id}` }))
    await call(orderPayCalls.submitOrder, idOf(made))
    expect((await call(orderCalls.order, idOf(made))).data.status).toBe('NEW_ORDER')
  })
  test('by someone who never had a wallet fails like an empty one', async () => {
    const seller = await seedSeller(shop.engine.db)
    const made = await make(seller)
    expect(await codeOf(shop.client(seller.token)(orderPayCalls.submitOrder, idOf(made)))).toBe('NOT_ENOUGH_BALANCE')
  })
  test('is refused without print files or with an unread label', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const bare = await call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] } })
    expect(await codeOf(call(orderPayCalls.submitOrder, { params: { id: bare.data.id } }))).toBe('ORDER_FILES_MISSING')
    const tiktok = await make(seller, 1, { shippingBy: 'TIKTOK' })
    expect(await codeOf(call(orderPayCalls.submitOrder, idOf(tiktok)))).toBe('ORDER_LABEL_NOT_READY')
    await shop.write(tx =>
      setLabel(tx, tiktok[0]?.id ?? 0, {
        facts: seedLabelFacts(),
        state: 'READ',
        trackingNumber: '9400111899560000000002',
        carrier: 'USPS',
      }),
    )
    await call(orderPayCalls.submitOrder, idOf(tiktok))
    expect((await call(orderCalls.order, idOf(tiktok))).data).toMatchObject({ status: 'NEW_ORDER', shippingCost: 0 })
  })
  test('of an order whose picture is on its way waits for it, and happens when the picture is there', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const items = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, link: 'library:moon' }] }]
    const { data: order } = await call(orderIntakeCalls.createOrder, { body: { ...orderInput, items } })
    const params = { id: order.id }
    expect(await codeOf(call(orderPayCalls.submitOrder, { params }))).toBe('ORDER_WAITS_FOR_FILES')
    await shop.write(tx => seedLibraryFile(tx, seller.id, 'Moon.png'))
    await shop.settled()
    expect((await call(orderCalls.order, { params })).data).toMatchObject({ status: 'NEW_ORDER', items: [{ files: [{ state: 'READY' }] }] })
  })
  test('is refused for a link that leads to a private address, wherever the order has it from', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const { params } = idOf(await make(seller, 1, { link: 'http://127.0.0.1/art.png' }))
    await shop.settled()
    expect((await call(orderCalls.order, { params })).data.items[0]?.files[0]).toMatchObject({
      state: 'FAILED',
      fault: 'FILE_LINK_INVALID',
    })
    expect(await codeOf(call(orderPayCalls.submitOrder, { params }))).toBe('ORDER_FILES_MISSING')
  })
  test('with a file of another seller’s library is refused', async () => {
    const [owner, thief] = [await rich(), await rich()]
    const { id: fileId } = await shop.write(tx => seedLibraryFile(tx, owner.id, 'secret.png'))
    const items = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, fileId }] }]
    expect(await codeOf(shop.client(thief.token)(orderIntakeCalls.createOrder, { body: { ...orderInput, items } }))).toBe('FILE_NOT_FOUND')
  })
  test('of a stale quote asks again: the same price is charged, a new one is shown first', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const made = await make(seller, 2)
    shop.advance(16 * minute)
    await call(orderPayCalls.submitOrder, idOf(made))
    await shop.engine.db.pool.query('update variant set price_seller_cents = price_seller_cents + 100')
    const second = { params: { id: made[1]?.id ?? 0 } }
    const before = (await call(orderCalls.order, second)).data.totalCost
    expect(await codeOf(call(orderPayCalls.submitOrder, second))).toBe('ORDER_PRICE_CHANGED')
    const after = (await call(orderCalls.order, second)).data
    expect(after.totalCost).toBe(before + 100 * after.quantity)
    await call(orderPayCalls.submitOrder, second)
    await shop.engine.db.pool.query('update variant set price_seller_cents = price_seller_cents - 100')
    expect((await call(orderCalls.order, second)).data.paidCents).toBe(after.totalCost)
  })
  test('of many charges none another total than was seen', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const ids = (await make(seller, 2)).map(order => order.id)
    const [first, second] = await Promise.all(ids.map(async id => (await call(orderCalls.order, { params: { id } })).data))
    if (!first || !second) throw new Error('Both orders are there.')
    const seen = [
      { id: first.id, totalCents: first.totalCost },
      { id: second.id, totalCents: second.totalCost - 1 },
    ]
    const { data } = await call(orderPayCalls.bulkSubmit, { body: { ids, seen } })
    expect(data.results.map(result => result.code ?? result.status)).toEqual(['NEW_ORDER', 'ORDER_PRICE_CHANGED'])
    expect(data.results[1]?.values).toMatchObject({ wasCents: second.totalCost - 1, totalCents: second.totalCost })
    expect(await balance(seller)).toBe(1_000_00 - first.totalCost)
  })
  test('of many goes as far as the money; none stops the others', async () => {
    const seller = await rich()
    const made = await make(seller, 4)
    const call = shop.client(seller.token)
    const totals = await Promise.all(made.map(async ({ id }) => (await call(orderCalls.order, { params: { id } })).data.totalCost))
    const poor = await rich((totals[0] ?? 0) + (totals[1] ?? 0))
    const own = await make(poor, 3)
    const { data } = await shop.client(poor.token)(orderPayCalls.bulkSubmit, { body: { ids: [...own.map(it => it.id), made[3]?.id ?? 0] } })
    expect(data.results.map(result => result.code ?? result.status)).toEqual([
      'NEW_ORDER',
      'NEW_ORDER',
      'NOT_ENOUGH_BALANCE',
      'ORDER_NOT_FOUND',
    ])
    expect(await balance(poor)).toBe(0)
  })
})

describe('another seller’s order', () => {
  test('is not found by any call, as a missing one', async () => {
    const [owner, thief] = [await rich(), await rich()]
    const theirs = idOf(await make(owner))
    const call = shop.client(thief.token)
    const tries = [
      call(orderCalls.order, theirs),
      call(orderPayCalls.submitOrder, theirs),
      call(orderCancelCalls.cancelOrder, { ...theirs, body: {} }),
      call(orderCancelCalls.previewCancel, theirs),
      call(orderEditCalls.editOrder, { ...theirs, body: { note: 'x' } }),
      call(orderEditCalls.setSellerStatus, { ...theirs, body: { sellerStatus: 'ON_HOLD' } }),
      call(orderIntakeCalls.resendOrder, theirs),
      call(orderIntakeCalls.keepOrder, { ...theirs, body: { reason: 'x' } }),
      call(orderEditCalls.duplicateOrder, theirs),
      call(orderEditCalls.deleteOrder, theirs),
    ]
    expect(new Set(await Promise.all(tries.map(codeOf)))).toEqual(new Set(['ORDER_NOT_FOUND']))
    expect((await call(orderCalls.myOrders, { query: {} })).data.totalDocs).toBe(0)
  })
})

describe('a list', () => {
  test('filters by tab, text, day and type, in keyset pages', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    await make(seller, 5, {})
    await paid(seller, 3, { externalId: null })
    const [named] = await make(seller, 1, { externalId: 'Etsy-77' })
    const ids = async (query: object) => (await call(orderCalls.myOrders, { query })).data.docs.map(order => order.id)
    expect(await ids({ status: 'NEW_ORDER' })).toHaveLength(3)
    expect(await ids({ status: 'PAYMENT_FAILED' })).toHaveLength(6)
    expect(await ids({ q: 'etsy' })).toEqual([named?.id])
    expect(await ids({ q: `#${named?.id}` })).toEqual([named?.id])
    expect(await ids({ q: '%' })).toEqual([])
    expect(await ids({ orderType: 'LABEL' })).toEqual([])
    expect(await ids({ from: '2020-01-01', to: '2020-01-02' })).toEqual([])
    const first = await call(orderCalls.myOrders, { query: { limit: 5 } })
    expect(first.data).toMatchObject({ totalDocs: 9, hasMore: false })
    const rest = await ids({ limit: 5, cursor: first.data.docs.at(-1)?.id })
    expect(rest).toHaveLength(4)
    const { counts } = (await call(orderCalls.myOrderCounts, { query: {} })).data
    expect(counts.toSorted((a, b) => a.count - b.count)).toEqual([
      { status: 'NEW_ORDER', count: 3 },
      { status: 'PENDING', count: 6 },
    ])
  })
  test('of tracking numbers comes as CSV', async () => {
    const seller = await rich()
    await make(seller, 1, { trackingNumber: '9400111899560000000077', externalId: '=1+1' })
    const response = await shop.client(seller.token).fetch(orderCalls.exportTracking, { query: {} })
    const text = await response.text()
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain('9400111899560000000077')
    expect(text).not.toMatch(/,=1/)
  })
})
