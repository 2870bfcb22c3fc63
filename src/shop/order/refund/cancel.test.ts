// What cancelling gives is the same by every way that leads there: all at once, item by item, after a part was given back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import { arrange, orderInput } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedPrices } from '../intake/seed.ts'
import { setFacets } from '../item/item.ts'
import { orderCalls } from '../list/contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderPayCalls } from '../pay/contract.ts'
import { systemActor } from '../status/facts.status.ts'
import { takeStep } from '../status/status.ts'
import { orderCancelCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let support: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  support = await seedStaff(shop.engine.db, 'support')
})
const { rich, balance } = arrange(shop)

const files = [{ side: 'FRONT' as const, link: 'library:sun.png' }]
const items = [
  { sku: 'G5000-FOREST-S', quantity: 2, files },
  { sku: 'BC3001-NAVY-3XL', quantity: 1, files },
  { sku: 'G18500-BLACK-M', quantity: 3, files },
]
const externalId = 'C-1'
const production = { ...systemActor, roles: ['system', 'production'] } as const
const pieces = 6
const feeCents = 3_00
const NOT_SHOWN = 1_234_567_89
const germany = { ...orderInput.address, city: 'Berlin', state: '', zip: '10115', country: 'DE' }

/** A paid order of three items, whose print files are processed where nothing else is said. */
async function bought(isProcessed = true, bought = items) {
  const seller = await rich()
  const call = shop.client(seller.token)
  const { id } = (await call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: bought, externalId } })).data
  const params = { id }
  await call(orderPayCalls.submitOrder, { params })
  const process = async () => {
    shop.advance(16 * minute)
    await shop.cron('order.process')
    await shop.write(tx => setFacets(tx, id, { renderedAt: tx.now(), batchId: 1 }))
  }
  if (isProcessed) await process()
  const order = (await call(orderCalls.order, { params })).data
  const lineOf = (index: number) => order.items[index]?.totalMoney ?? 0
  const cancelItem = (index: number, seenRefundCents: number) =>
    call(orderCancelCalls.cancelOrderItem, { params: { id, itemId: order.items[index]?.id ?? 0 }, body: { seenRefundCents } })
  const quoteAlone = (...indexes: number[]) => {
    const alone = bought.filter((_, index) => indexes.includes(index))
    return call(orderIntakeCalls.quoteOrder, { body: { items: alone, country: 'US' } })
  }
  const preview = (index: number) =>
    call(orderCancelCalls.previewCancelItem, { params: { id, itemId: order.items[index]?.id ?? 0 } }).then(({ data }) => data)
  return {
    params,
    whyNotResend: async () => (await call(orderCalls.order, { params })).data.steps.resend,
    paidCents: order.paidCents,
    process,
    lineOf,
    cancelItem,
    /** For what is shown. */
    cancelShown: async (index: number) => {
      const { nowCents } = await preview(index)
      await cancelItem(index, nowCents)
      return nowCents
    },
    /** What these of its items cost where they are ordered alone. */
    alone: async (...indexes: number[]) => (await quoteAlone(...indexes)).data.totalCents,
    quoteAlone,
    /** Carried elsewhere, for what is shown. */
    async carryTo(address: typeof orderInput.address, shippingMethod: ShippingOptionName) {
      const edit = (seenDifferenceCents: number) =>
        call(orderEditCalls.editOrder, { params, body: { address, shippingMethod, seenDifferenceCents } })
      const shown = await edit(NOT_SHOWN).catch(error => error.errors[0].values)
      await edit(shown.differenceCents)
    },
    /** What the office would give back once its production has begun. */
    async startAndPreview() {
      await shop.write(async tx => {
        await takeStep(tx, { orderId: id, step: 'export', actor: production })
        await takeStep(tx, { orderId: id, step: 'start', actor: production })
      })
      return (await shop.client(support.token)(orderOfficeCalls.officePreviewCancel, { params })).data
    },
    previewItem: preview,
    itemLessFee: (index: number) => cancelItem(index, lineOf(index) - feeCents * (items[index]?.quantity ?? 0)),
    async cancel() {
      const { nowCents: seenRefundCents } = (await call(orderCancelCalls.previewCancel, { params })).data
      return (await call(orderCancelCalls.cancelOrder, { params, body: { seenRefundCents } })).data.refundCents
    },
    part: (amountCents: number) =>
      shop.client(support.token)(orderOfficeCalls.officeRefund, { params, body: { amountCents, reason: 'Late' } }),
    makeAgain: () => call(orderIntakeCalls.createOrder, { body: { ...orderInput, externalId } }),
    keptCents: async () => 1_000_00 - (await balance(seller)),
  }
}
type Bought = Awaited<ReturnType<typeof bought>>

