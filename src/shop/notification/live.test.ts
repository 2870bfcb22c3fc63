import { afterAll, expect, test } from 'vitest'
import { second } from '#base/time.ts'
import { accountCalls } from '#shop/account/calls.ts'
import { seedSeller } from '#shop/account/seed.ts'
import { startShop } from '#test/shop.ts'
import { notificationCalls } from './calls.ts'
import { notify } from './notification.ts'

const shop = await startShop()
afterAll(() => shop.close())

const tell = (accountId: number) =>
  shop.write(tx => notify(tx, { accountId, type: 'PAYMENT', text: ['Money came in', 'Tiền đã vào'], link: '/payments' }))

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

test('a live stream ends with its session', async () => {
  const minh = await seedSeller(shop.engine.db)
  const stream = await shop.client(minh.token).fetch(notificationCalls.liveUpdates)
  await shop.client(minh.token)(accountCalls.signOut)
  await new Promise(resolve => setTimeout(resolve, second))
  await tell(minh.id)
  expect(await firstEvent(stream)).toBeUndefined()
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
