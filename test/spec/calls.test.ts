// The calls of the specification's §7 about products and paying, as a program of somebody else's makes them: method and path letter for
// letter, who may call, status, envelope, and every field with its type.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { type Buyer, seedBuyer } from '../buyer.ts'
import { address, arrange } from '../order.ts'
import { startShop } from '../shop.ts'
import { ask } from './plain-client.ts'
import { misshapen, type Shape } from './shape.ts'
import { card, cart, category, marked, order, product, savedAddress, tag } from './shapes.ts'

/** The specification's rows, as they stand in it. */
const rows = [
  'GET /v1/wallet/me',
  'POST /v1/cart',
  'GET /v1/cart/me',
  'GET /v1/cart/me/shipping',
  'PUT /v1/cart/update-product',
  'POST /v1/delivery-address',
  'GET /v1/order/{id}',
  'PUT /v1/order/{id}',
  'POST /v1/order/buy-now',
  'PUT /v1/order/{id}/seller/status',
  'GET /v1/category-custom/menu',
  'GET /v1/category-custom',
  'GET /v1/category-custom/{id}',
  'GET /v1/product-custom',
  'GET /v1/product-custom/slug/{slug}',
  'GET /v1/product-custom/slug/{slug}/relate',
  'GET /v1/tag-category/menu',
  'GET /v1/setting-price-list/me',
] as const
type Row = (typeof rows)[number]

interface Probe {
  who: 'anyone' | 'seller'
  /** What is sent; the ids and the slug are of things that are there. */
  send?: (known: Known) => object
  query?: string
  answer: Shape
}
interface Known {
  buyer: Buyer
  line: number
  order: number
}
const probes: Record<Row, Probe> = {
  'GET /v1/wallet/me': {
    who: 'seller',
    answer: {
      data: {
        balance: 'cents',
        heldCents: 'cents',
        debtCents: 'cents',
        creditLimitCents: 'cents',
        spendableCents: 'cents',
        pendingCents: 'cents',
      },
    },
  },
  'POST /v1/cart': {
    who: 'anyone',
    send: ({ buyer }) => ({ productTypeSizeCustom: buyer.template.variantId, quantity: '' }),
    answer: cart,
  },
  'GET /v1/cart/me': { who: 'anyone', answer: cart },
  'GET /v1/cart/me/shipping': {
    who: 'anyone',
    query: 'country=US',
    answer: { data: [{ name: 'text', level: 'text', costCents: 'cents', minDays: 'number', maxDays: 'number' }] },
  },
  'PUT /v1/cart/update-product': { who: 'anyone', send: ({ line }) => ({ id: line, quantity: 3 }), answer: cart },
  'POST /v1/delivery-address': { who: 'seller', send: () => address, answer: { data: savedAddress, warnings: 'any' } },
  'GET /v1/order/{id}': { who: 'seller', answer: order },
  'PUT /v1/order/{id}': { who: 'seller', send: () => ({ note: 'Ring twice' }), answer: order },
  'POST /v1/order/buy-now': {
    who: 'seller',
    send: ({ buyer }) => ({ ...buyer.item, quantity: 1, address }),
    answer: { data: { id: 'number', status: 'text', totalCents: 'cents' } },
  },
  'PUT /v1/order/{id}/seller/status': { who: 'seller', send: () => ({ sellerStatus: 'CONFIRMED' }), answer: marked },
  'GET /v1/category-custom/menu': { who: 'anyone', answer: { data: [category] } },
  'GET /v1/category-custom': { who: 'anyone', query: 'isEnabled=true', answer: { data: [category] } },
  'GET /v1/category-custom/{id}': { who: 'anyone', answer: { data: category } },
  'GET /v1/product-custom': {
    who: 'anyone',
    query: 'limit=12&page=1',
    answer: { data: { docs: [card], totalDocs: 'number', page: 'number', limit: 'number' } },
  },
  'GET /v1/product-custom/slug/{slug}': { who: 'anyone', answer: { data: product } },
  'GET /v1/product-custom/slug/{slug}/relate': { who: 'anyone', answer: { data: [card] } },
  'GET /v1/tag-category/menu': { who: 'anyone', answer: { data: [tag] } },
  'GET /v1/setting-price-list/me': {
    who: 'seller',
    answer: {
      data: [
        {
          productID: 'text',
          name: 'text',
          nameVi: 'text',
          variantID: 'text',
          size: 'text',
          color: 'text',
          price: 'cents',
          priceSeller: 'cents',
          priceTiktok: 'cents',
          tiers: 'any',
        },
      ],
    },
  },
}

const shop = await startShop()
afterAll(() => shop.close())
let staff = ''
let slug = ''
beforeAll(async () => {
  await shop.write(seedPrices)
  staff = (await seedStaff(shop.engine.db, 'owner')).token
  const { rows: found } = await shop.engine.db.pool.query<{ slug: string }>("select slug from product where code = 'G5000'")
  slug = found[0]?.slug ?? ''
})

