// The frame around every screen, in a real browser: header and footer, the drawer, errors, languages, what is counted.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { webText } from '#web/text.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'

let deployment: BrowserDeployment
let owner: string
let demo: string
const counter = 'https://count.example'
beforeAll(async () => {
  deployment = await openBrowserDeployment({ ANALYTICS_SRC: `${counter}/script.js`, ANALYTICS_SITE: 'inkport' })
  owner = await tokenOf(deployment.firstTokens.owner)
  demo = await tokenOf(deployment.firstTokens.demo)
})
afterAll(() => deployment?.close())

const tokenOf = async (link: string) => (await deployment.client()(signInCalls.redeemLink, { body: { token: link } })).data.accessToken
const htmlOf = async (path: string, cookie = '') => (await fetch(deployment.server.url + path, { headers: { cookie } })).text()
const headerOf = (html: string) =>
  (/<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '').replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '|')
const headOf = (path: string) => fetch(deployment.server.url + path, { redirect: 'manual' })

test('the server draws a visitor’s header, and a seller’s, before any script runs', async () => {
  const visitors = headerOf(await htmlOf('/'))
  for (const text of ['About us', 'Pricing', 'Our services', 'Log in', 'Sign up']) expect(visitors).toContain(text)
  expect(visitors).not.toContain('Dashboard')
  const sellers = headerOf(await htmlOf('/', `access_token=${demo}`))
  for (const text of ['Dashboard', 'Order list', 'Payments', 'Our services', 'demo', 'Profile', 'Logout']) expect(sellers).toContain(text)
  for (const text of ['Log in', 'Sign up', 'Pricing']) expect(sellers).not.toContain(text)
})

test('a page’s content stands in its place in what the server sends, so that it is there without scripts', async () => {
  for (const path of ['/', '/vi/products', '/faq', '/nothing']) {
    const html = await htmlOf(path, path === '/' ? `access_token=${owner}` : '')
    expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:/)
    expect(html.indexOf('<main')).toBeLessThan(html.indexOf('<footer'))
  }
  // A visitor's page carries its style sheets; the files wait for nobody.
  const html = await htmlOf('/faq')
  expect(html).toMatch(/<style nonce="[^"]+">(?:(?!<\/style>)[\s\S])*--paper:/)
  for (const [link] of html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)) expect(link).toContain('disabled="" media="print"')
  const context = await deployment.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(deployment.server.url)
  expect(await page.locator('#pricing').isVisible()).toBe(true)
  await context.close()
})

test('an address that is not set leads to our own page or is not there, and only https is taken', async () => {
  const change = (key: string, value: string) => deployment.client(owner)(settingCalls.changeSetting, { params: { key }, body: { value } })
  for (const name of ['facebook', 'tiktok']) await change(`${name}Url`, `https://www.${name}.com/inkport`)
  await change('pricingUrl', 'https://docs.google.com/spreadsheets/')
  // Pages are kept for a while: each look asks an address that was not asked before.
  let look = 0
  await expect.poll(() => htmlOf(`/faq?look=${++look}`)).toContain('facebook.com')
  await change('facebookUrl', '')
  await change('pricingUrl', '')
  await expect(change('tiktokUrl', 'http://www.tiktok.com/')).rejects.toMatchObject({ status: 422 })
  await expect.poll(() => htmlOf(`/faq?look=${++look}`)).not.toContain('Facebook')
  const html = await htmlOf('/terms')
  expect(html).toContain('TikTok')
  for (const path of ['/#pricing', '/our-services/product']) expect(html).toContain(`href="${path}"`)
})

