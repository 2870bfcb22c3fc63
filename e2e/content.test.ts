// Blog and contact form in a real browser: what visitors read and write, what staff make of it, each screen with its axe pass.
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { contentCalls } from '#shop/content/contract.ts'
import { contentOfficeCalls } from '#shop/content/office/contract.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { hydrated } from './hydrated.ts'

let deployment: BrowserDeployment
let tokens: Record<'owner' | 'demo', string>
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  const enter = async (token: string) => (await deployment.client()(signInCalls.redeemLink, { body: { token } })).data.accessToken
  tokens = { owner: await enter(deployment.firstTokens.owner), demo: await enter(deployment.firstTokens.demo) }
})
afterAll(() => deployment?.close())

const looks = [
  { width: 1440, language: 'en', theme: 'light' },
  { width: 1024, language: 'vi', theme: 'dark' },
  { width: 390, language: 'en', theme: 'dark' },
  { width: 390, language: 'vi', theme: 'light' },
] as const
const nameOf = ({ width, language, theme }: (typeof looks)[number]) => `${width}-${language}-${theme}`
const isTooWide = ({ page }: Visitor) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const write = (body: { name: string; email: string; message: string }) =>
  deployment.client()(contentCalls.sendMessage, { body: { ...body, topic: 'LABEL', language: 'vi' } })

test.each(looks)('visitors read the blog and find the contact form, at $width px, $language, $theme', async look => {
  const visitor = await deployment.visitor(look)
  const { page } = visitor
  const home = look.language === 'vi' ? '/vi' : ''
  for (const [name, path] of [
    ['blogs', '/blogs'],
    ['blogs-nothing', '/blogs?q=no-such-word'],
    ['blog', '/blogs/4'],
    ['contact', '/contact'],
  ] as const) {
    await visitor.open(home + path)
    await visitor.station(`${name}-${nameOf(look)}`)
    expect(await isTooWide(visitor), name).toBe(false)
  }
  await page.locator('form button[type=submit]').last().click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await visitor.station(`contact-wrong-${nameOf(look)}`)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('an article is found by a word, shared by its link, and says what it is to machines', async () => {
  const visitor = await deployment.visitor()
  const { page, context } = visitor
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.open('/blogs')
  await page.getByRole('searchbox').fill('sRGB')
  await page.keyboard.press('Enter')
  await page.getByText('1 article for “sRGB”').waitFor()
  await page.goBack()
  await page.getByRole('link', { name: /^Shipping labels/ }).waitFor()
  await page.goForward()
  await page.getByRole('link', { name: /^Print files/ }).click()
  await page.getByText('Published on').waitFor()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('The link was copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${deployment.server.url}/blogs/4`)
  await visitor.open('/blogs/4-any-words')
  expect(new URL(page.url()).pathname).toBe('/blogs/4')
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(json ?? '')['@graph'][1]).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'en' })
  expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('article')
  expect(await page.locator('link[type="application/atom+xml"]').getAttribute('href')).toBe('/blogs/feed.xml')
  for (const missing of ['/blogs/999', '/blogs/words']) expect((await page.request.get(deployment.server.url + missing)).status()).toBe(404)
  expect(visitor.complaints).toEqual([])
  await context.close()
})

test('the contact form is filled in and sent by keyboard alone', async () => {
  const visitor = await deployment.visitor()
  const { page } = visitor
  await visitor.open('/contact')
  await page.getByLabel('Your name').focus()
  for (const words of ['Chi Tran', 'chi@example.com', '', 'An o', 'Does order 5 go out today?']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Tab')
  }
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send message')
  await page.keyboard.press('Enter')
  await page.getByText('Message sent').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
  await visitor.station('contact-sent')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByLabel('Your name').waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a signed-in seller finds the form filled in', async () => {
  const seller = await deployment.visitor({ token: tokens.demo })
  await seller.open('/contact')
  expect(await seller.page.getByLabel('Your name').inputValue()).toBe('Demo Seller')
  expect(await seller.page.locator('input[name=email]').inputValue()).toBe('demo@inkport.example')
  await seller.context.close()
})

