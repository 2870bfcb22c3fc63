// The end of a ticket: it waits for its seller, is solved by the clock, rated by keyboard from the mail's link, and read by staff.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { claimReportText } from '#shop/ticket/office/report/text.ts'
import { ratingPath } from '#shop/ticket/rules.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { ticketRatingText } from '#shop/ticket/talk/rating/text.ts'
import { ticketText } from '#shop/ticket/talk/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { controlOf } from '../trust/deployment/controls.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
const ended: number[] = []
let waiting = 0
beforeAll(async () => {
  deployment = await openBrowserDeployment({ WITH_PAGES: 'yes' }, 'trust/deployment/controlled-server.ts')
  people = await firstPeople(deployment.server)
  const control = controlOf(deployment.server)
  // Sessions live for seven days: they begin now, and the tickets a week before.
  await control('advance', { milliseconds: -7 * day })
  ended.push(await asked(), await asked(), await asked())
  for (const days of [5, 2]) {
    await control('advance', { milliseconds: days * day })
    await control('cron', { name: 'ticket.end-waits' })
  }
  waiting = await asked()
})
afterAll(() => deployment?.close())

/** A ticket that support has answered and that waits for its seller. */
async function asked(): Promise<number> {
  const body = { type: 'OTHER' as const, subject: 'Thread colours', text: 'Can I choose the colour of the seam?' }
  const { id, messages } = (await people.demo(ticketCalls.openTicket, { body, files: [] })).data
  const text = 'Which product is it about?'
  const seenMessageId = messages.at(-1)?.id ?? 0
  await people.owner(ticketOfficeCalls.answerTicket, { params: { id }, body: { text, seenMessageId }, files: [] })
  return id
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['vi', 'light', 1024],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const name = (what: string) => `ticket-end-${what}-${language}-${theme}-${width}`
  const enter = (who: 'owner' | 'demo') => deployment.visitor({ language, theme, width, token: people.tokens[who] })
  const start = (sentence: readonly [string, string]) => sentence[language === 'vi' ? 1 : 0].split('{{')[0] ?? ''

  test('a ticket says when it ends, is rated by keyboard once it has, and staff read it', async () => {
    const id = ended.shift() ?? 0
    const seller = await enter('demo')
    await seller.open(`/ticket/${waiting}`)
    await seller.page.getByText(start(ticketText.solvesAt)).waitFor()
    await seller.station(name('waits'), 'whole page')

    // The mail's link has chosen 4; nothing is sent before its reader does.
    await seller.open(ratingPath(id, 4))
    await seller.page.getByText(say(ticketText.lapsed)).waitFor()
    const form = seller.page.getByRole('region', { name: say(ticketRatingText.title) })
    const chosen = form.getByRole('radio', { checked: true })
    expect(await chosen.inputValue()).toBe('4')
    await seller.station(name('rate'), 'whole page')
    await chosen.focus()
    await seller.page.keyboard.press('ArrowRight')
    expect(await chosen.inputValue()).toBe('5')
    await seller.page.keyboard.press('Tab')
    await seller.page.keyboard.type('Quick and clear.')
    await seller.page.keyboard.press('Tab')
    await seller.page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
    await seller.page.getByText(say(ticketRatingText.rated, { rating: 5 })).waitFor()
    await seller.station(name('rated'), 'whole page')
    expect(seller.complaints).toEqual([])
    await seller.context.close()

    const staff = await enter('owner')
    await staff.open(`/office/ticket/${id}`)
    await staff.page.getByText('Quick and clear.').waitFor()
    await staff.station(name('office'), 'whole page')
    await staff.open(`/office/ticket/${waiting}`)
    await staff.page.getByText(say(ticketText.solvesItself)).waitFor()
    await staff.station(name('office-waits'), 'whole page')
    await staff.open('/office/ticket/report?from=2026-01-01&to=2099-01-01')
    await staff.page.getByText(say(claimReportText.goodRatings)).waitFor()
    await staff.page.getByText('100%').waitFor()
    await staff.station(name('report'), 'whole page')
    expect(staff.complaints).toEqual([])
    await staff.context.close()
  })
})
