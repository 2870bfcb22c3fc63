// Orders of the buying-label form that staff stop: whatever becomes of the label, the order goes on, or waits for a cancel that gives its money back.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { CarrierTrouble } from '#shop/carrier/rules.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { arrangeBought } from '#test/bought-labels.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeBought(shop)
const { carrier, at, bought, balance, labelOf, voidIt, settle, isSound } = given
let owner = ''
beforeAll(async () => {
  await given.arrangeAccount()
  owner = (await seedStaff(shop.engine.db, 'owner')).token
})
beforeEach(() => given.beginAnew())
afterAll(async () => {
  given.unplug()
  await shop.close()
})
const office = () => shop.client(owner)
type Code = 'ADDRESS' | 'LABEL' | 'PAYMENT' | 'OTHER'
const stop = (id: number, code: Code, waitsOn: 'SELLER' | 'STAFF' = 'STAFF') =>
  office()(orderOfficeCalls.officeError, { ...at(id), body: { code, waitsOn, note: 'Stopped' } })
/** Why the button “Put back” is grey; null: it is not. */
const whyNotResume = async (id: number) => (await office()(orderOfficeCalls.officeOrder, at(id))).data.whyNotResume
const resend = (id: number) => office()(orderOfficeCalls.officeResend, { ...at(id), body: { reason: 'It may go' } })
const cancel = (id: number, by = office()) => by(orderOfficeCalls.officeCancel, { ...at(id), body: { reason: 'Not wanted' } })
/** Of the causes that are no address one is in the gate. */
const inGate = (code: string) => (code === 'LABEL' ? [] : 'long')
async function made(): Promise<number> {
  const id = await bought()
  await shop.settled()
  return id
}
/** Sold, while nobody of ours knows it yet. */
async function beingBought(): Promise<number> {
  carrier.after = () => Promise.reject(new CarrierTrouble('UNKNOWN'))
  const id = await made()
  expect(await labelOf(id)).toMatchObject({ state: 'BUYING', orderStatus: 'NEW_ORDER' })
  carrier.after = async () => undefined
  return id
}

describe('a label that is being bought when its order is stopped', () => {
  test('is given back when it is found, and its money when somebody cancels', async () => {
    const id = await beingBought()
    await stop(id, 'OTHER')
    await settle(3 * minute)
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', orderStatus: 'ERROR', refundedCents: 0 })
    expect(await codeOf(resend(id))).toBe('ORDER_CAUSE_NOT_MENDED')
    await voidIt(id)
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', orderStatus: 'CANCELLED', refundedCents: 6_00 })
    expect(await balance()).toBe(100_00)
    await isSound()
  })

  test('goes with its order where that is sent on before', async () => {
    const id = await beingBought()
    await stop(id, 'OTHER')
    await resend(id)
    await settle(3 * minute)
    expect(await labelOf(id)).toMatchObject({ state: 'READY', orderStatus: 'LABEL_CREATED' })
    expect([carrier.sold.size, await balance()]).toEqual([1, 94_00])
  })

  test('stops its order again where that is sent on while its carrier is asked to take it', { tags: 'long' }, async () => {
    const id = await beingBought()
    await stop(id, 'OTHER')
    carrier.voided = { state: 'NOT_YET' }
    await settle(3 * minute)
    await resend(id)
    carrier.voided = { state: 'VOIDED' }
    await settle(2 * hour)
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', orderStatus: 'ERROR', refundedCents: 0 })
    expect(await codeOf(resend(id))).toBe('ORDER_CAUSE_NOT_MENDED')
    expect((await cancel(id)).data).toMatchObject({ refundCents: 6_00 })
    expect(await balance()).toBe(100_00)
  })

  test.each(['before', 'after'])(
    'goes with its order where its carrier does not take it back, which is sent on %s that',
    { tags: 'long' },
    async when => {
      const id = await beingBought()
      await stop(id, 'OTHER')
      carrier.voided = { state: 'NOT_YET' }
      await settle(3 * minute)
      if (when === 'before') await resend(id)
      carrier.voided = { state: 'REFUSED', said: 'used' }
      await settle(2 * hour)
      if (when === 'after') await resend(id)
      await shop.settled()
      expect(await labelOf(id)).toMatchObject({ state: 'READY', orderStatus: 'LABEL_CREATED', trackingNumber: expect.any(String) })
      expect(await balance()).toBe(94_00)
      await isSound()
    },
  )
})

