// Editing in full: everything before payment, then what the table allows, with the difference in money shown first and posted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallError } from '#base/fault.ts'
import { designCalls } from '#shop/design/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { address, arrange, orderInput } from '#test/order.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedLibraryFile, seedPrices } from '../intake/seed.ts'
import { orderCalls } from '../list/contract.ts'
import { orderPayCalls } from '../pay/contract.ts'
import { orderEditCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, paid, balance } = arrange(shop)

async function seller(amountCents?: number) {
  const person = await rich(amountCents)
  const call = shop.client(person.token)
  const read = async (id: number) => (await call(orderCalls.order, { params: { id } })).data
  const edit = async (id: number, body: object) => (await call(orderEditCalls.editOrder, { params: { id }, body })).data
  return { person, call, read, edit, make: async () => (await call(orderIntakeCalls.createOrder, { body: orderInput })).data }
}
const germany = { ...address, country: 'Germany', state: 'Berlin', zip: '10115', city: 'Berlin' }

test('an unpaid order shows what it costs at once, and is charged that', async () => {
  const { make, edit, call } = await seller()
  const { id, totalCost, items } = await make()
  const edited = await edit(id, { quantities: [{ itemId: items[0]?.id ?? 0, quantity: 5 }] })
  expect(edited.totalCost).toBeGreaterThan(totalCost)
  expect(edited).toMatchObject({ quantity: 5, productionCost: edited.items[0]?.totalMoney })
  expect((await call(orderPayCalls.submitOrder, { params: { id } })).data.status).toBe('NEW_ORDER')
})

test('an order is found by what it holds after an edit', async () => {
  const { make, edit, call } = await seller()
  const { id, items } = await make()
  await edit(id, { items: [{ itemId: items[0]?.id ?? 0, sku: 'BC3001-NAVY-3XL' }] })
  const found = async (q: string) => (await call(orderCalls.myOrders, { query: { q } })).data.docs.map(order => order.id)
  expect([await found('BC3001-NAVY-3XL'), await found('G5000-FOREST-S')]).toEqual([[id], []])
})

test('many orders are marked and tagged at once, and a tag may change at any time; another’s are not found', async () => {
  const { make, call, read } = await seller()
  const [one, other] = [await make(), await make()]
  await call(orderPayCalls.submitOrder, { params: { id: one.id } })
  const theirs = await (await seller()).make()
  const { data } = await call(orderEditCalls.bulkMark, {
    body: { ids: [one.id, theirs.id, other.id], sellerStatus: 'CONFIRMED', tag: 'Black Friday' },
  })
  expect(data.results).toMatchObject([{ id: one.id }, { id: theirs.id, code: 'ORDER_NOT_FOUND' }, { id: other.id }])
  expect(await read(one.id)).toMatchObject({ sellerStatus: 'CONFIRMED', tag: 'Black Friday', status: 'NEW_ORDER' })
  expect(await codeOf(call(orderEditCalls.bulkMark, { body: { ids: [one.id] } }))).toBe('REQUIRED')
  const tagged = async (tag: string) => (await call(orderCalls.myOrders, { query: { tag } })).data.docs.map(order => order.id)
  expect([await tagged('Black Friday'), await tagged('Christmas')]).toEqual([[other.id, one.id], []])
})

test('a list is narrowed to a product, and says what there is to choose', async () => {
  const { make, edit, call } = await seller()
  const { id } = await make()
  const { id: shirts } = await make()
  await edit(id, { addItems: [{ sku: 'BC3001-NAVY-3XL', quantity: 1 }], tag: 'Gift' })
  const of = async (product: string) => (await call(orderCalls.myOrders, { query: { product } })).data.docs.map(order => order.id)
  expect([await of('BC3001'), await of('G5000'), await of('NONE')]).toEqual([[id], [shirts, id], []])
  const { data } = await call(orderCalls.myOrderFacets)
  expect([data.tags, data.products.map(({ code }) => code)]).toEqual([['Gift'], ['G5000', 'BC3001']])
})

test('before payment items come, go and change, with their files and texts', async () => {
  const { make, edit, person } = await seller()
  const moon = await shop.write(tx => seedLibraryFile(tx, person.id, 'moon.png'))
  const { id, items } = await make()
  const first = items[0]?.id ?? 0
  const added = { sku: 'BC3001-NAVY-3XL', quantity: 3, text: 'Happy birthday', files: [{ side: 'BACK', fileId: moon.id }] }
  const more = await edit(id, { addItems: [added], items: [{ itemId: first, sku: 'G5000-FOREST-M', text: 'For Mia' }] })
  expect(more.items).toMatchObject([
    { id: first, sku: 'G5000-FOREST-M', size: 'M', quantity: 2, text: 'For Mia', files: [{ side: 'FRONT', state: 'READY' }] },
    { sku: 'BC3001-NAVY-3XL', quantity: 3, text: 'Happy birthday', files: [{ side: 'BACK', fileId: moon.id, state: 'READY' }] },
  ])
  expect(more).toMatchObject({ quantity: 5, itemsMissingFiles: 0 })
  expect(more.totalCost).toBe(more.items.reduce((sum, item) => sum + item.totalMoney, 0) + more.shippingCost)
  const less = await edit(id, { removeItems: [first] })
  expect(less).toMatchObject({ quantity: 3, items: [{ sku: 'BC3001-NAVY-3XL' }] })
  expect(less.totalCost).toBeLessThan(more.totalCost)
})

