// Mockups by hand: the office's photograph with its frames, and the same picture in the editor, at the seller's products and in the cart.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartCalls } from '#shop/cart/contract.ts'
import { mockupOfficeCalls } from '#shop/catalogue/office/mockup.contract.ts'
import { catalogueOfficeText as office } from '#shop/catalogue/office/text.ts'
import { productPicture } from '#shop/catalogue/picture/picture.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designEditorText as editor } from '#shop/design/ui/editor/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { en, vi } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

/** Our own white tee before an even backdrop, as a photographer would have it. */
async function photograph(view: 'front' | 'back') {
  const tee = await sharp(Buffer.from(productPicture({ shape: 'tee', hex: '#fbfbfa', view })))
    .resize(1_500, 1_500)
    .png()
    .toBuffer()
  return sharp({ create: { width: 1_500, height: 1_700, channels: 3, background: '#b9c0c9' } })
    .composite([{ input: tee, left: 0, top: 100 }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

test('a photograph is uploaded, its frame moved by keys and saved; the seller sees every colour on it', async () => {
  const [listed] = (await hand.api(catalogueCalls.products, { query: { q: 'G5000' } })).data.docs
  const { id = 0, slug = '' } = listed ?? {}
  const staff = await hand.office()
  const { page } = staff
  await staff.open(`/office/catalogue/${id}?tab=mockups`)
  await staff.station('mockup-office-empty')
  const buffer = await photograph('front')
  const front = page.locator('section').filter({ has: page.getByRole('heading', { name: en(office.view_front), exact: true }) })
  await front.locator('input[type="file"]').first().setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer })
  const frame = page.getByRole('button', { name: /Front: 12/ }).filter({ visible: true })
  await frame.first().waitFor()
  await frame.first().focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press(']')
  await page.keyboard.press('[')
  await staff.station('mockup-office-front')
  await page
    .getByRole('button', { name: en(office.save), exact: true })
    .filter({ visible: true })
    .click()
  await expect.poll(async () => (await hand.api(catalogueCalls.product, { params: { slug } })).data.mockups[0]?.places.length).toBe(3)

  const upload = { params: { id }, body: { view: 'back' as const }, files: [new File([new Uint8Array(await photograph('back'))], 'b.jpg')] }
  await hand.people.owner(mockupOfficeCalls.addMockupBase, upload)
  const text = { kind: 'TEXT' as const, xInches: 1, yInches: 1, widthInches: 10, heightInches: 3, text: 'Xin chào', fontId: 'lobster-400' }
  const shape = { kind: 'SHAPE' as const, xInches: 3, yInches: 5, widthInches: 6, heightInches: 6, shape: 'STAR' as const, fill: '#f5b700' }
  const layers = [{ ...text, sizeInches: 2, color: '#e4572e' }, shape]
  const document = {
    v: 2 as const,
    sides: [
      { side: 'FRONT' as const, layers },
      { side: 'BACK' as const, layers: [shape] },
    ],
  }
  const body = { productID: 'G5000', color: 'Forest', colors: ['Forest', 'Black', 'White'], name: 'Xin chào', document }
  const { data: template } = await hand.api(designCalls.makeTemplate, { body })
  const { data: product } = await hand.api(catalogueCalls.product, { params: { slug } })
  const variant = product.variants.find(each => each.color === 'Black')
  await hand.api(cartCalls.addToCart, { body: { productTypeSizeCustom: variant?.id ?? 0, productCustomTemplate: template.id } })
  const address = {
    fullName: 'Minh Lee',
    phone: '+18865550124',
    email: 'minh@example.com',
    address: '1034 Elm Ave',
    city: 'Salt Lake City',
  }
  const order = await hand.api(orderIntakeCalls.createOrder, {
    body: {
      address: { ...address, state: 'Utah', zip: '84101', country: 'United States' },
      items: [{ sku: variant?.variantID ?? '', quantity: 1, productCustomTemplate: String(template.id) }],
    },
  })

  const seller = await hand.browser()
  await seller.open('/my-products')
  const shown = seller.page.locator(`img[src*="/product-custom-template/${template.id}/mockup"]`)
  await expect
    .poll(() => shown.first().evaluate(image => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(500)
  await seller.station('mockup-my-products')
  await seller.open(`/my-products/${template.slug}`)
  await seller.page.locator('[data-stage]').waitFor()
  await seller.page.getByRole('button', { name: en(editor.proof), exact: true }).click()
  await seller.page.getByText(en(editor.kind_mockup), { exact: true }).click()
  await seller.page
    .getByRole('dialog')
    .getByRole('img', { name: /Mockup, Front/ })
    .waitFor()
  await seller.station('mockup-editor')
  await seller.open('/cart')
  await seller.page.locator('img[src*="/mockup?"]').first().waitFor()
  await seller.station('mockup-cart')
  await seller.open(`/order/${order.data.id}`)
  await seller.page.locator('img[src*="/mockup?"]').first().waitFor()
  await seller.station('mockup-order')

  const phone = { width: 390, language: 'vi', theme: 'dark' } as const
  const walking = await hand.office(phone)
  await walking.open(`/office/catalogue/${id}?tab=mockups`)
  await walking.page.locator('canvas').first().waitFor()
  await walking.station('mockup-office-vi-390', 'whole page')
  const abroad = await hand.browser(phone)
  await abroad.open(`/my-products/${template.slug}`)
  await abroad.page.locator('[data-stage]').waitFor()
  await abroad.page.getByRole('button', { name: vi(editor.proof), exact: true }).click()
  await abroad.page.getByText(vi(editor.kind_mockup), { exact: true }).click()
  await abroad.page
    .getByRole('dialog')
    .getByRole('img', { name: /Mockup, Mặt trước/ })
    .waitFor()
  await abroad.station('mockup-editor-vi-390')
  // What cannot be had is the drawing again, and no broken picture.
  await abroad.page.route('**/mockup?*', route => route.fulfill({ status: 404 }))
  await abroad.open('/my-products')
  await abroad.page.locator('img[src*="/product-picture/"], img[src*="/proof?"]').first().waitFor()
  expect(await abroad.page.locator('img[src*="/mockup?"]').count()).toBe(0)
  await abroad.station('mockup-lost-vi-390')
})

test('while a layer is dragged the mockup beside the canvas follows, and nothing is asked of the server', async () => {
  const [listed] = (await hand.api(catalogueCalls.products, { query: { q: 'G5000' } })).data.docs
  const front = [new File([new Uint8Array(await photograph('front'))], 'front.jpg')]
  await hand.people.owner(mockupOfficeCalls.addMockupBase, { params: { id: listed?.id ?? 0 }, body: { view: 'front' }, files: front })
  const shape = { kind: 'SHAPE' as const, xInches: 2, yInches: 2, widthInches: 4, heightInches: 4, shape: 'STAR' as const, fill: '#f5b700' }
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [shape] }] }
  const { data: template } = await hand.api(designCalls.makeTemplate, {
    body: { productID: 'G5000', color: 'Forest', name: 'Dragged', document },
  })
  const seller = await hand.browser()
  const { page } = seller
  await seller.open(`/my-products/${template.slug}`)
  const star = page.locator('[data-layer]').first()
  const { x, y, width, height } = (await star.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  await page.mouse.click(middleX, middleY)
  const mockup = page.getByRole('img', { name: /^Mockup, Front/ })
  await mockup.locator('xpath=self::*[@aria-busy="false"]').waitFor()
  const drawn = () => mockup.evaluate(canvas => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
  expect(await mockup.evaluate(canvas => (canvas instanceof HTMLCanvasElement ? Math.max(canvas.width, canvas.height) : 0))).toBe(600)
  let before = ''
  await expect
    .poll(async () => {
      const last = before
      before = await drawn()
      return before === last
    })
    .toBe(true)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.mouse.move(middleX, middleY)
  await page.mouse.down()
  for (const step of [1, 2, 3]) {
    await page.mouse.move(middleX + 30 * step, middleY + 40 * step, { steps: 5 })
    await expect.poll(async () => (await drawn()) !== before).toBe(true)
    before = await drawn()
  }
  expect(asked).toEqual([])
  await seller.station('mockup-beside')
  await page.mouse.up()
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})
