// Imports from the dry run to what is made of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import type { Client } from '#base/client.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { fixture, head, madeBy, over, problemCodes, row, sent } from '#test/import.ts'
import { widenLimits } from '#test/limits.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from './contract.ts'
import { makeOrders } from './run/make.ts'

const shop = await startShop()
afterAll(() => shop.close())
let seller: Client
let other: Client
beforeAll(async () => {
  await shop.write(async tx => {
    for (const arrange of [seedCatalogue, seedShipping, widenLimits]) await arrange(tx)
  })
  seller = shop.client((await seedSeller(shop.engine.db)).token)
  other = shop.client((await seedSeller(shop.engine.db)).token)
})

test('a dry run says what would be made, what it costs and which cells are wrong', async () => {
  const checked = await sent(seller, await fixture('orders-own-format.csv'), 'orders-own-format.csv')
  expect(checked).toMatchObject({
    status: 'READY',
    platform: 'OWN',
    goodRows: 62,
    badRows: 12,
    heldRows: 0,
    orders: 62,
    repeatsImportId: null,
  })
  expect(checked.totalCents).toBe(checked.productionCents + checked.shippingCents)
  expect(checked.productionCents).toBeGreaterThan(0)

  const { data: problems } = await seller(bulkCalls.importProblems, {
    params: { id: checked.id },
    query: { severity: 'error', limit: 100 },
  })
  expect(problems.docs.map(problem => [problem.row, problem.code])).toHaveLength(12)
  expect(problems.docs[0]).toEqual({
    row: 62,
    column: 'quantity',
    field: 'quantity',
    value: '0',
    code: 'QUANTITY_INVALID',
    severity: 'error',
    message: 'The quantity “0” is not a whole number from 1 to 1000.',
    advice: 'Write digits only, for example 2.',
    isMendable: true,
    was: null,
    alike: 1,
  })
  const { data: orders } = await seller(bulkCalls.importOrders, { params: { id: checked.id }, query: { limit: 100 } })
  expect(orders.docs.reduce((sum, order) => sum + (order.totalCents ?? 0), 0)).toBe(checked.totalCents)
  expect(orders.docs[0]).toMatchObject({
    row: 2,
    externalId: 'S1-1000',
    place: 'Salt Lake City, UT 84101, US',
    lines: [{ row: 2, sku: 'G5000-FOREST-S' }],
  })
})

test('a seller who prefers it so has imported orders paid at once', async () => {
  const client = shop.client((await seedRichSeller(shop.engine.db)).token)
  const statusOf = async (externalId: string) => {
    const { id } = await sent(client, head + row(externalId).replace('a.png', 'sun.png'))
    await client(bulkCalls.confirmImport, { params: { id }, body: {} })
    await over(client, id)
    await shop.settled()
    return (await client(orderCalls.myOrders, { query: { importId: id } })).data.docs.map(order => order.status)
  }
  expect(await statusOf('P1')).toEqual(['PENDING'])
  await client(accountCalls.setPreferences, { body: { autoSubmit: true } })
  expect(await statusOf('P2')).toEqual(['NEW_ORDER'])
})

test('what is confirmed is made once, with its lines, addresses and prices', async () => {
  const checked = await sent(seller, await fixture('orders-own-format.csv'))
  await seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} })
  expect(await codeOf(seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} }))).toBe('IMPORT_NOT_READY')
  expect(await over(seller, checked.id)).toMatchObject({
    status: 'DONE',
    madeOrders: 62,
    duplicateOrders: 0,
  })
  expect(await madeBy(shop, checked.id)).toEqual({ orders: 62, items: 62, cents: checked.totalCents })
  await makeOrders({ importId: checked.id }, shop.engine, { signal: AbortSignal.timeout(60_000), progress: async () => {} })
  expect(await madeBy(shop, checked.id)).toMatchObject({ orders: 62 })
  const ordersOf = async (client: Client) => (await client(orderCalls.myOrders, { query: { importId: checked.id } })).data.totalDocs
  expect([await ordersOf(seller), await ordersOf(other)]).toEqual([62, 0])
})

