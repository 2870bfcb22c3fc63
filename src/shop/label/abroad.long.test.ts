// Orders abroad: sold only where they can leave, declared as on the day of payment, labelled where they were sold.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import type { Customs } from '#shop/catalogue/storefront/customs.rules.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { shippingCalls } from '#shop/shipping/contract.ts'
import { seedOffered } from '#shop/shipping/seed.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { arrange, orderInput } from '#test/order.ts'
import { changeOf } from '#test/product.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from './contract.ts'
import { readFile } from './label.ts'
import { seedProduced } from './seed.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { rich } = arrange(shop)
let seller: Seeded
let owner: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  seller = await rich()
})
// Sessions of staff end within a day, and a test moves the clock on.
beforeEach(async () => {
  owner = await seedStaff(shop.engine.db, 'owner')
})
const mine = () => shop.client(seller.token)
const office = () => shop.client(owner.token)
const orderOf = async (id: number) => (await mine()(orderCalls.order, { params: { id } })).data
const labelOf = async (id: number) => (await mine()(labelCalls.myLabel, { params: { id } })).data

const ottawa = { address: '90 Wellington St', city: 'Ottawa', state: 'Ontario', zip: 'K1A 0B1', country: 'Canada' }
const bodyFor = (place: Partial<typeof ottawa>, sku = 'G5000-FOREST-S') => ({
  address: { ...orderInput.address, ...place },
  items: [{ sku, quantity: 2, files: [{ side: 'FRONT' as const, link: 'library:sun.png' }] }],
})

/** A paid order for this place. */
async function paidFor(place: Partial<typeof ottawa>, sku?: string) {
  const { data: order } = await mine()(orderIntakeCalls.createOrder, { body: bodyFor(place, sku) })
  await mine()(orderPayCalls.submitOrder, { params: { id: order.id } })
  return order.id
}
async function labelled(id: number) {
  await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
}
async function setCustoms(code: string, customs: Customs | null) {
  const { data: page } = await office()(catalogueOfficeCalls.officeProducts, { query: { q: code } })
  const { data: product } = await office()(catalogueOfficeCalls.officeProduct, { params: { id: page.docs[0]?.id ?? 0 } })
  return office()(catalogueOfficeCalls.saveProduct, { params: { id: product.id }, body: changeOf(product, { customs }) })
}
const tee: Customs = { description: 'Cotton T-shirt, printed', hsCode: '610910', origin: 'HN', valueCents: 9_00 }

test('an order to Canada is sold, made, labelled, handed over and followed', async () => {
  const id = await paidFor(ottawa)
  await shop.write(tx => seedProduced(tx, [id]))
  await labelled(id)
  const label = await labelOf(id)
  expect(label).toMatchObject({ state: 'LIVE', fault: null, trackingNumber: expect.stringMatching(/^LZ\d{9}US$/) })
  expect(await orderOf(id)).toMatchObject({ status: 'LABEL_CREATED', country: 'CA', carrier: 'usps' })
  await office()(labelCalls.markPrinted, { body: { orderIds: [id] } })
  const { data } = await office()(trackingCalls.scanOut, { body: { scan: label?.trackingNumber ?? '' } })
  await office()(trackingCalls.closeManifest, { params: { id: data.manifest.id } })
  await shop.settled()
  expect((await orderOf(id)).status).toBe('SHIPPED')
})

test('the label abroad names the country, its bars say the number, and its second page is the declaration', async () => {
  const id = await paidFor(ottawa)
  await shop.write(tx => seedProduced(tx, [id]))
  await labelled(id)
  const { number, sha256 } = (
    await shop.engine.db.pool.query('select tracking_number as number, sha256 from label where order_id = $1', [id])
  ).rows[0] as { number: string; sha256: string }
  const pages = await shop.engine.pdf.pages(await readFile(shop.engine, sha256))
  expect(pages).toHaveLength(2)
  const [front, back] = await shop.engine.pdf.read(await readFile(shop.engine, sha256))
  expect(front?.text).toContain('CANADA')
  expect(front?.barcodes.map(code => code.text)).toEqual([number])
  expect(back?.text).toContain('2 × Cotton T-shirt, printed')
  expect(back?.text).toContain('HS 610910')
  expect(back?.text).toContain('Honduras')
})

