import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, hour, minute } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { arrange, idOf, orderInput } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedLabelFacts } from '../intake/facts.seed.ts'
import { seedPrices } from '../intake/seed.ts'
import { setFacets } from '../item/item.ts'
import { orderCalls } from '../list/contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderPayCalls } from '../pay/contract.ts'
import { carrierActor, systemActor } from '../status/facts.status.ts'
import { reportError, takeStep } from '../status/status.ts'
import { orderCancelCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))

const { rich, paid, balance } = arrange(shop)

describe('a cancel', () => {
  test('before any work gives everything back', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const made = idOf(await paid(seller))
    const { data: preview } = await call(orderCancelCalls.previewCancel, made)
    expect(preview).toMatchObject({ reason: 'FULL', nowCents: preview.paidCents, fault: null })
    await call(orderCancelCalls.cancelOrder, { ...made, body: { reason: 'Changed my mind' } })
    expect(await balance(seller)).toBe(1_000_00)
    expect((await call(orderCalls.order, made)).data).toMatchObject({ status: 'CANCELLED', payment: 'REFUNDED' })
    expect(await codeOf(call(orderCancelCalls.cancelOrder, { ...made, body: {} }))).toBe('ORDER_STEP_IMPOSSIBLE')
  })
  test('after files were processed keeps the fee, and only for the sum that was shown', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const [order] = await paid(seller)
    const made = idOf([order ?? { id: 0 }])
    shop.advance(16 * minute)
    await shop.cron('order.process')
    await shop.write(tx => setFacets(tx, made.params.id, { renderedAt: tx.now(), batchId: 1 }))
    const { data: preview } = await call(orderCancelCalls.previewCancel, made)
    expect(preview.nowCents).toBe(Math.max(0, preview.paidCents - 300 * preview.pieces))
    expect(await codeOf(call(orderCancelCalls.cancelOrder, { ...made, body: {} }))).toBe('REFUND_NOT_SEEN')
    expect(await codeOf(call(orderCancelCalls.cancelOrder, { ...made, body: { seenRefundCents: preview.nowCents + 1 } }))).toBe(
      'REFUND_NOT_SEEN',
    )
    await call(orderCancelCalls.cancelOrder, { ...made, body: { seenRefundCents: preview.nowCents } })
    expect(await balance(seller)).toBe(1_000_00 - 300 * preview.pieces)
  })
  test('in production is the staff’s and gives the shipping', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const made = idOf(await paid(seller))
    const { shippingCost, totalCost } = (await call(orderCalls.order, made)).data
    shop.advance(16 * minute)
    await shop.cron('order.process')
    const production = { ...systemActor, roles: ['system', 'production'] } as const
    await shop.write(async tx => {
      await setFacets(tx, made.params.id, { renderedAt: tx.now(), batchId: 1 })
      await takeStep(tx, { orderId: made.params.id, step: 'export', actor: production })
      await takeStep(tx, { orderId: made.params.id, step: 'start', actor: production })
    })
    expect(await codeOf(call(orderCancelCalls.cancelOrder, { ...made, body: { seenRefundCents: 0 } }))).toBe('ORDER_ASK_SUPPORT')
    const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
    const cancel = (seenRefundCents: number) =>
      support(orderOfficeCalls.officeCancel, { ...made, body: { reason: 'Asked by mail', seenRefundCents } })
    expect(await codeOf(cancel(shippingCost + 1))).toBe('REFUND_NOT_SEEN')
    const { data } = await cancel(shippingCost)
    expect(data.refundCents).toBe(shippingCost)
    expect(await balance(seller)).toBe(1_000_00 - totalCost + shippingCost)
  })
  test('of many answers for each', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const made = await paid(seller, 2)
    await call(orderCancelCalls.cancelOrder, { ...idOf(made), body: {} })
    const orders = made.map(({ id }) => ({ id }))
    const { data } = await call(orderCancelCalls.bulkCancel, { body: { orders } })
    expect(data.results.map(result => result.code ?? result.status)).toEqual(['ORDER_STEP_IMPOSSIBLE', 'CANCELLED'])
  })
})

