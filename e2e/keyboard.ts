// A visitor without a mouse.
import type { Locator } from 'playwright-core'
import type { Visitor } from './browser-deployment.ts'

/** Tab after tab until the focus is on what matches: whatever is not reached so is not there for a keyboard. */
async function tabTo({ page }: Visitor, selector: string) {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${selector}.`)
}
/** Fills these fields by their names and presses Enter. */
export async function type(visitor: Visitor, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await tabTo(visitor, `input[name="${name}"]`)
    await visitor.page.keyboard.press('ControlOrMeta+a')
    await visitor.page.keyboard.type(value)
  }
  await visitor.page.keyboard.press('Enter')
}
/** Waits until it may be pressed: what may not has its place among the Tabs, too. */
export const ready = (target: Locator) => target.and(target.page().locator(':not([aria-disabled="true"])')).first().waitFor()

/** The button of these words by keyboard. */
export async function press(visitor: Visitor, name: string) {
  const wanted = visitor.page.getByRole('button', { name, exact: true }).last()
  await ready(wanted)
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return visitor.page.keyboard.press('Enter')
    await visitor.page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach “${name}”.`)
}