test('a country that the carrier does not serve is not sold', async () => {
  const body = bodyFor({ ...ottawa, country: 'North Korea' })
  expect(await codeOf(mine()(orderIntakeCalls.createOrder, { body }))).toBe('NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY')
})

test('Puerto Rico goes by domestic mail at its price, also where it is written as a country', async () => {
  const id = await paidFor({ city: 'San Juan', state: '', zip: '00901', country: 'Puerto Rico' })
  const { items } = bodyFor({})
  const { data: quote } = await mine()(orderIntakeCalls.quoteOrder, { body: { items, country: 'PR' } })
  expect(await orderOf(id)).toMatchObject({ state: 'PR', country: 'US' })
  expect(quote).toEqual((await mine()(orderIntakeCalls.quoteOrder, { body: { items, country: 'US' } })).data)
})

test('a product without customs data stays at home, and the refusal names it', async () => {
  await setCustoms('MUG11', null)
  const sku = 'MUG11-WHITE-11OZ'
  const refused = await mine()(orderIntakeCalls.createOrder, { body: bodyFor(ottawa, sku) }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ errors: [{ code: 'CUSTOMS_MISSING', values: { product: 'Ceramic Mug 11 oz' } }] })
  const quoted = mine()(orderIntakeCalls.quoteOrder, { body: { items: bodyFor({}, sku).items, country: 'CA' } })
  expect(await codeOf(quoted)).toBe('CUSTOMS_MISSING')
  // At home, and where its seller carries it, nothing is asked.
  expect((await mine()(orderIntakeCalls.createOrder, { body: bodyFor({}, sku) })).data.status).toBe('PENDING')
  const own = { ...bodyFor(ottawa, sku), orderType: 'SHIP_BY_SELLER' as const }
  expect((await mine()(orderIntakeCalls.createOrder, { body: own })).data.status).toBe('PENDING')
})

test('an order that was made before its product lost its customs data is not paid', async () => {
  await setCustoms('TOTE15', { ...tee, description: 'Cotton canvas bag' })
  const { data: order } = await mine()(orderIntakeCalls.createOrder, { body: bodyFor(ottawa, 'TOTE15-NATURA-15X16') })
  await setCustoms('TOTE15', null)
  shop.advance(60 * 60_000)
  expect(await codeOf(mine()(orderPayCalls.submitOrder, { params: { id: order.id } }))).toBe('CUSTOMS_MISSING')
})

test('an order keeps what was declared on the day of payment', async () => {
  await setCustoms('G5000', tee)
  const id = await paidFor(ottawa)
  expect((await orderOf(id)).customs).toEqual([
    { itemId: expect.any(Number), productId: expect.any(Number), sku: 'G5000-FOREST-S', quantity: 2, customs: tee },
  ])
  await setCustoms('G5000', { ...tee, valueCents: 11_00 })
  expect((await orderOf(id)).customs[0]?.customs).toEqual(tee)
  const { data: later } = await mine()(orderIntakeCalls.createOrder, { body: bodyFor(ottawa) })
  expect(later.customs[0]?.customs?.valueCents).toBe(11_00)
  expect((await orderOf(await paidFor({}))).customs).toEqual([])
})

test('a new order that is sent abroad after all is declared as on that day', async () => {
  await setCustoms('G5000', tee)
  const id = await paidFor({})
  const { data: before } = await mine()(orderCalls.order, { params: { id } })
  const address = { ...orderInput.address, ...ottawa }
  const edit = (seenDifferenceCents: number) => mine()(orderEditCalls.editOrder, { params: { id }, body: { address, seenDifferenceCents } })
  const shown = (await edit(0).catch((error: unknown) => error)) as { errors: { values: { differenceCents: number } }[] }
  await edit(shown.errors[0]?.values.differenceCents ?? 0)
  await setCustoms('G5000', { ...tee, valueCents: 11_00 })
  expect(before.customs).toEqual([])
  expect((await orderOf(id)).customs[0]?.customs).toEqual(tee)
})

