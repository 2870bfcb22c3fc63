// From the cart to a paid order, through the API; raced on PostgreSQL.

import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { addressCalls } from '#shop/address/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { renderPrintFile } from '#shop/design/design.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { findFilesById } from '#shop/file/file.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { seedOffered } from '#shop/shipping/seed.ts'
import { type NewVoucher, voucherCalls } from '#shop/voucher/contract.ts'
import { findWallet, setCreditLimit } from '#shop/wallet/ledger/ledger.ts'
import { type Buyer, seedBuyer, visitorOf } from '#test/buyer.ts'
import { address } from '#test/order.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { seedPrices } from '../intake/seed.ts'
import { itemsOf } from '../item/item.ts'
import { orderCalls } from '../list/contract.ts'
import { orderCancelCalls } from '../refund/contract.ts'
import { checkoutCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const balance = async (buyer: Buyer) => (await findWallet(shop.engine.db, buyer.id)).balanceCents
const filled = async (quantity = 2, amountCents?: number) => {
  const buyer = await seedBuyer(shop, amountCents)
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity } })
  return buyer
}
const quoteOf = async ({ call }: Buyer, given: object = {}) =>
  (await call(checkoutCalls.quoteCheckout, { body: { country: 'US', ...given } })).data
const pay = ({ call }: Buyer, given: object = {}) => call(checkoutCalls.checkout, { body: { address, ...given } })
const setPrice = (buyer: Buyer, cents: number) =>
  shop.write(
    async tx => void (await sql`update variant set price_seller_cents = ${cents} where id = ${buyer.template.variantId}`.execute(tx.q)),
  )
let vouchers = 0
async function voucher(given: Partial<NewVoucher> = {}): Promise<string> {
  const finance = shop.client((await seedStaff(shop.engine.db, 'finance')).token)
  const code = `SAVE${++vouchers}`
  await finance(voucherCalls.makeVoucher, { body: { code, amountCents: 5_00, maxUses: 10, ...given } })
  return code
}

test('the cart becomes one paid order at the sum that was shown, with its designs, and is empty', async () => {
  const buyer = await filled(2)
  const quote = await quoteOf(buyer)
  expect(quote.offers.map(offer => offer.name)).toContain('priority')
  expect(quote.totalCents).toBe(quote.productionCents + quote.shippingCents)
  const { data } = await pay(buyer, { quoteId: quote.quoteId })
  expect(data).toMatchObject({ status: 'NEW_ORDER', totalCents: quote.totalCents })
  expect(await balance(buyer)).toBe(1_000_00 - quote.totalCents)
  const order = (await buyer.call(orderCalls.order, { params: { id: data.id } })).data
  expect(order).toMatchObject({ source: 'CART', orderType: 'STANDARD', totalCost: quote.totalCents, itemsMissingFiles: 0, quantity: 2 })
  expect(order.items[0]?.files).toMatchObject([{ side: 'FRONT', fileId: buyer.fileId, state: 'READY' }])
  expect((await buyer.call(cartCalls.cart)).data.cart.item).toEqual([])
  expect(await codeOf(pay(buyer))).toBe('YOUR_CART_IS_EMPTY')
})

test('a bill holds for 15 minutes although the price changes; after that the new sum is told before it is charged', async () => {
  const [held, late] = [await filled(1), await filled(1)]
  const [first, second] = [await quoteOf(held), await quoteOf(late)]
  await setPrice(held, 20_00)
  try {
    expect((await pay(held, { quoteId: first.quoteId })).data.totalCents).toBe(first.totalCents)
    shop.advance(16 * minute)
    expect(await refusalOf(pay(late, { quoteId: second.quoteId }))).toBe('409 ORDER_PRICE_CHANGED')
    expect(await balance(late)).toBe(1_000_00)
    const fresh = await quoteOf(late)
    expect(fresh.productionCents).toBe(20_00)
    expect((await pay(late, { quoteId: fresh.quoteId })).data.totalCents).toBe(fresh.totalCents)
  } finally {
    await setPrice(held, first.productionCents)
  }
})

