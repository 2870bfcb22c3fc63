// S6, mass assignment: a write takes what it says it takes and refuses whatever stands beside it, by name; what things cost is the app's to say.
import { isForStaff } from '#base/access/access.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { address } from '#test/order.ts'
import { type Answer, ask } from '../contract/ask.ts'
import { type CanarySeller, canarySeller, readAll } from '../contract/canary.ts'
import { everyCall, isSafe, type Named, stemOf, titleOf } from '../contract/every-call.ts'
import { paramsFor, valueFor } from '../contract/value.ts'
import type { Deployment, Seller } from '../deployment/deployment.ts'
import type { Finding, Given, Suite } from '../run/suite.ts'

export const suite: Suite = {
  engines: ['embedded'],
  fastOn: 'embedded',
  async run({ deployment: open, profile }: Given) {
    const deployment = await open()
    const other = await canarySeller(deployment, 'othermark')
    const seller = await deployment.seller('greedy')
    const priced = profile === 'bug' ? [] : [await prices(deployment, seller), await bounds(deployment, seller)]
    return [...priced, await extras(deployment, seller, other)]
  },
}

/** What someone would like to set, under the names that a row, a program or a form may have for it. */
const privileged = (mine: number, others: number): Readonly<Record<string, unknown>> => ({
  kind: 'staff',
  role: 'owner',
  roles: ['owner'],
  isAdmin: true,
  is_staff: true,
  verified: false,
  verifiedAt: '2020-01-01T00:00:00.000Z',
  tier: 'GOLD',
  balance: 1_000_000_00,
  balanceCents: 1_000_000_00,
  creditLimitCents: 1_000_000_00,
  seller: others,
  sellerId: others,
  seller_id: others,
  user: others,
  userId: others,
  ownerId: others,
  accountId: others,
  paidCents: 1,
  priceCents: 1,
  totalCents: 1,
  totalCost: 1,
  discountCents: 99_999_99,
  refundedCents: -1,
  createdAt: '2020-01-01T00:00:00.000Z',
  receivedCents: mine,
})

/** Every write of sellers and of anyone, with all of those names at its top and inside of what it holds. */
async function extras(deployment: Deployment, seller: Seller, other: CanarySeller): Promise<Finding> {
  const before = await standing(deployment, seller)
  const wrong: string[] = []
  const names = privileged(1_000_000_00, other.seller.id)
  const writes = everyCall.filter(({ call }) => !isSafe(call) && !isForStaff(call.access) && call.body && !endsAnything(call))
  const { rows } = await readAll(deployment, seller.token)
  let refused = 0
  for (const { call } of writes) {
    const made = call.body ? valueFor(call.body) : undefined
    if (!made) {
      wrong.push(`${titleOf(call)}: no value for it`)
      continue
    }
    const params = paramsFor(call, rows.get(stemOf(call))?.[0] ?? 1)
    const send = (body: unknown) => ask(deployment.server.url, call, { token: seller.token, params, body })
    const greedy = await send(withAll(made.value, names))
    if (isRefused(greedy)) refused++
    else wrong.push(`${titleOf(call)}: ${said(greedy)}`)
  }
  const after = await standing(deployment, seller)
  if (after !== before) wrong.push(`The seller was ${before} and is ${after}`)
  const answers = (await readAll(deployment, other.seller.token, other.known.rows)).answers
  for (const [title, text] of other.known.answers)
    if (!title.includes('/session') && answers.get(title) !== text) wrong.push(`Another's ${title} changed`)
  return {
    promise: 'S6',
    what: `${writes.length} writes with ${Object.keys(names).length} names of what is not theirs to say`,
    figure: `${refused} refused by their names, ${wrong.length} taken or changed`,
    isKept: wrong.length === 0 && refused > 0,
    details: wrong,
  }
}

/** Refused for a field that the call does not know, and for its name. */
const isRefused = ({ status, text }: Answer) => status === 400 && text.includes('FIELD_UNKNOWN')

/** What ends the session or the person that asks says nothing about the names. */
const endsAnything = ({ path }: Named['call']) => /sign-out|\/close$|end-others|change-password/.test(path)

/** The names at the top and in every object below; a name that the value has by itself keeps its value. */
function withAll(value: unknown, names: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map(each => withAll(each, names))
  if (typeof value !== 'object' || value === null) return value
  return { ...names, ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withAll(inner, names)])) }
}