test('an edit that cannot be is refused with its place, and changes nothing', async () => {
  const { make, edit, read } = await seller()
  const other = await (await seller()).make()
  const before = await make()
  const itemId = before.items[0]?.id ?? 0
  const refused = (body: object) => codeOf(edit(before.id, body))
  expect(await refused({ note: 'no', items: [{ itemId, sku: 'NO-SUCH-SKU' }] })).toBe('VARIANT_NOT_FOUND')
  expect(await refused({ note: 'no', removeItems: [itemId] })).toBe('REQUIRED')
  expect(await refused({ note: 'no', removeItems: [other.items[0]?.id ?? 0] })).toBe('ORDER_NOT_FOUND')
  expect(await refused({ note: 'no', items: [{ itemId: other.items[0]?.id ?? 0, quantity: 9 }] })).toBe('ORDER_NOT_FOUND')
  expect(await read(before.id)).toMatchObject({ note: before.note, totalCost: before.totalCost, quantity: before.quantity })
})

test('a label’s link that is none is refused at once: in a new order and in an edit', async () => {
  const { call, make, edit, read } = await seller()
  const labelled = (labelLink: string) => ({ ...orderInput, shippingBy: 'TIKTOK' as const, labelLink })
  for (const link of ['not a link', 'http://drive.google.com/file/d/1/view', 'drive.google.com/label.pdf']) {
    expect(await codeOf(call(orderIntakeCalls.createOrder, { body: labelled(link) }))).toBe('LABEL_LINK_INVALID')
    expect(await codeOf(edit((await make()).id, { labelLink: link }))).toBe('LABEL_LINK_INVALID')
  }
  const { id } = await make()
  await edit(id, { shippingBy: 'TIKTOK', labelLink: ' https://drive.google.com/file/d/1/view ' })
  expect(await read(id)).toMatchObject({ labelLink: 'https://drive.google.com/file/d/1/view', labelState: 'WAITING' })
})

test('an item keeps its art: another variant must take its sides, and a design stays on its product', async () => {
  const { make, edit, read, call, person } = await seller()
  const { id: fileId } = await shop.write(tx => seedLibraryFile(tx, person.id, 'moon.png'))
  const { id, items } = await make()
  const added = await edit(id, { addItems: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'BACK', fileId }] }] })
  const back = added.items.find(each => each.id !== items[0]?.id)?.id ?? 0
  expect(await refusalOf(edit(id, { items: [{ itemId: back, sku: 'MUG11-WHITE-11OZ' }] }))).toBe('422 TEMPLATE_AREA_MISSING')
  const sides = [{ side: 'FRONT' as const, fileId, placement: 'CENTRE' as const }]
  const { data: design } = await call(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', sides } })
  const drawn = { sku: 'G5000-FOREST-S', quantity: 1, productCustomTemplate: design.id }
  const { data: made } = await call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [drawn] } })
  const itemId = made.items[0]?.id ?? 0
  expect(await refusalOf(edit(made.id, { items: [{ itemId, sku: 'BC3001-NAVY-M' }] }))).toBe('422 ORDER_ART_OTHER_PRODUCT')
  expect((await read(made.id)).items[0]?.sku).toBe('G5000-FOREST-S')
  // A larger size takes it, and so does another product with a picture of its own.
  await edit(made.id, { items: [{ itemId, sku: 'G5000-FOREST-M' }] })
  const free = { items: [{ itemId, sku: 'BC3001-NAVY-M' }], files: [{ itemId, side: 'FRONT', fileId }] }
  expect((await edit(made.id, free)).items[0]).toMatchObject({ sku: 'BC3001-NAVY-M', files: [{ side: 'FRONT', fileId }] })
})

test('before payment type and carriage change, and shipping by Tiktok costs nothing', async () => {
  const { make, edit } = await seller()
  const { id } = await make()
  expect(await edit(id, { shippingMethod: 'express' })).toMatchObject({ shippingMethod: 'express' })
  expect(await edit(id, { shippingBy: 'TIKTOK' })).toMatchObject({ shippingBy: 'TIKTOK', shippingMethod: null, shippingCost: 0 })
  expect(await edit(id, { orderType: 'SHIP_BY_SELLER', shippingBy: 'USPS', trackingNumber: 'SPX00001111' })).toMatchObject({
    orderType: 'SHIP_BY_SELLER',
    trackingNumber: 'SPX00001111',
    shippingCost: 0,
  })
  const back = await edit(id, { orderType: 'STANDARD' })
  expect(back).toMatchObject({ orderType: 'STANDARD', trackingNumber: null })
  expect(back.shippingCost).toBeGreaterThan(0)
})

