// A friend signs up by a seller's link and orders; the award is posted when the order closes, taken back by its refund, and held where the
// two look like one person, until finance trusts them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { referralCalls } from '#shop/referral/contract.ts'
import { referralOfficeText, referralText } from '#shop/referral/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { uploadArt } from '#test/art.ts'
import { readMail } from '#test/deployment.ts'
import { clientOf, type FirstPeople, firstPeople } from '#test/people.ts'
import { controlOf } from '../trust/deployment/controls.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { button, field, rowsOf, sayIn, table, told } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let code = ''
let friends = 0
beforeAll(async () => {
  deployment = await openBrowserDeployment({ WITH_PAGES: 'yes' }, 'trust/deployment/controlled-server.ts')
  people = await firstPeople(deployment.server)
  await hurry(people)
  await people.owner(settingCalls.changeSetting, { params: { key: 'claimWindowDays' }, body: { value: 1 } })
  code = (await people.demo(referralCalls.myReferral)).data.code
  await people.demo(accountCalls.updateMe, { body: { fullName: 'Mia Lee', phone: '+84912345678', address: '12 Hang Bac, Hanoi' } })
})
afterAll(() => deployment?.close())

const password = 'a good long passphrase'
/** Signs up with the demo seller's code and proves their email; `fullName` as they give it. */
async function friend(username: string, fullName: string): Promise<FirstPeople> {
  const { server } = deployment
  const email = `${username}@example.com`
  await clientOf(server)(signInCalls.signUp, { body: { username, email, password, referralCode: code } })
  const otpCode = await readMail(`${server.dataDir}/outbox`, email, /^ {4}(\d{4})$/m)
  const { data } = await clientOf(server)(signInCalls.verifyEmail, { body: { email, otpCode } })
  const demo = clientOf(server, data.accessToken)
  await demo(accountCalls.updateMe, { body: { fullName, phone: `+12025550${100 + ++friends}`, address: username } })
  await uploadArt(demo, [3_600, 4_800], 'retro-sun.png')
  return { ...people, demo, tokens: { ...people.tokens, demo: data.accessToken } }
}

/** An order of theirs that was delivered, and whose claim window is over: it has brought its award before the clock goes back. */
async function closedOrder(of: FirstPeople, name: string): Promise<number> {
  const [order] = await bring(of, ['SHIPPED'])
  const params = { id: order?.id ?? 0 }
  const statusNow = async () => {
    await people.owner(trackingCalls.askCarrier)
    return (await of.demo(orderCalls.order, { params })).data.status
  }
  await expect.poll(statusNow, { timeout: 60_000, interval: 1_000 }).toBe('DELIVERED')
  const control = controlOf(deployment.server)
  await control('advance', { milliseconds: 2 * day })
  await control('cron', { name: 'order.close' })
  await expect
    .poll(
      async () => (await people.demo(referralCalls.myReferrals, { query: {} })).data.docs.find(({ username }) => username === name)?.state,
      {
        timeout: 60_000,
      },
    )
    .not.toBe('JOINED')
  await control('advance', { milliseconds: -2 * day })
  return params.id
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['vi', 'light', 1024],
] as const)('in %s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const look = `${language}-${theme}-${width}`
  const enter = (token?: string) => deployment.visitor({ language, theme, width, ...(token !== undefined && { token }) })
  const username = `friend-${width}`

  test('a seller shares their code, link and QR code, and who follows the link finds the code filled in', async () => {
    const seller = await enter(people.tokens.demo)
    await seller.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await seller.open('/my-referral')
    await told(seller, say(referralText.codeCopied), () => button(seller, say(referralText.copyCode)).click())
    expect(await seller.page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await told(seller, say(referralText.qrCopied), () => button(seller, say(referralText.copyQr)).click())
    const [file] = await Promise.all([seller.page.waitForEvent('download'), button(seller, say(referralText.saveQr)).click()])
    expect(file.suggestedFilename()).toBe(`referral-${code}.png`)
    const address = await field(seller, say(referralText.link)).inputValue()
    await seller.station(`referral-share-${look}`, 'whole page')
    const visitor = await enter()
    await visitor.open(new URL(address).pathname)
    expect(await visitor.page.locator('[name=referralCode]').inputValue()).toBe(code)
    await visitor.open('/auth/register')
    expect(await visitor.page.locator('[name=referralCode]').inputValue()).toBe(code)
    await visitor.station(`referral-sign-up-${look}`)
    expect([...seller.complaints, ...visitor.complaints]).toEqual([])
  })

  test('what the browser does not copy, and what does not load, says so and what to do', async () => {
    const seller = await enter(people.tokens.demo)
    await seller.page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
      Object.assign(navigator.clipboard, { writeText: refuse, write: refuse })
    })
    await seller.page.route('**/v1/referral/qr', route => route.fulfill({ status: 503, body: '' }))
    await seller.open('/my-referral')
    await told(seller, say(referralText.copyFailed), () => button(seller, say(referralText.copyCode)).click())
    await told(seller, say(referralText.copyFailed), () => button(seller, say(referralText.copyLink)).click())
    await told(seller, say(referralText.copyQrFailed), () => button(seller, say(referralText.copyQr)).click())
    await told(seller, say(referralText.saveQrFailed), () => button(seller, say(referralText.saveQr)).click())
    await seller.station(`referral-refused-${look}`)
    // What failed to load stands in the browser's own log, and nothing else does.
    expect(seller.complaints.filter(complaint => !complaint.includes('503'))).toEqual([])
  })

  test('an award is posted when the friend’s order closes, and taken back by its refund', async () => {
    const of = await friend(username, 'An Le')
    const id = await closedOrder(of, username)
    const seller = await enter(people.tokens.demo)
    await seller.open('/my-referral')
    const row = (await rowsOf(table(seller, say(referralText.history)))).filter({ hasText: username })
    await row.getByText(say(referralText.state_EARNING)).waitFor()
    await seller.station(`referral-earned-${look}`, 'whole page')
    const { paidCents } = (await people.owner(orderOfficeCalls.officeOrder, { params: { id } })).data
    await people.owner(orderOfficeCalls.officeRefund, { params: { id }, body: { amountCents: paidCents, reason: 'Torn' } })
    await expect.poll(async () => (await people.demo(referralCalls.myReferrals, { query: {} })).data.docs[0]?.awardCents).toBe(0)
    expect(seller.complaints).toEqual([])
  })

  test('finance decides about a pair that looks like one person; trust waits for a second one', async () => {
    const name = `twin-${width}`
    await closedOrder(await friend(name, 'MIA LEE'), name)
    const staff = await enter(people.tokens.owner)
    await staff.open('/office/referral?state=HELD')
    const row = (await rowsOf(table(staff, say(referralOfficeText.tabReferrals)))).filter({ hasText: name })
    await row.getByText(say(referralOfficeText.for_SAME_NAME)).waitFor()
    await staff.station(`referral-held-${look}`)
    await row.getByRole('button', { name: new RegExp(say(referralOfficeText.decide)) }).click()
    await field(staff, say(referralOfficeText.note)).fill('One person')
    await staff.station(`referral-decide-${look}`)
    await told(staff, say(referralOfficeText.refused), () => button(staff, say(referralOfficeText.refuse)).click())
    await row.waitFor({ state: 'detached' })
    await staff.open('/office/referral?tab=programmes')
    await staff.station(`referral-programmes-${look}`)
    await button(staff, say(referralOfficeText.make)).first().click()
    await field(staff, say(referralOfficeText.nameEn)).waitFor()
    await staff.station(`referral-new-programme-${look}`)
    expect(staff.complaints).toEqual([])
  })
})
