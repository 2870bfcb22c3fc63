// Labels of the buying-label form whose carrier refuses, is silent or is in trouble.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Fault } from '#base/fault.ts'
import { day, minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { CarrierTrouble } from '#shop/carrier/rules.ts'
import { orderExceptionCalls } from '#shop/order/office/exception/contract.ts'
import { arrangeBought } from '#test/bought-labels.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeBought(shop)
const { carrier, rateIds, buy, bought, balance, labelOf, orderOf, voidIt, settle, isSound, turnOff } = given
beforeAll(() => given.arrangeAccount())
beforeEach(() => given.beginAnew())
afterAll(async () => {
  given.unplug()
  await shop.close()
})

/** What waits for staff: among the exceptions, and at the desk of labels. */
async function standing(): Promise<number[]> {
  const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  const { docs } = (await owner(orderExceptionCalls.officeExceptions, { query: { limit: 100 } })).data
  const labels = (await owner(labelCalls.labelDesk, { query: { tab: 'TO_PRINT', limit: 100 } })).data
  return [...docs, ...labels.docs].map(({ id }) => id)
}

describe('a label that its carrier', () => {
  test('refuses gives everything back at once and says why', async () => {
    carrier.before = () => Promise.reject(new Fault('CREATE_LABEL_FAILED', { values: { reason: 'the street is not known' } }))
    const id = await bought()
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({
      state: 'FAILED',
      orderStatus: 'CANCELLED',
      refundedCents: 6_00,
      fault: { code: 'CREATE_LABEL_FAILED', values: { reason: 'the street is not known' } },
    })
    expect(await balance()).toBe(100_00)
    expect((await orderOf(id)).timeline[0]).toMatchObject({
      step: 'cancel',
      reason: 'Buying label created failed: the street is not known',
    })
    await isSound()
  })

  test('sells for another sum than was shown costs its seller what was shown', async () => {
    carrier.openCents = 7_00
    const id = await bought()
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'READY', paidCents: 6_00 })
    const { rows } = await shop.engine.db.pool.query('select quoted_cents, postage_cents from label where order_id = $1', [id])
    expect(rows.map(row => [Number(row.quotedCents), Number(row.postageCents)])).toEqual([[6_00, 6_40]])
    await isSound()
  })

  test('has sold while its answer was lost is had, and bought once', async () => {
    carrier.after = () => Promise.reject(new CarrierTrouble('UNKNOWN'))
    const id = await bought()
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'BUYING' })
    expect(await standing()).not.toContain(id)
    await settle(3 * minute)
    expect(await standing()).not.toContain(id)
    expect(await labelOf(id)).toMatchObject({ state: 'READY', orderStatus: 'LABEL_CREATED' })
    expect(carrier.sold.size).toBe(1)
    expect(await balance()).toBe(94_00)
  })

  test('cannot sell, for its account is stopped, gives everything back', async () => {
    carrier.before = () => Promise.reject(new CarrierTrouble('STOPPED', { said: 'no funds' }))
    const id = await bought()
    await shop.settled()
    await settle(5 * minute)
    expect(await labelOf(id)).toMatchObject({ state: 'FAILED', refundedCents: 6_00 })
    expect(await balance()).toBe(100_00)
    expect(carrier.sold.size).toBe(0)
    await isSound()
  })

  test('cannot be asked any more, for its account was turned off after the payment, gives everything back', async () => {
    const ids = await rateIds()
    await turnOff()
    const [id = 0] = await buy(ids)
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'FAILED', refundedCents: 6_00 })
    expect(carrier.sold.size).toBe(0)
  })
})

describe('a process that dies', () => {
  test('after the money and before the carrier leaves a label that is bought by whoever looks next', async () => {
    let isAlive = false
    carrier.before = async () => {
      if (!isAlive) throw new Error('The process is gone.')
    }
    const id = await bought()
    await shop.settled().catch(() => undefined)
    expect(await labelOf(id)).toMatchObject({ state: 'BUYING', paidCents: 6_00 })
    isAlive = true
    await settle(3 * minute)
    await settle(3 * minute)
    expect(await labelOf(id)).toMatchObject({ state: 'READY' })
    expect(await balance()).toBe(94_00)
  })

  test('after the carrier and before its answer is kept finds what it bought', async () => {
    carrier.after = () => Promise.reject(new Error('The process is gone.'))
    const id = await bought()
    await shop.settled().catch(() => undefined)
    carrier.after = async () => undefined
    await settle(3 * minute)
    expect(await labelOf(id)).toMatchObject({ state: 'READY' })
    expect(carrier.sold.size).toBe(1)
  })
})

test('a label whose postage is refused after all says so, and gives nothing', async () => {
  const id = await bought()
  await shop.settled()
  carrier.voided = { state: 'ASKED' }
  await voidIt(id)
  await shop.settled()
  carrier.voided = { state: 'REFUSED', said: 'used' }
  shop.advance(day + minute)
  await shop.cron('label.refunds')
  await shop.settled()
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', refundedCents: 0, dueCents: 0 })
  expect(await balance()).toBe(94_00)
  await isSound()
})
