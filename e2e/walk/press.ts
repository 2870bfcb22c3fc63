// Acts on a screen: which of them are enabled, and pressing one with whatever its dialogs ask for, as somebody would who knows none of them.
import { randomInt } from 'node:crypto'
import type { FileChooser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { sellersLabel } from '../../trust/statuses.ts'
import type { Visitor } from '../browser-deployment.ts'

/** Goes there as a link does: the page stays, and what it shows is of there alone. */
export async function goTo({ page }: Visitor, path: string, shows: Locator): Promise<void> {
  await page.evaluate(to => {
    // The router puts itself there.
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
    return router.navigate(to)
  }, path)
  await shows.waitFor()
  await isQuiet(page)
}

/** Nothing is loaded any more: what is drawn stays. */
const isQuiet = (page: Page) =>
  page.locator('#content :is([aria-busy=true], [data-shape][aria-hidden])').first().waitFor({ state: 'detached' })

/** An act by its place among the buttons of the page, and its words. */
export interface Act {
  at: number
  name: string
}
const buttons = '#content button'

/** The acts that the screen offers now, as they stand there, without these. */
export async function actsOn({ page }: Visitor, without: readonly RegExp[]): Promise<Act[]> {
  const names = await page.locator(buttons).evaluateAll(all =>
    all.map(each => {
      const isOffered = each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true' && each.getAttribute('role') !== 'tab'
      return isOffered ? (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() : ''
    }),
  )
  return names.map((name, at) => ({ at, name })).filter(({ name }) => name !== '' && !without.some(words => words.test(name)))
}

/** So long an act may take, also on a busy machine. */
export const patienceMs = 60_000
/** A dialog that stays so long with nothing to press, or a scan that stays bad, says no. */
const refusalMs = 5_000
/** After so long, what stood in a dialog has gone with it. */
const goneMs = 2_000

/** What somebody does on a screen, with an order of which this is left to be given back. */
export interface Doing {
  visitor: Visitor
  orderId: number
  leftCents: number
  hasMoved: () => Promise<boolean>
  /** Until the work in the background is over: what is rendered stands behind all else on a busy machine. */
  settled: () => Promise<unknown>
}

/** Does it, where it is there to be done, and answers what is asked for; nothing where it moved the order, else what the screen says. */
export async function tryTo(
  act: () => Promise<unknown>,
  { visitor: { page }, orderId, leftCents, hasMoved, settled }: Doing,
): Promise<string | undefined> {
  const give = chooser(orderId)
  page.on('filechooser', give)
  try {
    if ((await act()) === false) return 'It is not there.'
    let goodAt = Date.now()
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline && Date.now() - goodAt < refusalMs; ) {
      if (await hasMoved()) return undefined
      const isAnswered = await answerDialog(page, leftCents).catch(() => true) // it went away meanwhile
      const saysNo = page.locator('dialog[open], [data-kind=bad]')
      if (isAnswered || (await saysNo.count()) === 0) goodAt = Date.now()
      await page.waitForTimeout(50)
    }
    await settled()
    if (await hasMoved()) return undefined
    return (await page.locator('dialog[open], [aria-live], [data-kind=bad]').allInnerTexts()).filter(text => text.trim() !== '').join(' | ')
  } finally {
    page.off('filechooser', give)
    await closeDialogs(page)
  }
}

export const press = (act: Act, doing: Doing) => tryTo(() => doing.visitor.page.locator(buttons).nth(act.at).click(), doing)

/** A file of the kind that is asked for: a label, or art of a size that prints well, no two alike. */
const chooser = (orderId: number) => async (asked: FileChooser) => {
  const isPaper = (await asked.element().getAttribute('accept'))?.includes('pdf')
  const buffer = isPaper ? await sellersLabel(orderId) : await art()
  await asked.setFiles({ name: isPaper ? 'label.pdf' : 'art.png', mimeType: isPaper ? 'application/pdf' : 'image/png', buffer })
}
const art = () => {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  return sharp({ create: { width: 1_800, height: 2_400, channels: 3, background } })
    .png()
    .toBuffer()
}

/** The uppermost dialog: its empty fields get a word, a picture is picked, and what goes on is pressed; whether there was something to press. */
async function answerDialog(page: Page, leftCents: number): Promise<boolean> {
  const dialog = page.locator('dialog[open]').last()
  const fields = dialog.locator('input:not([type=file]), textarea')
  const open = await fields.evaluateAll(all =>
    all.map(each => ({
      token: each.getAttribute('autocomplete'),
      mode: each.getAttribute('inputmode'),
      value: each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement ? each.value : '',
    })),
  )
  for (const [at, field] of open.entries()) {
    const word = wordFor(field, leftCents)
    if (word !== undefined) await fields.nth(at).fill(word, { timeout: goneMs })
  }
  const picks = dialog.locator('button[aria-pressed]:has(img)')
  const picked = await picks.evaluateAll(all => all.map(each => each.getAttribute('aria-pressed')))
  if (picked.length > 0 && !picked.includes('true')) await picks.first().click({ timeout: goneMs })
  const goOn = dialog.locator('button:is([data-variant=primary], [data-variant=danger]):not([aria-disabled=true])')
  if ((await goOn.count()) === 0) return (await dialog.locator('[aria-busy=true]').count()) > 0
  await goOn.last().click({ timeout: goneMs })
  return true
}

/** What is put into a field; nothing where something fits already. */
function wordFor(
  { token, mode, value }: { token: string | null; mode: string | null; value: string },
  leftCents: number,
): string | undefined {
  if (token === 'address-line1') return value.includes(street) ? undefined : `${randomInt(10, 9_999)} ${street}`
  if (value !== '' || token === 'address-line2') return undefined
  return mode === 'decimal' ? (leftCents / 100).toFixed(2) : 'Looked at it'
}
const street = 'Pine St'

/** What an act has left open is nobody's any more. */
async function closeDialogs(page: Page): Promise<void> {
  for (let tries = 0; tries < 5 && (await page.locator('dialog[open]').count()) > 0; tries++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
  }
}