test('a declaration that the carrier refuses stops the order with that cause; staff complete the product and put it back', async () => {
  await setCustoms('G5000', tee)
  const id = await paidFor(ottawa)
  await shop.write(tx => seedProduced(tx, [id]))
  // As an order from before customs were asked for: nothing was kept, and the product has nothing either.
  await shop.engine.db.pool.query('update order_item set customs = null where order_id = $1', [id])
  await setCustoms('G5000', null)
  const { data: quote } = await office()(labelCalls.quoteLabels, { query: { orderIds: String(id) } })
  expect(quote.refused).toEqual([{ orderId: id, fault: 'CUSTOMS_REFUSED' }])
  await labelled(id)
  expect(await labelOf(id)).toMatchObject({ state: 'FAILED', fault: 'CUSTOMS_REFUSED' })
  expect(await orderOf(id)).toMatchObject({
    status: 'ERROR',
    errorCode: 'CUSTOMS',
    errorWaitsOn: 'STAFF',
    errorNote: 'G5000-FOREST-S: description, HS code, origin and value are missing',
  })
  const saved = await setCustoms('G5000', { ...tee, valueCents: 7_00 })
  expect(saved.data.customs?.valueCents).toBe(7_00)
  await office()(orderOfficeCalls.officeResend, { params: { id }, body: { reason: 'Declared', to: 'PRODUCED' } })
  await labelled(id)
  expect(await orderOf(id)).toMatchObject({ status: 'LABEL_CREATED', customs: [{ customs: { valueCents: 7_00 } }] })
})

test('an order that is cancelled, or put back, while the carrier refuses its declaration ends in one of both, with its money', async () => {
  await setCustoms('G5000', tee)
  const ids = await Promise.all(Array.from({ length: 8 }, () => paidFor(ottawa)))
  await shop.write(tx => seedProduced(tx, ids))
  await shop.engine.db.pool.query('update order_item set customs = null where order_id = any ($1)', [ids])
  await setCustoms('G5000', null)
  const { data } = await office()(labelCalls.makeLabels, { body: { orderIds: ids } })
  expect(data.results.map(each => each.fault)).toEqual(ids.map(() => null))
  const cancelled = ids.slice(0, 4)
  const act = (id: number) => {
    const params = { id }
    return cancelled.includes(id)
      ? office()(orderOfficeCalls.officeCancel, { params, body: { reason: 'Raced' } })
      : office()(orderOfficeCalls.officeResend, { params, body: { reason: 'Raced', to: 'PRODUCED' } }).catch((error: unknown) => error)
  }
  await Promise.all([...ids.map(act), shop.settled()])
  await shop.settled()
  await setCustoms('G5000', tee)
  for (const id of ids) {
    const order = await orderOf(id)
    expect(await labelOf(id)).toMatchObject({ state: 'FAILED', fault: 'CUSTOMS_REFUSED' })
    if (cancelled.includes(id)) expect(order).toMatchObject({ status: 'CANCELLED', refundedCents: order.shippingCost })
    else if (order.status === 'ERROR') expect(order).toMatchObject({ errorCode: 'CUSTOMS', errorWaitsOn: 'STAFF', refundedCents: 0 })
    else expect(order).toMatchObject({ status: 'PRODUCED', errorCode: null, refundedCents: 0 })
  }
})

test('the office gives a product its customs data, and what customs would refuse is refused with its field', async () => {
  const refusal = (customs: Partial<Customs>) =>
    setCustoms('MUG15', { ...tee, ...customs }).then(
      () => 'saved',
      ({ errors: [first] }: { errors: { code: string; path?: string }[] }) => `${first?.code} ${first?.path}`,
    )
  expect(await refusal({ description: 'Gift' })).toBe('CUSTOMS_WORDS_VAGUE customs.description')
  expect(await refusal({ hsCode: '6109' })).toBe('HS_CODE_INVALID customs.hsCode')
  expect(await refusal({ origin: 'XX' })).toBe('COUNTRY_NOT_FOUND customs.origin')
  expect(await refusal({ valueCents: 0 })).toBe('INVALID_INPUT customs.valueCents')
  expect((await setCustoms('MUG15', { ...tee, hsCode: '6912.00.44' })).data.customs?.hsCode).toBe('69120044')
})

test('the office sees of each rate whether the carrier sells it', async () => {
  const sold = async () => (await office()(shippingCalls.officeShipping)).data.map(option => [option.country, option.name, option.isSold])
  expect(await sold()).toContainEqual(['CA', 'international', true])
  await shop.engine.db.pool.query(`
    insert into shipping_option (country, name, level, min_days, max_days, extra_pound_cents) values ('CA', 'express', 'EXPRESS', 1, 2, 0)`)
  await shop.write(tx => seedOffered(tx, 'US', true))
  expect(await sold()).toContainEqual(['CA', 'express', false])
})