describe('a label that is made when its order is stopped', () => {
  test('for its address is given back, and its money is weighed when staff cancel', async () => {
    const id = await made()
    await stop(id, 'ADDRESS')
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', orderStatus: 'ERROR', refundedCents: 0 })
    expect(await balance()).toBe(94_00)
    const support = await seedStaff(shop.engine.db, 'support')
    await shop.engine.db.pool.query('update account set refund_ceiling_cents = 599 where id = $1', [support.id])
    expect(await codeOf(cancel(id, shop.client(support.token)))).toBe('APPROVAL_WAITS')
    expect(await balance()).toBe(94_00)
    await shop.engine.db.pool.query('update account set refund_ceiling_cents = 600 where id = $1', [support.id])
    await cancel(id, shop.client(support.token))
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', orderStatus: 'CANCELLED', refundedCents: 6_00 })
    expect(await balance()).toBe(100_00)
    await isSound()
  })

  test.each([
    ['REFUNDED', 'before', 100_00],
    ['REFUSED', 'before', 94_00],
    ['REFUNDED', 'after', 100_00],
    ['REFUSED', 'after', 94_00],
  ] as const)('for its address waits for its carrier: %s, cancelled %s that', { tags: 'long' }, async (state, cancelled, left) => {
    const id = await made()
    carrier.voided = { state: 'ASKED' }
    await stop(id, 'ADDRESS')
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDING', orderStatus: 'ERROR', dueCents: 0 })
    if (cancelled === 'before') {
      await voidIt(id)
      expect(await labelOf(id)).toMatchObject({ state: 'VOIDING', orderStatus: 'CANCELLED', dueCents: 6_00 })
    }
    carrier.voided = { state }
    shop.advance(day + minute)
    await shop.cron('label.refunds')
    await shop.settled()
    if (cancelled === 'after') {
      expect(await balance()).toBe(94_00)
      await cancel(id)
    }
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', orderStatus: 'CANCELLED', dueCents: 0 })
    expect(await balance()).toBe(left)
    await isSound()
  })

  test('for its address, where its carrier does not take it back, is its seller’s to give back or use', async () => {
    const id = await made()
    carrier.voided = { state: 'REFUSED', said: 'used' }
    await stop(id, 'ADDRESS')
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'READY', orderStatus: 'ERROR' })
    await resend(id)
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'READY', orderStatus: 'LABEL_CREATED' })
    await stop(id, 'ADDRESS')
    carrier.voided = { state: 'VOIDED' }
    await voidIt(id)
    await shop.settled()
    expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', orderStatus: 'CANCELLED', refundedCents: 6_00 })
  })

  for (const code of ['LABEL', 'PAYMENT', 'OTHER'] as const)
    test(`for ${code} goes back to where it stood, by its staff, with the label that was bought`, { tags: inGate(code) }, async () => {
      const id = await made()
      const { trackingNumber } = await labelOf(id)
      await stop(id, code, 'SELLER')
      expect(await labelOf(id)).toMatchObject({ state: 'READY', orderStatus: 'ERROR' })
      // Nothing of it is its seller’s to mend: staff say when it goes on.
      expect(await codeOf(given.mine()(orderIntakeCalls.resendOrder, at(id)))).toBe('ORDER_CAUSE_NOT_MENDED')
      expect(await whyNotResume(id)).toBe(null)
      await resend(id)
      await shop.settled()
      expect(await labelOf(id)).toMatchObject({ state: 'READY', orderStatus: 'LABEL_CREATED', trackingNumber })
      expect([carrier.sold.size, await balance()]).toEqual([1, 94_00])
      await voidIt(id)
      await shop.settled()
      expect(await labelOf(id)).toMatchObject({ orderStatus: 'CANCELLED', refundedCents: 6_00 })
      await isSound()
    })

  test('and given back meanwhile cannot go on: “Put back” is grey and says why', async () => {
    const id = await made()
    await stop(id, 'ADDRESS')
    await shop.settled()
    expect(await whyNotResume(id)).toBe('ORDER_CAUSE_NOT_MENDED')
    expect(await codeOf(resend(id))).toBe('ORDER_CAUSE_NOT_MENDED')
  })

  for (const code of ['LABEL', 'OTHER'] as const)
    test(`for ${code} stays with its order, which its seller or support gives back`, { tags: inGate(code) }, async () => {
      const [mine, theirs] = [await made(), await made()]
      for (const id of [mine, theirs]) {
        await stop(id, code)
        await shop.settled()
        expect(await labelOf(id)).toMatchObject({ state: 'READY', orderStatus: 'ERROR' })
      }
      await voidIt(mine)
      await cancel(theirs)
      await shop.settled()
      for (const id of [mine, theirs])
        expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', orderStatus: 'CANCELLED', refundedCents: 6_00 })
      expect(await balance()).toBe(100_00)
      await isSound()
    })
})

test('a label that its carrier is asked to take back is on no paper of its seller any more', async () => {
  carrier.voided = { state: 'NOT_YET' }
  const id = await made()
  await voidIt(id)
  await shop.settled()
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDING' })
  const answer = await given
    .mine()
    .fetch(labelCalls.myLabelPdf, at(id))
    .then(
      file => `${file.status}`,
      error => error.code,
    )
  expect(answer).toBe('LABEL_NOT_LIVE')
})
