import { afterAll, expect, test } from 'vitest'
import { startShop } from '#test/shop.ts'

const shop = await startShop()
afterAll(() => shop.close())

test('an unknown path is a 404 with a request id in its header only', async () => {
  const response = await fetch(`${shop.url}/v1/nothing`)
  expect(response.status).toBe(404)
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await response.json()).toEqual({
    errors: [{ code: 'NOT_FOUND', detail: 'NOT_FOUND', message: 'We could not find what you asked for.' }],
  })
})

test('a refusal speaks the reader’s language', async () => {
  const response = await fetch(`${shop.url}/v1/nothing`, { headers: { 'accept-language': 'vi-VN,vi;q=0.9' } })
  expect(await response.text()).toContain('Không tìm thấy nội dung bạn yêu cầu.')
})

test('the server says that it is alive, ready and how it is doing', async () => {
  expect(await (await fetch(`${shop.url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect(await (await fetch(`${shop.url}/readyz`)).json()).toEqual({ status: 'ready' })
  expect(await (await fetch(`${shop.url}/metrics`)).text()).toContain('http_request_duration_seconds')
})