describe('after the print files were processed, the fee of every piece is kept', () => {
  /** Of each kind one is in the gate: at once, by items, and with a part between them. */
  const ways: readonly [way: string, before: (order: Bought) => Promise<unknown>, tags?: 'long'][] = [
    ['all at once', async () => undefined],
    ['the first item first', order => order.itemLessFee(0), 'long'],
    ['two items in their order', async order => [await order.itemLessFee(0), await order.itemLessFee(1)], 'long'],
    ['two items in another order', async order => [await order.itemLessFee(2), await order.itemLessFee(0)]],
    ['a part given back before', order => order.part(9_99), 'long'],
    ['a part given back before an item', async order => [await order.part(5_00), await order.itemLessFee(1)], 'long'],
    [
      'a part given back between two items',
      async order => [await order.itemLessFee(1), await order.part(5_00), await order.itemLessFee(0)],
    ],
    ['a part given back after an item', async order => [await order.itemLessFee(2), await order.part(7_00)], 'long'],
  ]
  for (const [way, before, tags = []] of ways)
    test(way, { tags }, async () => {
      const order = await bought()
      await before(order)
      await order.cancel()
      expect(await order.keptCents()).toBe(feeCents * pieces)
    })
})

describe('before any file was processed, what is left costs what it costs alone', () => {
  const tee = (quantity: number) => ({ sku: 'G5000-FOREST-S', quantity, files })
  test('ninety-nine of a hundred pieces: the tier and the shipping of one are kept', async () => {
    const order = await bought(false, [tee(99), tee(1)])
    const shown = await order.previewItem(0)
    expect(shown).toMatchObject({ reason: 'LESS_REST', nowCents: order.paidCents - (await order.alone(1)), feeCents: 0 })
    expect(shown.shippingCents).toBeGreaterThan(0)
    await order.cancelItem(0, shown.nowCents)
    expect(await order.keptCents()).toBe(await order.alone(1))
  })

  /** In the gate one in their order, and one against it. */
  const orders: readonly [indexes: readonly number[], tags?: 'long'][] = [
    [[0, 1]],
    [[1, 0], 'long'],
    [[0, 2], 'long'],
    [[2, 0]],
    [[1, 2], 'long'],
    [[2, 1], 'long'],
  ]
  for (const [indexes, tags = []] of orders)
    test(`items ${JSON.stringify(indexes)}, one after the other`, { tags }, async () => {
      const order = await bought(false)
      let backCents = 0
      for (const index of indexes) backCents += await order.cancelShown(index)
      const [left = 0] = [0, 1, 2].filter(index => !indexes.includes(index))
      expect(order.paidCents - backCents).toBe(await order.alone(left))
      expect(await order.keptCents()).toBe(await order.alone(left))
    })

  test('sixteen at once, each looking again where another was faster', async () => {
    const order = await bought(
      false,
      Array.from({ length: 17 }, (_, at) => tee(at === 0 ? 20 : 5)),
    )
    const cancelShown = async (index: number): Promise<void> => {
      const { nowCents } = await order.previewItem(index)
      const code = await codeOf(order.cancelItem(index, nowCents))
      if (code === 'REFUND_NOT_SEEN') return cancelShown(index)
      expect(code).toBe('no refusal')
    }
    await Promise.all(Array.from({ length: 16 }, (_, at) => cancelShown(at + 1)))
    expect(await order.keptCents()).toBe(await order.alone(0))
  })

  test('a rest below its tier costs no more than with the pieces that would keep it: only its lighter parcel comes back', async () => {
    const order = await bought(false, [tee(98), tee(2)])
    expect(await order.alone(0)).toBeGreaterThan(order.paidCents)
    const { nowCents, shippingCents } = await order.previewItem(1)
    expect(nowCents).toBe(shippingCents)
  })

  test('whatever the office changes of its prices and rates meanwhile', async () => {
    const order = await bought(false)
    const shown = await order.previewItem(2)
    await shop.engine.db.pool.query('update variant set price_seller_cents = price_seller_cents * 3')
    await shop.engine.db.pool.query('update shipping_option set extra_pound_cents = extra_pound_cents + 500')
    expect(await order.previewItem(2)).toEqual(shown)
    await shop.engine.db.pool.query('update variant set price_seller_cents = price_seller_cents / 3')
    await shop.engine.db.pool.query('update shipping_option set extra_pound_cents = extra_pound_cents - 500')
  })

  test('shipping that came back with an item does not come back again once the rest is being made', async () => {
    const order = await bought(false)
    await order.cancelShown(2)
    await order.process()
    const { nowCents } = await order.startAndPreview()
    const { data } = await order.quoteAlone(0, 1)
    expect(nowCents).toBe(data.shippingCents)
  })
})

