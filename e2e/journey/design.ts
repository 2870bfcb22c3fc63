// What journeys through the design editor share: where a design begins, and how many layers the page and the server have of it.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Client } from '#base/client.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designEditorText } from '#shop/design/ui/editor/text.ts'
import { en } from './acts.ts'

/** The address of a new design on a green tee. */
export async function newDesign(api: Client): Promise<string> {
  const { docs } = (await api(catalogueCalls.products, { query: { q: 'G5000' } })).data
  return `/my-products/new?product=${docs[0]?.slug}&color=Forest`
}

/** A design of one star. */
export async function starred(api: Client, name: string) {
  const box = { xInches: 1, yInches: 1, widthInches: 2, heightInches: 2 }
  const star = { kind: 'SHAPE' as const, shape: 'STAR' as const, fill: '#f5b700', ...box }
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [star] }] }
  return (await api(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name, document } })).data
}

export const layersOf = (page: Page) => page.locator('[data-layer]')

/** How many layers the server has of it. */
export async function storedLayers(api: Client, id: number): Promise<number | undefined> {
  const { draft, document } = (await api(designCalls.template, { params: { id } })).data
  return (draft ?? document)?.sides[0]?.layers.length
}

/** One more layer, by key. */
export async function addLayer(page: Page): Promise<void> {
  const count = await layersOf(page).count()
  await layersOf(page).first().focus()
  await page.keyboard.press('Control+d')
  await expect.poll(() => layersOf(page).count()).toBe(count + 1)
}

/** Waits until the page shows so many; what it offers of a copy that the server has not got is taken. */
export async function seeLayers(page: Page, count: number): Promise<void> {
  await layersOf(page).first().waitFor()
  const offered = page.getByRole('button', { name: en(designEditorText.keptUse) })
  await expect
    .poll(async () => {
      if (await offered.isVisible()) await offered.click()
      return layersOf(page).count()
    })
    .toBe(count)
}
