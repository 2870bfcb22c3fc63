// Members of a seller's team across the domains: what they do is the seller's, and names them.
import { afterAll, expect, test } from 'vitest'
import { leaveCalls } from '#shop/account/profile/leave.contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { seedMember, seedStaff } from '#shop/account/sign-in/seed.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { dashboardCalls } from '#shop/dashboard/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { arrange, orderInput } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { beginAskedRequest } from '#test/slow-request.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const { rich, make, balance } = arrange(shop)
await db.transaction(tx => seedPrices(tx))

test('an order that a member makes and pays is the seller’s, and its timeline names the member', async () => {
  const minh = await rich()
  const before = await balance(minh)
  const lan = await seedMember(db, minh.id, 'orders')
  const client = shop.client(lan.token)
  const { data: made } = await client(orderIntakeCalls.createOrder, { body: orderInput })
  await client(orderEditCalls.editOrder, { params: { id: made.id }, body: { note: 'By hand' } })
  await client(orderPayCalls.submitOrder, { params: { id: made.id } })
  expect(await balance(minh)).toBe(before - made.totalCost)
  const { data } = await shop.client(minh.token)(orderCalls.order, { params: { id: made.id } })
  expect(data.timeline.map(({ step, actor, member }) => [step, actor, member?.name])).toEqual([
    ['submit', 'seller', lan.username],
    ['edit', 'seller', lan.username],
    ['create', 'seller', lan.username],
  ])
})

test('the orders of an import name the member who confirmed it', async () => {
  const minh = await rich()
  const lan = await seedMember(db, minh.id, 'orders')
  const client = shop.client(lan.token)
  const csv =
    'order id,quantity,variant ID,name,address line 1,city,state,zip,country\nTEAM-1,1,G5000-FOREST-S,Minh Lee,1034 Elm Ave,Salt Lake City,UT,84101,US\n'
  const { data } = await client(bulkCalls.importFile, { files: [new File([csv], 'team.csv', { type: 'text/csv' })] })
  await shop.settled()
  await client(bulkCalls.confirmImport, { params: { id: data.id }, body: { submit: false } })
  await shop.settled()
  const { docs } = (await client(orderCalls.myOrders, { query: {} })).data
  const order = await client(orderCalls.order, { params: { id: docs[0]?.id ?? 0 } })
  expect(order.data.timeline.map(({ step, member }) => [step, member?.id])).toEqual([['create', lan.id]])
})

test('what the seller does themselves names no member', async () => {
  const minh = await rich()
  const [made] = await make(minh)
  await shop.client(minh.token)(orderPayCalls.submitOrder, { params: { id: made?.id ?? 0 } })
  const { data } = await shop.client(minh.token)(orderCalls.order, { params: { id: made?.id ?? 0 } })
  expect(data.timeline.map(({ member }) => member)).toEqual([null, null])
})

test('a member reads the seller’s orders and never another’s; each role does its own part and no other’s', async () => {
  const [minh, ava] = [await rich(), await rich()]
  const [[own], [foreign]] = [await make(minh), await make(ava)]
  const [orders, money, reader] = [
    await seedMember(db, minh.id, 'orders'),
    await seedMember(db, minh.id, 'money'),
    await seedMember(db, minh.id, 'readOnly'),
  ]
  const params = { id: own?.id ?? 0 }
  for (const { token } of [orders, money, reader]) {
    expect((await shop.client(token)(orderCalls.order, { params })).data.id).toBe(own?.id)
    expect(await refusalOf(shop.client(token)(orderCalls.order, { params: { id: foreign?.id ?? 0 } }))).toBe('404 ORDER_NOT_FOUND')
  }
  const submits = ({ token }: { token: string }) => refusalOf(shop.client(token)(orderPayCalls.submitOrder, { params }))
  expect([await submits(money), await submits(reader), await submits(orders)]).toEqual([
    '403 YOU_NOT_HAVE_PERMISSION',
    '403 YOU_NOT_HAVE_PERMISSION',
    'no refusal',
  ])
  const ledger = ({ token }: { token: string }) => refusalOf(shop.client(token)(walletCalls.myTransactions, { query: {} }))
  expect([await ledger(money), await ledger(reader), await ledger(orders)]).toEqual([
    'no refusal',
    'no refusal',
    '403 YOU_NOT_HAVE_PERMISSION',
  ])
})