test('a paid order keeps its price by files, text and note, and its items as they are', async () => {
  const { person, read, edit } = await seller()
  const [order] = await paid(person, 1)
  const { id, items, totalCost } = await read(order?.id ?? 0)
  const itemId = items[0]?.id ?? 0
  const file = await shop.write(tx => seedLibraryFile(tx, person.id, 'moon.png'))
  const edited = await edit(id, { note: 'Soon', items: [{ itemId, text: 'For Mia' }], files: [{ itemId, side: 'BACK', fileId: file.id }] })
  expect(edited).toMatchObject({ totalCost, paidCents: totalCost, note: 'Soon', items: [{ text: 'For Mia' }] })
  expect(await codeOf(edit(id, { items: [{ itemId, quantity: 2 }] }))).toBe('ORDER_CANNOT_BE_EDIT')
  expect(await codeOf(edit(id, { orderType: 'SHIP_BY_SELLER' }))).toBe('ORDER_CANNOT_BE_EDIT')
})

/** The refusal of an edit that costs something else, with its figures. */
const figuresOf = async (edit: Promise<unknown>) => {
  const refused = await edit.catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CallError)
  const { code, errors } = refused as CallError // the line above says that it is one
  expect(code).toBe('EDIT_PRICE_NOT_SEEN')
  return errors[0]?.values as { wasCents: number; totalCents: number; differenceCents: number } // the fault's own figures
}

test('a paid order that is to go further away shows the difference, and posts it once it was seen', async () => {
  const { person, call, read, edit } = await seller()
  const [order] = await paid(person, 1)
  const before = await read(order?.id ?? 0)
  const money = await balance(person)
  const far = { address: germany, shippingMethod: 'international' }
  const shown = await figuresOf(edit(before.id, far))
  expect(shown.differenceCents).toBeGreaterThan(0)
  expect(shown).toMatchObject({ wasCents: before.totalCost, totalCents: before.totalCost + shown.differenceCents })
  expect([await balance(person), (await read(before.id)).country]).toEqual([money, 'US'])
  await figuresOf(edit(before.id, { ...far, seenDifferenceCents: shown.differenceCents - 1 }))
  const after = await edit(before.id, { ...far, seenDifferenceCents: shown.differenceCents })
  expect(after).toMatchObject({ country: 'DE', totalCost: shown.totalCents, paidCents: shown.totalCents })
  expect(await balance(person)).toBe(money - shown.differenceCents)
  const back = await figuresOf(edit(before.id, { address, shippingMethod: 'standard' }))
  await edit(before.id, { address, shippingMethod: 'standard', seenDifferenceCents: back.differenceCents })
  expect(await balance(person)).toBe(money - shown.differenceCents - back.differenceCents)
  const { data } = await call(walletCalls.myTransactions, { query: {} })
  expect(data.docs.filter(line => line.type === 'ADJUSTMENT').map(line => line.amount)).toEqual([
    -back.differenceCents,
    -shown.differenceCents,
  ])
})

test('an order whose level does not go to the new country is told which do, and goes by one of them', async () => {
  const { person, edit, make, read, call } = await seller()
  const [order] = await paid(person, 1)
  const unpaid = await make()
  await edit(unpaid.id, { shippingMethod: 'express' })
  const fixed = await call(orderIntakeCalls.createOrder, { body: { ...orderInput, shippingMethod: 'standard' } })
  await call(orderPayCalls.submitOrder, { params: { id: fixed.data.id } })
  for (const id of [unpaid.id, fixed.data.id]) {
    const refused = await edit(id, { address: germany }).catch((error: unknown) => error)
    const entry = { code: 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY', path: 'shippingMethod', values: { levels: 'international' } }
    expect(refused).toMatchObject({ status: 422, errors: [entry] })
    expect((await read(id)).country).toBe('US')
  }
  expect(await edit(unpaid.id, { address: germany, shippingMethod: 'international' })).toMatchObject({ country: 'DE' })
  // One whose level was never chosen goes by the standing one of its country.
  expect((await figuresOf(edit(order?.id ?? 0, { address: germany }))).differenceCents).toBeGreaterThan(0)
})

test('what the wallet lacks is said, and nothing is changed', async () => {
  const { person, read, edit } = await seller()
  const [order] = await paid(person, 1)
  const { id } = await read(order?.id ?? 0)
  const far = { address: germany, shippingMethod: 'international' }
  const { differenceCents } = await figuresOf(edit(id, far))
  await shop.engine.db.pool.query('update wallet set balance_cents = 0 where seller_id = $1', [person.id])
  expect(await codeOf(edit(id, { ...far, seenDifferenceCents: differenceCents }))).toBe('NOT_ENOUGH_BALANCE')
  expect((await read(id)).country).toBe('US')
})
