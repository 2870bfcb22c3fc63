// Two of staff at one ticket see each other, and duplicates become one: merged by keyboard, followed by their seller.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCents } from '#base/money.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { ticketMergeCalls } from '#shop/ticket/office/merge/contract.ts'
import { ticketMergeText } from '#shop/ticket/office/merge/text.ts'
import { ticketCalls } from '#shop/ticket/talk/contract.ts'
import { ticketOfficeText, ticketText } from '#shop/ticket/talk/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { makeOrders } from '../trust/money.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { sayIn } from './journey/acts.ts'
import { press } from './keyboard.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let orderId = 0
const colleague = { username: 'minhkhue', token: '' }
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  orderId = (await makeOrders(people.demo, 1))[0] ?? 0
  const { username } = colleague
  const email = `${username}@example.com`
  await people.owner(accountOfficeCalls.inviteStaff, { body: { username, email, fullName: 'Minh Khuê', roles: ['support'] } })
  const token = await deployment.readMail(email, /\/auth\/link#([\w-]{43})/)
  const entered = (await deployment.client()(signInCalls.redeemLink, { body: { token } })).data.accessToken
  const password = 'Reads every ticket 2'
  await deployment.client(entered)(accountCalls.changePassword, { body: { newPassword: password } })
  colleague.token = (await deployment.client()(signInCalls.signIn, { body: { username, password } })).data.accessToken
})
afterAll(() => deployment?.close())

