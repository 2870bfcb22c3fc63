// Wrong cells of a file, corrected where they are shown, before its orders are made.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import type { Client } from '#base/client.ts'
import { seedMember, seedSeller } from '#shop/account/sign-in/seed.ts'
import { teamActivityCalls } from '#shop/audit/contract.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { head, madeBy, over, row, sent } from '#test/import.ts'
import { layoutHeaders } from '#test/layout-headers.ts'
import { widenLimits } from '#test/limits.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from '../../contract.ts'
import { forgetImports } from '../store.ts'

const shop = await startShop()
afterAll(() => shop.close())
let seller: Client
let sellerId = 0
let other: Client
beforeAll(async () => {
  await shop.write(async tx => {
    for (const arrange of [seedCatalogue, seedShipping, widenLimits]) await arrange(tx)
  })
  const [mia, tom] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  ;[seller, other, sellerId] = [shop.client(mia.token), shop.client(tom.token), mia.id]
})

type Cell = CallInput<typeof bulkCalls.mendImport>['body']
const mend = async (id: number, body: Cell, as = seller) => (await as(bulkCalls.mendImport, { params: { id }, body })).data
const errorsOf = async (id: number, severity: 'error' | 'warning' = 'error') =>
  (await seller(bulkCalls.importProblems, { params: { id }, query: { severity, limit: 100 } })).data.docs
const codesOf = async (id: number) => (await errorsOf(id)).map(problem => [problem.row, problem.code])
const ordersOf = async (id: number) => (await seller(bulkCalls.importOrders, { params: { id }, query: { limit: 100 } })).data.docs
const mendsOf = async (id: number) => (await seller(bulkCalls.importMends, { params: { id }, query: { limit: 100 } })).data.docs
const confirm = async (id: number) => {
  await seller(bulkCalls.confirmImport, { params: { id }, body: {} })
  return over(seller, id)
}
const inState = (id: string, state: string) => row(id).replace(',MA,', `,${state},`)

test('a wrong cell is corrected where it stands: its row is checked again, and counts and cost follow', async () => {
  const { id, totalCents } = await sent(seller, head + row('A1') + inState('A2', 'Texxas').replace('02108', '77002'))
  expect(await errorsOf(id)).toMatchObject([
    { row: 3, field: 'state', value: 'Texxas', code: 'STATE_NOT_FOUND', isMendable: true, alike: 1, was: null },
  ])
  const mended = await mend(id, { row: 3, field: 'state', value: ' TX ' })
  expect(mended).toMatchObject({ status: 'READY', goodRows: 2, badRows: 0, orders: 2, mends: 1, totalCents: totalCents * 2 })
  expect(await errorsOf(id)).toEqual([])
  expect((await ordersOf(id)).map(order => order.place)).toContain('Boston, TX 77002, US')
  expect(await confirm(id)).toMatchObject({ status: 'DONE', madeOrders: 2 })
  expect(await madeBy(shop, id)).toMatchObject({ orders: 2, cents: mended.totalCents })
})

test('one answer goes for all cells that are wrong alike, and for no others', async () => {
  const { id } = await sent(seller, head + row('B1', 'NOPE') + row('B2', 'NOPE') + row('B3', 'NADA') + row('B4'))
  expect((await errorsOf(id)).map(({ alike }) => alike)).toEqual([2, 2, 1])
  const mended = await mend(id, { row: 3, field: 'sku', value: 'G5000-FOREST-S', alike: true })
  expect(mended).toMatchObject({ goodRows: 3, badRows: 1, mends: 2 })
  expect(await codesOf(id)).toEqual([[4, 'VARIANT_NOT_FOUND']])
})

test('an answer that is wrong itself says so beside the cell, and stands as the new wrong value', async () => {
  const { id } = await sent(seller, head + inState('C1', 'Texxas'))
  expect(await mend(id, { row: 2, field: 'state', value: 'Texas!' })).toMatchObject({ goodRows: 0, badRows: 1, mends: 1 })
  expect(await errorsOf(id)).toMatchObject([{ row: 2, value: 'Texas!', was: 'Texxas', message: '“Texas!” is not a US state.' }])
})