describe('a refund', () => {
  const delivered = async (seller: Seeded) => {
    const made = idOf(await paid(seller))
    await shop.engine.db.pool.query(`update "order" set status = 'SHIPPED', handed_over_at = now() where id = $1`, [made.params.id])
    await shop.write(tx =>
      takeStep(tx, { orderId: made.params.id, step: 'carrierDelivered', actor: carrierActor, given: { eventAt: tx.now() } }),
    )
    return made
  }
  test('in parts ends at REFUNDED exactly when all that was paid is back', async () => {
    const seller = await rich()
    const made = await delivered(seller)
    const finance = shop.client((await seedStaff(shop.engine.db, 'finance')).token)
    const { paidCents } = (await shop.client(seller.token)(orderCalls.order, made)).data
    const refund = (amountCents: number) => finance(orderOfficeCalls.officeRefund, { ...made, body: { amountCents, reason: 'Late' } })
    expect((await refund(100)).data.status).toBe('PARTIAL_REFUNDED')
    expect(await codeOf(refund(paidCents))).toBe('REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT')
    expect((await refund(paidCents - 100)).data.status).toBe('REFUNDED')
    expect(await codeOf(refund(1))).toBe('REFUNDED_ORDER')
    expect(await balance(seller)).toBe(1_000_00)
  })
  test('of a moving order changes money and its facet, not its status', async () => {
    const seller = await rich()
    const made = idOf(await paid(seller))
    const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
    const { data } = await support(orderOfficeCalls.officeRefund, { ...made, body: { amountCents: 1, reason: 'Sorry' } })
    expect(data).toMatchObject({ status: 'NEW_ORDER', refundedCents: 1 })
    expect((await shop.client(seller.token)(orderCalls.order, made)).data).toMatchObject({
      status: 'NEW_ORDER',
      payment: 'PARTIAL_REFUNDED',
    })
  })
})

describe('time', () => {
  test('moves a paid order into production after the cooling-off, but not one on hold', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const made = await paid(seller, 2)
    await call(orderEditCalls.setSellerStatus, { ...idOf(made), body: { sellerStatus: 'ON_HOLD' } })
    await shop.cron('order.process')
    const statuses = async () => (await call(orderCalls.myOrders, { query: { sort: 'oldest' } })).data.docs.map(order => order.status)
    expect(await statuses()).toEqual(['NEW_ORDER', 'NEW_ORDER'])
    shop.advance(16 * minute)
    await shop.cron('order.process')
    expect(await statuses()).toEqual(['NEW_ORDER', 'PROCESSING'])
  })
  test('closes a delivered order after the claim window', async () => {
    const seller = await rich()
    const made = idOf(await paid(seller))
    await shop.engine.db.pool.query(`update "order" set status = 'SHIPPED' where id = $1`, [made.params.id])
    await shop.write(tx => takeStep(tx, { orderId: made.params.id, step: 'carrierDelivered', actor: carrierActor }))
    await shop.cron('order.close')
    const status = async () => (await shop.client(seller.token)(orderCalls.order, made)).data.status
    expect(await status()).toBe('DELIVERED')
    shop.advance(31 * day)
    await shop.cron('order.close')
    const again = await seedSeller(shop.engine.db)
    expect(again.id).toBeGreaterThan(0)
    const { rows } = await shop.engine.db.pool.query('select status from "order" where id = $1', [made.params.id])
    expect(rows[0]?.status).toBe('CLOSED')
  })
  test('counts a label without a carrier event as missed, and refunds it after the operator’s hours', async () => {
    const seller = await rich()
    const label = seedLabelFacts({ number: '9400111899560000000009' })
    const made = await paid(seller, 1, { orderType: 'LABEL', items: [], label, trackingNumber: label.number })
    const id = made[0]?.id ?? 0
    // What is paid and has a number is brought to be scanned by itself.
    await shop.settled()
    await shop.write(tx => setFacets(tx, id, { handedOverAt: tx.now(), missAt: tx.now(), sees: 'CARRIER' }))
    await shop.cron('order.miss')
    shop.advance(80 * hour)
    await shop.cron('order.refund-missed')
    const { rows } = await shop.engine.db.pool.query('select status from "order" where id = $1', [id])
    expect([rows[0]?.status, await balance(seller)]).toEqual(['REFUNDED', 1_000_00])
  })
})

test('of missed orders nothing stands in the way of the others’ refunds: neither one that was free nor one that is being refunded', async () => {
  const seller = await rich()
  const missed = async (number: string) => {
    const label = seedLabelFacts({ number })
    const [made] = await paid(seller, 1, { orderType: 'LABEL', items: [], label, trackingNumber: number })
    const missRefundAt = shop.engine.db.now()
    await shop.engine.db.pool.query(`update "order" set status = 'MISSED', miss_refund_at = $2 where id = $1`, [made?.id, missRefundAt])
    return made?.id ?? 0
  }
  const [free, other] = [await missed('9400111899560000000023'), await missed('9400111899560000000030')]
  await shop.engine.db.pool.query('update "order" set paid_cents = 0 where id = $1', [free])
  await shop.cron('order.refund-missed')
  const { rows } = await shop.engine.db.pool.query('select status from "order" where id = any ($1) order by id', [[free, other]])
  expect(rows.map(({ status }) => status)).toEqual(['MISSED', 'REFUNDED'])
})

