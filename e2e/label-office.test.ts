// The office's labels: what must leave first, printed as it was made, again for a reason, bought elsewhere, what it cost, and the day's end.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grouped } from '#base/number.ts'
import { pageText, withPage, withPdf } from '#engine/pdf/pdfium.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { labelOfficeText } from '#shop/label/text.ts'
import { labelElsewhereText } from '#shop/label/ui/elsewhere/text.ts'
import { labelMendText, labelUnsoldText } from '#shop/label/ui/order/text.ts'
import { postageText } from '#shop/label/ui/postage/text.ts'
import { ticketDecisionText } from '#shop/ticket/decision/text.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { endOfDayText } from '#shop/tracking/dock/day/text.ts'
import { barless } from '#test/labels.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { shirt } from '../trust/money.ts'
import { bring, hurry, untilStatus } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { bulk, button, openPaper, sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let made: { id: number }[] = []
let printed: { id: number }[] = []
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
  const orders = await bring(people, [
    'PRODUCED',
    'PRODUCED',
    'PRODUCED',
    'PRODUCED',
    'PRODUCED',
    'PRODUCED',
    'PRODUCED',
    'PRINTED',
    'PRINTED',
    'PRINTED',
  ])
  made = orders.filter(({ station }) => station === 'PRODUCED')
  printed = orders.filter(({ station }) => station === 'PRINTED')
})
afterAll(() => deployment?.close())

/** The button that sends stands in the window, however tall the dialog is. */
async function isWithin({ page }: Visitor): Promise<void> {
  const shown = page.getByRole('dialog').locator('button[type=submit]')
  await shown.waitFor()
  const box = await shown.boundingBox()
  expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
}

test.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['vi', 'light', 1024],
] as const)('the office buys, prints, prints again and hands over: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const name = (what: string) => `label-office-${what}-${language}-${theme}-${width}`
  const staff = await deployment.visitor({ language, theme, width, token: people.tokens.owner })
  const { page } = staff
  const [bought, elsewhere] = made.splice(0, 2)
  const [again] = printed.splice(0, 1)
  const row = (id: number) => page.locator('tr[data-row]').filter({ hasText: `#${id}` })

  await staff.open('/office/labels')
  await row(bought?.id ?? 0)
    .getByText('Sandbox')
    .waitFor()
  await staff.station(name('queue'), 'whole page')

  // Bought elsewhere: no code is read, so that the number is typed, of a carrier that we do not know.
  await row(elsewhere?.id ?? 0)
    .getByRole('button', { name: say(labelOfficeText.elsewhere) })
    .click()
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: say(labelElsewhereText.choose) }).click()
  const buffer = await barless({ number: 'JD0002245' })
  await (await chooser).setFiles({ name: 'yodel.pdf', mimeType: 'application/pdf', buffer })
  await dialog.getByText(say(labelElsewhereText.unread)).waitFor()
  await isWithin(staff)
  await dialog.locator('[name=trackingNumber]').fill(`JD00022455${width}`)
  await dialog.locator('select[name=carrier]').selectOption('ANOTHER')
  await dialog.getByRole('button', { name: say(labelElsewhereText.put) }).click()
  await dialog.locator('[data-summary]').waitFor()
  await staff.station(name('elsewhere-wrong'))
  await dialog.locator('[name=carrierName]').fill('Yodel')
  await dialog.locator('[name=trackingLink]').fill('https://www.yodel.example/')
  await dialog.locator('[name=costCents]').fill(language === 'vi' ? '12,34' : '12.34')
  await isWithin(staff)
  await staff.station(name('elsewhere'))
  await dialog.getByRole('button', { name: new RegExp(say(labelElsewhereText.putFor, { amount: '' }).trim()) }).dblclick()
  await dialog.waitFor({ state: 'detached' })
  await untilStatus(people, elsewhere?.id ?? 0, 'LABEL_CREATED')

  // Bought from an account: the sum stands there first.
  await row(bought?.id ?? 0)
    .getByRole('button', { name: say(labelOfficeText.makeOne), exact: true })
    .click()
  await dialog.getByText(say(labelOfficeText.postage)).waitFor()
  await staff.station(name('sum'))
  await dialog.locator('[data-acts] button').last().click()
  await untilStatus(people, bought?.id ?? 0, 'LABEL_CREATED')
  await staff.open('/office/labels?tab=TO_PRINT')
  await row(bought?.id ?? 0).waitFor()
  await staff.station(name('to-print'), 'whole page')

  // On paper, and again for a reason alone.
  await staff.open('/office/labels?tab=PRINTED')
  await row(again?.id ?? 0)
    .getByRole('button', { name: say(labelOfficeText.reprint) })
    .click()
  await dialog.locator('[name=reason]').waitFor()
  await staff.station(name('reprint'))
  await dialog.getByRole('button', { name: say(labelOfficeText.reprint) }).click()
  await dialog.locator('[aria-invalid]').waitFor()
  await dialog.locator('[name=reason]').fill('The printer jammed')
  await openPaper(staff, dialog.getByRole('button', { name: say(labelOfficeText.reprint) }))
  await row(again?.id ?? 0)
    .getByText(say(labelOfficeText.times, { count: 2 }))
    .waitFor()
  await staff.station(name('printed'), 'whole page')

  // Its order's page says what it cost, and why it was printed again.
  await staff.open(`/office/order/${again?.id}`)
  await page.getByText(say(labelMendText.difference)).waitFor()
  await page.getByText('The printer jammed').first().waitFor()
  await staff.station(name('order'), 'whole page')

  // What it all cost; each figure leads to its labels.
  await staff.open('/office/labels/postage?by=ACCOUNT')
  await page.getByText(say(postageText.elsewhere)).first().waitFor()
  await staff.station(name('postage'), 'whole page')
  await page
    .getByRole('link', { name: say(postageText.elsewhere) })
    .first()
    .click()
  await page.getByText(`#${elsewhere?.id}`).waitFor()
  await staff.station(name('postage-labels'), 'whole page')

  // The day's end: scanned out, handed over, its form kept, and what is left over named.
  const { data: label } = await people.owner(labelCalls.officeLabel, { params: { id: again?.id ?? 0 } })
  await people.owner(trackingCalls.scanOut, { body: { scan: label?.trackingNumber ?? '' } })
  await staff.open('/office/manifests/end-of-day')
  await button(staff, say(endOfDayText.close)).click()
  await dialog.getByText(say(endOfDayText.leftAfter)).waitFor()
  await staff.station(name('hand-over'))
  await dialog.getByRole('button', { name: say(endOfDayText.close) }).click()
  await page.getByText(say(endOfDayText.ourList)).first().waitFor()
  await staff.station(name('end-of-day'), 'whole page')
  await staff.open(`/office/manifests/end-of-day/left?key=1`)
  await page.getByText(`#${bought?.id}`, { exact: true }).waitFor()
  await staff.station(name('left-over'), 'whole page')
  await page.goBack()
  await page.getByText(say(endOfDayText.title)).first().waitFor()
  expect(staff.complaints).toEqual([])
  await staff.context.close()
})

