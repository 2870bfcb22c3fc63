// What a person does with the account itself, in a real browser: another email, the data to take along, leaving.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { accountText as texts } from '#shop/account/sign-in/text.ts'
import { myPricesText } from '#shop/catalogue/price/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { press, type } from './keyboard.ts'

const password = 'letters on a bench'
let deployment: BrowserDeployment
beforeAll(async () => {
  deployment = await openBrowserDeployment()
})
afterAll(() => deployment?.close())

/** A new seller, verified and logged in. */
async function enter(visitor: Visitor, username: string) {
  const email = `${username}@example.com`
  await deployment.client()(signInCalls.signUp, { body: { username, email, password } })
  const otpCode = await deployment.readMail(email, /^ {4}(\d{4})$/m)
  await deployment.client()(signInCalls.verifyEmail, { body: { email, otpCode } })
  await visitor.open('/auth/login')
  await type(visitor, { username, password })
  await visitor.page.waitForURL(url => !url.pathname.startsWith('/auth'))
}
const isWide = ({ page }: Visitor) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('one’s data is a click away, and the account can be closed; its name is free again', async () => {
  const visitor = await deployment.visitor()
  const { page } = visitor
  await enter(visitor, 'leaver')
  await visitor.open('/profile/privacy')
  await page.getByRole('button', { name: texts.closeDo[0] }).waitFor()
  await visitor.station('privacy')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: texts.exportDo[0] }).click()])
  expect(file.suggestedFilename()).toMatch(/^inkport-leaver-\d{4}-\d\d-\d\d\.zip$/)
  expect(await file.failure()).toBeNull()
  await page.getByRole('button', { name: texts.closeDo[0] }).click()
  await page.getByRole('button', { name: texts.closeForGood[0] }).waitFor()
  await visitor.station('privacy-close')
  await type(visitor, { password: 'not this one' })
  await page.getByText('The password is not correct.').first().waitFor()
  await type(visitor, { password })
  await page.waitForURL(`${deployment.server.url}/`)
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await deployment.readMail('leaver@example.com', /(closed)/)
  await deployment.client()(signInCalls.signUp, { body: { username: 'leaver', email: 'leaver@example.com', password } })
  expect(visitor.complaints).toEqual([])
})

test('an email is changed on the profile by keyboard alone: a taken one is refused, a wrong code may be tried again', async () => {
  const visitor = await deployment.visitor({ width: 390 })
  const { page } = visitor
  await enter(visitor, 'mover')
  await visitor.open('/profile')
  await press(visitor, texts.changeEmail[0])
  await page.locator('input[name=newEmail]:focus').waitFor()
  await visitor.station('email-ask')
  await type(visitor, { newEmail: 'demo@inkport.example', password })
  await page.getByText('This email is already in use.').first().waitFor()
  await type(visitor, { newEmail: 'moved@example.com' })
  await page.locator('fieldset input').first().waitFor()
  await page.getByText('mov****@example.com').waitFor()
  const code = await deployment.readMail('moved@example.com', /^ {4}(\d{4})$/m)
  await page.keyboard.type(code === '0000' ? '1111' : '0000')
  await page.getByText(texts.codeWrong[0]).waitFor()
  await visitor.station('email-code')
  await page.keyboard.type(code)
  await page.getByText(texts.emailChanged[0]).waitFor()
  await page.getByText('moved@example.com').waitFor()
  await deployment.readMail('mover@example.com', /(was changed to mov\*\*\*\*@example\.com)/)
  expect(await isWide(visitor)).toBe(false)
  expect(visitor.complaints).toEqual([])
})

test('§2: the sections of the profile’s address lead to their pages, what everything costs is one of them, and the password has a page', async () => {
  const visitor = await deployment.visitor({ width: 390, language: 'vi', theme: 'dark' })
  const { page } = visitor
  await visitor.open('/auth/change-password')
  await page.getByText(texts.changePasswordFirst[1]).waitFor()
  await visitor.station('change-password-visitor')
  await enter(visitor, 'settler')
  const places = [
    ['deposit', '/payments/deposit'],
    ['deposit-histories', '/payments'],
    ['order-histories', '/order-histories'],
    ['announcement', '/announcement'],
    ['favorites', '/favorites'],
    ['product-templates', '/my-products'],
  ] as const
  for (const [section, place] of places) {
    await page.goto(`${deployment.server.url}/profile/${section}`)
    await page.waitForURL(url => url.pathname === place)
  }
  await visitor.open('/profile/prices')
  await page.getByLabel(myPricesText.search[1]).fill('mug11 white')
  await page.getByText('MUG11-WHITE-11OZ').first().waitFor()
  expect(await isWide(visitor)).toBe(false)
  await visitor.station('my-prices')
  await visitor.open('/auth/change-password')
  await type(visitor, { oldPassword: 'not this one', newPassword: `${password} 2`, confirm: `${password} 2` })
  await page.getByText('Mật khẩu cũ không đúng').first().waitFor()
  await visitor.station('change-password')
  await type(visitor, { oldPassword: password })
  await page.getByText(texts.passwordChanged[1]).waitFor()
  await page.getByRole('link', { name: texts.goOn[1] }).click()
  await page.waitForURL(/dashboard/)
  expect(visitor.complaints).toEqual([])
})