/** A seller with a line in the cart, an unpaid order, and a copy of it. */
async function arranged(): Promise<Known> {
  const buyer = await seedBuyer(shop)
  const { token } = buyer
  const { json } = await ask(shop, 'POST /v1/cart', { token, body: { ...buyer.item, quantity: 2 } })
  const [made] = await arrange(shop).make(buyer)
  await shop.client(token)(orderEditCalls.duplicateOrder, { params: { id: made?.id ?? 0 } })
  return { buyer, line: (json as Cart).data.cart.item[0]?.id ?? 0, order: made?.id ?? 0 } // its shape is the first thing that is checked below
}
type Cart = { data: { cart: { item: { id: number }[] } } }

function routeOf(row: Row, { order }: Pick<Known, 'order'>): string {
  const { query } = probes[row]
  const path = row.replace('{slug}', slug).replace('category-custom/{id}', 'category-custom/1').replace('{id}', String(order))
  return query ? `${path}?${query}` : path
}

test.each(rows)('%s answers in the specified shape', async row => {
  const known = await arranged()
  const { send, answer } = probes[row]
  const heard = await ask(shop, routeOf(row, known), { token: known.buyer.token, ...(send && { body: send(known) }) })
  expect([heard.status, misshapen(heard.json, answer)]).toEqual([200, []])
})

test.each(rows.filter(row => probes[row].who === 'anyone' && !row.includes('cart')))('%s answers a visitor the same', async row => {
  const heard = await ask(shop, routeOf(row, { order: 0 }))
  expect([heard.status, misshapen(heard.json, probes[row].answer)]).toEqual([200, []])
})

const refusal = (code: string): object => ({ errors: [{ code, detail: code, message: expect.any(String) }] })
test.each(rows.filter(row => probes[row].who === 'seller'))('%s is for sellers: 401 without a session, 403 for staff', async row => {
  const known = await arranged()
  const body = probes[row].send?.(known)
  const asked = (token?: string) => ask(shop, routeOf(row, known), { ...(token !== undefined && { token }), ...(body && { body }) })
  const [visitor, employee] = [await asked(), await asked(staff)]
  expect([visitor.status, visitor.json]).toEqual([401, refusal('UNAUTHORIZED')])
  expect([employee.status, employee.json]).toEqual([403, refusal('YOU_NOT_HAVE_PERMISSION')])
})

test.each(rows.filter(row => row.includes('order/{id}')))('%s: another seller’s is answered as a missing one, byte for byte', async row => {
  const [known, other] = [await arranged(), await seedBuyer(shop)]
  const body = probes[row].send?.(known)
  const asked = (order: number) => ask(shop, routeOf(row, { order }), { token: other.token, ...(body && { body }) })
  const [foreign, missing] = [await asked(known.order), await asked(987_654_321)]
  expect([foreign.status, foreign.json]).toEqual([404, refusal('ORDER_NOT_FOUND')])
  expect([missing.status, missing.text]).toEqual([404, foreign.text])
})

/** A visitor who has put a bare product into a cart, as their cookie names it. */
async function visited() {
  const known = await arranged()
  const response = await fetch(`${shop.url}/v1/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ productTypeSizeCustom: known.buyer.template.variantId }),
  })
  const made = (await response.json()) as Cart // its shape is checked below
  const cookie =
    response.headers
      .getSetCookie()
      .find(line => line.startsWith('web_cart_order='))
      ?.split(';')[0] ?? ''
  return { cookie, made, known: { ...known, line: made.data.cart.item[0]?.id ?? 0 } }
}

test.each(rows.filter(row => row.includes('cart')))('%s answers a visitor about the cart of their own the same', async row => {
  const { cookie, known } = await visited()
  const { send, answer } = probes[row]
  const heard = await ask(shop, routeOf(row, known), { cookie, ...(send && { body: send(known) }) })
  expect([heard.status, misshapen(heard.json, answer)]).toEqual([200, []])
})

test('a visitor’s cart is made by the first thing in it, and only their cookie opens it', async () => {
  const { cookie, made, known } = await visited()
  expect(misshapen(made, cart)).toEqual([])
  const body = { id: known.line, quantity: 3 }
  expect(await ask(shop, 'PUT /v1/cart/update-product', { body })).toMatchObject({ status: 404, json: refusal('CART_LINE_NOT_FOUND') })
  expect(await ask(shop, 'GET /v1/cart/me/shipping?country=US')).toMatchObject({ status: 409, json: refusal('YOUR_CART_IS_EMPTY') })
  expect((await ask(shop, 'GET /v1/cart/me', { cookie })).json).toMatchObject({
    data: { cart: { item: [{ id: known.line, quantity: 1 }] } },
  })
  expect((await ask(shop, 'GET /v1/cart/me')).json).toEqual({ data: { cart: { item: [], amount: 0 } } })
})

test('every row has a probe, and a probe that is wrong is found', async () => {
  expect(Object.keys(probes).toSorted()).toEqual([...rows].toSorted())
  expect(misshapen({ a: 1, b: 'x', list: [] }, { a: 'text', c: 'text', list: ['text'] })).toEqual([
    'answer.b is not in the specification',
    'answer.a: 1 is not text',
    'answer.c is missing',
    'answer.list is empty, so nothing is known of its rows',
  ])
})