test('what writers try to smuggle in stays text on every screen', async () => {
  const payload = '<img src=x onerror="window.stolen=1"><script>window.stolen=1</script>'
  const owner = deployment.client(tokens.owner)
  const { data: post } = await owner(contentOfficeCalls.createPost)
  const words = {
    title: payload,
    titleVi: '',
    summary: payload,
    summaryVi: '',
    body: `# ${payload}\n\n${payload}`,
    bodyVi: '',
    coverKey: null,
  }
  const params = { id: post.id }
  const { data: saved } = await owner(contentOfficeCalls.savePost, { params, body: { ...words, version: post.version } })
  await owner(contentOfficeCalls.publishPost, { params, body: { version: saved.version } })
  await write({ name: payload.slice(0, 90), email: 'eve@example.com', message: payload })
  const { data: inbox } = await owner(contentOfficeCalls.officeMessages, { query: { q: 'eve@' } })
  const staff = await deployment.visitor({ token: tokens.owner })
  for (const path of [
    '/blogs',
    `/blogs/${post.id}`,
    '/office/blogs',
    `/office/blogs/${post.id}`,
    '/office/messages',
    `/office/messages/${inbox.docs[0]?.id}`,
  ]) {
    await staff.open(path)
    await staff.page.locator('main', { hasText: 'onerror' }).waitFor()
    expect(await staff.page.evaluate(() => 'stolen' in window), path).toBe(false)
  }
  await owner(contentOfficeCalls.deletePost, { params })
  expect(staff.complaints).toEqual([])
  await staff.context.close()
})

test.each(looks)('staff write articles and answer messages, at $width px, $language, $theme', async look => {
  await write({ name: 'Dũng Lê', email: `dung-${nameOf(look)}@example.com`, message: 'Nhãn của tôi chưa được quét.' })
  const staff = await deployment.visitor({ ...look, token: tokens.owner })
  const { page } = staff
  for (const [name, path] of [
    ['office-blogs', '/office/blogs'],
    ['office-blog', '/office/blogs/3'],
    ['office-messages', '/office/messages'],
  ] as const) {
    await staff.open(path)
    await page.locator('h1').waitFor()
    await staff.station(`${name}-${nameOf(look)}`)
    expect(await isTooWide(staff), name).toBe(false)
  }
  await page.getByRole('link', { name: 'Dũng Lê' }).first().click()
  await page.waitForURL(/messages\/\d+/)
  await page.locator('form textarea').first().fill('Chúng tôi đang kiểm tra.')
  await page.locator('form button[type=submit]').dblclick()
  await page.locator('article').nth(1).waitFor()
  await staff.station(`office-message-${nameOf(look)}`)
  expect(await page.locator('article').count()).toBe(2)
  expect(await isTooWide(staff)).toBe(false)
  expect(staff.complaints).toEqual([])
  await staff.context.close()
})

test('an editor loses no words: they are saved as they are typed, and a second editor is told', async () => {
  const editor = await deployment.visitor({ token: tokens.owner })
  const { page, context } = editor
  await editor.open('/office/blogs')
  await page.getByRole('button', { name: 'New article' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Halftones')
  await page.getByLabel('Summary').fill('Dots that fool the eye.')
  await page.getByLabel('Text in Markdown').click()
  await page.keyboard.type('Ink ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('dots')
  await page.locator('section strong', { hasText: 'dots' }).waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  const other = await context.newPage()
  await other.goto(page.url(), { waitUntil: 'networkidle' })
  await hydrated(other)
  expect(await other.getByLabel('Text in Markdown').inputValue()).toBe('Ink **dots**')
  await other.getByLabel('Title', { exact: true }).fill('Theirs')
  await other.getByText('Saved', { exact: true }).waitFor()
  await page.getByLabel('Title', { exact: true }).fill('Mine')
  await page.getByRole('alert').getByText('Someone else saved this article').waitFor()
  await editor.station('office-blog-conflict')
  await page.getByRole('link', { name: 'Messages' }).first().click()
  await page.getByRole('heading', { name: 'Messages' }).waitFor()
  await page.goBack()
  await page.getByRole('alert').getByText('Someone else saved this article').waitFor()
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Mine')
  await page.getByRole('button', { name: 'Keep my text' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const isSlow = (route: Route) => (route.request().method() === 'PUT' ? setTimeout(() => void route.continue(), 2_000) : route.continue())
  await page.route('**/v1/office/blog/*', isSlow)
  await page.getByLabel('Summary').fill('Typed in a hurry.')
  await page.getByRole('link', { name: 'Messages' }).first().click()
  await page.getByRole('heading', { name: 'Messages' }).waitFor()
  await page.goBack()
  await page.getByText('Typed in a hurry.').waitFor()
  await page.unroute('**/v1/office/blog/*')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await page.getByLabel('Publish at (your time)').fill('2199-01-01T10:00')
  await editor.station('office-blog-schedule')
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await page.getByText('Article scheduled.').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Article published.').waitFor()
  await page.getByRole('link', { name: 'View' }).click()
  await page.getByRole('heading', { name: 'Mine' }).waitFor()
  expect(editor.complaints).toEqual([])
  await context.close()
})