test('orders are exported in the format that an import reads: export, import and export again are the same', async () => {
  const [first, second] = await Promise.all([seedSeller(shop.engine.db), seedSeller(shop.engine.db)])
  const exported = async (client: Client) => {
    const csv = await (await client.fetch(bulkCalls.exportOrders, { query: {} })).text()
    // The app's own number of an order is another in another shop.
    return csv.split('\r\n').map(line => line.replace(/,\d+,PENDING,/, ',PENDING,'))
  }
  const make = async (client: Client, bytes: string | Buffer) => {
    const { id } = await sent(client, bytes)
    await client(bulkCalls.confirmImport, { params: { id }, body: {} })
    await over(client, id)
  }
  const [from, to] = [shop.client(first.token), shop.client(second.token)]
  await make(from, await fixture('orders-shopify-export.csv'))
  const before = await exported(from)
  expect(before.length).toBeGreaterThan(50)
  expect(before.some(line => line.includes("'=1+1"))).toBe(true)
  await make(to, before.join('\r\n').replaceAll(',PENDING,', ',1,PENDING,'))
  expect(await exported(to)).toEqual(before)
})

test('an export holds what the list finds that is asked for, and nothing of another seller', async () => {
  const client = shop.client((await seedSeller(shop.engine.db)).token)
  await sent(client, head + row('E1') + row('E2')).then(async ({ id }) => {
    await client(bulkCalls.confirmImport, { params: { id }, body: {} })
    await over(client, id)
  })
  const [first] = (await client(orderCalls.myOrders, { query: { q: 'E1' } })).data.docs
  const named = async (who: Client, query: CallInput<typeof bulkCalls.exportOrders>['query']) => {
    const [, ...rows] = (await (await who.fetch(bulkCalls.exportOrders, { query })).text()).trimEnd().split('\r\n')
    return rows.map(line => line.split(',')[0])
  }
  await client(orderEditCalls.editOrder, { params: { id: first?.id ?? 0 }, body: { tag: 'gift' } })
  expect(await named(client, {})).toEqual(['E1', 'E2'])
  expect(await named(client, { tag: 'gift' })).toEqual(['E1'])
  expect(await named(client, { q: 'E2' })).toEqual(['E2'])
  expect(await named(client, { status: 'PENDING', orderType: 'STANDARD', boughtFor: 'BUYERS' })).toEqual(['E1', 'E2'])
  expect(await named(client, { status: 'CANCELLED' })).toEqual([])
  expect(await named(other, { tag: 'gift' })).toEqual([])
})

test('the same file again warns, row by row, and its orders wait as duplicates', async () => {
  const checked = await sent(seller, await fixture('orders-own-format.csv'))
  expect(checked.repeatsImportId).not.toBeNull()
  expect(await problemCodes(seller, checked.id, 'warning')).toEqual(new Set(['ORDER_EXISTS', 'LIBRARY_FILE_MISSING']))
  await seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} })
  expect(await over(seller, checked.id)).toMatchObject({ madeOrders: 62, duplicateOrders: 62 })
})

test('of the same file sent twice at once the later one warns of the other', async () => {
  const csv = `sku,name,address,city,state,zip,design\n${row('').slice(1)}`
  const both = await Promise.all([1, 2, 3].map(() => sent(seller, csv)))
  const [first, ...later] = both.toSorted((one, another) => one.id - another.id)
  expect([first?.repeatsImportId, ...later.map(({ repeatsImportId }) => repeatsImportId)]).toEqual([null, first?.id, later[0]?.id])
})

test('a seller sees and touches no other seller’s import', async () => {
  const { id } = await sent(seller, head + row('Z1'))
  const params = { id }
  const all = [
    other(bulkCalls.myImport, { params }),
    other(bulkCalls.importProblems, { params, query: {} }),
    other(bulkCalls.importOrders, { params, query: {} }),
    other(bulkCalls.setImportColumns, { params, body: { columns: {} } }),
    other(bulkCalls.confirmImport, { params, body: {} }),
    other(bulkCalls.cancelImport, { params }),
    other.fetch(bulkCalls.failedRows, { params }),
  ]
  expect(await Promise.all(all.map(codeOf))).toEqual(all.map(() => 'IMPORT_NOT_FOUND'))
  expect((await other(bulkCalls.myImports, { query: {} })).data.totalDocs).toBe(0)
})

test('an import that is given up makes nothing', async () => {
  const { id } = await sent(seller, head + row('X1'))
  expect((await seller(bulkCalls.cancelImport, { params: { id } })).data.status).toBe('CANCELLED')
  expect(await codeOf(seller(bulkCalls.confirmImport, { params: { id }, body: {} }))).toBe('IMPORT_NOT_READY')
  expect(await madeBy(shop, id)).toMatchObject({ orders: 0 })
})