test('a bill holds for as long as the operator has set', async () => {
  const held = await filled(1)
  await shop.write(tx => changeSetting(tx, 'quoteMinutes', 60, 'test'))
  try {
    const quote = await quoteOf(held)
    expect(new Date(quote.until).getTime() - shop.engine.db.now().getTime()).toBeGreaterThan(59 * minute)
    await setPrice(held, 20_00)
    shop.advance(50 * minute)
    expect((await pay(held, { quoteId: quote.quoteId })).data.totalCents).toBe(quote.totalCents)
    await setPrice(held, quote.productionCents)
  } finally {
    await shop.write(tx => changeSetting(tx, 'quoteMinutes', 15, 'test'))
  }
})

test('the pay button clicked in ten tabs makes and charges one order', async () => {
  const buyer = await filled(1)
  const { quoteId, totalCents } = await quoteOf(buyer)
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(buyer, { quoteId })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await balance(buyer)).toBe(1_000_00 - totalCents)
})

test('two tabs with bills of their own buy one cart once', async () => {
  const buyer = await filled(1)
  const [one, other] = [await quoteOf(buyer), await quoteOf(buyer)]
  const codes = await Promise.all([one, other].map(({ quoteId }) => codeOf(pay(buyer, { quoteId }))))
  expect(codes.toSorted()).toEqual(['YOUR_CART_IS_EMPTY', 'no refusal'])
  expect(await balance(buyer)).toBe(1_000_00 - one.totalCents)
})

test('buy now makes an order of one product and leaves the cart alone', async () => {
  const buyer = await filled(3)
  const item = { ...buyer.item, quantity: 1, text: 'Hi Mia!' }
  const quote = await quoteOf(buyer, { item })
  const { data } = await buyer.call(checkoutCalls.buyNow, { body: { address, ...item, quoteId: quote.quoteId } })
  const order = (await buyer.call(orderCalls.order, { params: { id: data.id } })).data
  expect(order.items).toMatchObject([{ quantity: 1, text: 'Hi Mia!' }])
  expect((await buyer.call(cartCalls.cart)).data.cart.item[0]?.quantity).toBe(3)
})

test('nothing without art can be paid', async () => {
  const buyer = await seedBuyer(shop)
  await buyer.call(cartCalls.addToCart, { body: { productTypeSizeCustom: buyer.template.variantId } })
  expect(await codeOf(pay(buyer))).toBe('PRODUCT_IN_YOUR_CART_IS_NOT_VALID')
  await buyer.call(cartCalls.addToCart, { body: buyer.item })
  await buyer.call(designCalls.deleteTemplate, { params: { id: buyer.template.id } })
  expect((await buyer.call(cartCalls.cart)).data.cart.item.map(each => each.fault)).toContain('PRODUCT_IN_YOUR_CART_IS_NOT_VALID')
  expect(await balance(buyer)).toBe(1_000_00)
})

test('a poor seller’s order stays, unpaid, and is named by a cookie; once the money is there it is paid as it is', async () => {
  const buyer = await filled(2, 1_00)
  const browser = visitorOf(shop, buyer.token)
  const { quoteId, totalCents } = await quoteOf(buyer)
  const { status, answer } = await browser.send('POST', '/v1/order/checkout', { address, quoteId })
  expect([status, answer.errors[0].code]).toEqual([expect.any(Number), 'NOT_ENOUGH_BALANCE'])
  const { orderId, missingCents } = answer.errors[0].values
  expect(missingCents).toBe(totalCents - 1_00)
  expect(browser.jar.get('order_pending')).toBe(String(orderId))
  expect((await buyer.call(orderCalls.order, { params: { id: orderId } })).data.status).toBe('PAYMENT_FAILED')
  expect((await buyer.call(cartCalls.cart)).data.cart.item).toEqual([])
  await shop.write(tx => setCreditLimit(tx, { sellerId: buyer.id, creditLimitCents: 100_00, ref: `credit:${buyer.id}`, reason: 'test' }))
  const { answer: paid } = await browser.send('POST', '/v1/order/checkout', { address, quoteId })
  expect(paid.data).toMatchObject({ id: orderId, status: 'NEW_ORDER', totalCents })
  expect(browser.jar.has('order_pending')).toBe(false)
})

