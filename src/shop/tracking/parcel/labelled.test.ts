// Parcels of labels that their seller bought by the form: followed from the first day, on no manifest, and never missed.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { later, minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { arrangeBought } from '#test/bought-labels.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
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
