// Parcels of labels that their seller bought by the form: followed from the first day, on no manifest, and never missed.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { later, minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { staffActor } from '#shop/order/status/facts.status.ts'
import { takeStep } from '#shop/order/status/status.ts'
import { arrangeBought } from '#test/bought-labels.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { findOfOrder } from '../store.ts'
import { takeEvents } from './ask.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeBought(shop)
const { bought, balance, orderOf, voidIt, refundsOf, isSound } = given
beforeAll(() => given.arrangeAccount())
beforeEach(() => given.beginAnew())
afterAll(async () => {
  given.unplug()
  await shop.close()
})

test('a void and the carrier’s word: the label is used, or it is given back, and never both', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await bought()
    await shop.settled()
    const before = await balance()
    const { rows } = await shop.engine.db.pool.query<{ id: string; trackingNumber: string }>(
      'select id, tracking_number from parcel where order_id = $1',
      [id],
    )
    const event = { number: rows[0]?.trackingNumber ?? '', code: 'ACCEPTED' as const, at: later(shop.now(), minute), place: 'Reno NV' }
    const [code] = await Promise.all([codeOf(voidIt(id)), shop.write(tx => takeEvents(tx, Number(rows[0]?.id), [event]))])
    await shop.settled()
    const { status } = await orderOf(id)
    const isVoid = code === 'no refusal'
    expect([status, await balance()]).toEqual(isVoid ? ['CANCELLED', before + 6_00] : ['ACTIVED', before])
    expect(await refundsOf(id)).toHaveLength(isVoid ? 1 : 0)
  }
  await isSound()
})

test('staff who stop it and the carrier’s word: it is on its way, or its money is back, and never both', async () => {
  const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  for (let round = 0; round < 4; round++) {
    const id = await bought()
    await shop.settled()
    const before = await balance()
    const { rows } = await shop.engine.db.pool.query<{ id: string; trackingNumber: string }>(
      'select id, tracking_number from parcel where order_id = $1',
      [id],
    )
    const event = { number: rows[0]?.trackingNumber ?? '', code: 'ACCEPTED' as const, at: later(shop.now(), minute), place: 'Reno NV' }
    const body = { code: 'ADDRESS', waitsOn: 'STAFF', note: 'Wrong' } as const
    await Promise.all([
      codeOf(owner(orderOfficeCalls.officeError, { params: { id }, body })),
      shop.write(tx => takeEvents(tx, Number(rows[0]?.id), [event])),
    ])
    await shop.settled()
    const { status } = await orderOf(id)
    expect(['ACTIVED', 'CANCELLED']).toContain(status)
    expect([await balance(), (await refundsOf(id)).length]).toEqual(status === 'CANCELLED' ? [before + 6_00, 1] : [before, 0])
  }
  await isSound()
})

test.each([
  [['DELIVERED'], 'DELIVERED'],
  [['ACCEPTED', 'LOST'], 'ERROR'],
] as const)('the carrier’s word, %s, is heard although it comes just when its order is sent on', async (codes, status) => {
  const owner = await seedStaff(shop.engine.db, 'owner')
  const id = await bought()
  await shop.settled()
  const { trackingNumber } = await orderOf(id)
  const body = { code: 'OTHER', waitsOn: 'STAFF', note: 'Stopped' } as const
  await shop.client(owner.token)(orderOfficeCalls.officeError, { params: { id }, body })
  await shop.settled()
  await shop.write(async tx => {
    await takeStep(tx, {
      orderId: id,
      step: 'resend',
      actor: staffActor({ id: owner.id, roles: ['owner'] }),
      facts: { isCauseMended: true },
    })
    const parcel = await findOfOrder(tx, id, trackingNumber ?? '')
    await takeEvents(
      tx,
      parcel?.id ?? 0,
      codes.map((code, at) => ({ number: trackingNumber ?? '', code, at: later(tx.now(), at * minute), place: 'Reno' })),
    )
  })
  await shop.settled()
  expect((await orderOf(id)).status).toBe(status)
})