test('a voucher takes its sum off once; a second order of the same person cannot use it, until the first is cancelled in full', async () => {
  const code = await voucher({ amountCents: 5_00 })
  const buyer = await filled(2)
  const quote = await quoteOf(buyer, { voucher: code.toLowerCase() })
  expect(quote).toMatchObject({ voucher: code, discountCents: 5_00, totalCents: quote.productionCents + quote.shippingCents - 5_00 })
  const { data } = await pay(buyer, { quoteId: quote.quoteId, voucher: code })
  expect(await balance(buyer)).toBe(1_000_00 - quote.totalCents)
  expect((await buyer.call(orderCalls.order, { params: { id: data.id } })).data).toMatchObject({ discountCents: 5_00, voucherCode: code })
  await buyer.call(cartCalls.addToCart, { body: buyer.item })
  expect(await refusalOf(pay(buyer, { voucher: code }))).toBe('409 VOUCHER_CAN_NOT_USE')
  const { nowCents } = (await buyer.call(orderCancelCalls.previewCancel, { params: { id: data.id } })).data
  await buyer.call(orderCancelCalls.cancelOrder, { params: { id: data.id }, body: { seenRefundCents: nowCents } })
  expect(await balance(buyer)).toBe(1_000_00)
  expect((await quoteOf(buyer, { voucher: code })).discountCents).toBe(5_00)
})

test('a percentage has its most, a voucher its least order, its days and its end', async () => {
  const buyer = await filled(10)
  const share = await voucher({ amountCents: null, shareBasisPoints: 1_000, mostCents: 1_00 })
  expect((await quoteOf(buyer, { voucher: share })).discountCents).toBe(1_00)
  const refused = async (given: Partial<NewVoucher>) => refusalOf(quoteOf(buyer, { voucher: await voucher(given) }))
  expect(await refused({ fromCents: 100_000_00 })).toBe('409 VOUCHER_CAN_NOT_USE')
  expect(await refused({ startsAt: '2999-01-01T00:00:00Z' })).toBe('422 VOUCHER_IS_NOT_VALID')
  expect(await refused({ startsAt: '2020-01-01T00:00:00Z', endsAt: '2021-01-01T00:00:00Z' })).toBe('422 VOUCHER_IS_NOT_VALID')
  expect(await refusalOf(quoteOf(buyer, { voucher: 'NO-SUCH' }))).toBe('422 VOUCHER_IS_NOT_VALID')
  const finance = shop.client((await seedStaff(shop.engine.db, 'finance')).token)
  const { docs } = (await finance(voucherCalls.officeVouchers, { query: { q: share } })).data
  await finance(voucherCalls.endVoucher, { params: { id: docs[0]?.id ?? 0 } })
  expect(await refusalOf(quoteOf(buyer, { voucher: share }))).toBe('422 VOUCHER_IS_NOT_VALID')
})

test('of ten buyers who race for the last use of a voucher, one has it; no other is charged', async () => {
  const code = await voucher({ maxUses: 1, isOncePerUser: false })
  const buyers = await Promise.all(Array.from({ length: 10 }, () => filled(1)))
  const codes = await Promise.all(buyers.map(buyer => codeOf(pay(buyer, { voucher: code }))))
  expect(codes.toSorted()).toEqual([...Array(9).fill('VOUCHER_CAN_NOT_USE'), 'no refusal'])
  const balances = await Promise.all(buyers.map(balance))
  expect(balances.filter(cents => cents === 1_000_00)).toHaveLength(9)
})

test('one person cannot use a voucher twice by two orders at once', async () => {
  const code = await voucher()
  const buyer = await seedBuyer(shop)
  const buy = () => buyer.call(checkoutCalls.buyNow, { body: { address, ...buyer.item, voucher: code } })
  const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(buy())))
  expect(codes.filter(each => each === 'no refusal')).toHaveLength(1)
})

