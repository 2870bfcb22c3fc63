// One design for light and dark shirts: another ink and a layer that is hidden on black alone, undone, reset, kept, proofed and saved.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import { sayIn } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

const looks = [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'vi', width: 1024, theme: 'dark' },
  { language: 'vi', width: 390, theme: 'light' },
  { language: 'en', width: 390, theme: 'dark' },
] as const

const words = { kind: 'TEXT' as const, xInches: 2, yInches: 1, widthInches: 8, heightInches: 2, text: 'Xin chào', fontId: 'lobster-400' }
const square = { kind: 'SHAPE' as const, xInches: 3, yInches: 5, widthInches: 6, heightInches: 6, shape: 'RECT' as const }
const layers = [
  { ...square, id: 'box', fill: '#f5b700' },
  { ...words, id: 'words', sizeInches: 1.5, color: '#111827' },
]
const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers }] }
const make = async (name: string) =>
  (await hand.api(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Sand', colors: ['Black', 'White'], name, document } }))
    .data
const read = async (id: number) => (await hand.api(designCalls.template, { params: { id } })).data
const layer = (page: Page, id: string) => page.locator(`[data-layer="${id}"]`)
/** What is hidden is not taken hold of on the canvas. */
const gone = (page: Page, id: string) => layer(page, id).waitFor({ state: 'detached' })

test.each(looks)('an ink and a hidden layer for black shirts alone, at $width px, $language, $theme', async look => {
  const { language, width, theme } = look
  const say = sayIn(language)
  const black = colorIn(language, 'Black')
  const { id, slug } = await make(`Two inks ${width} ${language} ${theme}`)
  const { page, ...visitor } = await hand.browser(look)
  const isPhone = width < 900
  const open = async (tab: 'selected' | 'layers') => {
    const button = page.getByRole('navigation', { name: say(t.tools) }).getByRole('button', { name: say(t[tab]), exact: true })
    if ((isPhone || tab === 'layers') && (await button.getAttribute('aria-pressed')) !== 'true') await button.click()
  }
  const show = (name: string) => page.locator(`[name="editor-color"][aria-label^="${colorIn(language, name)}"]`).check({ force: true })
  const only = page.getByRole('radio', { name: say(t.onlyColor, { color: black }), exact: true })
  const all = page.getByRole('radio', { name: say(t.everyColor), exact: true })
  const ink = (hex: string) => page.getByRole('button', { name: hex, exact: true })
  const kept = () => page.locator('header [data-status="saved"]').waitFor()
  const differing = async () => (await read(id)).draft?.sides[0]?.colors

  await visitor.open(`/my-products/${slug}`)
  await layer(page, 'words').waitFor()
  await show('Black')
  // What has the focus on the canvas is chosen.
  await layer(page, 'words').focus()
  await open('selected')
  expect(await all.isChecked()).toBe(true)
  await only.check({ force: true })
  await page.getByText(say(t.onlyHint)).waitFor()
  await ink('#ffffff').first().click()
  await page
    .getByText(say(t.differsOn, { colors: black }))
    .first()
    .waitFor()
  await expect.poll(() => layer(page, 'words').getAttribute('aria-label')).toContain(say(t.differsOn, { colors: black }))
  await visitor.station(`colors-ink-${width}-${language}-${theme}`)

  // By the keyboard: the square is hidden on black, back and again.
  await layer(page, 'box').focus()
  await open('selected')
  await all.focus()
  await page.keyboard.press('ArrowRight')
  expect(await only.isChecked()).toBe(true)
  await page.getByRole('button', { name: say(t.hideThis), exact: true }).focus()
  await page.keyboard.press('Enter')
  await gone(page, 'box')
  await page.keyboard.press('Control+z')
  await layer(page, 'box').waitFor()
  await page.keyboard.press('Control+Shift+z')
  await gone(page, 'box')
  await kept()
  await expect.poll(differing).toMatchObject([
    {
      color: 'Black',
      layers: [
        { id: 'words', color: '#ffffff' },
        { id: 'box', isHidden: true },
      ],
    },
  ])
  await open('layers')
  await visitor.station(`colors-layers-${width}-${language}-${theme}`)

  // White shirts have neither.
  await show('White')
  await layer(page, 'box').waitFor()
  await page.locator('[data-stage]').focus()
  await page.keyboard.press('Escape')
  await open('selected')
  await page.getByText(say(t.differing_other, { count: 2 })).waitFor()
  await visitor.station(`colors-garment-${width}-${language}-${theme}`)

  // A colour that is taken out takes it along, and brings it back.
  const sold = page.getByRole('checkbox', { name: black })
  await sold.uncheck({ force: true })
  await kept()
  await expect.poll(differing).toEqual([])
  await sold.check({ force: true })
  await kept()
  await expect.poll(async () => (await differing())?.length).toBe(1)

  // A reload has it, the proof is that of the colour, and what is reset differs no more.
  await visitor.open(`/my-products/${slug}`)
  await layer(page, 'words').waitFor()
  await show('Black')
  await gone(page, 'box')
  await page.getByRole('button', { name: say(t.proof), exact: true }).click()
  await page.getByRole('img', { name: say(t.proofOf, { side: say(t.side_FRONT) }) }).waitFor()
  await visitor.station(`colors-proof-${width}-${language}-${theme}`)
  await page.keyboard.press('Escape')
  await open('selected')
  await page.getByRole('button', { name: say(t.alikeOn, { color: black }), exact: true }).click()
  await layer(page, 'box').waitFor()
  await page.getByRole('button', { name: say(t.undo), exact: true }).click()
  await page.getByText(say(t.differing_other, { count: 2 })).waitFor()
  await page.getByRole('button', { name: say(t.save), exact: true }).click()
  await expect.poll(async () => (await read(id)).document?.sides[0]?.colors.length).toBe(1)
  await visitor.open('/my-products')
  await page.getByText(`Two inks ${width} ${language} ${theme}`).first().waitFor()
  await visitor.station(`colors-mine-${width}-${language}-${theme}`)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
