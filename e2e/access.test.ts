// What staff may not do is there and grey, and says whom to ask; where their roles open nothing the screen is a 403.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountOfficeText } from '#shop/account/office/text.ts'
import type { StaffRole } from '#shop/account/person/rules.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { contentOfficeText } from '#shop/content/office/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { productionText } from '#shop/production/text.ts'
import { trackingOfficeText } from '#shop/tracking/text.ts'
import { voucherOfficeText } from '#shop/voucher/text.ts'
import { orderInput } from '#test/order.ts'
import { webText } from '#web/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'

let deployment: BrowserDeployment
let owner: string
let orderId: number
let sellerId: number
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  const redeem = async (token: string) => (await deployment.client()(signInCalls.redeemLink, { body: { token } })).data
  owner = (await redeem(deployment.firstTokens.owner)).accessToken
  const seller = await redeem(deployment.firstTokens.demo)
  sellerId = seller.user.id
  const body = { ...orderInput, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }] }
  orderId = (await deployment.client(seller.accessToken)(orderIntakeCalls.createOrder, { body })).data.id
})
afterAll(() => deployment?.close())

/** A new member of staff with this role alone, as a browser that is signed in. */
async function enter(role: StaffRole, name: string, look: { width?: number; language?: 'en' | 'vi' } = {}): Promise<Visitor> {
  const email = `${name}@inkport.example`
  await deployment.client(owner)(accountOfficeCalls.inviteStaff, { body: { username: name, email, fullName: name, roles: [role] } })
  const token = await deployment.readMail(email, /\/auth\/link#([\w-]+)/)
  const { data } = await deployment.client()(signInCalls.redeemLink, { body: { token, password: 'only what the role says' } })
  return deployment.visitor({ ...look, token: data.accessToken })
}

const looks = [
  { width: 1440, language: 'en' },
  { width: 390, language: 'vi' },
  { width: 1440, language: 'vi' },
  { width: 390, language: 'en' },
] as const

test.each(looks)('an auditor reads every screen, and each act there says who may do it, at $width px, $language', async look => {
  const at = look.language === 'en' ? 0 : 1
  const only = (en: string, vi: string) => (at === 0 ? `Only ${en} can do this.` : `Chỉ ${vi} mới được làm việc này.`)
  const auditor = await enter('auditor', `auditor.${look.language}${look.width}`, look)
  const { page } = auditor
  const writes: string[] = []
  page.on('request', request => request.method() !== 'GET' && writes.push(request.url()))
  for (const [name, path, act, reason] of [
    ['order', `/office/order/${orderId}`, orderOfficeText.refund, only('finance and support', 'bộ phận tài chính và bộ phận hỗ trợ')],
    ['order-cancel', `/office/order/${orderId}`, orderText.cancelOrder, only('support', 'bộ phận hỗ trợ')],
    ['tracking', '/office/tracking', trackingOfficeText.ask, only('the warehouse', 'bộ phận kho')],
    ['production', '/office/production', productionText.scan, only('production', 'bộ phận sản xuất')],
    ['vouchers', '/office/vouchers', voucherOfficeText.make, only('finance', 'bộ phận tài chính')],
    ['blogs', '/office/blogs', contentOfficeText.newPost, only('content staff', 'bộ phận nội dung')],
    ['people', '/office/people', accountOfficeText.invite, only('the owner', 'chủ cửa hàng')],
  ] as const) {
    await auditor.open(path)
    const button = page.getByRole('button', { name: act[at], exact: true }).first()
    await button.waitFor()
    expect(await button.getAttribute('aria-disabled'), name).toBe('true')
    await button.focus()
    const tip = page.locator(`[id="${await button.getAttribute('aria-describedby')}"]`)
    expect(await tip.textContent(), name).toBe(reason)
    const box = await tip.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= look.width, `${name}: its reason stands in the window`).toBe(true)
    await auditor.station(`may-not-${name}-${look.width}-${look.language}`)
    await button.click({ force: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), name).toBe(false)
    expect(await page.getByRole('dialog').count(), name).toBe(0)
  }
  expect(writes).toEqual([])
  expect(auditor.complaints).toEqual([])
  await auditor.context.close()
})

test.each([
  { width: 1440, language: 'en', reason: 'Only support can do this.' },
  { width: 1024, language: 'vi', reason: 'Chỉ bộ phận hỗ trợ mới được làm việc này.' },
  { width: 390, language: 'en', reason: 'Only support can do this.' },
] as const)('who may not write to a seller is told so at the button, and finds no form, at $width px', async ({ reason, ...look }) => {
  const at = look.language === 'vi' ? 1 : 0
  const finance = await enter('finance', `finance.${look.width}`, look)
  const { page } = finance
  await finance.open(`/office/order/${orderId}`)
  const write = page.getByRole('button', { name: orderOfficeText.writeToSeller[at], exact: true })
  await write.focus()
  expect(await page.locator(`[id="${await write.getAttribute('aria-describedby')}"]`).textContent()).toBe(reason)
  await finance.station(`may-not-write-${look.width}`)
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).pathname).toBe(`/office/order/${orderId}`)
  await finance.open(`/office/ticket/new?order=${orderId}`)
  await page.getByRole('heading', { name: webText.forbiddenTitle[at] }).waitFor()
  await finance.station(`no-form-${look.width}`)
  expect(finance.complaints).toEqual([])
  await finance.context.close()
})

test('whoever may do it finds the same act ready', async () => {
  const warehouse = await enter('warehouse', 'warehouse.ready')
  await warehouse.open('/office/tracking')
  const ask = warehouse.page.getByRole('button', { name: trackingOfficeText.ask[0] })
  await ask.waitFor()
  expect(await ask.getAttribute('aria-disabled')).toBe(null)
  await warehouse.context.close()
})

test('a way that leads to a screen of others is grey, and that screen a 403', async () => {
  const support = await enter('support', 'support.ways')
  await support.open(`/office/people/${sellerId}`)
  const wallet = support.page.getByRole('button', { name: accountOfficeText.wallet[0] })
  await wallet.focus()
  await support.page.getByText('Only finance and auditors can do this.').waitFor()
  await support.station('may-not-person')
  for (const path of [`/office/wallet/${sellerId}`, '/office/balances', '/office/production/scan']) {
    const [{ value = '' } = {}] = (await support.context.cookies()).filter(({ name }) => name === 'access_token')
    expect((await fetch(deployment.server.url + path, { headers: { cookie: `access_token=${value}` } })).status, path).toBe(403)
    await support.open(path)
    await support.page.getByRole('heading', { name: webText.forbiddenTitle[0] }).waitFor()
  }
  expect(support.complaints).toEqual([])
  await support.context.close()
})