test('stock is taken once: of ten who race for three pieces three are served, and a cancel puts one back', async () => {
  const buyers = await Promise.all(Array.from({ length: 10 }, () => filled(1)))
  const variantId = buyers[0]?.template.variantId ?? 0
  const stock = async () => (await shop.engine.db.pool.query('select stock from variant where id = $1', [variantId])).rows[0]?.stock
  await shop.engine.db.pool.query('update variant set stock = 3 where id = $1', [variantId])
  try {
    const bought = await Promise.all(
      buyers.map(async buyer => ({ buyer, answer: await pay(buyer).catch((error: unknown) => String((error as { code?: string }).code)) })),
    )
    expect(bought.filter(({ answer }) => answer === 'PRODUCT_IS_OUT_OF_STOCK')).toHaveLength(7)
    expect(await stock()).toBe(0)
    const served = bought.find(({ answer }) => typeof answer === 'object')
    const id = typeof served?.answer === 'object' ? served.answer.data.id : 0
    await served?.buyer.call(orderCancelCalls.cancelOrder, { params: { id }, body: {} })
    expect(await stock()).toBe(1)
  } finally {
    await shop.engine.db.pool.query('update variant set stock = null where id = $1', [variantId])
  }
})

test('where we do not ship to, and an address that is none, are refused before anything is made', async () => {
  const buyer = await filled(1)
  await shop.write(tx => seedOffered(tx, '*', false))
  try {
    expect(await codeOf(quoteOf(buyer, { country: 'VN' }))).toBe('NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY')
  } finally {
    await shop.write(tx => seedOffered(tx, '*', true))
  }
  expect(await codeOf(quoteOf(buyer, { country: 'Atlantis' }))).toBe('COUNTRY_NOT_FOUND')
  expect(await codeOf(pay(buyer, { address: { ...address, state: 'Nowhere' } }))).toBe('STATE_NOT_FOUND')
  expect((await buyer.call(cartCalls.cart)).data.cart.item).toHaveLength(1)
  await buyer.call(addressCalls.saveAddress, { body: address })
})

test('what is printed is the design, as it was drawn, to the pixel', { tags: 'long' }, async () => {
  const buyer = await seedBuyer(shop)
  const art = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#f00' } })
    .png()
    .toBuffer()
  const { data: files } = await buyer.call(fileCalls.uploadFiles, { body: {}, files: [new File([art], 'dot.png')] })
  const { productID } = buyer.template.productCustom
  const sides = [{ side: 'FRONT' as const, fileId: files[0]?.id ?? 0, placement: 'CENTRE' as const }]
  const { data: template } = await buyer.call(designCalls.makeTemplate, { body: { productID, color: buyer.template.color, sides } })
  const item = { productTypeSizeCustom: buyer.template.variantId, productCustomTemplate: template.id }
  const { data } = await buyer.call(checkoutCalls.buyNow, { body: { address, ...item } })
  const document = (await itemsOf(shop.engine.db, [data.id]))[0]?.files[0]?.document
  const file = (await findFilesById(shop.engine.db, [files[0]?.id ?? 0])).get(files[0]?.id ?? 0)
  if (!document || !file) throw new Error('The order keeps its design.')
  const picture = { sha256: file.sha256, widthPixels: file.width, heightPixels: file.height }
  const print = await renderPrintFile(shop.engine, { document, pictures: new Map([[file.id, picture]]) })
  const png = await buffer(await shop.engine.files.open(print.sha256))
  const alphaAt = async (left: number) =>
    (
      await sharp(png)
        .extract({ left, top: Math.round(print.heightPixels / 2), width: 1, height: 1 })
        .raw()
        .toBuffer()
    )[3]
  expect(await alphaAt(Math.round(print.widthPixels / 2))).toBe(255)
  expect(await alphaAt(Math.round(print.widthPixels / 2) - 160)).toBe(0)
})
