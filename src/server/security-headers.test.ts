import { afterAll, expect, test } from 'vitest'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop({ env: { PUBLIC_URL: 'https://shop.example.com' } })
afterAll(() => shop.close())

test('every answer says what browsers may make of it: no guessing, no frame, no way back from a window, HTTPS for a year', async () => {
  for (const path of ['/readyz', '/openapi.json', catalogueCalls.products.path, '/v1/wallet/me', '/no-such-page', '/feed.xml']) {
    const { headers } = await fetch(shop.url + path)
    expect(
      Object.fromEntries(
        ['x-content-type-options', 'referrer-policy', 'strict-transport-security', 'cross-origin-opener-policy'].map(name => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(headers.get('content-security-policy')).toMatch(/object-src 'none'; base-uri 'none'.*frame-ancestors 'none'/)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('server')).toBeNull()
  }
})

test('a method that nobody asked for is answered with nothing of the app', async () => {
  const answer = await fetch(shop.url + catalogueCalls.products.path, { method: 'PATCH' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ errors: [{ code: 'NOT_FOUND', detail: 'NOT_FOUND', message: expect.any(String) }] })
})