test('what came back with cancelled items does not come back again where the rest is carried elsewhere', async () => {
  const tee = (quantity: number) => ({ sku: 'G5000-FOREST-S', quantity, files })
  const order = await bought(false, [tee(99), tee(1)])
  await order.cancelShown(0)
  const keptCents = await order.keptCents()
  await order.carryTo(germany, 'international')
  expect(await order.keptCents()).toBeGreaterThan(keptCents)
  await order.carryTo(orderInput.address, 'standard')
  expect(await order.keptCents()).toBe(keptCents)
})

test('the external id of a cancelled order is free, also after a part of its fee was given back', async () => {
  const order = await bought()
  await order.cancel()
  expect((await order.part(5_00)).data.status).toBe('PARTIAL_REFUNDED')
  expect((await order.makeAgain()).data.status).toBe('PENDING')
})

test('an item is cancelled for the sum that was shown, and for no other', async () => {
  const order = await bought()
  const shown = await order.previewItem(2)
  expect(shown).toMatchObject({ reason: 'LESS_FEE', chargedCents: order.lineOf(2), feeCents: 9_00, pieces: 3, fault: null })
  expect(await codeOf(order.cancelItem(2, shown.nowCents + 1))).toBe('REFUND_NOT_SEEN')
  expect((await order.cancelItem(2, shown.nowCents)).data.refundCents).toBe(order.lineOf(2) - 9_00)
})

test('an item that was cancelled before any file was processed owes no fee, whatever comes later', async () => {
  const order = await bought(false)
  await order.cancelItem(2, (await order.previewItem(2)).nowCents)
  await order.process()
  await order.cancel()
  expect(await order.keptCents()).toBe(feeCents * 3)
})

test('an item gives no more than a cancel of all: what staff gave back beyond that is not given twice', async () => {
  const order = await bought()
  await order.part(order.paidCents - 20_00)
  const { nowCents } = await order.previewItem(2)
  expect(nowCents).toBe(20_00 - feeCents * pieces)
  await order.cancelItem(2, nowCents)
  expect(await order.cancel()).toBe(0)
  expect(await order.keptCents()).toBe(feeCents * pieces)
})

test('the last item is cancelled with its order, and a cancelled one not again', async () => {
  const order = await bought()
  await order.itemLessFee(0)
  expect((await order.previewItem(0)).fault).toBe('ORDER_STEP_IMPOSSIBLE')
  expect(await codeOf(order.itemLessFee(0))).toBe('ORDER_STEP_IMPOSSIBLE')
  await order.itemLessFee(1)
  expect(await codeOf(order.itemLessFee(2))).toBe('ORDER_STEP_IMPOSSIBLE')
})

test('an order that broke for its file goes on once the item whose file was bad is cancelled', async () => {
  const order = await bought()
  await shop.client(support.token)(orderOfficeCalls.officeError, {
    params: order.params,
    body: { code: 'FILE', waitsOn: 'SELLER', note: 'Blurred' },
  })
  expect(await order.whyNotResend()).toBe('ORDER_CAUSE_NOT_MENDED')
  await order.cancelItem(1, (await order.previewItem(1)).nowCents)
  expect(await order.whyNotResend()).toBeNull()
})

test('an unpaid order costs less at once when one of its items is cancelled', async () => {
  const seller = await rich()
  const call = shop.client(seller.token)
  const body = { ...orderInput, items: [...orderInput.items, { sku: 'BC3001-NAVY-3XL', quantity: 1, files: [] }] }
  const { id, items, totalCost } = (await call(orderIntakeCalls.createOrder, { body })).data
  await call(orderCancelCalls.cancelOrderItem, { params: { id, itemId: items[1]?.id ?? 0 }, body: { seenRefundCents: 0 } })
  expect((await call(orderCalls.order, { params: { id } })).data.totalCost).toBeLessThan(totalCost)
})

test('an unpaid order no longer waits for the file of an item that is cancelled', async () => {
  const call = shop.client((await rich()).token)
  const lost = { sku: 'BC3001-NAVY-3XL', quantity: 1, files: [] }
  const { data: order } = await call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [...orderInput.items, lost] } })
  const params = { id: order.id }
  expect(await codeOf(call(orderPayCalls.submitOrder, { params }))).toBe('ORDER_FILES_MISSING')
  await call(orderCancelCalls.cancelOrderItem, { params: { ...params, itemId: order.items[1]?.id ?? 0 }, body: { seenRefundCents: 0 } })
  expect((await call(orderPayCalls.submitOrder, { params })).data.status).toBe('NEW_ORDER')
})
