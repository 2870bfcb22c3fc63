// Fixtures for tests of buying: a seller with money, a picture and a product of their own.
import { seedTemplate } from '#shop/design/template/seed.ts'
import { findLibraryFile } from '#shop/file/file.ts'
import { seedRichSeller } from '#shop/order/intake/seed.ts'
import type { TestShop } from './shop.ts'

/** A signed-in seller whose product is sun.png on a forest-green tee. */
export async function seedBuyer(shop: TestShop, amountCents = 1_000_00) {
  const seller = await seedRichSeller(shop.engine.db, amountCents)
  const file = await findLibraryFile(shop.engine.db, seller.id, 'sun.png')
  const template = await shop.write(tx => seedTemplate(tx, seller.id, { sku: 'G5000-FOREST-S', fileId: file?.id ?? 0 }))
  const item = { productTypeSizeCustom: template.variantId, productCustomTemplate: template.id }
  return { ...seller, call: shop.client(seller.token), fileId: file?.id ?? 0, template, item }
}
export type Buyer = Awaited<ReturnType<typeof seedBuyer>>

/** A browser without a session: it keeps the cookies that it is given. */
export function visitorOf(shop: TestShop, token?: string) {
  const jar = new Map<string, string>()
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(shop.url + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return { status: response.status, answer: await response.json() }
  }
  return { jar, send }
}