test('the home tells a member the seller’s balance where they may read the wallet', async () => {
  const minh = await rich()
  const home = async (role: 'designs' | 'money') =>
    (await shop.client((await seedMember(db, minh.id, role)).token)(dashboardCalls.sellerHome, { query: {} })).data.balance
  expect([await home('money'), await home('designs')]).toEqual([await balance(minh), null])
})

test('the cart is the seller’s: members for orders fill it, the others read it', async () => {
  const minh = await rich()
  const { data } = await shop.client()(catalogueCalls.products, { query: {} })
  const product = await shop.client()(catalogueCalls.product, { params: { slug: data.docs[0]?.slug ?? '' } })
  const productTypeSizeCustom = product.data.variants[0]?.id ?? 0
  const add = (token: string) => refusalOf(shop.client(token)(cartCalls.addToCart, { body: { productTypeSizeCustom, quantity: 2 } }))
  const [orders, reader] = [await seedMember(db, minh.id, 'orders'), await seedMember(db, minh.id, 'readOnly')]
  expect([await add(reader.token), await add(orders.token)]).toEqual(['403 YOU_NOT_HAVE_PERMISSION', 'no refusal'])
  for (const token of [minh.token, reader.token]) {
    const { cart } = (await shop.client(token)(cartCalls.cart)).data
    expect(cart.item.map(({ quantity }) => quantity)).toEqual([2])
  }
})

test('a visitor’s cart is taken into the seller’s by a member who may fill it, and by nobody else', async () => {
  const minh = await rich()
  const { data } = await shop.client()(catalogueCalls.products, { query: {} })
  const product = await shop.client()(catalogueCalls.product, { params: { slug: data.docs[0]?.slug ?? '' } })
  const visitor = await shop.client().fetch(cartCalls.addToCart, { body: { productTypeSizeCustom: product.data.variants[0]?.id ?? 0 } })
  const cookie = /web_cart_order=[^;]+/.exec(visitor.headers.getSetCookie().join())?.[0] ?? ''
  const items = async (token: string) => {
    const answer = await fetch(`${shop.url}/v1/cart/me`, { headers: { authorization: `Bearer ${token}`, cookie } })
    return ((await answer.json()) as { data: { cart: { item: unknown[] } } }).data.cart.item.length
  }
  expect(await items((await seedMember(db, minh.id, 'readOnly')).token)).toBe(0)
  expect(await items((await seedMember(db, minh.id, 'orders')).token)).toBe(1)
})

/** An order's mark, begun and not ended. */
const beginMark = (token: string, id: number) =>
  beginAskedRequest(shop.url, {
    method: 'PUT',
    path: `/v1/order/${id}/seller/status`,
    token,
    body: Buffer.from('{"sellerStatus":"CONFIRMED"}'),
  })

test('a write that began before its member was removed or lost the role is refused, and nothing is written', async () => {
  const minh = await rich()
  const [order] = await make(minh)
  const client = shop.client(minh.token)
  const ends = [
    { act: (id: number) => client(teamCalls.removeMember, { params: { id } }), answer: [401, 'UNAUTHORIZED'] },
    {
      act: (id: number) => client(teamCalls.setMemberRoles, { params: { id }, body: { roles: ['money'] } }),
      answer: [403, 'YOU_NOT_HAVE_PERMISSION'],
    },
    { act: (id: number) => client(teamCalls.endMemberSessions, { params: { id } }), answer: [401, 'UNAUTHORIZED'] },
  ]
  for (const { act, answer } of ends) {
    const lan = await seedMember(db, minh.id, 'orders')
    const late = await beginMark(lan.token, order?.id ?? 0)
    await act(lan.id)
    const { status, text } = await late.end()
    expect([status, (JSON.parse(text) as { errors: { code: string }[] }).errors[0]?.code]).toEqual(answer)
  }
  const { data } = await client(orderCalls.order, { params: { id: order?.id ?? 0 } })
  expect(data.sellerStatus).toBe('NONE')
})

