// Who a person is, in a real browser: the dialogs by keyboard alone in both languages and both schemes, the guarded places,
// two tabs, and staff who look as a seller.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOfficeText } from '#shop/account/office/text.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { accountText as texts } from '#shop/account/sign-in/text.ts'
import { webText } from '#web/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { hydrated } from './hydrated.ts'
import { press, type } from './keyboard.ts'

const password = 'letters on a bench'
let deployment: BrowserDeployment
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  for (const token of Object.values(deployment.firstTokens)) {
    const { data } = await deployment.client()(signInCalls.redeemLink, { body: { token } })
    await deployment.client(data.accessToken)(accountCalls.changePassword, { body: { newPassword: password } })
  }
})
afterAll(() => deployment?.close())

async function logIn(visitor: Visitor, username: string, path = '/auth/login') {
  await visitor.open(path)
  await type(visitor, { username, password })
  await visitor.page.waitForURL(url => !url.pathname.startsWith('/auth'))
}
const cookieNames = async ({ context }: Visitor) => (await context.cookies()).map(cookie => cookie.name).toSorted()
const isWide = ({ page }: Visitor) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** The session ends under an open screen of the portal: the next call opens the dialog. */
async function loseSession(visitor: Visitor) {
  await visitor.open('/profile')
  await visitor.page.locator('input[name=fullName]').waitFor()
  await visitor.context.clearCookies({ name: 'access_token' })
  await visitor.page.getByRole('tab').nth(3).click()
  await visitor.page.locator('dialog[open] input[name=username]').waitFor()
}

