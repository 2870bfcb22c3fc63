// What stands around the design editor: the ways into it, who may only look, versions that meet, and one design on more products.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { accountText } from '#shop/account/sign-in/text.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { cartText } from '#shop/cart/text.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designText } from '#shop/design/text.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let product: { slug: string }
let viewer: string
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  const [found] = (await people.demo(catalogueCalls.products, { query: { q: 'G5000' } })).data.docs
  product = { slug: found?.slug ?? '' }
  const email = 'looks-only@example.com'
  await people.demo(teamCalls.inviteMember, { body: { fullName: 'Mai Looks', email, roles: ['readOnly'] } })
  const token = await deployment.readMail(email, /\/auth\/link#([\w-]+)/)
  viewer = (await deployment.client()(signInCalls.redeemLink, { body: { token, password: 'letters on a bench' } })).data.accessToken
})
afterAll(() => deployment?.close())

const looks = [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'vi', width: 1024, theme: 'dark' },
  { language: 'vi', width: 390, theme: 'light' },
] as const

const star = { kind: 'SHAPE' as const, xInches: 3, yInches: 4, widthInches: 5, heightInches: 5, shape: 'STAR' as const, fill: '#f5b700' }
const words = { kind: 'TEXT' as const, xInches: 1, yInches: 1, widthInches: 10, heightInches: 2, text: 'Xin chào', fontId: 'lobster-400' }
const layers = [star, { ...words, sizeInches: 1.5, color: '#ffffff' }]
const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers }] }
const make = async (name: string) =>
  (
    await people.demo(designCalls.makeTemplate, {
      body: { productID: 'G5000', color: 'Forest', colors: ['Forest', 'Black'], name, document },
    })
  ).data
const tool = (page: Page, nav: string, name: string) =>
  page.getByRole('navigation', { name: nav }).getByRole('button', { name, exact: true })

test.each(looks)('a product’s page leads into its editor: visitors by the log in, at $width px, $language', async look => {
  const say = sayIn(look.language)
  const mark = `${look.width}-${look.language}-${look.theme}`
  const path = `${look.language === 'vi' ? '/vi' : ''}/products/${product.slug}`
  const visitor = await deployment.visitor(look)
  await visitor.open(path)
  const create = visitor.page.getByRole('link', { name: say(cartText.createDesign), exact: true })
  await create.scrollIntoViewIfNeeded()
  await visitor.station(`around-visitor-${mark}`)
  await create.click()
  // The log in comes over the page, and leads on from there.
  await visitor.page.getByRole('dialog').getByLabel(say(accountText.username), { exact: true }).waitFor()
  await visitor.station(`around-log-in-${mark}`)
  await visitor.context.close()

  const seller = await deployment.visitor({ ...look, token: people.tokens.demo })
  await seller.open(`${path}?color=Black`)
  await seller.page.getByRole('link', { name: say(cartText.createDesign), exact: true }).click()
  await seller.page.locator('[data-stage]').waitFor()
  const made = await make(`Around ${mark}`)
  await seller.open(`${path}?template=${made.id}&color=Forest`)
  const edit = seller.page.getByRole('link', { name: say(cartText.editDesign), exact: true })
  await edit.scrollIntoViewIfNeeded()
  await seller.station(`around-product-${mark}`)
  await edit.click()
  await seller.page.locator('[data-layer]').nth(1).waitFor()
  expect(new URL(seller.page.url()).pathname).toBe(`/my-products/${made.slug}`)
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})