test('a correction is taken back, one or all alike', async () => {
  const { id } = await sent(seller, head + row('D1', 'NOPE') + row('D2', 'NOPE') + row('D3', 'NOPE'))
  await mend(id, { row: 2, field: 'sku', value: 'G5000-FOREST-S', alike: true })
  expect(await mendsOf(id)).toMatchObject([
    { row: 2, column: 'sku', field: 'sku', was: 'NOPE', value: 'G5000-FOREST-S', alike: 3 },
    { row: 3 },
    { row: 4 },
  ])
  expect(await mend(id, { row: 3, field: 'sku', value: null })).toMatchObject({ goodRows: 2, badRows: 1, mends: 2 })
  expect(await mend(id, { row: 2, field: 'sku', value: null, alike: true })).toMatchObject({ goodRows: 0, badRows: 3, mends: 0 })
})

test('an order that waits for one of its rows goes on when that row is corrected', async () => {
  const { id } = await sent(seller, head + row('E1') + row('E1', 'NOPE') + row('E2'))
  expect(await codesOf(id)).toEqual([
    [2, 'ORDER_HELD'],
    [3, 'VARIANT_NOT_FOUND'],
  ])
  expect((await errorsOf(id))[0]).toMatchObject({ isMendable: false })
  expect(await mend(id, { row: 3, field: 'sku', value: 'G5000-FOREST-M' })).toMatchObject({ orders: 2, goodRows: 3, heldRows: 0 })
  expect((await ordersOf(id))[0]?.lines.map(line => line.sku)).toEqual(['G5000-FOREST-S', 'G5000-FOREST-M'])
})

test('rows that agree with their order’s first row in the file still agree with it when that is corrected, and those that now do as well', async () => {
  const { id } = await sent(seller, head + inState('F1', 'Massa') + inState('F1', 'Massa') + inState('F1', 'MA'))
  expect(await codesOf(id)).toEqual([
    [2, 'STATE_NOT_FOUND'],
    [3, 'ORDER_HELD'],
    [4, 'ROWS_DISAGREE'],
  ])
  expect(await mend(id, { row: 2, field: 'state', value: 'MA' })).toMatchObject({ orders: 1, goodRows: 3, badRows: 0, heldRows: 0 })
  expect(await mend(id, { row: 2, field: 'state', value: null })).toMatchObject({ orders: 0, badRows: 2, heldRows: 1 })
})

test('another order number moves a row from one order to another', async () => {
  const { id } = await sent(seller, head + row('G1') + row('G2') + row('G1'))
  expect(await mend(id, { row: 4, field: 'orderId', value: 'G2' })).toMatchObject({ orders: 2, goodRows: 3 })
  expect((await ordersOf(id)).map(order => [order.externalId, order.lines.length])).toEqual([
    ['G1', 1],
    ['G2', 2],
  ])
  expect(await mend(id, { row: 2, field: 'orderId', value: 'G2' })).toMatchObject({ orders: 1 })
  expect((await ordersOf(id)).map(order => [order.row, order.externalId, order.lines.length])).toEqual([[2, 'G2', 3]])
  await mend(id, { row: 4, field: 'orderId', value: null })
  expect((await ordersOf(id)).map(order => [order.externalId, order.lines.length])).toEqual([
    ['G2', 2],
    ['G1', 1],
  ])
})

test('what the file has no column for can be said all the same, of that row alone', async () => {
  const file = (head + row('H1') + row('H2')).replace('design\n', 'design,shipping by\n').replaceAll('a.png\n', 'a.png,TIKTOK\n')
  const { id } = await sent(seller, file)
  expect(await errorsOf(id)).toMatchObject([{ row: 2, field: 'labelLink', code: 'LABEL_LINK_MISSING', value: '', alike: 2 }, {}])
  const link = 'https://drive.google.com/file/d/1/view'
  expect(await mend(id, { row: 2, field: 'labelLink', value: link })).toMatchObject({ goodRows: 1, badRows: 1 })
  expect(await mend(id, { row: 3, field: 'country', value: 'Nowhere' })).toMatchObject({ goodRows: 1, badRows: 1 })
  expect(await codesOf(id)).toEqual([
    [3, 'LABEL_LINK_MISSING'],
    [3, 'COUNTRY_NOT_FOUND'],
  ])
})

