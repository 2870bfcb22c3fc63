// Devices that are added at one moment.
import { afterAll, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop, type TestShop } from '#test/shop.ts'
import { startPush } from '#test/stand-ins/push.ts'
import { pushCalls } from './contract.ts'
import { mostDevices } from './rules.ts'

const push = await startPush(() => shop.now())
const shop: TestShop = await startShop({ env: { OUTBOUND_MAP: push.outboundMap } })
afterAll(async () => {
  await shop.close()
  await push.close()
})
const { db } = shop.engine

/** Clients of one person, each signed in by itself. */
async function browsersOf(count: number) {
  const seller = await seedSeller(db)
  const password = 'letters on a bench'
  await shop.client(seller.token)(accountCalls.changePassword, { body: { newPassword: password } })
  const signIn = async () => (await shop.client()(signInCalls.signIn, { body: { username: seller.username, password } })).data.accessToken
  const clients = []
  for (let at = 0; at < count; at++) clients.push(shop.client(await signIn()))
  return clients
}
const add = (client: ReturnType<TestShop['client']>, { subscription } = push.browser('')) =>
  codeOf(client(pushCalls.addDevice, { body: subscription }))

test('of more than an account may have, as many as it may are added', async () => {
  const clients = await browsersOf(mostDevices + 3)
  const codes = await Promise.all(clients.map(client => add(client)))
  expect(codes.filter(code => code === 'PUSH_DEVICES_FULL')).toHaveLength(3)
  const [first] = clients
  expect((await first?.(pushCalls.myDevices))?.data.devices).toHaveLength(mostDevices)
})

test('one session has one device, and one browser one person, whoever asks at the same time', async () => {
  const [[mine], [yours]] = [await browsersOf(1), await browsersOf(1)]
  if (!mine || !yours) throw new Error('Two people have signed in.')
  const shared = push.browser('')
  for (let round = 0; round < 5; round++) {
    const codes = await Promise.all([add(mine), add(mine, shared), add(yours, shared), add(mine), add(yours, shared)])
    expect(
      codes.every(code => code === 'no refusal'),
      codes.join(),
    ).toBe(true)
    const { rows } = await db.pool.query('select count(*)::int as count from push_device where endpoint = $1', [
      shared.subscription.endpoint,
    ])
    expect(rows[0].count).toBeLessThanOrEqual(1)
  }
  for (const client of [mine, yours]) expect((await client(pushCalls.myDevices)).data.devices.length).toBeLessThanOrEqual(1)
})
