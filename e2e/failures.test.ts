// What is said where a call fails on its way (spec §8), letter for letter; what was typed stays, and the next press goes on.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Wording } from '#base/text.ts'
import { appText } from '#kit/app/text.ts'
import { kitText } from '#kit/text.ts'
import { contentCalls } from '#shop/content/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { contentOfficeText } from '#shop/content/office/text.ts'
import { contentText } from '#shop/content/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { ticketNewText, ticketOfficeText, ticketText } from '#shop/ticket/talk/text.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { button, choose, sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  // Once: one visitor sends few in an hour.
  const message = { name: 'Chi Tran', email: 'chi@example.com', message: 'When does it go out?', topic: 'ORDER', language: 'en' } as const
  await deployment.client()(contentCalls.sendMessage, { body: message })
  await people.demo(orderIntakeCalls.createOrder, { body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }] } })
})
afterAll(() => deployment?.close())

/** Breaks the line for one kind of call until it is mended. */
async function breakLine(page: Page, method: 'GET' | 'POST', path: string): Promise<{ mend: () => Promise<void> }> {
  const is = (url: URL) => url.pathname === path
  await page.route(is, route => (route.request().method() === method ? route.abort() : route.fallback()))
  return { mend: () => page.unroute(is) }
}

describe.each([
  ['en', 1440],
  ['vi', 390],
] as const)('in %s, %i px', (language, width) => {
  const say = sayIn(language)
  /** In English to the letter; in Vietnamese as our text has it. */
  const said = (english: string, text: Wording) => (language === 'en' ? english : say(text))
  const name = (what: string) => `failure-${what}-${language}-${width}`
  const enter = (who?: 'demo' | 'owner'): Promise<Visitor> =>
    deployment.visitor({ language, width, ...(who && { token: people.tokens[who] }) })
  const words = ({ page }: Visitor, label: Wording) => page.getByRole('textbox', { name: new RegExp(`^${say(label)}`) })
  const failure = ({ page }: Visitor) => page.locator('[data-notice="failed"]')
  async function stands(visitor: Visitor, control: Locator): Promise<void> {
    const [one, notice] = await Promise.all([control, failure(visitor)].map(each => each.boundingBox()))
    if (!one || !notice) throw new Error('Nothing is shown.')
    const isBeside = one.x + one.width <= notice.x || one.x >= notice.x + notice.width
    expect(isBeside || one.y + one.height <= notice.y || one.y >= notice.y + notice.height).toBe(true)
  }
  /** What was pressed stands free of the notice, and so does the last control of the page once somebody goes there. */
  async function isFree(visitor: Visitor, pressed: Locator): Promise<void> {
    await stands(visitor, pressed)
    const last = visitor.page.locator('#content').locator('a, button, input, select, textarea').filter({ visible: true }).last()
    await last.focus()
    await stands(visitor, last)
  }
  async function leave({ complaints, context }: Visitor): Promise<void> {
    // The browser writes a line for what we have broken ourselves.
    expect(complaints.filter(each => !each.includes('ERR_FAILED'))).toEqual([])
    await context.close()
  }
  async function ticket(): Promise<number> {
    const body = { type: 'OTHER' as const, subject: 'A question', text: 'How long does it take?', itemIds: '' }
    return (await people.demo(ticketCalls.openTicket, { body, files: [] })).data.id
  }

  test('Data loading error', async () => {
    const seller = await enter('demo')
    const line = await breakLine(seller.page, 'GET', '/v1/order')
    await seller.page.goto(`${deployment.server.url}/order`)
    const note = seller.page.getByRole('alert').filter({ hasText: said('Data loading error', appText.failedTitle) })
    await note.getByText(say(kitText.noConnection)).waitFor()
    await seller.station(name('loading'))
    await line.mend()
    await note.getByRole('button', { name: say(appText.tryAgain), exact: true }).click()
    await note.waitFor({ state: 'detached' })
    await seller.page.getByRole('link', { name: /^#\d+/ }).first().waitFor()
    await leave(seller)
  })

  test('send message failed: staff’s answer to a message', async () => {
    const [message] = (await people.owner(contentOfficeCalls.officeMessages, { query: { q: 'chi@' } })).data.docs.toSorted(
      (a, b) => a.id - b.id,
    )
    const staff = await enter('owner')
    await staff.open(`/office/messages/${message?.id}`)
    const line = await breakLine(staff.page, 'POST', `/v1/office/message/${message?.id}/answer`)
    await words(staff, contentOfficeText.answer).fill('It goes out today.')
    await button(staff, say(contentOfficeText.sendAnswer)).click()
    await failure(staff)
      .getByText(`${said('send message failed', contentOfficeText.answerFailed)}: ${say(kitText.noConnection)}`)
      .waitFor()
    await staff.station(name('answer'))
    await isFree(staff, button(staff, say(contentOfficeText.sendAnswer)))
    expect(await words(staff, contentOfficeText.answer).inputValue()).toBe('It goes out today.')
    await line.mend()
    await button(staff, say(contentOfficeText.sendAnswer)).click()
    await staff.page.getByText(say(contentOfficeText.answered)).first().waitFor()
    await leave(staff)
  })

  test('Failed to send message: the contact form', async () => {
    const visitor = await enter()
    await visitor.open(`${language === 'vi' ? '/vi' : ''}/contact`)
    const line = await breakLine(visitor.page, 'POST', contentCalls.sendMessage.path)
    await visitor.page.getByLabel(say(contentText.name), { exact: true }).fill('Chi Tran')
    await visitor.page.locator('input[name=email]').fill('chi@example.com')
    await choose(visitor, say(contentText.topic), say(contentText.topic_OTHER))
    await words(visitor, contentText.message).fill('Do you print on hats?')
    await button(visitor, say(contentText.send)).click()
    const note = visitor.page.getByRole('alert').filter({ hasText: said('Failed to send message', contentText.failed) })
    await note.getByText(say(kitText.noConnection)).waitFor()
    await visitor.station(name('contact'))
    await line.mend()
    await button(visitor, say(contentText.send)).click()
    await visitor.page.getByText(say(contentText.sent)).waitFor()
    await leave(visitor)
  })

  test.each([
    ['demo', '/ticket', ticketText.message],
    ['owner', '/office/ticket', ticketOfficeText.reply],
  ] as const)('Failed to send message: the reply of %s in a ticket', async (who, path, label) => {
    const id = await ticket()
    const visitor = await enter(who)
    await visitor.open(`${path}/${id}`)
    const call = who === 'demo' ? `/v1/ticket/${id}/message` : `/v1/office/ticket/${id}/message`
    const line = await breakLine(visitor.page, 'POST', call)
    await words(visitor, label).fill('One word more.')
    await button(visitor, say(ticketText.send)).click()
    const told = visitor.page.getByText(`${said('Failed to send message', ticketText.sendFailed)}: ${say(kitText.noConnection)}`)
    await told.waitFor()
    await visitor.station(name(`reply-${who}`))
    // In its form alone.
    expect([await told.count(), await failure(visitor).count()]).toEqual([1, 0])
    expect(await words(visitor, label).inputValue()).toBe('One word more.')
    await line.mend()
    await button(visitor, say(ticketText.send)).click()
    await visitor.page.getByText('One word more.').first().waitFor()
    await leave(visitor)
  })

  test('Submit ticket failed.', async () => {
    const seller = await enter('demo')
    await seller.open('/ticket/new?type=OTHER')
    const line = await breakLine(seller.page, 'POST', ticketCalls.openTicket.path)
    await words(seller, ticketNewText.subject).fill('Hats')
    await words(seller, ticketNewText.text).fill('Do you print on hats?')
    await button(seller, say(ticketNewText.submit)).click()
    const told = seller.page.getByText(`${said('Submit ticket failed.', ticketNewText.submitFailed)} ${say(kitText.noConnection)}`)
    await told.waitFor()
    await seller.station(name('ticket'))
    // In its form alone.
    expect(await told.count()).toBe(1)
    expect(await failure(seller).count()).toBe(0)
    await line.mend()
    await button(seller, say(ticketNewText.submit)).click()
    await seller.page.waitForURL(/\/ticket\/\d+$/)
    await leave(seller)
  })
})

test('what happens while a page hears no news yet, or no more, stands in its list once it does', async () => {
  const seller = await deployment.visitor({ token: people.tokens.demo })
  const { page } = seller
  const make = (fullName: string) =>
    people.demo(orderIntakeCalls.createOrder, {
      body: { address: { ...address, fullName }, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }] },
    })
  const orders = seller.page.getByRole('table', { name: sayIn('en')(orderText.listLabel) })
  const streams = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let opened = 0
  await page.route('**/v1/live', async route => {
    const stream = opened++
    await streams[stream]?.promise
    // The first is cut as soon as it is open.
    await (stream === 0 ? route.fulfill({ contentType: 'text/event-stream', body: 'retry: 50\n\n' }) : route.continue())
  })
  await seller.open('/order')
  await orders.locator('tr[data-row]').first().waitFor()
  await make('Early Bird')
  streams[0]?.resolve()
  await orders.getByText('Early Bird').waitFor()
  await expect.poll(() => opened).toBe(2)
  await make('Night Owl')
  streams[1]?.resolve()
  await orders.getByText('Night Owl').waitFor()
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})
