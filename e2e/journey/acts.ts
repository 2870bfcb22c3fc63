// What a person does on any screen: press, fill, choose, read a list, take a file. Things are found as a screen reader finds them.
import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import type { AnyCall } from '#base/call.ts'
import type { Language, Wording } from '#base/text.ts'
import { fill, type SentenceValues } from '#shop/notification/kind/rules.ts'
import { notificationText } from '#shop/notification/text.ts'
import type { Visitor } from '../browser-deployment.ts'

/** A reader's words, with what stands in their places: `const say = sayIn('vi')`. */
export const sayIn =
  (language: Language) =>
  (text: Wording, values: SentenceValues = {}): string =>
    fill(text[language === 'vi' ? 1 : 0], values)
/** What a call asks of a second person. */
export function asked({ did }: AnyCall): Wording {
  if (!did || did.asks === undefined) throw new Error('It asks nobody.')
  return did.asks
}
export const en = sayIn('en')
export const vi = sayIn('vi')

export const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
export const link = ({ page }: Visitor, name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' })
export const field = ({ page }: Visitor, name: string) => page.getByLabel(name, { exact: true })
export const tab = ({ page }: Visitor, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
export const table = ({ page }: Visitor, name: string) => page.getByRole('table', { name, exact: true })

/** The rows of a list without its head, once the first of them has come. */
export async function rowsOf(list: Locator): Promise<Locator> {
  const rows = list.locator('tr[data-row]')
  await rows.first().waitFor()
  return rows
}

/** The words of each row's first column. */
export async function firstCells(list: Locator): Promise<string[]> {
  const cells = (await rowsOf(list)).locator('td[data-first]')
  return (await cells.allInnerTexts()).map(text => text.trim())
}

/** Waits until the list holds this many rows; nobody reloads. */
export async function waitForRows(list: Locator, count: number, patience: { timeout?: number } = {}): Promise<void> {
  const rows = list.locator('tr[data-row]')
  // Rows of the tab before stand there until its own come.
  await list.locator('xpath=self::*[@aria-busy="true"]').waitFor({ state: 'detached' })
  if (count > 0) await rows.nth(count - 1).waitFor(patience)
  await rows.nth(count).waitFor({ state: 'detached' })
}

/** Chooses in a field that opens a list; one that takes several stays open until one goes on. */
export async function choose({ page }: Visitor, label: string, ...choices: readonly string[]): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  if ((await field.evaluate(element => element.tagName)) === 'SELECT') {
    await field.selectOption({ label: choices[0] ?? '' })
    return
  }
  // The field that holds chosen ones lies under their frame, which takes the click as a hand's would.
  await field.click({ force: true })
  for (const name of choices) await page.getByRole('option', { name, exact: true }).click()
  if (choices.length > 1) await page.keyboard.press('Tab')
}

/** What can be done with the selected rows together. */
export const bulk = ({ page }: Visitor) => page.locator('[data-bulk]')

/** Presses in the dialog that asks. */
export const agree = ({ page }: Visitor, name: string | RegExp) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()

/** Does what a notice tells of. A notice goes by itself, on a busy machine before anybody looks: what was told is kept (`keepNotices`). */
export async function told({ page }: Visitor, text: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => window.told?.splice(0))
  await act()
  const pattern = typeof text === 'string' ? RegExp.escape(text) : text.source
  await page.waitForFunction(source => window.told?.some(notice => new RegExp(source).test(notice)), pattern, { polling: 100 })
}

/** Presses what gives a file, and reads it. */
export async function take(visitor: Visitor, press: Locator): Promise<Buffer> {
  const [download] = await Promise.all([visitor.page.waitForEvent('download'), press.click()])
  return readFile(await download.path())
}

/** Presses what opens a paper in a window of its own, and reads it. A browser without a screen has no viewer for it: the bytes are asked for again. */
export async function openPaper(visitor: Visitor, press: Locator): Promise<Buffer> {
  const asked = visitor.context.waitForEvent('request', request => request.isNavigationRequest())
  const [popup] = await Promise.all([visitor.page.waitForEvent('popup'), press.click()])
  const answer = await visitor.context.request.get((await asked).url())
  await popup.close()
  return answer.body()
}

/** Types into the big box as a wedge scanner does, and waits for the answer that it wants. */
export async function scan({ page }: Visitor, label: string, code: string, answer: string | RegExp): Promise<void> {
  const box = page.getByLabel(label)
  await box.fill(code)
  await box.press('Enter')
  await page.locator('output', { hasText: answer }).waitFor()
}

/** How many notifications the bell says are unread. */
export async function unread({ page }: Visitor): Promise<number> {
  const name = new RegExp(en(notificationText.open_other, { count: '(\\d+)' }))
  const said = await page.getByRole('button', { name }).first().getAttribute('aria-label')
  return Number(name.exec(said ?? '')?.[1])
}
