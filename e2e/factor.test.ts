// The second factor as people meet it, in a real browser: set up, asked for, lost, and required of staff.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { accountText } from '#shop/account/sign-in/text.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { codeOf } from '#test/phone.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'

const password = 'letters on a bench'
let deployment: BrowserDeployment
let codes: string[] = []
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  const enter = async (token: string) => {
    const { data } = await deployment.client()(signInCalls.redeemLink, { body: { token } })
    return data.accessToken
  }
  const owner = await enter(deployment.firstTokens.owner)
  const body = { value: true }
  await deployment.client(owner)(settingCalls.changeSetting, { params: { key: 'isStaffFactorRequired' }, body })
  for (const token of [owner, await enter(deployment.firstTokens.demo)])
    await deployment.client(token)(accountCalls.changePassword, { body: { newPassword: password } })
})
afterAll(() => deployment?.close())

async function logIn({ page, open }: Visitor, username: string) {
  await open('/auth/login')
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
}
const isWide = ({ page }: Visitor) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
async function givePassword({ page }: Visitor) {
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.locator('img[src^=data]').waitFor()
}
/** The key that the screen shows, typed into the phone; then the phone's code, typed into the screen. */
async function setUp({ page }: Visitor) {
  const key = await page.locator('img[src^=data] + div button span').first().innerText()
  await page.locator('input[name=code]').fill(codeOf(key.replaceAll(' ', ''), new Date()))
  await page.keyboard.press('Enter')
  await page.locator('ol li').first().waitFor()
  return page.locator('ol li').allInnerTexts()
}

test('a seller sets it up with a phone and keeps the recovery codes', async () => {
  const seller = await deployment.visitor()
  const { page } = seller
  await logIn(seller, 'demo')
  await page.waitForURL('**/dashboard')
  await seller.open('/profile/security')
  await page.getByRole('button', { name: 'Set up' }).click()
  await seller.station('factor-password')
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await page.getByText('The password is not correct').first().waitFor()
  await givePassword(seller)
  await seller.station('factor-set-up')
  await page.locator('input[name=code]').fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('This code is wrong').first().waitFor()
  codes = await setUp(seller)
  expect(new Set(codes).size).toBe(10)
  await seller.station('factor-codes')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  expect(file.suggestedFilename()).toBe('inkport-demo-recovery-codes.txt')
  await page.getByRole('button', { name: 'I saved them' }).click()
  await page.getByText('10 recovery codes left').waitFor()
  expect(seller.complaints).toEqual([])
})

test('sign-in asks for the code, says what is wrong beside it, and takes a recovery code, by keyboard alone', async () => {
  const seller = await deployment.visitor({ width: 390, language: 'vi', theme: 'dark' })
  const { page } = seller
  await logIn(seller, 'demo')
  await page.locator('input[autocomplete=one-time-code]').waitFor()
  await seller.station('factor-step')
  expect(await isWide(seller)).toBe(false)
  await page.keyboard.type('000000')
  await page.getByText('Mã này không đúng').waitFor()
  await seller.station('factor-step-wrong')
  expect(await isWide(seller)).toBe(false)
  await page.getByRole('button', { name: 'Dùng mã khôi phục' }).press('Enter')
  await page.getByLabel('Mã khôi phục').waitFor()
  await page.keyboard.type(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  expect(seller.complaints).toEqual([])
})

test('the dialog over a page whose session ended asks for it too, and so does a mailed link', async () => {
  const seller = await deployment.visitor()
  const { page, context } = seller
  await logIn(seller, 'demo')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.keyboard.type(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await seller.open('/profile/security')
  await page.getByText('8 recovery codes left').waitFor()
  await context.clearCookies({ name: 'access_token' })
  await page.getByRole('tab', { name: 'Sessions' }).click()
  await page.locator('dialog input[name=username]').fill('demo')
  await page.locator('dialog input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.locator('dialog').getByText('Second step').waitFor()
  await seller.station('factor-dialog')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.keyboard.type(codes[2] ?? '')
  await page.keyboard.press('Enter')
  await page.getByText('This device').waitFor()

  const stranger = await deployment.visitor()
  await deployment.client()(signInCalls.requestOtp, { body: { email: 'demo@inkport.example' } })
  const link = await deployment.readMail('demo@inkport.example', /(\/auth\/link#[\w-]{43})/)
  await stranger.open(link)
  await stranger.page.locator('input[name=password]').fill(`${password} too`)
  await stranger.page.locator('input[name=confirm]').fill(`${password} too`)
  await stranger.page.keyboard.press('Enter')
  await stranger.page.getByRole('button', { name: 'Use a recovery code' }).click()
  await stranger.station('factor-link')
  await stranger.page.keyboard.type(codes[3] ?? '')
  await stranger.page.keyboard.press('Enter')
  await stranger.page.waitForURL('**/dashboard')
  expect([...seller.complaints, ...stranger.complaints]).toEqual([])
})

test('where the shop requires it, the office opens once it is set up', async () => {
  const owner = await deployment.visitor({ width: 390 })
  await logIn(owner, 'owner')
  await owner.page.waitForURL('**/office/profile/security')
  await owner.page.getByText(accountText.securityAsked[0]).waitFor()
  await owner.station('factor-required')
  await owner.page.getByRole('button', { name: 'Set up' }).click()
  await givePassword(owner)
  await owner.page.locator('img[src^=data]').waitFor()
  expect(await isWide(owner)).toBe(false)
  await setUp(owner)
  await owner.station('factor-required-codes')
  await owner.page.getByRole('button', { name: 'I saved them' }).click()
  await owner.page.waitForURL('**/office')
  await owner.open('/office/people')
  await owner.page.getByText('demo@inkport.example').first().waitFor()
  expect(owner.complaints).toEqual([])
})
