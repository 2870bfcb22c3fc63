// My products as a shop window and Drafts, by a seller: found, copied, put on more products, deleted; a draft saved and one thrown away.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { cartText } from '#shop/cart/text.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designText } from '#shop/design/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOwnText } from '#shop/order/ui/list/text.ts'
import { address } from '#test/order.ts'
import type { Visitor } from './browser-deployment.ts'
import { bulk, button, sayIn, told } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

let shop: Awaited<ReturnType<typeof openWithMoney>>
const star = { kind: 'SHAPE' as const, shape: 'STAR' as const, fill: '#d23b2e', xInches: 2, yInches: 1, widthInches: 8, heightInches: 8 }
const text = {
  ...{ kind: 'TEXT' as const, id: 't1', fontId: 'lobster-400', sizeInches: 1.5, color: '#0b5cff' },
  ...{ xInches: 1, yInches: 10, widthInches: 10, heightInches: 3 },
}
const front = (layers: object[]) => ({ v: 2 as const, sides: [{ side: 'FRONT' as const, layers: layers as (typeof star)[] }] })
const product = { productID: 'G5000', color: 'White' }
beforeAll(async () => {
  shop = await openWithMoney(500_00)
  const make = async (given: object) => (await shop.api(designCalls.makeTemplate, { body: { ...product, ...given } as never })).data
  const sun = await make({ name: 'Lucky star', colors: ['Sand', 'Forest'], document: front([star]) })
  await make({ name: 'Plain star', document: front([star]) })
  await make({ name: 'Never saved', draft: front([{ ...text, text: '' }]) })
  await shop.api(orderIntakeCalls.createOrder, {
    body: { address, items: [{ sku: 'G5000-WHITE-M', quantity: 1, productCustomTemplate: sun.id }] },
  })
  const { data: found } = await shop.api(catalogueCalls.products, { query: { q: 'G5000' } })
  const { data: tee } = await shop.api(catalogueCalls.product, { params: { slug: found.docs[0]?.slug ?? '' } })
  const white = tee.variants.find(variant => variant.variantID === 'G5000-WHITE-M')
  await shop.api(cartCalls.addToCart, { body: { productTypeSizeCustom: white?.id ?? 0, productCustomTemplate: sun.id } })
  const document = front([star, { ...text, text: 'Chúc mừng' }])
  await shop.api(designCalls.saveDraft, { params: { id: sun.id }, body: { version: sun.version, document } })
})
afterAll(() => shop?.close())

describe.each([
  ['en', 1440],
  ['vi', 390],
] as const)('in %s, %i px', (language, width) => {
  const say = sayIn(language)
  const card = ({ page }: Visitor, name: string) => page.locator('main li').filter({ has: page.getByText(name, { exact: true }) })
  const enter = async (path: string) => {
    const seller = await shop.browser({ language, width })
    await seller.open(path)
    return seller
  }
  const leave = async ({ complaints, context }: Visitor) => {
    expect(complaints).toEqual([])
    await context.close()
  }

  test('cards say what each is; many are copied and deleted together after a question', async () => {
    const seller = await enter('/my-products')
    const { page } = seller
    await card(seller, 'Lucky star').getByText(say(designText.unsaved)).waitFor()
    await card(seller, 'Lucky star')
      .getByText(say(orderOwnText.usedIn_one, { number: '1' }))
      .waitFor()
    await card(seller, 'Never saved').getByText(say(designText.state_DRAFT), { exact: true }).waitFor()
    await seller.station(`my-products-${language}-${width}`)
    const tick = (name: string) => page.getByRole('checkbox', { name: say(appText.selectRow, { name }) })
    await tick('Plain star').check()
    await bulk(seller)
      .getByRole('button', { name: say(designText.duplicate) })
      .click()
    await page
      .getByRole('dialog')
      .getByText(say(designText.duplicateHint, { names: 'Plain star' }))
      .waitFor()
    await seller.station(`my-products-copy-${language}-${width}`)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(designText.duplicate) })
      .dblclick()
    await card(seller, 'Plain star (2)').waitFor()
    expect(await card(seller, 'Plain star (2)').count()).toBe(1)
    await tick('Plain star (2)').check()
    await bulk(seller)
      .getByRole('button', { name: say(designText.remove) })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(designText.remove) })
      .click()
    await card(seller, 'Plain star (2)').waitFor({ state: 'detached' })
    await leave(seller)
  })

  test('a design is put on a mug, in the colours that are chosen, with how sharp it will be said before', async () => {
    const seller = await enter('/my-products')
    const { page } = seller
    // The newest stand first: what was made in the other language, too.
    await card(seller, 'Lucky star')
      .getByRole('button', { name: say(designText.actions, { name: 'Lucky star' }) })
      .last()
      .click()
    await button(seller, say(designText.apply)).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('MUG')
    await dialog.getByRole('button', { name: /MUG11/ }).click()
    await dialog.getByText(/\d+ DPI/).waitFor()
    await seller.station(`my-products-apply-${language}-${width}`)
    const make = dialog.getByRole('button', { name: say(designText.applyDo_one, { count: '1' }) })
    await told(seller, say(designText.applied_one, { count: '1' }), () => make.dblclick())
    const { docs } = (await shop.api(designCalls.myTemplates, { query: { productID: 'MUG11' } })).data
    expect(docs[0]?.sides[0]?.heightInches).toBe(3.5)
    expect(docs).toHaveLength(language === 'en' ? 1 : 2)
    await leave(seller)
  })

  test('Drafts says what is to be mended', async () => {
    const seller = await enter('/draft-design')
    await card(seller, 'Never saved').locator('summary').click()
    await seller.station(`draft-design-${language}-${width}`)
    await leave(seller)
  })
})

test('a draft is saved from its card, and the cart tells of the newer design', async () => {
  const seller = await shop.browser({ language: 'en', width: 1440 })
  const { page } = seller
  await seller.open('/draft-design')
  const menu = (name: string) => page.getByRole('button', { name: `Actions for ${name}` })
  await menu('Lucky star').click()
  await told(seller, 'Lucky star saved.', () => button(seller, designText.saveDraft[0]).click())
  await menu('Lucky star').waitFor({ state: 'detached' })
  await menu('Never saved').click()
  await button(seller, designText.discard[0]).click()
  await page.getByRole('dialog').getByText(designText.discardAll[0]).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: designText.discard[0] }).click()
  await page.getByText(designText.noDrafts[0]).waitFor()
  await seller.station('draft-design-none')
  await seller.open('/cart')
  await page.getByText(cartText.designChanged[0]).waitFor()
  await seller.station('cart-design-changed')
  await button(seller, cartText.useNewDesign[0]).click()
  await page.getByText(cartText.designChanged[0]).waitFor({ state: 'detached' })
  expect(seller.complaints).toEqual([])
})
