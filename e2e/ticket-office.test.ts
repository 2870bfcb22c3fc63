// What staff do with tickets beside answering: give them to each other, note, narrow the lists, and read the report of claims.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Wording } from '#base/text.ts'
import { appText } from '#kit/app/text.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { productionText } from '#shop/production/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { settingOfficeText } from '#shop/setting/text.ts'
import { ticketDecisionCalls } from '#shop/ticket/decision/contract.ts'
import { ticketFaults } from '#shop/ticket/faults.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { claimReportText } from '#shop/ticket/office/report/text.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { ticketNewText, ticketOfficeText, ticketText } from '#shop/ticket/talk/text.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletText } from '#shop/wallet/text.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { button, field, link, sayIn, scan, tab, told } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let orderId = 0
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await hurry(people)
  const sam = { username: 'sam', email: 'sam@inkport.example', fullName: 'Sam', roles: ['support' as const] }
  await people.owner(accountOfficeCalls.inviteStaff, { body: sam })
  await fundDemo(people, 500_00)
  const [delivered] = await bring(people, ['DELIVERED'])
  orderId = delivered?.id ?? 0
})
afterAll(() => deployment?.close())

const opened = async (body: object = {}) => {
  const asked = { type: 'OTHER' as const, subject: 'A question', text: 'Which thread is it?', ...body }
  return (await people.demo(ticketCalls.openTicket, { body: asked, files: [] })).data.id
}

const takenText = ticketFaults.SUPPORT_TAKEN.slice(1) as unknown as Wording // behind its status