for (const [index, look] of (
  [
    { width: 1440, language: 'en', theme: 'light' },
    { width: 390, language: 'en', theme: 'dark' },
    { width: 1024, language: 'vi', theme: 'light' },
    { width: 390, language: 'vi', theme: 'dark' },
  ] as const
).entries())
  test(`the five dialogs by keyboard alone, each passing axe: ${look.language}, ${look.theme}, ${look.width} px`, async () => {
    const say = ([english, vietnamese]: readonly [string, string]) => (look.language === 'vi' ? vietnamese : english)
    const visitor = await deployment.visitor(look)
    const { page } = visitor
    const name = `dialog-${look.language}-${look.theme}`
    const dialog = page.locator('dialog[open]')
    const width = async () => dialog.getAttribute('data-width')
    await logIn(visitor, 'demo')

    await loseSession(visitor)
    await type(visitor, { username: 'demo', password: 'not this one' })
    await dialog
      .getByText(
        look.language === 'vi' ? 'Tên đăng nhập hoặc mật khẩu bạn nhập không đúng' : 'The usename or password you entered is incorrect',
      )
      .waitFor()
    await visitor.station(`${name}-1-login`)
    expect(await width()).toBe('550')

    await press(visitor, say(texts.toSignUp))
    const username = `by-keyboard-${index}`
    const email = `${username}@example.com`
    await type(visitor, { username: 'demo', email, password, confirm: password })
    await dialog
      .getByText(look.language === 'vi' ? 'Lỗi! Tên đăng nhập này đã được sử dụng.' : 'Error! This username is already in use.')
      .waitFor()
    await visitor.station(`${name}-2-sign-up`)
    expect(await width()).toBe('582')
    await type(visitor, { username })

    await dialog.locator('fieldset input').first().waitFor()
    await dialog.getByText(`by-****@example.com`).waitFor()
    const code = await deployment.readMail(email, /^ {4}(\d{4})$/m)
    await page.keyboard.type(code === '0000' ? '1111' : '0000')
    await dialog.getByText(say(texts.codeWrong)).waitFor()
    expect(await dialog.getByRole('button', { name: say(texts.resend) }).getAttribute('aria-disabled')).toBe('true')
    await visitor.station(`${name}-3-verification`)
    await page.keyboard.type(code)

    await dialog.getByText(say(texts.profileTitle), { exact: true }).waitFor()
    await dialog.getByText(say(texts.profileHint)).waitFor()
    await dialog.getByText(say(texts.verified)).waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByText(say(texts.inputFullName)).waitFor()
    await visitor.station(`${name}-4-profile`)
    await type(visitor, { fullName: 'Linh Trần', phone: `+8490000000${index}`, address: '12 Lý Thường Kiệt' })
    await dialog.waitFor({ state: 'detached' })

    await loseSession(visitor)
    await press(visitor, say(texts.forgot))
    await type(visitor, { email: 'nobody@example.com' })
    await dialog.getByText(say(texts.emailUnknown)).waitFor()
    await visitor.station(`${name}-5-forgot-email`)
    await type(visitor, { email })
    await dialog.locator('fieldset input').first().waitFor()
    const reset = await deployment.readMail(
      email,
      look.language === 'vi' ? /Mã để đặt[\s\S]*^ {4}(\d{4})$/m : /code to set[\s\S]*^ {4}(\d{4})$/m,
    )
    await visitor.station(`${name}-5-forgot-code`)
    await page.keyboard.type(reset)
    await dialog.locator('input[name=confirm]').waitFor()
    await type(visitor, { password: `${password} ${index}`, confirm: 'another' })
    await dialog.getByText(say(texts.confirmMismatch)).waitFor()
    await visitor.station(`${name}-5-forgot-password`)
    await type(visitor, { confirm: `${password} ${index}` })
    await dialog.locator('input[name=username]').waitFor()
    await type(visitor, { username, password: `${password} ${index}` })
    await dialog.waitFor({ state: 'detached' })
    expect(await isWide(visitor)).toBe(false)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

test('§2: closing the dialog on a protected page leads to the start', async () => {
  const visitor = await deployment.visitor()
  await logIn(visitor, 'demo')
  await loseSession(visitor)
  await visitor.page.keyboard.press('Escape')
  await visitor.page.waitForURL(`${deployment.server.url}/`)
})

test('§2: a visitor on a protected place signs in first, with the encoded path, and comes back to it', async () => {
  const visitor = await deployment.visitor()
  for (const path of [
    '/cart',
    '/profile',
    '/profile/password',
    '/my-order',
    '/draft-design',
    '/my-products',
    '/my-products/mug',
    '/order/7',
    '/order/create-order',
    '/dashboard',
  ]) {
    await visitor.open(path)
    expect(visitor.page.url()).toBe(`${deployment.server.url}/auth/login?redirect=${encodeURIComponent(path)}`)
  }
  await logIn(visitor, 'demo', '/order?status=DELIVERED')
  expect(visitor.page.url()).toBe(`${deployment.server.url}/order?status=DELIVERED`)
  for (const path of ['/cart', '/my-order', '/track-order', '/my-products', '/draft-design', '/favorites', '/order-histories'])
    expect((await visitor.page.goto(`${deployment.server.url}${path}`))?.status(), path).toBe(200)
  await visitor.open('/auth/login?redirect=//evil.example')
  expect(visitor.page.url()).toBe(`${deployment.server.url}/dashboard`)
})

test('§4: a code’s page that waits for no code is the log-in form under its own heading', async () => {
  const visitor = await deployment.visitor()
  await visitor.open('/auth/otp')
  await visitor.page.getByRole('heading', { name: texts.loginTitle[0] }).waitFor()
  expect(visitor.page.url()).toBe(`${deployment.server.url}/auth/login`)
})

test('§4: resend works only after the countdown, restarts five minutes, and the countdown survives a reload', async () => {
  const visitor = await deployment.visitor()
  const { page } = visitor
  await page.clock.install()
  await visitor.open('/auth/register')
  const email = 'countdown@example.com'
  await type(visitor, { username: 'countdown', email, password, confirm: password })
  const clock = page.getByRole('timer').locator('strong')
  await clock.waitFor()
  await page.clock.fastForward(100_000)
  expect(await clock.innerText()).toMatch(/^03:[12]\d$/)
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  expect(await clock.innerText()).toMatch(/^03:[012]\d$/)
  const resend = page.getByRole('button', { name: texts.resend[0] })
  expect(await resend.getAttribute('aria-disabled')).toBe('true')
  await page.clock.fastForward(210_000)
  await page.getByText(texts.codeEnded[0]).waitFor()
  await press(visitor, texts.resend[0])
  await page.getByText(texts.resent[0]).waitFor()
  expect(await clock.innerText()).toMatch(/^0(5:00|4:5\d)$/)
})

test('§4: an account that is not verified gets a code at login and the verification instead of a session', async () => {
  const visitor = await deployment.visitor()
  const email = 'later@example.com'
  await deployment.client()(signInCalls.signUp, { body: { username: 'later', email, password } })
  await deployment.readMail(email, /^ {4}(\d{4})$/m)
  await visitor.open('/auth/login')
  await type(visitor, { username: 'later', password })
  await visitor.page.waitForURL('**/auth/otp')
  await visitor.page.getByText('lat****@example.com').waitFor()
  expect(await cookieNames(visitor)).not.toContain('is_auth')
})

test('§3, §4: login stores flag, token and user info in cookies; the first paint knows who it is; logout takes all away and goes home', async () => {
  const visitor = await deployment.visitor()
  await logIn(visitor, 'demo')
  const cookies = await visitor.context.cookies()
  const find = (name: string) => cookies.find(cookie => cookie.name === name)
  expect(find('access_token')).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' })
  expect(find('is_auth')).toMatchObject({ path: '/', httpOnly: false, value: 'true' })
  expect(JSON.parse(decodeURIComponent(find('user_info')?.value ?? ''))).toMatchObject({ username: 'demo' })
  for (const name of ['access_token', 'is_auth', 'user_info'])
    expect(Math.round(((find(name)?.expires ?? 0) - Date.now() / 1_000) / 86_400), name).toBe(7)
  const html = await (await visitor.context.request.get(`${deployment.server.url}/`)).text()
  expect(html).toContain('>demo<')
  for (const name of ['order_pending', 'web_cart_order', 'web_active_reload'])
    await visitor.context.addCookies([{ name, value: '1', url: deployment.server.url }])
  await visitor.open('/order')
  await visitor.page.getByRole('button', { name: /demo/ }).click()
  await visitor.page.getByText(webText.signOut[0]).click()
  await visitor.page.waitForURL(`${deployment.server.url}/`)
  // The mark of a trial is its owner's, not the session's.
  expect(await cookieNames(visitor)).toEqual(['lang', 'theme', 'trial'])
})

test('two tabs agree when one signs out', async () => {
  const visitor = await deployment.visitor()
  await logIn(visitor, 'demo', '/order')
  const [portal, shop] = [await visitor.context.newPage(), await visitor.context.newPage()]
  await portal.goto(`${deployment.server.url}/payments`, { waitUntil: 'networkidle' })
  await hydrated(portal)
  await shop.goto(`${deployment.server.url}/products`, { waitUntil: 'networkidle' })
  await hydrated(shop)
  await visitor.page.getByRole('button', { name: /demo/ }).click()
  await visitor.page.getByText(webText.signOut[0]).click()
  await portal.waitForURL(/\/auth\/login\?redirect=%2Fpayments$/)
  await shop.getByRole('link', { name: 'Log in' }).first().waitFor()
})

test('support looks as a seller: a banner over every screen, nothing to change, and back in the office at the end', async () => {
  const owner = await deployment.visitor()
  const { page } = owner
  await logIn(owner, 'owner')
  await owner.open('/office/people')
  await page.getByRole('link', { name: 'demo', exact: true }).click()
  await page.getByRole('button', { name: accountOfficeText.viewAs[0] }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Viewing as demo').waitFor()
  await owner.station('view-dashboard')
  await owner.open('/profile')
  await page.locator('input[name=fullName]').fill('Changed by staff')
  await page.locator('input[name=phone]').fill('+8490000099')
  await page.locator('input[name=address]').fill('Somewhere')
  await page.keyboard.press('Enter')
  await page.getByText(texts.profileFailed[0]).or(page.getByText('This view is read-only. End it to make changes.')).first().waitFor()
  await owner.open('/office')
  expect(page.url()).toBe(`${deployment.server.url}/dashboard`)
  await page.getByRole('button', { name: texts.viewEnd[0] }).click()
  await page.waitForURL('**/office/people/*')
  await page.getByRole('heading', { name: 'demo' }).waitFor()
  await owner.open('/office/audit')
  await page.locator('tr[data-row]').getByText('Stopped viewing as the seller').first().waitFor()
  await owner.station('audit-log')
  expect(owner.complaints).toEqual([])
})
