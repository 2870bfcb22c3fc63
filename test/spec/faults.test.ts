// The refusals of the specification's §8 about products and paying: each is provoked by a call that a program of somebody else's makes, and
// has its code, its status, and its sentence in both languages.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { clawBack } from '#shop/wallet/ledger/ledger.ts'
import { seedBuyer } from '../buyer.ts'
import { address, arrange } from '../order.ts'
import { startShop } from '../shop.ts'
import { type Specified, shopCodes } from './codes.ts'
import { ask } from './plain-client.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { make, paid } = arrange(shop)
let finance: Seeded
let catalogue: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  finance = await seedStaff(shop.engine.db, 'finance')
  catalogue = await seedStaff(shop.engine.db, 'catalogue')
})

/** The call that is refused, with everything before it done. */
interface Refused {
  route: string
  token?: string
  body?: object
}
type Code = keyof typeof shopCodes
const withItem = async (amountCents?: number) => {
  const buyer = await seedBuyer(shop, amountCents)
  await ask(shop, 'POST /v1/cart', { token: buyer.token, body: { ...buyer.item, quantity: 1 } })
  return buyer
}
const idOf = (orders: readonly { id: number }[]) => orders[0]?.id ?? 0
/** Answers `data.id`; the call must not be refused. */
async function made(route: string, token: string, body?: object): Promise<number> {
  const { status, text, json } = await ask(shop, route, { token, ...(body && { body }) })
  if (status !== 200) throw new Error(`${route} answered ${text}`)
  return (json as { data: { id: number } }).data.id // every call of these answers one
}
const checkoutTo = async (given: Partial<typeof address>): Promise<Refused> => ({
  route: 'POST /v1/order/checkout',
  token: (await withItem()).token,
  body: { address: { ...address, ...given } },
})
const voucherOf = async (given: object, code: string): Promise<string> => {
  await made('POST /v1/office/voucher', finance.token, { code, ...given })
  return code
}
const refunded = async (amountOf: (paidCents: number) => number): Promise<number> => {
  const seller = await seedBuyer(shop)
  const id = idOf(await paid(seller))
  const delivered = `update "order" set status = 'DELIVERED', delivered_at = now() where id = $1 returning paid_cents as cents`
  const { rows } = await shop.engine.db.pool.query<{ cents: number }>(delivered, [id])
  const amountCents = amountOf(Number(rows[0]?.cents))
  if (amountCents > 0) await made(`POST /v1/office/order/${id}/refund`, finance.token, { amountCents, reason: 'Late' })
  return id
}

