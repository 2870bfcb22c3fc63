// What staff do for somebody's account, in a real browser, and what the person has of it: the mail, the link, the new password.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import type { StaffRole } from '#shop/account/person/rules.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { accountText } from '#shop/account/sign-in/text.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { approvalOfficeText, approvalText } from '#shop/approval/text.ts'
import { careCalls } from '#shop/care/contract.ts'
import { careOfficeText as text } from '#shop/care/text.ts'
import { until } from '#test/deployment.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { asked, sayIn } from './journey/acts.ts'
import { type } from './keyboard.ts'

const password = 'letters on a bench'
let deployment: BrowserDeployment
let people: FirstPeople
let second: Awaited<ReturnType<typeof newStaff>> | undefined
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
})
afterAll(() => deployment?.close())

async function newSeller(username: string): Promise<{ id: number; email: string }> {
  const email = `${username}@example.com`
  const { data } = await deployment.client()(signInCalls.signUp, { body: { username, email, password } })
  const otpCode = await deployment.readMail(email, /^ {4}(\d{4})$/m)
  await deployment.client()(signInCalls.verifyEmail, { body: { email, otpCode } })
  return { id: data.user.id, email }
}
/** One of the staff who came by their link and chose a password. */
async function newStaff(role: StaffRole, username = `colleague-${role}`) {
  const email = `${username}@example.com`
  const { data } = await people.owner(accountOfficeCalls.inviteStaff, { body: { username, email, fullName: username, roles: [role] } })
  const body = { token: (await linkOf(email)).slice('/auth/link#'.length) }
  const entered = (await deployment.client()(signInCalls.redeemLink, { body })).data.accessToken
  await deployment.client(entered)(accountCalls.changePassword, { body: { newPassword: password } })
  const token = (await deployment.client()(signInCalls.signIn, { body: { username, password } })).data.accessToken
  return { id: data.id, username, email, token }
}
/** What the owner asked for, the second person approves. */
async function approveAsSupport(personId: number) {
  second ??= await newStaff('support', 'second')
  const client = deployment.client(second.token)
  const { docs } = (await client(approvalCalls.approvals, { query: { limit: 100 } })).data
  const { id = 0 } = docs.find(({ object }) => object === String(personId)) ?? {}
  await client(approvalCalls.confirmApproval, { params: { id }, body: {} })
}
const isWide = ({ page }: Visitor) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const read = new Set<string>()
/** The next link that is mailed to them: the mail may still be on its way behind an earlier one. */
const linkOf = (email: string): Promise<string> =>
  until(`a link to ${email}`, async () => {
    const link = await deployment.readMail(email, /(\/auth\/link#[\w-]{43})/)
    const isNew = !read.has(link)
    read.add(link)
    return isNew ? link : undefined
  })

/** Follows the mailed link, chooses a password and signs in with it in another browser. */
async function followLink(email: string, username: string, chosen: string): Promise<void> {
  const visitor = await deployment.visitor({ width: 390 })
  await visitor.open(await linkOf(email))
  await visitor.page.locator('input[name=confirm]').waitFor()
  await visitor.station(`person-link-${username}`)
  await type(visitor, { password: chosen, confirm: chosen })
  await visitor.page.waitForURL(url => !url.pathname.startsWith('/auth'))
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
  const again = await deployment.visitor()
  await again.open('/auth/login')
  await type(again, { username, password: chosen })
  await again.page.waitForURL(url => !url.pathname.startsWith('/auth'))
  await again.context.close()
}

const looks = [
  { width: 1440, language: 'en', theme: 'light' },
  { width: 1024, language: 'vi', theme: 'light' },
  { width: 390, language: 'vi', theme: 'dark' },
  { width: 390, language: 'en', theme: 'dark' },
] as const
describe.each(looks)('$language, $theme, $width px', look => {
  const say = sayIn(look.language)
  const name = `person-${look.language}-${look.theme}-${look.width}`
  const button = ({ page }: Visitor, words: string) => page.getByRole('button', { name: words, exact: true })

  test('a seller is sent a link for a new password and their data is corrected', async () => {
    const username = `cared-${look.language}-${look.theme}-${look.width}`
    const { id, email } = await newSeller(username)
    const visitor = await deployment.visitor({ ...look, token: people.tokens.owner })
    const { page } = visitor
    await visitor.open(`/office/people/${id}`)
    await button(visitor, say(text.sendLink)).waitFor()
    await visitor.station(name, 'whole page')
    expect(await isWide(visitor)).toBe(false)

    await button(visitor, say(text.sendLink)).click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('textarea[name=reason]').fill('Called us from the number on file')
    await visitor.station(`${name}-link`)
    await button(visitor, say(text.linkDo)).click()
    await page.getByText(say(text.linkSent, { email })).waitFor()

    await button(visitor, say(text.correct)).click()
    await dialog.locator('input[name=fullName]').fill('Minh Tran')
    await dialog.locator('input[name=shopName]').fill('Minh Prints')
    await dialog.locator('textarea[name=reason]').fill('Mistyped at sign-up')
    await visitor.station(`${name}-correct`)
    await button(visitor, say(text.save)).click()
    await page.getByText(say(text.corrected)).waitFor()
    await page.getByText('Minh Tran').first().waitFor()
    expect(await deployment.readMail(email, /(Full name: \(empty\) → Minh Tran)/)).toBeTruthy()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
    await followLink(email, username, `${password} 2`)
  })

  test('a seller’s email is changed: two people ask the new address, which proves it with the username', async () => {
    const username = `moved-${look.language}-${look.theme}-${look.width}`
    const newEmail = `${username}@new.example.com`
    const { id, email } = await newSeller(username)
    const visitor = await deployment.visitor({ ...look, token: people.tokens.owner })
    const { page } = visitor
    await visitor.open(`/office/people/${id}`)
    await button(visitor, say(text.changeEmail)).click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('input[name=newEmail]').fill(newEmail)
    await dialog.locator('textarea[name=reason]').fill('Lost the old mailbox')
    await dialog.getByText(say(approvalText.waitsAlways)).waitFor()
    await visitor.station(`${name}-email`)
    await button(visitor, say(text.emailDo)).click()
    await dialog.waitFor({ state: 'detached' })
    await approveAsSupport(id)
    expect(await deployment.readMail(email, /(was asked to change the email)/)).toBeTruthy()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()

    const seller = await deployment.visitor(look)
    await seller.open(await deployment.readMail(newEmail, /(\/auth\/confirm-email#[\w-]{43})/))
    await type(seller, { username: 'somebody-else' })
    await seller.page.locator('[aria-invalid=true]').waitFor()
    await seller.station(`${name}-email-wrong`)
    await type(seller, { username })
    await seller.page.getByText(say(accountText.emailConfirmed)).waitFor()
    await seller.station(`${name}-email-done`)
    expect(await isWide(seller)).toBe(false)
    expect(seller.complaints).toEqual([])
    await seller.context.close()
    const { data } = await deployment.client()(signInCalls.signIn, { body: { username: newEmail, password } })
    expect(data.user.email).toBe(newEmail)
  })
})

test('for one of the staff another person decides: by keyboard asked, approved by the owner, and the link works', async () => {
  const say = sayIn('en')
  const colleague = await newStaff('finance')
  const asker = await newStaff('support')
  const support = await deployment.visitor({ token: asker.token })
  await support.open(`/office/people/${colleague.id}`)
  await support.page.getByRole('button', { name: say(text.sendLink), exact: true }).focus()
  await support.page.keyboard.press('Enter')
  await support.page.locator('textarea[name=reason]:focus').waitFor()
  await support.page.keyboard.type('Lost their password manager')
  await support.page.locator('dialog[open]').getByText(say(approvalText.waitsAlways)).waitFor()
  await support.station('person-staff-link')
  await support.page.keyboard.press('Tab')
  await support.page.keyboard.press('Tab')
  await support.page.keyboard.press('Enter')
  await support.page.getByText(/Sent for approval as #\d+/).waitFor()
  await support.station('person-staff-waits')

  const owner = await deployment.visitor({ token: people.tokens.owner })
  await owner.open('/office/approvals')
  await owner.page
    .getByText(say(asked(careCalls.sendPasswordLink)))
    .first()
    .waitFor()
  await owner.page.getByRole('link', { name: colleague.username, exact: true }).waitFor()
  await owner.station('person-staff-approval')
  await owner.page
    .getByRole('button', { name: say(approvalOfficeText.confirm), exact: true })
    .first()
    .click()
  await owner.page
    .locator('dialog[open]')
    .getByRole('button', { name: say(approvalOfficeText.confirm), exact: true })
    .click()
  await owner.page.getByText(say(approvalOfficeText.done)).waitFor()
  await followLink(colleague.email, colleague.username, `${password} 3`)
  expect([...support.complaints, ...owner.complaints]).toEqual([])
})