test.each(looks)('who may only look sees the design and changes nothing, at $width px, $language', async look => {
  const say = sayIn(look.language)
  const mark = `${look.width}-${look.language}-${look.theme}`
  const made = await make(`Only looked at ${mark}`)
  const { page, ...visitor } = await deployment.visitor({ ...look, token: viewer })
  await visitor.open('/my-products')
  await page.getByRole('link', { name: say(designText.viewNamed, { name: made.name }) }).waitFor()
  await visitor.station(`around-viewer-list-${mark}`)
  await page.getByRole('link', { name: say(designText.viewNamed, { name: made.name }) }).click()
  await page.locator('[data-layer]').nth(1).waitFor()
  await visitor.station(`around-viewer-${mark}`)
  const before = await page.locator('[data-layer]').first().boundingBox()
  await page.locator('[data-layer]').first().focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Delete')
  expect(await page.locator('[data-layer]').first().boundingBox()).toEqual(before)
  expect(await page.locator('[data-handle]').count()).toBe(0)
  expect(await page.getByRole('button', { name: say(t.save), exact: true }).count()).toBe(0)
  await visitor.station(`around-viewer-chosen-${mark}`)
  await visitor.open(`/my-products/new?product=${product.slug}`)
  await page.getByText(say(t.mayNotDraw)).waitFor()
  await visitor.station(`around-viewer-new-${mark}`)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each(looks)('somebody else’s change and a deletion are told, and nothing is lost, at $width px, $language', async look => {
  const say = sayIn(look.language)
  const mark = `${look.width}-${look.language}-${look.theme}`
  const made = await make(`Met ${mark}`)
  const { page, ...visitor } = await deployment.visitor({ ...look, token: people.tokens.demo })
  await visitor.open(`/my-products/${made.slug}`)
  await page.locator('[data-layer]').nth(1).waitFor()
  const nudge = async () => {
    await page.locator('[data-layer]').first().focus()
    await page.keyboard.press('Shift+ArrowRight')
  }
  const { version } = await make(`Other ${mark}`)
  expect(version).toBe(made.version)
  const theirs = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [star] }] }
  await people.demo(designCalls.saveDraft, { params: { id: made.id }, body: { version, document: theirs } })
  await nudge()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say(t.keepTheirs), exact: true }).waitFor()
  await visitor.station(`around-conflict-${mark}`)
  await dialog.getByRole('button', { name: say(t.keepTheirs), exact: true }).click()
  await expect.poll(() => page.locator('[data-layer]').count()).toBe(1)
  await people.demo(designCalls.deleteTemplate, { params: { id: made.id } })
  await nudge()
  await dialog.getByText(say(t.conflictGoneHint)).waitFor()
  await visitor.station(`around-gone-${mark}`)
  await dialog.getByRole('button', { name: say(t.keepBoth), exact: true }).click()
  await page.waitForURL(url => !url.pathname.endsWith(`/${made.slug}`))
  await page.locator('header [data-status="saved"]').waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each(looks)('a design is put on more products from inside its editor, after a save, at $width px, $language', async look => {
  const say = sayIn(look.language)
  const mark = `${look.width}-${look.language}-${look.theme}`
  const made = await make(`Spread ${mark}`)
  const { page, ...visitor } = await deployment.visitor({ ...look, token: people.tokens.demo })
  await visitor.open(`/my-products/${made.slug}`)
  await page.locator('[data-layer]').nth(1).waitFor()
  await tool(page, say(t.tools), say(t.shapes)).click()
  await page.getByRole('button', { name: new RegExp(say(t.shape_HEART)) }).click()
  await page.getByRole('button', { name: say(t.more), exact: true }).click()
  await visitor.station(`around-menu-${mark}`)
  await page.getByRole('button', { name: say(designText.apply), exact: true }).click()
  await page.getByRole('dialog').getByText(say(t.applyFirstHint)).waitFor()
  await visitor.station(`around-apply-first-${mark}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(t.applyFirst), exact: true })
    .click()
  const products = page.getByRole('dialog').getByRole('list', { name: say(designText.applyProducts) })
  await products.getByRole('button').nth(2).click()
  await visitor.station(`around-apply-${mark}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(designText.applyDo_one, { count: 1 }), exact: true })
    .click()
  await expect
    .poll(async () => {
      const { docs } = (await people.demo(designCalls.myTemplates, { query: { q: made.name } })).data
      return docs.filter(({ name }) => name.startsWith(made.name)).map(({ sides }) => sides[0]?.layers.length)
    })
    .toEqual([3, 3])
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
