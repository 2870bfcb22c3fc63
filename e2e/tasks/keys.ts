// A person without a mouse, who must see where they are.
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { paletteText } from '#web/palette/text.ts'
import type { Visitor } from '../browser-deployment.ts'
import { en } from '../journey/acts.ts'
import { ready } from '../keyboard.ts'

/** As many Tabs as nobody presses without giving up. */
const patience = 120

/** Tab after tab, forwards or back, to this very thing; its ring must be in sight. */
export async function walkTo({ page }: Visitor, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const wanted = target.first()
  await wanted.waitFor()
  for (let presses = 0; presses < patience; presses++) {
    if (await wanted.evaluate(element => element === document.activeElement)) {
      expect(await page.evaluate(ringOfFocus), `the focus on ${target} is in sight`).toBe(true)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${target} with ${patience} Tabs.`)
}

export async function enter(visitor: Visitor, target: Locator): Promise<void> {
  await walkTo(visitor, target)
  await ready(target)
  await visitor.page.keyboard.press('Enter')
}
export async function tick(visitor: Visitor, target: Locator): Promise<void> {
  await walkTo(visitor, target)
  await visitor.page.keyboard.press('Space')
}
/** Of tabs one is reached by Tab, the others by arrows. At a station they stand before the box, to which the focus returns at the page's end. */
export async function openTab(visitor: Visitor, wanted: Locator): Promise<void> {
  await walkTo(visitor, visitor.page.locator('[role=tab][aria-selected=true]'), 'Shift+Tab')
  for (let presses = 0; presses < 9 && (await wanted.getAttribute('aria-selected')) !== 'true'; presses++)
    await visitor.page.keyboard.press('ArrowRight')
  expect(await wanted.getAttribute('aria-selected')).toBe('true')
}

/** By the palette to a screen or an act. */
export async function goTo({ page }: Visitor, words: string, path: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: en(paletteText.search) }).waitFor()
  await page.keyboard.type(words)
  await page.getByRole('option', { name: words, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.pathname === path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** As a scanner does: fast, and ended by Enter, wherever the focus is. */
export async function scanCode({ page }: Visitor, code: string, answer: string | RegExp): Promise<void> {
  await page.keyboard.type(code, { delay: 4 })
  await page.keyboard.press('Enter')
  await page.locator('output', { hasText: answer }).waitFor()
}

/** Whether the thing with the focus, or what stands for it, shows a ring of two pixels at least. */
function ringOfFocus(): boolean {
  const here = document.activeElement
  if (!here?.matches(':focus-visible')) return false
  const isRinged = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  }
  const standIns = [here, here.nextElementSibling, here.closest('label'), here.parentElement].filter(each => each !== null)
  return standIns.some(each => isRinged(each) || isRinged(each, '::before') || isRinged(each, '::after'))
}
