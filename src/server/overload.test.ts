import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { maxConcurrentCalls } from '#engine/serve/load/load-shedding.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { watchBodies } from '#test/body-reading.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop()
afterAll(() => shop.close())

test('lines on which nothing comes, however many, keep nobody out', async () => {
  const { hostname, port } = new URL(shop.url)
  const reading = watchBodies(signInCalls.signIn.path, maxConcurrentCalls + 50)
  const head = `POST ${signInCalls.signIn.path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`
  const lines = Array.from({ length: maxConcurrentCalls + 50 }, () =>
    connect(Number(port), hostname, function begun(this: ReturnType<typeof connect>) {
      this.write(head)
    }),
  )
  await reading.begun
  expect((await fetch(`${shop.url}/v1/product-custom`)).status).toBe(200)
  for (const line of lines) line.destroy()
})
