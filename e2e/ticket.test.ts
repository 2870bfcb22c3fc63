// A ticket from end to end: opened with a photo from its order, answered, replied to, decided, solved, and opened again.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { ticketDecisionText } from '#shop/ticket/decision/text.ts'
import { ticketMacroText } from '#shop/ticket/office/macro/text.ts'
import { claimReportText } from '#shop/ticket/office/report/text.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { ticketNewText, ticketOfficePlaceText, ticketOfficeText, ticketText } from '#shop/ticket/talk/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
const delivered: number[] = []
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
  for (const { id } of await bring(people, Array(3).fill('DELIVERED'))) delivered.push(id)
})
afterAll(() => deployment?.close())

/** A shirt with a stain, as somebody would photograph it. */
async function photo(name: string) {
  const stain = Buffer.from(
    '<svg width="900" height="700"><rect width="900" height="700" fill="#2f5d3a"/><circle cx="520" cy="330" r="90" fill="#d9c27a"/></svg>',
  )
  return { name, mimeType: 'image/jpeg', buffer: await sharp(stain).jpeg().toBuffer() }
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['vi', 'light', 1024],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const name = (what: string) => `ticket-${what}-${language}-${theme}-${width}`
  const enter = (who: 'owner' | 'demo'): Promise<Visitor> => deployment.visitor({ language, theme, width, token: people.tokens[who] })
  const press = ({ page }: Visitor, text: readonly [string, string]) => page.getByRole('button', { name: say(text), exact: true }).click()
  const words = ({ page }: Visitor, label: readonly [string, string]) => page.getByRole('textbox', { name: new RegExp(`^${say(label)}`) })
  async function leave(visitor: Visitor): Promise<void> {
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  }

  test('a seller asks with a photo, staff answer, the seller replies, and what is solved is opened again', async () => {
    const orderId = delivered.shift() ?? 0
    const seller = await enter('demo')
    await seller.open(`/order/${orderId}`)
    await seller.page
      .getByRole('link', { name: say(orderEditText.reportItem) })
      .first()
      .click()
    await seller.page.getByRole('radio', { name: new RegExp(`^${say(ticketText.type_DEFECT)}`) }).waitFor()
    // The item is chosen already; the photo is asked for at the field.
    await words(seller, ticketNewText.text).fill('The print has a stain on the chest.')
    await press(seller, ticketNewText.submit)
    await seller.page.getByRole('alert').first().waitFor()
    await seller.page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo('stain.jpg'))
    await seller.station(name('new'), 'whole page')
    await press(seller, ticketNewText.submit)
    await seller.page.waitForURL(/\/ticket\/\d+$/)
    const id = Number(/\d+$/.exec(seller.page.url())?.[0])
    await seller.page.getByRole('link', { name: /stain\.jpg/ }).waitFor()
    await seller.page.getByText(say(ticketText.answerBy).replace(/ \.$/, '')).waitFor()

    const staff = await enter('owner')
    await staff.open('/office')
    await staff.page.getByRole('rowheader', { name: new RegExp(say(ticketOfficePlaceText.queue_tickets)) }).waitFor()
    await staff.station(name('office-home'), 'whole page')
    await staff.open('/office/ticket?sort=due')
    await staff.station(name('office-list'), 'whole page')
    await staff.page
      .getByRole('link', { name: new RegExp(`#${id} `) })
      .first()
      .click()
    // A macro is filled whole; one that cannot be says what is missing.
    await staff.page.getByText(say(ticketOfficeText.replyDue)).waitFor()
    await press(staff, ticketMacroText.insert)
    await staff.page.getByRole('button', { name: 'Refunded' }).click()
    await staff.page
      .getByText(/: refunded/)
      .first()
      .waitFor()
    await press(staff, ticketMacroText.insert)
    await staff.page.getByRole('button', { name: 'Photo, please' }).click()
    await staff.page
      .getByRole('textbox', { name: new RegExp(`^${say(ticketOfficeText.reply)}`) })
      .filter({ hasText: `#${orderId}` })
      .waitFor()
    await staff.station(name('macro'))
    await words(staff, ticketOfficeText.reply).fill('Sorry! Was it there when you opened the bag?')
    await press(staff, ticketText.send)
    await staff.page.getByText(say(ticketText.sent)).waitFor()
    await staff.station(name('office'), 'whole page')

    // Live: nobody reloads.
    await seller.page.getByText('Was it there when you opened the bag?').waitFor()
    await words(seller, ticketText.message).fill('Yes, it was.')
    await press(seller, ticketText.send)
    await seller.page.getByText('Yes, it was.').waitFor()
    await seller.station(name('talk'), 'whole page')

    await staff.page.getByText('Yes, it was.').waitFor()
    await press(staff, ticketDecisionText.decide)
    const dialog = staff.page.getByRole('dialog')
    await dialog.getByRole('radio', { name: new RegExp(`^${say(ticketDecisionText.kind_REFUND)}`) }).check()
    await dialog.getByRole('combobox', { name: new RegExp(`^${say(ticketDecisionText.cause)}`) }).selectOption('PRINT')
    await staff.station(name('decide'))
    await dialog.getByRole('button', { name: new RegExp(`^${say(ticketDecisionText.do_REFUND)} · `) }).click()
    await dialog.waitFor({ state: 'detached' })
    await seller.page.getByText(say(ticketText.solvedNote)).waitFor()
    await seller.station(name('solved'), 'whole page')

    await words(seller, ticketText.message).fill('Thank you. One more question …')
    await press(seller, ticketText.send)
    await seller.page.getByText(say(ticketText.reopened)).waitFor()
    const { data } = await people.demo(ticketCalls.myTicket, { params: { id } })
    expect(data).toMatchObject({ status: 'IN_PROGRESS', waitingOn: 'STAFF', orderId })
    expect(data.messages.some(message => message.decision?.kind === 'REFUND')).toBe(true)
    await seller.open('/ticket')
    await seller.page
      .getByRole('link', { name: new RegExp(`#${id} `) })
      .first()
      .waitFor()
    await seller.station(name('list'), 'whole page')
    await leave(seller)

    await staff.open('/office/ticket')
    await staff.page.getByRole('link', { name: say(ticketOfficeText.report), exact: true }).click()
    await staff.page.getByText('$', { exact: false }).first().waitFor()
    await staff.station(name('report-cause'), 'whole page')
    await staff.page.getByRole('tab', { name: say(claimReportText.by_PRODUCT), exact: true }).click()
    await staff.page
      .getByText(/G5000|Tee|Áo/)
      .first()
      .waitFor()
    await staff.station(name('report-product'), 'whole page')
    await leave(staff)
  })

  test('staff write first from an order, and its seller replies', async () => {
    const { docs } = (await people.demo(ticketCalls.myTickets, { query: { type: 'DEFECT' } })).data
    const orderId = docs[0]?.orderId ?? 0
    const staff = await enter('owner')
    await staff.open(`/office/order/${orderId}`)
    await staff.page.getByRole('link', { name: say(orderOfficeText.writeToSeller), exact: true }).click()
    await words(staff, ticketOfficeText.writeText).fill('Your print is pale. Shall we make it darker?')
    await staff.station(name('begin'), 'whole page')
    await press(staff, ticketText.send)
    await staff.page.waitForURL(/\/office\/ticket\/\d+$/)
    const id = /\d+$/.exec(staff.page.url())?.[0]
    const seller = await enter('demo')
    await seller.open(`/ticket/${id}`)
    await seller.page.getByText('Shall we make it darker?').waitFor()
    await words(seller, ticketText.message).fill('Yes, please.')
    await press(seller, ticketText.send)
    await staff.page.getByText('Yes, please.').waitFor()
    await staff.station(name('begun'), 'whole page')
    await leave(seller)
    await leave(staff)
  })

  test('staff write a macro in both languages; a field that is not known is named', async () => {
    const staff = await enter('owner')
    await staff.open('/office/ticket/macros')
    await press(staff, ticketMacroText.add)
    const title = `Thanks ${language} ${width}`
    await words(staff, ticketMacroText.name).fill(title)
    await words(staff, ticketMacroText.textEn).fill('Thank you, {{nome}}.')
    await words(staff, ticketMacroText.textVi).fill('Cảm ơn {{name}}.')
    await press(staff, ticketMacroText.save)
    // What was typed says it, too, but not at its end.
    await staff.page
      .getByRole('dialog')
      .getByText(/: nome$/)
      .first()
      .waitFor()
    await staff.station(name('macro-refused'))
    await words(staff, ticketMacroText.textEn).fill('Thank you, {{name}}.')
    await press(staff, ticketMacroText.save)
    await staff.page.getByText(title, { exact: true }).first().waitFor()
    await staff.station(name('macros'), 'whole page')
    await leave(staff)
  })

  test('what is known of a parcel is shown before anybody is asked, and the back button goes back', async () => {
    const { docs } = (await people.demo(ticketCalls.myTickets, { query: { type: 'DEFECT' } })).data
    const orderId = docs[0]?.orderId ?? 0
    const seller = await enter('demo')
    await seller.open(`/order/${orderId}`)
    await seller.open(`/ticket/new?order=${orderId}&type=SHIPPING`)
    await seller.page.getByRole('region', { name: say(ticketNewText.knownTitle) }).waitFor()
    await seller.station(name('known'), 'whole page')
    await press(seller, ticketNewText.yes)
    await seller.page.getByRole('heading', { name: say(orderText.pageTitle, { id: orderId }) }).waitFor()
    await leave(seller)
  })
})