test('the drawer opens from the menu icon, keeps the keyboard inside, and closes by Escape and above 1024 pixels', async () => {
  const phone = await deployment.visitor({ width: 390 })
  const { page } = phone
  await phone.open('/')
  const burger = page.getByRole('button', { name: webText.openMenu[0] })
  const drawer = page.locator('dialog[open]')
  await burger.focus()
  await page.keyboard.press('Enter')
  await drawer.waitFor()
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)
    expect(where).toBe(true)
  }
  await phone.station('drawer')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(await burger.evaluate(element => element === document.activeElement)).toBe(true)
  await burger.click()
  await drawer.waitFor()
  await page.setViewportSize({ width: 1024, height: 800 })
  expect(await drawer.count()).toBe(1)
  await page.setViewportSize({ width: 1025, height: 800 })
  await drawer.waitFor({ state: 'detached' })
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('what a screen says of its look counts, whatever styles come behind it', async () => {
  const seller = await deployment.visitor({ token: demo })
  await seller.open('/dashboard')
  // The menu's button is for narrow screens; late parts have brought the styles of all buttons once more.
  const burger = seller.page.getByRole('button', { name: webText.openMenu[0], includeHidden: true })
  expect(await burger.count()).toBe(1)
  expect(await burger.isVisible()).toBe(false)
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})