/** A claim that came to nothing. */
async function decided(body: object): Promise<void> {
  const id = await opened(body)
  const { messages } = (await people.owner(ticketOfficeCalls.officeTicket, { params: { id } })).data
  const decision = { kind: 'REJECT' as const, cause: 'OTHER' as const, text: 'All is well.', seenDecisionId: null }
  await people.owner(ticketDecisionCalls.decideTicket, { params: { id }, body: { ...decision, seenMessageId: messages.at(-1)?.id ?? 0 } })
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['vi', 'light', 1024],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const name = (what: string) => `ticket-office-${what}-${language}-${theme}-${width}`
  const enter = (who: 'owner' | 'demo'): Promise<Visitor> => deployment.visitor({ language, theme, width, token: people.tokens[who] })
  const supporter = ({ page }: Visitor) => page.getByRole('combobox', { name: say(ticketOfficeText.supporter), exact: true })
  /** On a phone it may wait behind the others. */
  const filter = async ({ page }: Visitor, label: Wording) => {
    const [more, found] = [
      page.getByRole('button', { name: say(appText.moreFilters) }),
      page.getByRole('combobox', { name: say(label), exact: true }),
    ]
    if (!(await found.isVisible()) && (await more.isVisible())) await more.click()
    return found
  }
  const line = ({ page }: Visitor, id: number) => page.getByRole('link', { name: new RegExp(`#${id} `) }).first()
  async function leave(...visitors: readonly Visitor[]): Promise<void> {
    for (const visitor of visitors) {
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    }
  }

  test('a ticket is given to a colleague, who had it first is said, and it goes back to nobody', async () => {
    const id = await opened({ subject: `Given ${language}` })
    const staff = await enter('owner')
    const { page } = staff
    await staff.open(`/office/ticket/${id}`)
    await told(staff, say(ticketOfficeText.assigned, { name: 'sam' }), () => supporter(staff).selectOption({ label: 'sam' }))
    await staff.station(name('given'), 'whole page')
    const { supporterId } = (await people.owner(ticketOfficeCalls.officeTicket, { params: { id } })).data

    await staff.open('/office/ticket')
    await (await filter(staff, ticketOfficeText.whose)).selectOption({ label: 'sam' })
    await line(staff, id).waitFor()
    expect(new URL(page.url()).searchParams.get('supporter')).toBe(String(supporterId))
    await staff.station(name('of-sam'))
    await (await filter(staff, ticketOfficeText.whose)).selectOption({ label: say(ticketOfficeText.NOBODY) })
    await line(staff, id).waitFor({ state: 'detached' })

    // Somebody else takes it at the very moment when it is given back.
    await staff.open(`/office/ticket/${id}`)
    await supporter(staff).waitFor()
    await page.route(
      '**/assign',
      async route => {
        await people.owner(ticketOfficeCalls.takeTicket, { params: { id }, body: { seenSupporterId: supporterId } })
        await route.continue()
      },
      { times: 1 },
    )
    await told(staff, say(takenText, { name: 'owner' }), () => supporter(staff).selectOption({ label: say(ticketOfficeText.nobody) }))
    await staff.station(name('collided'))
    expect(await supporter(staff).locator('option:checked').innerText()).toContain('owner')
    staff.complaints.splice(0)
    await told(staff, say(ticketOfficeText.givenBack), () => supporter(staff).selectOption({ label: say(ticketOfficeText.nobody) }))
    await staff.open('/office/ticket?supporter=NOBODY')
    await line(staff, id).waitFor()
    await leave(staff)
  })

  test('a deposit’s ticket leads to the deposit on both sides; a note is for staff alone', async () => {
    const [deposit] = (await people.demo(depositCalls.myDeposits, { query: {} })).data.docs
    const seller = await enter('demo')
    await seller.open(`/payments/deposit/${deposit?.id}`)
    await link(seller, say(walletText.askDeposit)).click()
    const subject = seller.page.getByRole('textbox', { name: new RegExp(`^${say(ticketNewText.subject)}`) })
    await expect.poll(() => subject.inputValue()).toBe(say(ticketNewText.aboutDeposit, { id: deposit?.id ?? 0 }))
    await seller.page.getByRole('textbox', { name: new RegExp(`^${say(ticketNewText.text)}`) }).fill('When does it arrive?')
    await button(seller, say(ticketNewText.submit)).click()
    await seller.page.waitForURL(/\/ticket\/\d+$/)
    const id = Number(/\d+$/.exec(seller.page.url())?.[0])
    expect(await link(seller, `#${deposit?.id}`).getAttribute('href')).toBe(`/payments/deposit/${deposit?.id}`)
    await seller.station(name('deposit'), 'whole page')

    const staff = await enter('owner')
    await staff.open(`/office/ticket/${id}`)
    await staff.page.getByText(say(ticketText.note), { exact: true }).first().click()
    const words = 'It waits for the bank.'
    await field(staff, `${say(ticketText.note)} *`)
      .or(staff.page.getByRole('textbox', { name: new RegExp(`^${say(ticketText.note)}`) }))
      .first()
      .fill(words)
    await told(staff, say(ticketOfficeText.noteAdded), () => button(staff, say(ticketOfficeText.addNote)).click())
    await staff.page.getByRole('article').getByText(words).waitFor()
    await staff.station(name('note'), 'whole page')
    await seller.page.reload()
    await seller.page.getByText('When does it arrive?').waitFor()
    expect(await seller.page.getByText(words).count()).toBe(0)
    await link(staff, `#${deposit?.id}`).click()
    await staff.page.waitForURL(/\/office\/deposits\?/)
    await leave(seller, staff)
  })

  test('lists are narrowed by type, status and order of time, on both sides', async () => {
    const [payment, other] = [await opened({ type: 'PAYMENT', subject: 'A charge' }), await opened({ subject: 'Nothing else' })]
    const seller = await enter('demo')
    for (const [visitor, path] of [
      [seller, '/ticket'],
      [await enter('owner'), '/office/ticket'],
    ] as const) {
      await visitor.open(path)
      await line(visitor, other).waitFor()
      await (await filter(visitor, ticketText.type)).selectOption({ label: say(ticketText.type_PAYMENT) })
      await line(visitor, payment).waitFor()
      await line(visitor, other).waitFor({ state: 'detached' })
      await visitor.station(name(visitor === seller ? 'list' : 'list-office'))
      await tab(visitor, say(ticketText.status_SOLVED)).click()
      await visitor.page.getByText(say(appText.nothingFound)).waitFor()
      await button(visitor, say(appText.clearFilters)).first().click()
      await visitor.open(`${path}?sort=oldest&type=PAYMENT`)
      await line(visitor, payment).waitFor()
      const first = (await visitor.page.getByRole('link', { name: /^#\d+ / }).allInnerTexts()).map(text => Number(/\d+/.exec(text)?.[0]))
      expect(first).toEqual(first.toSorted((one, next) => one - next))
      await leave(visitor)
    }
  })

  test('a station says at which machine it stands, and the report of claims groups by it', async () => {
    const staff = await enter('owner')
    const { page } = staff
    const machine = button(staff, 'DTG 2')
    await people.owner(settingCalls.changeSetting, { params: { key: 'machines' }, body: { value: '' } })
    await staff.open('/office/production/scan')
    await page.getByLabel(say(productionText.scanLabel)).waitFor()
    await staff.open('/office/ticket/report')
    await tab(staff, say(claimReportText.by_STATION)).waitFor()
    expect([await machine.count(), await tab(staff, say(claimReportText.by_MACHINE)).count()]).toEqual([0, 0])
    await staff.open(`/office/settings?q=${encodeURIComponent(say(settingOfficeText.set_machines))}`)
    await page.getByRole('textbox', { name: say(settingOfficeText.set_machines) }).fill('DTG 1, DTG 2')
    await staff.station(name('machine-setting'))
    await told(staff, say(settingOfficeText.saved), () => button(staff, say(settingOfficeText.save)).click())

    const [exported] = await bring(people, ['EXPORTED'])
    const code = exported?.ticket ?? ''
    await staff.open('/office/production/scan')
    await machine.click()
    await page.reload()
    await machine.and(page.locator('[aria-pressed=true]')).waitFor()
    await scan(staff, say(productionText.scanLabel), code, say(productionText.started, { code }))
    await staff.station(name('machine'))
    await people.owner(productionCalls.scanTicket, { body: { code, action: 'pass' } })
    await decided({ type: 'CANCEL', orderId: exported?.id })
    await staff.open('/office/ticket/report')
    await tab(staff, say(claimReportText.by_MACHINE)).click()
    await page.getByText('DTG 2', { exact: true }).first().waitFor()
    await staff.station(name('report-machine'))
    await leave(staff)
  })

  test('the report of claims says which carrier had the parcels and who passed the pieces', async () => {
    await decided({ type: 'SHIPPING', orderId })
    const staff = await enter('owner')
    await staff.open('/office/ticket/report')
    for (const [by, who] of [
      [claimReportText.by_CARRIER, 'USPS'],
      [claimReportText.by_STATION, 'owner'],
    ] as const) {
      await tab(staff, say(by)).click()
      await staff.page.getByRole('main').getByText(who, { exact: true }).first().waitFor()
      await staff.station(name(`report-${who}`), 'whole page')
    }
    await leave(staff)
  })
})
