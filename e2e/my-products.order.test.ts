// A saved design in its editor, by a seller: its sizes and prices beside it, into the cart and into an order, and what it was saved as before.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartCalls } from '#shop/cart/contract.ts'
import { cartText } from '#shop/cart/text.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designText } from '#shop/design/text.ts'
import { designHistoryText as h } from '#shop/design/ui/editor/history/text.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import { createOrderText } from '#shop/order/ui/create/text.ts'
import { button, sayIn, told } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

let shop: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  shop = await openWithMoney(500_00)
})
afterAll(() => shop?.close())

const drawn = (shape: 'STAR' | 'HEART', fill: string) => ({
  v: 2 as const,
  sides: [
    { side: 'FRONT' as const, layers: [{ kind: 'SHAPE' as const, shape, fill, xInches: 2, yInches: 1, widthInches: 8, heightInches: 8 }] },
  ],
})
/** A red star that was saved as a blue heart before. */
async function savedTwice(name: string) {
  const body = { productID: 'G5000', color: 'White', colors: ['Sand'], name, document: drawn('HEART', '#0b5cff') }
  const { id, slug } = (await shop.api(designCalls.makeTemplate, { body })).data
  await shop.api(designCalls.saveDraft, { params: { id }, body: { version: 1, document: drawn('STAR', '#d23b2e') } })
  await shop.api(designCalls.saveTemplate, { params: { id }, body: {} })
  return { id, slug }
}

describe.each([
  ['en', 1440, 'light'],
  ['vi', 390, 'dark'],
] as const)('in %s, %i px', (language, width, theme) => {
  const say = sayIn(language)

  test('a saved design is ordered where it is drawn; an earlier one comes back as a draft', async () => {
    const { id, slug } = await savedTwice(`Star ${language}`)
    const seller = await shop.browser({ language, width, theme })
    const { page } = seller
    await seller.open(`/my-products/${slug}`)
    const menu = async (entry: string) => {
      await page.getByRole('button', { name: say(t.more), exact: true }).click()
      await button(seller, entry).click()
    }
    if (width < 900) await menu(say(t.sizesAndPrices))
    const size = (name: string) => page.getByRole('group', { name: say(createOrderText.sizes) }).getByLabel(name, { exact: true })
    const choose = async () => {
      await size('S').fill('2')
      await size('XL').fill('1')
    }
    await choose()
    await page.getByText(say(createOrderText.pieces_other, { count: '3' })).waitFor()
    await seller.station(`my-product-order-${language}-${width}`)
    await told(seller, say(cartText.added), () => button(seller, say(cartText.add)).dblclick())
    const { item } = (await shop.api(cartCalls.cart)).data.cart
    const mine = item.filter(line => line.productCustomTemplate.id === id)
    expect(mine.map(line => [line.productTypeSizeCustom.size, line.quantity]).toSorted()).toEqual([
      ['S', 2],
      ['XL', 1],
    ])
    expect(await size('S').inputValue()).toBe('')

    // What is drawn and not saved is not what is ordered: it says so, and is saved first.
    const { version } = (await shop.api(designCalls.template, { params: { id } })).data
    await shop.api(designCalls.saveDraft, { params: { id }, body: { version, document: drawn('STAR', '#111827') } })
    await seller.open(`/my-products/${slug}`)
    if (width < 900) await menu(say(t.sizesAndPrices))
    await page.getByText(say(createOrderText.designUnsaved)).waitFor()
    await seller.station(`my-product-unsaved-${language}-${width}`)
    await told(seller, say(t.saved, { name: `Star ${language}` }), () => button(seller, say(createOrderText.saveDesign)).click())
    await page.getByText(say(createOrderText.designUnsaved)).waitFor({ state: 'detached' })

    await menu(say(t.history))
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say(h.ordered)).waitFor()
    await seller.station(`my-product-history-${language}-${width}`)
    await told(seller, say(h.restored), () => dialog.getByRole('button', { name: say(h.restoreVersion, { version: '1' }) }).click())
    const { draft, document } = (await shop.api(designCalls.template, { params: { id } })).data
    expect(draft?.sides[0]?.layers).toMatchObject([{ shape: 'HEART' }])
    expect(document?.sides[0]?.layers).toMatchObject([{ shape: 'STAR' }])
    await page.getByText(say(createOrderText.designUnsaved)).waitFor()
    await menu(say(t.history))
    await dialog.getByRole('button', { name: say(h.restoreVersion, { version: '3' }) }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last()
    await question.getByText(say(h.restoreHint)).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await choose()
    await button(seller, say(createOrderText.order)).click()
    await page.waitForURL('**/order/create-order')
    await page
      .getByText(say(createOrderText.lines_other, { count: '2' }))
      .first()
      .waitFor()
    await seller.station(`my-product-ordered-${language}-${width}`)
    expect(seller.complaints).toEqual([])
    await seller.context.close()
  })

  test('art is found by its name in the editor’s library', async () => {
    const { slug } = await savedTwice(`Search ${language}`)
    const seller = await shop.browser({ language, width, theme })
    const { page } = seller
    await seller.open(`/my-products/${slug}`)
    if (width < 900)
      await page
        .getByRole('navigation', { name: say(t.tools) })
        .getByRole('button', { name: say(t.pictures), exact: true })
        .click()
    const pictures = page.getByRole('list', { name: say(designText.library) }).getByRole('button')
    await pictures.first().waitFor()
    const name = (await pictures.first().getAttribute('title')) ?? ''
    const search = page.getByLabel(say(designText.searchArt), { exact: true })
    await search.fill('nothing-is-called-so')
    await page.getByText(say(designText.noSuchArt, { q: 'nothing-is-called-so' })).waitFor()
    await seller.station(`my-product-search-${language}-${width}`)
    await search.fill(name)
    await pictures.first().waitFor()
    expect(await pictures.first().getAttribute('title')).toBe(name)
    expect(seller.complaints).toEqual([])
    await seller.context.close()
  })
})