test('the services are reached by keyboard alone', async () => {
  const { page, open, context } = await deployment.visitor()
  await open('/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(webText.skip[0])
  await page.getByRole('button', { name: webText.services[0] }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/our-services/product')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(webText.services[0])
  await context.close()
})

test.each([
  ['en', 'light'],
  ['vi', 'dark'],
  ['en', 'dark'],
  ['vi', 'light'],
] as const)('every public page passes axe in %s, %s', async (language, theme) => {
  const visitor = await deployment.visitor({ language, theme, width: theme === 'dark' ? 390 : 1440 })
  const start = language === 'vi' ? '/vi' : ''
  const paths = ['/', '/products', '/our-services', '/faq', '/terms', '/privacy-policy'].map(path => start + path)
  for (const path of [...paths, '/auth/login', '/read-more']) {
    await visitor.open(path)
    await visitor.station(`frame${path.replaceAll('/', '-')}-${language}-${theme}`)
  }
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('an address that no page has, or that names another host, is a 404 page', async () => {
  for (const path of ['/nothing', '/vi/nothing', '//', '//evil.example/products', '/\\evil.example', '/vi//evil.example']) {
    const answer = await headOf(path)
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 404, null])
    expect(await answer.text()).toContain('404')
  }
  const visitor = await deployment.visitor({ language: 'vi' })
  await visitor.open('//evil.example/x')
  await visitor.page.getByRole('heading', { name: webText.notFoundTitle[1] }).waitFor()
  await visitor.station('missing-vi')
  expect(new URL(visitor.page.url()).host).toBe(new URL(deployment.server.url).host)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('staff without the role see 403 on an office screen and stay signed in', async () => {
  await deployment.client(owner)(accountOfficeCalls.inviteStaff, {
    body: { username: 'kho.hang', email: 'kho@inkport.example', fullName: 'Kho Hàng', roles: ['warehouse'] },
  })
  const link = await deployment.readMail('kho@inkport.example', /\/auth\/link#([\w-]+)/)
  const { data } = await deployment.client()(signInCalls.redeemLink, { body: { token: link, password: 'a shelf of parcels' } })
  const answer = await fetch(`${deployment.server.url}/office/ledger`, { headers: { cookie: `access_token=${data.accessToken}` } })
  expect(answer.status).toBe(403)
  const visitor = await deployment.visitor({ token: data.accessToken })
  await visitor.open('/office/ledger')
  await visitor.page.getByRole('heading', { name: webText.forbiddenTitle[0] }).waitFor()
  await visitor.station('forbidden')
  await visitor.page.getByRole('link', { name: webText.toOffice[0] }).click()
  await visitor.page.waitForURL(/\/office$/)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a lost connection is said on public and app screens, until it is back', async () => {
  const visitor = await deployment.visitor({ token: owner })
  for (const path of ['/', '/office']) {
    await visitor.open(path)
    const notice = visitor.page.getByText(/^You’re offline/)
    await visitor.context.setOffline(true)
    await notice.waitFor()
    await visitor.photograph(`offline${path.replace('/', '-')}`)
    await visitor.context.setOffline(false)
    await notice.waitFor({ state: 'detached' })
  }
  await visitor.context.close()
})

test('texts that fail to come are asked for again, and the page changes its language all the same', async () => {
  const { page, open, context } = await deployment.visitor()
  let failed = 0
  await context.route(/assets\/(vi|web|kit|webHome|catalogue)-[^/]*\.js$/, route => {
    failed += 1
    return failed <= 3 ? route.abort() : route.continue()
  })
  await open('/')
  await page.getByRole('button', { name: webText.language[0] }).click()
  await page.getByRole('button', { name: webText.vietnamese[0], exact: true }).click()
  await page.getByRole('link', { name: webText.aboutUs[1] }).first().waitFor()
  await page.waitForURL(url => url.pathname === '/vi')
  expect(failed).toBeGreaterThan(3)
  await context.close()
})

test('a script that does not come breaks no page: the drawer opens later, an error is still said', async () => {
  const { page, open, context } = await deployment.visitor({ width: 390 })
  let isCut = true
  await context.route(/assets\/(SiteDrawer|ErrorScreen|Drawer)-[^/]*\.js$/, route => (isCut ? route.abort() : route.continue()))
  await context.route(/\/products\/[^/]+\.data/, route => route.abort())
  await open('/')
  const burger = page.getByRole('button', { name: webText.openMenu[0] })
  await burger.click()
  await page.waitForTimeout(500)
  expect(await page.locator('h1').first().isVisible()).toBe(true)
  await page.locator('a[href^="/products/"]').first().click()
  await page.getByRole('heading', { name: webText.errorTitle[0] }).waitFor()
  await page.getByRole('link', { name: webText.errorTryAgain[0] }).waitFor()
  isCut = false
  await open('/')
  await burger.click()
  await page.locator('dialog[open]').waitFor()
  await context.close()
})

test('page views are counted only after a yes, by that host alone, and never on app screens', async () => {
  const visitor = await deployment.visitor()
  const { page, context } = visitor
  const asked: string[] = []
  await context.route(`${counter}/**`, route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await visitor.open('/')
  expect(asked).toEqual([])
  const policy = (await headOf('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(new RegExp(`script-src 'self' 'nonce-[^']+' ${counter};`))
  expect(policy).toContain(`connect-src 'self' ${counter};`)
  await visitor.station('cookie-notice')
  await page.getByRole('button', { name: webText.cookiesAll[0] }).click()
  await expect.poll(() => asked).toEqual([`${counter}/script.js`])
  await visitor.open('/faq')
  expect(asked).toHaveLength(2)
  expect(await page.getByRole('button', { name: webText.cookiesAll[0] }).count()).toBe(0)
  await page.getByRole('link', { name: webText.signIn[0] }).click()
  await page.waitForURL(/\/auth\/login/)
  expect(await page.locator(`script[src^="${counter}"]`).count()).toBe(0)
  expect(visitor.complaints).toEqual([])
  await context.close()

  const other = await deployment.visitor()
  await other.open('/')
  await other.page.getByRole('button', { name: webText.cookiesNeeded[0] }).click()
  const refused = await fetch(deployment.server.url, { headers: { cookie: 'cookie_answer=needed' } })
  expect(refused.headers.get('content-security-policy')).not.toContain(counter)
  await other.open('/faq')
  expect(await other.page.locator(`script[src^="${counter}"]`).count()).toBe(0)
  await other.context.close()
})

test('a keyboard goes on where it was: the row after the one that left the list has the focus, and at the end the list itself', async () => {
  const visitor = await deployment.visitor({ token: owner })
  const { page } = visitor
  const at = new Date().toISOString()
  let docs = [1, 2].map(n => ({
    id: `job-${n}`,
    name: 'account.sweep',
    error: `Disk ${n} was full`,
    deaths: null,
    about: [],
    tries: 3,
    diedAt: at,
    sentAt: at,
  }))
  await page.route(/\/v1\/office\/job/, async route => {
    const [, id] = /job\/(job-\d)/.exec(route.request().url()) ?? []
    if (id) docs = docs.filter(job => job.id !== id)
    await route.fulfill({ json: { data: id ? { id } : { docs, totalDocs: docs.length, page: 1, limit: 20 } } })
  })
  await visitor.open('/office/jobs')
  await page.getByRole('button', { name: 'Try again' }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByText('Disk 1 was full').waitFor({ state: 'detached' })
  await page.locator('tr:has-text("Disk 2 was full") button:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.locator(':focus:has-text("No failed jobs")').waitFor()
  expect(visitor.complaints).toEqual([])
})