test.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['vi', 'light', 1024],
] as const)('a label whose carrier says nothing is ended by hand: %s, %s, %i px', async (language, theme, width) => {
  const say = sayIn(language)
  const name = (what: string) => `label-unsold-${what}-${language}-${theme}-${width}`
  const staff = await deployment.visitor({ language, theme, width, token: people.tokens.owner })
  const { page } = staff
  const body = { ...shirt, address: { ...shirt.address, fullName: 'Busy Carrier' } }
  const [{ id } = { id: 0 }] = await bring(people, ['PRODUCED'], { body })
  await people.owner(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await staff.open('/office/labels')
  const row = page.locator('tr[data-row]').filter({ hasText: `#${id}` })
  await row.getByRole('button', { name: say(labelUnsoldText.act), exact: true }).waitFor()
  await staff.station(name('queue'), 'whole page')
  await staff.open(`/office/order/${id}`)
  await page.getByText(say(labelUnsoldText.waiting)).waitFor()
  await button(staff, say(labelUnsoldText.act)).click()
  const dialog = page.getByRole('dialog')
  const go = dialog.getByRole('button', { name: say(labelUnsoldText.go), exact: true })
  await go.click()
  await dialog.locator('[aria-invalid]').waitFor()
  await staff.station(name('asked'))
  await dialog.locator('[name=note]').fill('No such label in the account')
  await go.dblclick()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(say(labelElsewhereText.act)).first().waitFor()
  await staff.station(name('ended'), 'whole page')
  expect(staff.complaints).toEqual([])
  await staff.context.close()
})

test.each([
  ['en', 1440],
  ['vi', 390],
] as const)('of labels with slips each slip lies behind its label, and says its order: %s, %i px', async (language, width) => {
  const say = sayIn(language)
  const orders = await bring(people, ['LABEL_CREATED', 'LABEL_CREATED', 'LABEL_CREATED'])
  const staff = await deployment.visitor({ language, width, token: people.tokens.owner })
  await staff.open('/office/labels?tab=TO_PRINT')
  for (const { id } of orders)
    await staff.page
      .locator('tr[data-row]')
      .filter({ hasText: `#${id}` })
      .getByRole('checkbox')
      .check()
  await staff.station(`label-office-slips-${language}-${width}`)
  const paper = await openPaper(staff, bulk(staff).getByRole('button', { name: say(labelOfficeText.printBoth), exact: true }))
  const pages = await withPdf(paper, async pdf => {
    const texts: string[] = []
    for (let page = 1; page <= pdf.pages; page++) texts.push(await withPage(pdf, page, pageText))
    return texts
  })
  const expected: RegExp[] = []
  for (const { id } of orders) {
    const { data: label } = await people.owner(labelCalls.officeLabel, { params: { id } })
    expected.push(new RegExp(grouped(label?.trackingNumber ?? 'none')), new RegExp(`Order #${id}\\b`))
  }
  expect(pages).toEqual(expected.map(words => expect.stringMatching(words)))
  // A label is no slip: its page names no order so.
  expect(pages.map(text => /Order #/.test(text))).toEqual(orders.flatMap(() => [false, true]))
  expect(staff.complaints).toEqual([])
  await staff.context.close()
})

test.each([1024, 390])('a tall dialog keeps its buttons in the window of %i px', async width => {
  const [order] = made // One more than the journeys take.
  const asked = { type: 'DEFECT' as const, subject: 'Torn', text: 'The seam is open.', orderId: order?.id ?? 0 }
  const types = ['OTHER', asked.type] as const
  let id = 0
  for (const type of types)
    id ||= await people
      .demo(ticketCalls.openTicket, { body: { ...asked, type }, files: [] })
      .then(({ data }) => data.id)
      .catch(() => 0)
  const staff = await deployment.visitor({ width, token: people.tokens.owner })
  await staff.open(`/office/ticket/${id}`)
  const say = sayIn('en')
  await button(staff, say(ticketDecisionText.decide)).first().click()
  await staff.page.getByRole('dialog').getByRole('radio').first().waitFor()
  await isWithin(staff)
  await staff.station(`label-office-decide-${width}`)
  await staff.context.close()
})
