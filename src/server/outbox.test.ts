import { afterAll, expect, test } from 'vitest'
import { startShop } from '#test/shop.ts'

const shop = await startShop()
afterAll(() => shop.close())

test('without a mail server the mails of the house can be read on its own machine', async () => {
  await shop.engine.mail.send({ to: 'minh@example.com', subject: 'Your <code>', text: '1234', messageId: 'test-1' })
  const list = await (await fetch(`${shop.url}/outbox`)).text()
  expect(list).toContain('Your &#60;code&#62;')
  const path = /href="(\/outbox\/[^"]+)"/.exec(list)?.[1]
  expect(await (await fetch(`${shop.url}${path}`)).text()).toContain('1234')
})

test('nobody else can read them', async () => {
  expect((await fetch(`${shop.url}/outbox`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
})
