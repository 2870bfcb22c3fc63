// Where prints lie on photographs of a poster at an angle and of a mug: the office sets it by mouse, keys and fingers, and the seller sees it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { mockupOfficeCalls } from '#shop/catalogue/office/mockup.contract.ts'
import { catalogueOfficeText as office } from '#shop/catalogue/office/text.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designEditorText as editor } from '#shop/design/ui/editor/text.ts'
import { photograph, photographed } from '#test/photograph.ts'
import { en, vi } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

async function photographedProduct(code: 'POSTER' | 'MUG11', of: 'poster' | 'mug') {
  const [listed] = (await hand.api(catalogueCalls.products, { query: { q: code } })).data.docs
  const { id = 0, slug = '' } = listed ?? {}
  const jpeg = new File([new Uint8Array(await photograph({ of, width: 1_500, height: 2_000 }))], `${of}.jpg`)
  await hand.people.owner(mockupOfficeCalls.addMockupBase, { params: { id }, body: { view: 'front' }, files: [jpeg] })
  return { id, slug }
}
const placesOf = async (id: number) =>
  (await hand.people.owner(catalogueOfficeCalls.officeProduct, { params: { id } })).data.mockups[0]?.places ?? []
const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
const corner = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('a poster’s corners are dragged to its paper, moved by keys and by a finger; what would cross stays', async () => {
  const { id, slug } = await photographedProduct('POSTER', 'poster')
  const staff = await hand.office()
  const { page } = staff
  await staff.open(`/office/catalogue/${id}?tab=mockups`)
  await page.getByText(en(office.shape_CORNERS), { exact: true }).click()
  const sheet = page.locator('[data-sheet]')
  const box = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const names = [/Front, upper left/, /Front, upper right/, /Front, lower right/, /Front, lower left/]
  for (const at of [1, 2, 3, 0]) {
    const handle = (await corner(page, names[at] ?? /-/).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(Math.min(handle.width, handle.height)).toBeGreaterThanOrEqual(24)
    const to = photographed.poster[at] ?? { x: 0, y: 0 }
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + to.x * box.width, box.y + to.y * box.height, { steps: 4 })
    await page.mouse.up()
  }
  await staff.station('places-poster-grid')
  await page.getByText(en(office.print_test), { exact: true }).click()
  const first = corner(page, names[0] ?? /-/)
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  // Far over the others it would cross them: it stays where it last lay well.
  for (let press = 0; press < 20; press++) await page.keyboard.press('Shift+ArrowRight')
  await save(page, en(office.save))
  await expect.poll(async () => (await placesOf(id))[0]?.shape).toBe('CORNERS')
  const [stopped] = await placesOf(id)
  const corners = stopped?.shape === 'CORNERS' ? stopped.corners : []
  for (const at of [1, 2, 3])
    expect(
      Math.hypot((corners[at]?.x ?? 0) - (photographed.poster[at]?.x ?? 0), (corners[at]?.y ?? 0) - (photographed.poster[at]?.y ?? 0)),
    ).toBeLessThan(0.01)
  expect(corners[0]?.x).toBeLessThan(0.82)
  const places = [{ shape: 'CORNERS' as const, side: 'FRONT' as const, corners: photographed.poster.map(each => ({ ...each })) as never }]
  const { version, mockups } = (await hand.people.owner(catalogueOfficeCalls.officeProduct, { params: { id } })).data
  await hand.people.owner(mockupOfficeCalls.saveMockupBases, {
    params: { id },
    body: { version, bases: [{ key: mockups[0]?.key ?? '', places }] },
  })

  const walking = await hand.office({ width: 390, language: 'vi', theme: 'dark' })
  await walking.open(`/office/catalogue/${id}?tab=mockups`)
  await walking.page.locator('canvas').first().waitFor()
  await walking.page.getByText(vi(office.print_test), { exact: true }).click()
  const finger = corner(walking.page, /Mặt trước, góc trên phải/)
  const at = (await finger.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  const touch = await walking.page.context().newCDPSession(walking.page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const before = await finger.getAttribute('aria-label')
  await send('touchStart', [{ x, y }])
  await send('touchMove', [{ x: x + 20, y: y - 15 }])
  await send('touchMove', [{ x: x + 30, y: y - 25 }])
  await send('touchEnd', [])
  await expect.poll(() => finger.getAttribute('aria-label')).not.toBe(before)
  await walking.station('places-poster-vi-390', 'whole page')
  await asSellers('POSTER', 'White', slug, 'places-poster-seller')
}, 240_000)

test('a print on a mug goes around it, by figures and keys, and its wall stays white', async () => {
  const { id, slug } = await photographedProduct('MUG11', 'mug')
  const staff = await hand.office({ width: 1_024, theme: 'dark' })
  const { page } = staff
  await staff.open(`/office/catalogue/${id}?tab=mockups`)
  const put = async (label: string, value: number) => {
    await page.getByRole('textbox', { name: label, exact: true }).fill(String(value))
    await page.keyboard.press('Tab')
  }
  await put(en(office.radius), photographed.mug.radius * 100)
  await put(en(office.left), photographed.mug.left * 100)
  await put(en(office.top), 31)
  await put(en(office.bowTop), 22)
  await put(en(office.bowBottom), 26)
  await put(en(office.arc), 290)
  const frame = page.getByRole('button', { name: /Front: 8.5/ })
  await frame.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await staff.station('places-mug-grid')
  await page.getByText(en(office.print_test), { exact: true }).click()
  await save(page, en(office.save))
  await expect.poll(async () => (await placesOf(id))[0]).toMatchObject({ shape: 'CYLINDER', arc: 290, radius: 0.24, hasWhiteWall: true })
  const abroad = await hand.office({ width: 390, language: 'vi' })
  await abroad.open(`/office/catalogue/${id}?tab=mockups`)
  await abroad.page.locator('canvas').first().waitFor()
  await abroad.station('places-mug-vi-390', 'whole page')
  await asSellers('MUG11', 'Black Handle', slug, 'places-mug-seller')
}, 240_000)

/** The seller's own product on that photograph, in the list and in the editor. */
async function asSellers(productID: string, color: string, slug: string, name: string) {
  const { data: product } = await hand.api(catalogueCalls.product, { params: { slug } })
  const { widthInches = 1, heightInches = 1 } = product.printAreas.find(({ side }) => side === 'FRONT') ?? {}
  const star = { kind: 'SHAPE' as const, xInches: 0, yInches: 0, widthInches, heightInches, shape: 'RECT' as const, fill: '#f5b700' }
  const text = {
    kind: 'TEXT' as const,
    xInches: 0.5,
    yInches: heightInches * 0.3,
    widthInches: widthInches - 1,
    heightInches: heightInches * 0.4,
  }
  const layers = [star, { ...text, text: 'Xin chào', fontId: 'lobster-400', sizeInches: heightInches * 0.3, color: '#0b5cff' }]
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers }] }
  const { data } = await hand.api(designCalls.makeTemplate, { body: { productID, color, colors: [color], name, document } })
  const seller = await hand.browser()
  await seller.open('/my-products')
  const shown = seller.page.locator(`img[src*="/product-custom-template/${data.id}/mockup"]`)
  await expect
    .poll(() => shown.first().evaluate(image => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(400)
  await seller.station(name)
  await seller.open(`/my-products/${data.slug}`)
  await seller.page.locator('[data-stage]').waitFor()
  await seller.page.getByRole('button', { name: en(editor.proof), exact: true }).click()
  await seller.page.getByText(en(editor.kind_mockup), { exact: true }).click()
  await seller.page.getByRole('img', { name: /Mockup, Front/ }).waitFor()
  await seller.station(`${name}-editor`)
}
