import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { minute } from '#base/time.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop()
afterAll(() => shop.close())
const report = vi.spyOn(shop.engine.errors, 'report').mockReturnValue(undefined)
beforeEach(() => {
  report.mockClear()
  shop.advance(2 * minute)
})

const requestId = '0b5f6c1e-6d0c-4a51-9a0e-2f3d4c5b6a79'
const met = {
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading ‘total’)',
  stack: 'TypeError: Cannot read\n    at Bill (https://shop.example/assets/OrderPage-x1.js:1:2345)\n    at mia.carter@example.com',
  path: '/order/12?q=Mia+Carter',
  requestId,
}
const tell = (body: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  fetch(`${shop.url}/page-error`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('an error of a page is reported as critical, under the id that its reader sees', async () => {
  const answer = await tell(met)
  expect([answer.status, answer.headers.has('x-request-id')]).toEqual([204, true])
  const [error, facts] = report.mock.calls[0] ?? []
  expect(facts).toEqual({ level: 'fatal', requestId, tags: { place: 'browser', path: '/order/12' } })
  expect(error).toMatchObject({ name: 'TypeError', message: met.message })
  expect(error instanceof Error && error.stack).toBe(`TypeError: ${met.message}\n    at Bill (/assets/OrderPage-x1.js:1:2345)`)
})

test('nothing of people goes with it', async () => {
  await tell({ ...met, message: 'No order of mia@example.com, +1 886 555 0124: "1034 Elm Avenue, Salt Lake City"', requestId: '<b>' })
  const [error, facts] = report.mock.calls[0] ?? []
  expect(error).toMatchObject({ message: 'No order of [email] [number]: [text]' })
  expect(facts?.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify([error instanceof Error && error.stack, facts])).not.toMatch(/mia|Elm|0124/)
})

test('the secret in the address of a tracking link stays here', async () => {
  const token = 'AbCdEfGh-IjKlMnOp_QrStUvWxYzAbCdEfGhIjKlMnO'
  await tell({ ...met, path: `/track/${token}` })
  const [error, facts] = report.mock.calls[0] ?? []
  expect(facts?.tags).toEqual({ place: 'browser', path: '/track/…' })
  expect(JSON.stringify([error instanceof Error && error.stack, facts])).not.toContain(token)
})

test('another site’s, a malformed and an endless one are refused', async () => {
  expect((await tell(met, { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  expect((await tell({ ...met, stack: 7 })).status).toBe(400)
  expect((await tell({ ...met, stack: 'x'.repeat(100_000) })).status).toBe(413)
  expect(report).not.toHaveBeenCalled()
})

test('a page that breaks for ever is told five times a minute', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 8; time++) statuses.push((await tell(met)).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 429])
  shop.advance(minute)
  expect((await tell(met)).status).toBe(204)
})