test('an unknown product is answered with a product, or with a SKU', async () => {
  const own = 'order id,productID,size,color,name,address,city,state,zip,design\n'
  const of = (id: string) => `${id},SHIRT,S,Forest,Mia,1 Elm Ave,Boston,MA,02108,library:a.png\n`
  const { id } = await sent(seller, own + of('I1') + of('I2'))
  await mend(id, { row: 2, field: 'product', value: 'G5000' })
  expect(await mend(id, { row: 3, field: 'product', value: 'g5000-forest-m' })).toMatchObject({ goodRows: 2, badRows: 0 })
  expect((await ordersOf(id)).map(order => order.lines[0]?.sku)).toEqual(['G5000-FOREST-S', 'G5000-FOREST-M'])
  expect((await errorsOf(id, 'warning')).map(problem => problem.code)).toContain('OPTION_DISAGREES')
})

test('the file of failed rows has what was corrected, and a column for what had none', async () => {
  const { id } = await sent(seller, head + row('J1', 'NOPE') + row('J2', 'NADA'))
  await mend(id, { row: 2, field: 'sku', value: '=WRONG' })
  await mend(id, { row: 3, field: 'country', value: 'CA' })
  const csv = await (await seller.fetch(bulkCalls.failedRows, { params: { id } })).text()
  const [first, ...rows] = csv.split('\r\n')
  expect(first).toBe('order id,sku,name,address,city,state,zip,design,country,reason')
  expect(rows[0]).toMatch(/^J1,'=WRONG,Mia,1 Elm Ave,Boston,MA,02108,library:a\.png,US,/)
  expect(rows[1]).toMatch(/^J2,NADA,Mia,1 Elm Ave,Boston,MA,02108,library:a\.png,CA,/)
})

test('corrections stay through another check of the file and another meaning of its columns', async () => {
  const file = head.replace('sku', 'Wholesale,sku') + row('K1', 'G5000-FOREST-S,NOPE') + row('K2', 'X,G5000-FOREST-M')
  const { id } = await sent(seller, file)
  await mend(id, { row: 2, field: 'sku', value: 'G5000-FOREST-M' })
  await seller(bulkCalls.checkImport, { params: { id } })
  expect(await over(seller, id)).toMatchObject({ status: 'READY', goodRows: 2, badRows: 0, mends: 1 })
  await seller(bulkCalls.setImportColumns, { params: { id }, body: { columns: { sku: null, Wholesale: 'sku' } } })
  expect(await over(seller, id)).toMatchObject({ goodRows: 1, badRows: 1, mends: 1 })
  expect(await mendsOf(id)).toMatchObject([{ row: 2, column: 'Wholesale', was: 'G5000-FOREST-S', value: 'G5000-FOREST-M' }])
  await confirm(id)
  const { data } = await seller(orderCalls.myOrders, { query: { importId: id } })
  expect(data.docs.map(order => [order.externalId, order.items[0]?.sku])).toEqual([['K1', 'G5000-FOREST-M']])
})

test('rows that come long after their order’s first row still agree with what it says in the file', async () => {
  const between = Array.from({ length: 1_000 }, (_, at) => row(`T${at}`)).join('')
  const { id } = await sent(seller, head + inState('T', 'Massa') + between + inState('T', 'Massa'))
  expect(await mend(id, { row: 2, field: 'state', value: 'MA' })).toMatchObject({ orders: 1_001, goodRows: 1_002 })
  await seller(bulkCalls.checkImport, { params: { id } })
  expect(await over(seller, id)).toMatchObject({ orders: 1_001, goodRows: 1_002, badRows: 0 })
})

test('many rows alike are checked again as the whole file, in the background', async () => {
  const { id } = await sent(seller, head + Array.from({ length: 600 }, (_, at) => row(`L${at}`, 'NOPE')).join(''))
  expect(await mend(id, { row: 2, field: 'sku', value: 'G5000-FOREST-S', alike: true })).toMatchObject({ status: 'CHECKING', mends: 600 })
  expect(await over(seller, id)).toMatchObject({ status: 'READY', goodRows: 600, badRows: 0 })
  expect((await mendsOf(id))[0]).toMatchObject({ was: 'NOPE', alike: 600 })
})

test('of two corrections of one cell at once the later stands, and of two cells none is lost', async () => {
  const { id } = await sent(seller, head + row('M1', 'NOPE') + inState('M2', 'Texxas'))
  await Promise.all([
    mend(id, { row: 2, field: 'sku', value: 'G5000-FOREST-S' }),
    mend(id, { row: 2, field: 'sku', value: 'G5000-FOREST-M' }),
    mend(id, { row: 3, field: 'state', value: 'MA' }),
  ])
  const [one, state] = await mendsOf(id)
  expect([state?.value, (await ordersOf(id)).map(order => order.lines[0]?.sku)]).toEqual(['MA', [one?.value, 'G5000-FOREST-S']])
})

test('what an order cost when the file was checked holds as long as it did before another row was corrected', async () => {
  const { id, checkedAt } = await sent(seller, head + row('N1') + row('N2', 'NOPE'))
  expect((await mend(id, { row: 3, field: 'sku', value: 'G5000-FOREST-S' })).checkedAt).toEqual(checkedAt)
})

test('what cannot be corrected is refused: a row that is not there, one that cannot be read, items that share a cell', async () => {
  const { id } = await sent(seller, head + row('O1').replace('Mia', '"Mia') + row('O2'))
  expect(await refusalOf(mend(id, { row: 99, field: 'sku', value: 'X' }))).toBe('404 IMPORT_ROW_NOT_FOUND')
  expect(await refusalOf(mend(id, { row: 2, field: 'sku', value: 'X' }))).toBe('422 IMPORT_CELL_NOT_MENDABLE')
  const woo = layoutHeaders.WOO_WEBTOFFEE
  const cells: Readonly<Record<string, string>> = {
    order_number: '1',
    shipping_first_name: 'Mia',
    shipping_address_1: '1 Elm Ave',
    shipping_city: 'Boston',
    shipping_state: 'MA',
    shipping_postcode: '02108',
    shipping_country: 'US',
    line_item_1: 'name:Shirt|sku:NOPE|quantity:2',
  }
  const packed = await sent(seller, `${woo.join(',')}\n${woo.map(name => cells[name] ?? '').join(',')}\n`)
  expect(await errorsOf(packed.id)).toMatchObject([{ field: 'sku', value: 'NOPE', isMendable: false }])
  expect(await refusalOf(mend(packed.id, { row: 2, field: 'sku', value: 'X' }))).toBe('422 IMPORT_CELL_NOT_MENDABLE')
})

test('a file takes so many corrections and no more, all of them or none', async () => {
  const { id } = await sent(seller, head + row('P1', 'NOPE') + row('P2', 'NOPE'))
  await shop.engine.db.pool.query(
    `insert into import_mend (import_id, row, field, was, value, changed_at) select $1, n, 'note', '', '', now() from generate_series(10, 10008) n`,
    [id],
  )
  expect(await refusalOf(mend(id, { row: 2, field: 'sku', value: 'G5000-FOREST-S', alike: true }))).toBe('422 IMPORT_TOO_MANY_MENDS')
  expect(await codesOf(id)).toHaveLength(2)
  expect(await mend(id, { row: 2, field: 'sku', value: 'G5000-FOREST-S' })).toMatchObject({ goodRows: 1, mends: 10_000 })
})

test('an import whose orders are made, one that is given up, and another seller’s are not corrected', async () => {
  const { id } = await sent(seller, head + row('Q1'))
  const cell = { row: 2, field: 'note', value: 'gift' } as const
  expect(await refusalOf(mend(id, cell, other))).toBe('404 IMPORT_NOT_FOUND')
  expect(await refusalOf(other(bulkCalls.importMends, { params: { id }, query: {} }))).toBe('404 IMPORT_NOT_FOUND')
  await confirm(id)
  expect(await refusalOf(mend(id, cell))).toBe('409 IMPORT_STARTED')
  const given = await sent(seller, head + row('Q2'))
  await seller(bulkCalls.cancelImport, { params: { id: given.id } })
  expect(await refusalOf(mend(given.id, cell))).toBe('409 IMPORT_NOT_READY')
})

test('a member’s corrections stand in the team’s log', async () => {
  const lan = await seedMember(shop.engine.db, sellerId, 'orders')
  const { id } = await sent(seller, head + row('R1', 'NOPE'))
  await mend(id, { row: 2, field: 'sku', value: 'G5000-FOREST-S' }, shop.client(lan.token))
  const { data } = await seller(teamActivityCalls.teamActivity, { query: {} })
  expect(data.docs[0]).toMatchObject({ call: 'mendImport', subject: 'import', object: String(id), member: { id: lan.id } })
})

test('the rows of an account that is closed go, and its corrections with them', async () => {
  const { id } = await sent(seller, head + row('S1', 'NOPE'))
  await mend(id, { row: 2, field: 'fullName', value: 'Mia Lee' })
  await shop.write(tx => forgetImports(tx, sellerId))
  const { rows } = await shop.engine.db.pool.query('select * from import_mend where import_id = $1', [id])
  expect(rows).toEqual([])
})
