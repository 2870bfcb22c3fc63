import { afterAll, expect, test } from 'vitest'
import { emit } from '#engine/events/event.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { startShop } from '#test/shop.ts'
import { notificationCalls } from './contract.ts'
import { notices, notify } from './notification.ts'

const shop = await startShop()
afterAll(() => shop.close())

const minhOfMoney = await seedSeller(shop.engine.db)

const kinds = notices('test', { money: ['Money came in', 'Tiền đã vào'] }, [])
const tell = (accountId: number) => shop.write(tx => notify(tx, { accountId, type: 'PAYMENT', kind: kinds.money, link: '/payments' }))

test('a seller sees at once what happens to what is theirs, and nothing of another seller', async () => {
  const [minh, ava] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  const stop = new AbortController()
  const stream = await shop.client(minh.token).fetch(notificationCalls.liveUpdates, undefined, { signal: stop.signal })
  await tell(ava.id)
  await tell(minh.id)
  const seen = await firstEvent(stream)
  stop.abort()
  expect(seen).toMatchObject({ name: 'notification.created', payload: { accountId: minh.id } })
})

test('a live stream tells nothing after its session', async () => {
  const minh = await seedSeller(shop.engine.db)
  const stream = await shop.client(minh.token).fetch(notificationCalls.liveUpdates)
  await shop.client(minh.token)(signInCalls.signOut)
  await tell(minh.id)
  expect(await firstEvent(stream)).toBeUndefined()
})

const listen = (token: string) => shop.client(token).fetch(notificationCalls.liveUpdates)
/** What finance and nobody else may hear, with a sum in it. */
const tellMoney = () =>
  shop.write(tx => emit(tx, 'deposit.submitted', { depositId: 1, sellerId: 0, amountCents: 250_00 }, { seller: minhOfMoney.id }))

test('staff hear what their role may read, the owner all, and each what is their own', async () => {
  const roles = ['finance', 'auditor', 'owner', 'content', 'support', 'catalogue'] as const
  const staff = await Promise.all(roles.map(role => seedStaff(shop.engine.db, role)))
  const streams = await Promise.all(staff.map(({ token }) => listen(token)))
  await tellMoney()
  for (const { id } of staff) await tell(id)
  const heard = await Promise.all(streams.map(async stream => ((await firstEvent(stream)) as { name: string }).name))
  const money = 'deposit.submitted'
  expect(heard).toEqual([money, money, money, ...Array(3).fill('notification.created')])
})

test('a role that is taken away takes what it heard along, also from a stream that is open', async () => {
  const [owner, officer] = [await seedStaff(shop.engine.db, 'owner'), await seedStaff(shop.engine.db, 'finance')]
  const stream = await listen(officer.token)
  await shop.client(owner.token)(accountOfficeCalls.setRoles, { params: { id: officer.id }, body: { roles: ['content'] } })
  await tellMoney()
  await tell(officer.id)
  expect(await firstEvent(stream)).toMatchObject({ name: 'notification.created' })
})

test('a stream ends when its member of staff begins to look as a seller', async () => {
  const support = await seedStaff(shop.engine.db, 'support')
  const stream = await listen(support.token)
  await shop.client(support.token)(accountOfficeCalls.viewAs, { params: { id: minhOfMoney.id } })
  await tell(support.id)
  expect(await firstEvent(stream)).toBeUndefined()
})

test('a second factor that is asked for later is asked of an open stream, too', async () => {
  const [owner, officer] = [await seedStaff(shop.engine.db, 'owner'), await seedStaff(shop.engine.db, 'finance')]
  const stream = await listen(officer.token)
  const require = (value: boolean) =>
    shop.client(owner.token)(settingCalls.changeSetting, { params: { key: 'isStaffFactorRequired' }, body: { value } })
  await require(true)
  await tellMoney()
  await tell(officer.id)
  const heard = await firstEvent(stream)
  await shop.write(tx => changeSetting(tx, 'isStaffFactorRequired', false, 'test'))
  expect(heard).toMatchObject({ name: 'notification.created' })
})

async function firstEvent(response: Response): Promise<unknown> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const data = /^data: (.+)$/m.exec(text)?.[1]
    if (data) return JSON.parse(data)
  }
  return undefined
}
