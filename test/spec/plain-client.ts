// A plain HTTP client, as somebody else's program: it knows the specification's paths and nothing of our contract.
import type { TestShop } from '../shop.ts'

export interface PlainAnswer {
  status: number
  /** The very bytes. */
  text: string
  json: unknown
}
/** `route` is spelled as in the specification: `GET /v1/cart/me`. */
export async function ask(
  shop: TestShop,
  route: string,
  given: { token?: string; body?: object; cookie?: string } = {},
): Promise<PlainAnswer> {
  const [method = '', path = ''] = route.split(' ')
  const response = await fetch(shop.url + path, {
    method,
    headers: {
      ...(given.token !== undefined && { authorization: `Bearer ${given.token}` }),
      ...(given.cookie !== undefined && { cookie: given.cookie, 'sec-fetch-site': 'same-origin' }),
      ...(given.body && { 'content-type': 'application/json' }),
    },
    ...(given.body && { body: JSON.stringify(given.body) }),
  })
  const text = await response.text()
  return { status: response.status, text, json: JSON.parse(text) }
}