const provoke: Record<Code, () => Promise<Refused>> = {
  YOUR_CART_IS_EMPTY: async () => ({ route: 'POST /v1/order/checkout', token: (await seedBuyer(shop)).token, body: { address } }),
  PRODUCT_IN_YOUR_CART_IS_NOT_VALID: async () => {
    const { token, template } = await seedBuyer(shop)
    await ask(shop, 'POST /v1/cart', { token, body: { productTypeSizeCustom: template.variantId } })
    return { route: 'POST /v1/order/checkout', token, body: { address } }
  },
  VOUCHER_IS_NOT_VALID: async () => ({
    route: 'POST /v1/order/checkout/quote',
    token: (await withItem()).token,
    body: { country: 'US', voucher: 'NOBODY-GAVE-IT' },
  }),
  VOUCHER_CAN_NOT_USE: async () => ({
    route: 'POST /v1/order/checkout/quote',
    token: (await withItem()).token,
    body: { country: 'US', voucher: await voucherOf({ amountCents: 1_00, fromCents: 500_00, maxUses: 10 }, 'LARGE-ONLY') },
  }),
  PRODUCT_IS_OUT_OF_STOCK: async () => {
    const { rows } = await shop.engine.db.pool.query<{ id: number }>(
      "update variant set stock = 0 where sku = 'G18500-BLACK-L' returning id",
    )
    return { route: 'POST /v1/cart', body: { productTypeSizeCustom: Number(rows[0]?.id) } }
  },
  ORDER_NOT_FOUND: async () => ({ route: 'GET /v1/order/987654321', token: (await seedBuyer(shop)).token }),
  ORDER_HAS_BEEN_PAID: async () => {
    const seller = await seedBuyer(shop)
    return { route: `POST /v1/order/${idOf(await paid(seller))}/submit`, token: seller.token }
  },
  ORDER_CANNOT_BE_EDIT: async () => {
    const seller = await seedBuyer(shop)
    return { route: `PUT /v1/order/${idOf(await paid(seller))}`, token: seller.token, body: { shippingMethod: 'express' } }
  },
  WALLET_DOES_NOT_HAVE_ENOUGH_MONEY: async () => {
    const { username } = await seedBuyer(shop, 1_00)
    const asked = { seller: username, amountCents: -2_00, reason: 'Credited twice' }
    const id = await made('POST /v1/office/adjustment', finance.token, asked)
    const second = await seedStaff(shop.engine.db, 'finance')
    return { route: `POST /v1/office/adjustment/${id}/confirm`, token: second.token, body: {} }
  },
  NOT_ENOUGH_BALANCE: async () => {
    const seller = await seedBuyer(shop, 1)
    return { route: `POST /v1/order/${idOf(await make(seller))}/submit`, token: seller.token }
  },
  ADDRESS_INVALID: async () => {
    const seller = await seedBuyer(shop)
    const id = idOf(await make(seller))
    const support = await seedStaff(shop.engine.db, 'support')
    await made(`POST /v1/office/order/${id}/error`, support.token, { code: 'ADDRESS', waitsOn: 'SELLER', note: 'No such street' })
    await ask(shop, `PUT /v1/order/${id}`, { token: seller.token, body: { note: 'Please hurry' } })
    return { route: `POST /v1/order/${id}/resend`, token: seller.token }
  },
  INVALID_ADDRESS: () => checkoutTo({ address: '--' }),
  COUNTRY_NOT_FOUND: () => checkoutTo({ country: 'Atlantis' }),
  STATE_NOT_FOUND: () => checkoutTo({ state: 'Bavaria' }),
  CITY_NOT_FOUND: () => checkoutTo({ city: '12' }),
  NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY: async () => ({
    route: 'POST /v1/order/checkout/quote',
    token: (await withItem()).token,
    body: { country: 'DE', shippingMethod: 'express' },
  }),
  REFUNDED_ORDER: async () => ({
    route: `POST /v1/office/order/${await refunded(cents => cents)}/refund`,
    token: finance.token,
    body: { amountCents: 1, reason: 'Again' },
  }),
  REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT: async () => ({
    route: `POST /v1/office/order/${await refunded(() => 0)}/refund`,
    token: finance.token,
    body: { amountCents: 900_00, reason: 'Late' },
  }),
  DEPOSIT_HISTORY_CANNOT_BE_EDITED: async () => {
    const { token } = await seedSeller(shop.engine.db)
    const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    const proof = new File([new Uint8Array(await picture.png().toBuffer())], 'proof.png')
    const sent = { body: { amount: 250_00, transactionNumber: 'FT-0419-77' }, files: [proof] }
    const { data: deposit } = await shop.client(token)(depositCalls.makeDeposit, sent)
    const withdrawn = `POST /v1/deposit/${deposit.id}/withdraw`
    await made(withdrawn, token)
    return { route: withdrawn, token }
  },
  THE_USER_MUST_PAY_THE_DEBT: async () => {
    const seller = await seedBuyer(shop, 1_00)
    const reversal = { method: 'PAYPAL', ref: `reversal:${seller.id}`, reason: 'Reversed' } as const
    await shop.write(tx => clawBack(tx, { sellerId: seller.id, amountCents: 50_00, ...reversal }))
    return { route: `POST /v1/order/${idOf(await make(seller))}/submit`, token: seller.token }
  },
  YOU_NOT_HAVE_PERMISSION: async () => ({ route: 'GET /v1/office/ledger', token: catalogue.token }),
  PRODUCT_NOT_FOUND: async () => ({ route: 'GET /v1/product-custom/slug/no-such-product' }),
  PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND: async () => {
    const { token, template } = await seedBuyer(shop)
    const foreign = (await seedBuyer(shop)).template.id
    return { route: 'POST /v1/cart', token, body: { productTypeSizeCustom: template.variantId, productCustomTemplate: foreign } }
  },
}

test.each(Object.entries(provoke))('%s', async (code, provoked) => {
  const { status, path, values, en, vi }: Specified = shopCodes[code as Code] // the table's own keys
  const { route, ...given } = await provoked()
  for (const [language, sentence] of [
    ['en', en],
    ['vi', vi],
  ] as const) {
    const heard = await ask(shop, route, { ...given, cookie: `lang=${language}` })
    expect([heard.status, heard.json]).toEqual([
      status,
      {
        errors: [
          {
            code,
            detail: code,
            message: expect.stringMatching(new RegExp(`^${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)),
            ...(path !== undefined && { path }),
            ...(values !== undefined && { values }),
            ...(sentence.endsWith(' ') && { values: expect.objectContaining({ missingCents: expect.any(Number) }) }),
          },
        ],
      },
    ])
  }
})
