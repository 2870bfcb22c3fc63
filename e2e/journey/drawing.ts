// A shirt with two sides, drawn in the editor by mouse, by keyboard alone, or by fingers: a picture and a Vietnamese text in front, a heart behind.
import type { Locator, Page } from 'playwright-core'
import { designText } from '#shop/design/text.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import type { Visitor } from '../browser-deployment.ts'
import { button, en } from './acts.ts'
import { press } from './by-hand.ts'
import { touchscreen } from './touch.ts'

export type Way = 'by mouse' | 'by keyboard' | 'by fingers'
/** What is written on its front. */
export const written = 'Xin chào Việt Nam'

interface Hand {
  press: (what: Locator) => Promise<unknown>
  /** Moves the picture some way down, and to the right. */
  move: (picture: Locator) => Promise<unknown>
  back: () => Promise<unknown>
}

const middleOf = async (target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Draws it in an editor that stands open; nothing is saved yet but its draft. */
export async function drawTwoSides(visitor: Visitor, way: Way): Promise<void> {
  const { page } = visitor
  const hand = { 'by mouse': mouse, 'by keyboard': keyboard, 'by fingers': fingers }[way](visitor)
  const isPhone = way === 'by fingers'
  const tool = (name: string) => page.getByRole('navigation', { name: en(t.tools) }).getByRole('button', { name, exact: true })
  if (isPhone) await hand.press(tool(en(t.pictures)))
  await hand.press(
    page
      .getByRole('list', { name: en(designText.library) })
      .getByRole('button')
      .first(),
  )
  const picture = page.locator('[data-layer]').first()
  await picture.waitFor()
  if (isPhone) await hand.press(tool(en(t.pictures)))
  await hand.move(picture)
  await hand.press(tool(en(t.text)))
  await hand.press(button(visitor, en(t.addText)))
  await page.waitForFunction(() => document.activeElement?.matches('[data-write], textarea'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type(written)
  await page.keyboard.press('Escape')
  await hand.back()
  await hand.press(tool(en(t.shapes)))
  await hand.press(page.getByRole('button', { name: new RegExp(en(t.shape_HEART)) }))
}

function mouse({ page }: Visitor): Hand {
  return {
    press: what => what.click(),
    move: async picture => {
      const { x, y } = await middleOf(picture)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 20, y + 15, { steps: 3 })
      await page.mouse.move(x + 40, y + 30, { steps: 3 })
      await page.mouse.up()
    },
    back: () => sideOf(page).check({ force: true }),
  }
}

function keyboard(visitor: Visitor): Hand {
  const { page } = visitor
  return {
    press: what => press(visitor, what),
    move: async picture => {
      await picture.focus()
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowRight')
    },
    back: async () => {
      await page.getByRole('radio', { name: en(t.name_FRONT) }).focus()
      await page.keyboard.press('ArrowRight')
    },
  }
}

function fingers({ page }: Visitor): Hand {
  return {
    press: what => what.tap(),
    move: async picture => {
      const { x, y } = await middleOf(picture)
      await (await touchscreen(page))([[x, y]], [[x + 20, y + 30]])
    },
    back: () => page.locator('label', { has: sideOf(page) }).tap(),
  }
}

const sideOf = (page: Page) => page.getByRole('radio', { name: en(t.name_BACK) })