test('the live stream tells a member of the seller what their roles may hear, and ends when they are removed', async () => {
  const minh = await rich()
  const [lan, bo] = [await seedMember(db, minh.id, 'money'), await seedMember(db, minh.id, 'orders')]
  const streams = await Promise.all([lan, bo].map(({ token }) => shop.client(token).fetch(notificationCalls.liveUpdates)))
  await make(minh)
  const [heard] = await Promise.all(streams.map(first))
  expect(heard).toBe('order.created')
  const stream = await shop.client(bo.token).fetch(notificationCalls.liveUpdates)
  await shop.client(minh.token)(teamCalls.removeMember, { params: { id: bo.id } })
  await make(minh)
  expect(await first(stream)).toBeUndefined()
})

test('a member signs out alone', async () => {
  const minh = await rich()
  const [lan, bo] = [await seedMember(db, minh.id, 'money'), await seedMember(db, minh.id, 'money')]
  await shop.client(lan.token)(signInCalls.signOut)
  const reads = (token: string) => refusalOf(shop.client(token)(depositCalls.myDeposits, { query: {} }))
  expect([await reads(lan.token), await reads(bo.token), await reads(minh.token)]).toEqual(['401 UNAUTHORIZED', 'no refusal', 'no refusal'])
})

test('two members with the same idempotency key are two callers', async () => {
  const minh = await rich()
  const [order] = await make(minh)
  const mark = async (token: string, sellerStatus: string) => {
    const answer = await fetch(`${shop.url}/v1/order/${order?.id}/seller/status`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'the-same-key' },
      body: JSON.stringify({ sellerStatus }),
    })
    return answer.status
  }
  const [lan, bo] = [await seedMember(db, minh.id, 'orders'), await seedMember(db, minh.id, 'orders')]
  expect([await mark(lan.token, 'CONFIRMED'), await mark(bo.token, 'ON_HOLD'), await mark(lan.token, 'NONE')]).toEqual([200, 200, 422])
})

test('what a seller does with their team stands in the audit log, with what was before', async () => {
  const minh = await rich()
  const { id } = await seedMember(db, minh.id, 'orders')
  const client = shop.client(minh.token)
  await client(teamCalls.setMemberRoles, { params: { id }, body: { roles: ['readOnly'] } })
  await client(teamCalls.removeMember, { params: { id } })
  const owner = shop.client((await seedStaff(db, 'owner')).token)
  const { docs } = (await owner(auditCalls.auditLog, { query: { actor: minh.username } })).data
  expect(docs.map(({ call }) => call)).toEqual(['removeMember', 'setMemberRoles'])
  const change = { before: { roles: ['orders'] }, after: { roles: ['readOnly'] } }
  expect(docs[1]).toMatchObject({ subject: 'account', object: `${id}`, change })
})

test('the data export of a seller names the members of their team', async () => {
  const minh = await rich()
  await seedMember(db, minh.id, 'orders')
  const answer = await shop.client(minh.token).fetch(leaveCalls.exportMyData)
  expect(Buffer.from(await answer.arrayBuffer()).includes('json/team.json')).toBe(true)
})

/** The name of the first event of a stream; nothing where it ends before. */
async function first(stream: Response): Promise<string | undefined> {
  let text = ''
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const name = /"name":"([\w.]+)"/.exec(text)?.[1]
    if (name) return name
  }
  return undefined
}
