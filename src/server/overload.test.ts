import { afterAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/seed.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop()
afterAll(() => shop.close())

test('more calls at once than can be answered soon are sent away at once, and told when to come again', async () => {
  const { token } = await seedSeller(shop.engine.db)
  const ask = async () => {
    const answer = await fetch(`${shop.url}/v1/order`, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    return `${answer.status} ${answer.headers.get('retry-after') ?? ''}`
  }
  const answers = await Promise.all(Array.from({ length: 1_500 }, ask))
  expect([...new Set(answers)].toSorted()).toEqual(['200 ', '503 1'])
  expect(await ask()).toBe('200 ')
})