const asked = async (subject: string) => {
  const body = { type: 'PAYMENT', subject, text: `${subject} I was charged twice.`, orderId } as const
  return (await people.demo(ticketCalls.openTicket, { body, files: [] })).data.id
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['vi', 'light', 1024],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const name = (what: string) => `ticket-merge-${what}-${language}-${theme}-${width}`
  const enter = (token: string) => deployment.visitor({ language, theme, width, token })
  const words = ({ page }: Visitor, label: readonly [string, string]) => page.getByRole('textbox', { name: new RegExp(`^${say(label)}`) })
  async function leave(visitor: Visitor): Promise<void> {
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  }

  test('staff see who else answers while they write, also after their tab died, and its seller does not', async () => {
    const id = await asked('Where is my refund?')
    const [owner, lan, seller] = [await enter(people.tokens.owner), await enter(colleague.token), await enter(people.tokens.demo)]
    await owner.open(`/office/ticket/${id}`)
    await lan.open(`/office/ticket/${id}`)
    await seller.open(`/ticket/${id}`)
    const sees = owner.page.getByText(say(ticketOfficeText.answering_one, { names: colleague.username }))
    expect(await sees.count()).toBe(0)

    await words(lan, ticketOfficeText.reply).pressSequentially('Sorry, we look')
    await sees.waitFor({ timeout: 10_000 })
    // What an order that is not paid yet costs.
    const { totalCost } = (await people.demo(orderCalls.order, { params: { id: orderId } })).data
    await owner.page.getByText(formatCents(totalCost, { language }), { exact: true }).first().waitFor()
    await owner.station(name('answering'), 'whole page')
    expect(await lan.page.getByText(say(ticketOfficeText.answering_one, { names: colleague.username })).count()).toBe(0)
    expect(await seller.page.getByText(colleague.username).count()).toBe(0)

    await words(lan, ticketOfficeText.reply).fill('')
    await sees.waitFor({ state: 'detached', timeout: 10_000 })
    await words(lan, ticketOfficeText.reply).pressSequentially('Once more')
    await sees.waitFor({ timeout: 10_000 })
    expect(lan.complaints).toEqual([])
    // Nothing says goodbye.
    await lan.context.close()
    await sees.waitFor({ state: 'detached', timeout: 30_000 })
    await leave(owner)
    await leave(seller)
  })

  test('staff merge a duplicate by keyboard; its seller is led to the other, and their reply too', async () => {
    const [first, second] = [await asked('Charged twice'), await asked('Charged twice, again')]
    const seller = await enter(people.tokens.demo)
    await seller.open(`/ticket/${second}`)
    const staff = await enter(people.tokens.owner)
    await staff.open(`/office/ticket/${second}`)
    await press(staff, say(ticketMergeText.act))
    const dialog = staff.page.getByRole('dialog')
    const target = dialog.getByRole('radio', { name: new RegExp(`^#${first} `) })
    await target.waitFor()
    await target.focus()
    await staff.page.keyboard.press('Space')
    await staff.station(name('dialog'))
    await press(staff, say(ticketMergeText.mergeInto, { id: first }))
    await staff.page.waitForURL(new RegExp(`/office/ticket/${first}$`))
    await staff.page
      .getByRole('link', { name: say(ticketMergeText.line_FROM, { id: second }) })
      .first()
      .waitFor()
    await staff.station(name('office-goes-on'), 'whole page')
    await staff.open(`/office/ticket/${second}`)
    await staff.page.getByRole('link', { name: say(ticketMergeText.open, { id: first }) }).waitFor()
    await staff.station(name('office-merged'), 'whole page')

    // Live: its seller reads where it goes on, and what is written here arrives there.
    await seller.page.getByText(say(ticketMergeText.replyGoes, { id: first })).waitFor()
    await seller.station(name('merged'), 'whole page')
    await words(seller, ticketText.message).fill('It is the same card.')
    await seller.page.getByRole('button', { name: say(ticketText.send), exact: true }).click()
    await seller.page.waitForURL(new RegExp(`/ticket/${first}$`))
    await seller.page.getByText('It is the same card.').waitFor()
    await seller.page
      .getByRole('link', { name: say(ticketMergeText.line_FROM, { id: second }) })
      .first()
      .waitFor()
    await seller.station(name('goes-on'), 'whole page')
    await leave(seller)

    // Opened again, it is apart.
    await staff.page.getByRole('button', { name: say(ticketOfficeText.reopen), exact: true }).click()
    await staff.page.getByRole('link', { name: say(ticketMergeText.open, { id: first }) }).waitFor({ state: 'detached' })
    await staff.open(`/office/ticket/${first}`)
    await staff.page.getByRole('link', { name: say(ticketMergeText.line_SPLIT, { id: second }) }).waitFor()
    await leave(staff)
  })

  test('who answers reads first what was merged meanwhile, and keeps what was typed', async () => {
    const [first, second] = [await asked('Two payments'), await asked('Two payments!')]
    const staff = await enter(people.tokens.owner)
    await staff.open(`/office/ticket/${first}`)
    await words(staff, ticketOfficeText.reply).fill('We look into it.')
    const other = await enter(people.tokens.owner)
    await other.open(`/office/ticket/${second}`)
    await words(other, ticketOfficeText.reply).fill('Half an answer')
    const seenMessageId = (await people.demo(ticketCalls.myTicket, { params: { id: second } })).data.messages.at(-1)?.id ?? 0
    await deployment.client(colleague.token)(ticketMergeCalls.mergeTicket, {
      params: { id: second },
      body: { intoId: first, seenMessageId },
    })
    await other.page.getByRole('link', { name: say(ticketMergeText.open, { id: first }) }).waitFor()
    expect(await words(other, ticketOfficeText.reply).inputValue()).toBe('Half an answer')
    await other.station(name('half'), 'whole page')
    await leave(other)
    await staff.page
      .getByRole('alert')
      .filter({ hasText: say(ticketOfficeText.news) })
      .waitFor()
    await staff.station(name('news'), 'whole page')
    await staff.page.getByRole('button', { name: say(ticketOfficeText.gotIt), exact: true }).click()
    await staff.page.getByRole('button', { name: say(ticketText.send), exact: true }).click()
    await staff.page.getByText(say(ticketText.sent)).waitFor()
    await leave(staff)
  })
})