/** Who the seller is and what they have, as the office sees it. */
async function standing({ people, server }: Deployment, seller: Seller): Promise<string> {
  const { data } = await people.owner(accountOfficeCalls.person, { params: { id: seller.id } })
  const { kind, roles, tier, verified, username, email, state, createdAt, refundCeilingCents, depositCeilingCents, referralCode } = data
  const wallet = await ask(server.url, { method: 'GET', path: '/v1/wallet/me', kind: 'json' }, { token: seller.token })
  const person = { kind, roles, tier, verified, username, email, state, createdAt, refundCeilingCents, depositCeilingCents, referralCode }
  // A deposit that waits for finance is the seller's to make; what can be spent is not.
  return JSON.stringify({ person, wallet: { ...JSON.parse(wallet.text).data, pendingCents: undefined } })
}

const plain = { address, items: [{ sku: 'G5000-FOREST-S', quantity: 2 }] }

/** An order and a cart with prices of the sender's own are refused, and cost what they cost without. */
async function prices(deployment: Deployment, { api, token, id }: Seller): Promise<Finding> {
  const { data: fair } = await api(orderIntakeCalls.createOrder, { body: plain })
  const names = {
    ...privileged(1, id),
    price: 1,
    unitCents: 1,
    totalMoney: 1,
    amount: 1,
    productionCost: 0,
    shippingCost: 0,
    status: 'DELIVERED',
    payment: 'PAID',
  }
  const greedy = await ask(
    deployment.server.url,
    { method: 'POST', path: '/v1/order', kind: 'json' },
    { token, body: withAll(plain, names) },
  )
  const { data: again } = await api(orderIntakeCalls.createOrder, { body: plain })
  const seen = ({ totalCost, productionCost, shippingCost, discountCents, paidCents, status, payment }: typeof fair) =>
    JSON.stringify({ totalCost, productionCost, shippingCost, discountCents, paidCents, status, payment })
  const isSame = isRefused(greedy) && seen(again) === seen(fair)
  const { data: product } = await deployment.client()(catalogueCalls.product, { params: { slug: await slugOf(deployment) } })
  const line = { productTypeSizeCustom: product.variants[0]?.id ?? 0, quantity: 3 }
  const { data: before } = await api(cartCalls.addToCart, { body: line })
  const cart = await ask(deployment.server.url, { method: 'POST', path: '/v1/cart', kind: 'json' }, { token, body: withAll(line, names) })
  const { data: held } = await api(cartCalls.cart)
  const isCartFair = isRefused(cart) && before.cart.amount > 0 && held.cart.amount === before.cart.amount
  return {
    promise: 'S6',
    what: 'an order and a cart with prices and totals of the sender’s own',
    figure: `the order ${isSame ? 'costs what it costs' : said(greedy)}; the cart ${isCartFair ? 'too' : said(cart)}`,
    isKept: isSame && isCartFair,
  }
}

const slugOf = async (deployment: Deployment) =>
  (await deployment.client()(catalogueCalls.products, { query: { q: 'G5000' } })).data.docs[0]?.slug ?? ''

const notQuantities: readonly unknown[] = [0, -1, 1.5, 1e9, 2 ** 53, 1e308, '5', '1e3', true, [1], {}, '-1', Number.NaN]

async function bounds(deployment: Deployment, { token }: Seller): Promise<Finding> {
  const wrong: string[] = []
  const line = { productTypeSizeCustom: 1 }
  for (const quantity of notQuantities) {
    const order = { ...plain, items: [{ sku: 'G5000-FOREST-S', quantity }] }
    for (const [path, body] of [
      ['/v1/order', order],
      ['/v1/order/quote', { items: order.items, country: 'US' }],
      ['/v1/cart', { ...line, quantity }],
      ['/v1/order/checkout/quote', { country: 'US', item: { ...line, quantity } }],
    ] as const) {
      if (path !== '/v1/order' && path !== '/v1/order/quote' && Number.isNaN(quantity)) continue // null is one piece in a cart (spec §4)
      const answer = await ask(deployment.server.url, { method: 'POST', path, kind: 'json' }, { token, body })
      if (answer.status !== 400 && answer.status !== 422) wrong.push(`${path} takes ${JSON.stringify(quantity)}: ${said(answer)}`)
    }
  }
  return {
    promise: 'S6',
    what: `${notQuantities.length} quantities that are none, in orders, carts and bills`,
    figure: `${wrong.length} taken`,
    isKept: wrong.length === 0,
    details: wrong,
  }
}

const said = ({ status, text }: Answer) => `${status} ${text.slice(0, 200)}`