describe('activation only', () => {
  const activated = async () => {
    const seller = await rich()
    const label = seedLabelFacts({ number: null, madeAt: null })
    const made = idOf(await paid(seller, 1, { orderType: 'LABEL', items: [], label }))
    await shop.engine.db.pool.query(`update "order" set status = 'ACTIVED' where id = $1`, [made.params.id])
    await shop.cron('order.close')
    return (await shop.client(seller.token)(orderCalls.order, made)).data.status
  }
  test('is a setting: a label order is done when the carrier has it, and goes on where it is off', async () => {
    expect(await activated()).toBe('ACTIVED')
    await shop.write(tx => changeSetting(tx, 'isActivationOnly', true, 'test'))
    expect(await activated()).toBe('CLOSED')
    await shop.write(tx => changeSetting(tx, 'isActivationOnly', false, 'test'))
  })
})

test('a product’s parcel is missed after a time of its own, a label after another', async () => {
  const seller = await rich()
  await shop.write(async tx => {
    await changeSetting(tx, 'missAfterHours', 5, 'test')
    await changeSetting(tx, 'missProductAfterHours', 9, 'test')
  })
  const made = idOf(await paid(seller))
  await shop.engine.db.pool.query(`update "order" set status = 'PRINTED' where id = $1`, [made.params.id])
  const number = '9400111899560000000016'
  await shop.write(tx =>
    takeStep(tx, {
      orderId: made.params.id,
      step: 'handOver',
      actor: { ...systemActor, roles: ['warehouse'] },
      given: { scannedNumber: number },
      facts: { manifestId: 1, label: seedLabelFacts({ number }) },
      patch: { sees: 'CARRIER' },
    }),
  )
  const missed = async () => {
    await shop.cron('order.miss')
    const { rows } = await shop.engine.db.pool.query('select status from "order" where id = $1', [made.params.id])
    return rows[0]?.status
  }
  shop.advance(8 * hour)
  expect(await missed()).toBe('SHIPPED')
  shop.advance(2 * hour)
  expect(await missed()).toBe('MISSED')
})

describe('an error', () => {
  test('remembers where it broke; the seller mends the address and sends it on', async () => {
    const seller = await rich()
    const call = shop.client(seller.token)
    const made = idOf(await paid(seller))
    await shop.write(tx =>
      reportError(tx, { orderId: made.params.id, code: 'ADDRESS', waitsOn: 'SELLER', note: 'No such street', actor: systemActor }),
    )
    expect((await call(orderCalls.order, made)).data).toMatchObject({ status: 'ERROR', errorFrom: 'NEW_ORDER', errorCode: 'ADDRESS' })
    expect(await codeOf(call(orderIntakeCalls.resendOrder, made))).toBe('ADDRESS_INVALID')
    await call(orderEditCalls.editOrder, { ...made, body: { note: 'Please hurry' } })
    expect(await codeOf(call(orderIntakeCalls.resendOrder, made))).toBe('ADDRESS_INVALID')
    await call(orderEditCalls.editOrder, { ...made, body: { address: { ...orderInput.address, address: '1035 Elm Ave' } } })
    expect((await call(orderIntakeCalls.resendOrder, made)).data.status).toBe('NEW_ORDER')
    expect((await call(orderCalls.order, made)).data).toMatchObject({ errorCode: null, address: '1035 Elm Ave' })
  })
})

test('one item of an order is cancelled by the same rule', async () => {
  const seller = await rich()
  const call = shop.client(seller.token)
  const items = [...orderInput.items, { sku: 'BC3001-NAVY-3XL', quantity: 1, files: [{ side: 'FRONT' as const, link: 'library:sun.png' }] }]
  const { data: order } = await call(orderIntakeCalls.createOrder, { body: { ...orderInput, items } })
  await call(orderPayCalls.submitOrder, { params: { id: order.id } })
  const item = order.items[1]
  const params = { id: order.id, itemId: item?.id ?? 0 }
  const { nowCents } = (await call(orderCancelCalls.previewCancelItem, { params })).data
  expect(nowCents).toBeGreaterThan(item?.totalMoney ?? 0)
  const { data } = await call(orderCancelCalls.cancelOrderItem, { params, body: { seenRefundCents: nowCents } })
  expect(data.refundCents).toBe(nowCents)
  expect((await call(orderCalls.order, { params: { id: order.id } })).data).toMatchObject({ quantity: 2, refundedCents: nowCents })
})
