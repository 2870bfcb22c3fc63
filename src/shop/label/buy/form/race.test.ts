// What is done with labels of the buying-label form at the same time: one label, one posting, to the cent.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Fault } from '#base/fault.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { arrangeBought } from '#test/bought-labels.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { buyLabel } from '../buy.ts'
import { buyingLabelCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeBought(shop)
const { carrier, mine, at, rateIds, bought, balance, labelOf, refundsOf, isSound } = given
beforeAll(() => given.arrangeAccount())
beforeEach(() => given.beginAnew())
afterAll(async () => {
  given.unplug()
  await shop.close()
})

describe('raced', () => {
  test('one key buys once, and answers the same', async () => {
    const ids = await rateIds(2)
    const ask = () => mine()(buyingLabelCalls.buyLabels, { body: { rateIds: ids } }, { idempotencyKey: 'buy-0001-abcd' })
    const answers = await Promise.all(Array.from({ length: 8 }, ask))
    expect(new Set(answers.map(answer => JSON.stringify(answer.data.labels.map(({ id }) => id)))).size).toBe(1)
    expect(await balance()).toBe(88_00)
    await isSound()
  })

  test('one rate is bought once by sixteen who want it', async () => {
    const ids = await rateIds()
    const codes = await Promise.all(
      Array.from({ length: 16 }, () => codeOf(mine()(buyingLabelCalls.buyLabels, { body: { rateIds: ids } }))),
    )
    expect(codes.toSorted()).toEqual([...Array(15).fill('LABEL_RATE_USED'), 'no refusal'])
    expect(await balance()).toBe(94_00)
    await isSound()
  })

  test('sixteen who buy beyond the balance buy as many as it pays, and nobody is charged for nothing', async () => {
    await given.beginAnew(40_00)
    const ids = await rateIds(16)
    const codes = await Promise.all(ids.map(id => codeOf(mine()(buyingLabelCalls.buyLabels, { body: { rateIds: [id] } }))))
    expect(codes.filter(code => code === 'no refusal')).toHaveLength(6)
    expect(new Set(codes)).toEqual(new Set(['no refusal', 'NOT_ENOUGH_BALANCE']))
    expect(await balance()).toBe(4_00)
    expect((await mine()(orderCalls.myOrders, { query: {} })).data.totalDocs).toBe(6)
    await shop.settled()
    expect((await mine()(buyingLabelCalls.countBoughtLabels)).data).toEqual({ READY: 6 })
    await isSound()
  })

  test('a cancel while its label is being bought: its money comes back once, when its carrier has said what it sold', async () => {
    let letGo = () => {}
    const gate = new Promise<void>(resolve => {
      letGo = resolve
    })
    carrier.before = () => gate
    const id = await bought()
    const buying = shop.settled()
    const { data: preview } = await mine()(orderCancelCalls.previewCancel, at(id))
    expect(preview).toMatchObject({ nowCents: 0, afterVoidCents: 6_00, reason: 'POSTAGE_AFTER_VOID' })
    await mine()(orderCancelCalls.cancelOrder, { ...at(id), body: { reason: '' } })
    expect(await balance()).toBe(94_00)
    letGo()
    await buying
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', orderStatus: 'CANCELLED', refundedCents: 6_00, dueCents: 0 })
    expect(await refundsOf(id)).toEqual([[`order:${id}:void`, 6_00]])
    expect(await balance()).toBe(100_00)
    await isSound()
  })

  test('a cancel beside a refusal: all comes back, once', async () => {
    let letGo = () => {}
    const gate = new Promise<void>(resolve => {
      letGo = resolve
    })
    carrier.before = async () => {
      await gate
      throw new Fault('CREATE_LABEL_FAILED', { values: { reason: 'no' } })
    }
    const id = await bought()
    const buying = shop.settled()
    await mine()(orderCancelCalls.cancelOrder, { ...at(id), body: { reason: '' } })
    letGo()
    await buying
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'FAILED', orderStatus: 'CANCELLED', refundedCents: 6_00 })
    expect(await balance()).toBe(100_00)
    await isSound()
  })

  test('two workers at one label buy it once', async () => {
    const id = await bought()
    const { rows } = await shop.engine.db.pool.query<{ id: string }>('select id from label where order_id = $1', [id])
    await Promise.allSettled([1, 2, 3].map(() => buyLabel(shop.engine, Number(rows[0]?.id))))
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'READY' })
    expect(carrier.sold.size).toBe(1)
  })
})
