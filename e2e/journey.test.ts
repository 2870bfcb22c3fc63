// The main job as people do it, in a real browser: a seller signs up, pays in and sends a file of orders; finance decides.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountText } from '#shop/account/text.ts'
import { walletDeskText, walletText } from '#shop/wallet/text.ts'
import { type BrowserStage, openBrowserStage, type Visitor } from './stage.ts'

let stage: BrowserStage
let seller: Visitor
let finance: Visitor
beforeAll(async () => {
  stage = await openBrowserStage()
  seller = await stage.visitor()
  finance = await stage.visitor()
})
afterAll(() => stage?.close())

/** The English of a text. */
const en = ([english]: readonly [string, string]) => english
const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const field = ({ page }: Visitor, name: string) => page.getByLabel(name, { exact: true })

test('a seller signs up, verifies by the code of the mail and is in', async () => {
  const email = 'linh@example.com'
  await seller.open('/auth/register')
  await field(seller, en(accountText.username)).fill('linh.shop')
  await field(seller, en(accountText.email)).fill(email)
  await field(seller, en(accountText.password)).fill('a good long passphrase')
  await field(seller, en(accountText.confirmPassword)).fill('a good long passphrase')
  await seller.station('sign-up')
  await button(seller, en(accountText.signUp)).click()
  const code = await stage.readMail(email, /^ {4}(\d{4})$/m)
  const boxes = seller.page.getByRole('group', { name: en(accountText.codeLabel) })
  await boxes.waitFor()
  await seller.station('code')
  await boxes.locator('input').first().pressSequentially(code)
  await seller.page.getByText(en(accountText.profileTitle)).waitFor()
  await field(seller, en(accountText.fullName)).fill('Linh Trần')
  await field(seller, en(accountText.phone)).fill('+84901234567')
  await field(seller, en(accountText.address)).fill('12 Lý Thường Kiệt, Hà Nội')
  await button(seller, en(accountText.saveProfile)).click()
  await seller.page.waitForURL(url => !url.pathname.startsWith('/auth'))
  await seller.open('/dashboard')
  await seller.station('dashboard')
  expect(seller.complaints).toEqual([])
})

test('a deposit with its proof is approved by finance and stands in the wallet', async () => {
  await seller.open('/payments/deposit')
  await field(seller, en(walletText.howMuch)).fill('2000')
  await button(seller, en(walletText.next)).click()
  await seller.page.getByRole('textbox', { name: en(walletText.transactionNumber) }).fill('FT-20261121-001')
  const proof = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#f5f3ec' } })
    .png()
    .toBuffer()
  await seller.page.locator('input[type=file]').setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: proof })
  await seller.station('deposit')
  await seller.page.getByRole('button', { name: new RegExp(en(walletText.submitDeposit)) }).click()
  await seller.page.waitForURL(/\/payments\/deposit\/\d+$/)

  await finance.open(`/auth/link#${stage.firstTokens.owner}`)
  await finance.page.getByRole('button', { name: /owner/ }).click()
  await finance.page.waitForURL(/\/office/)
  await finance.open('/office/deposits')
  await finance.page.getByText('linh.shop').first().click()
  await finance.page.getByRole('button', { name: en(walletDeskText.approve).replace('{{amount}}', '$2,000.00') }).waitFor()
  await finance.station('office-deposit')
  await finance.page.getByRole('button', { name: en(walletDeskText.approve).replace('{{amount}}', '$2,000.00') }).click()
  await seller.open('/payments')
  await seller.page.getByText('$2,000.00').first().waitFor()
  await seller.station('payments')
  expect([...seller.complaints, ...finance.complaints]).toEqual([])
})

test('every screen of portal and office draws without a complaint', async () => {
  for (const path of ['/library', '/order/import', '/notification', '/profile']) {
    await seller.open(path)
    await seller.station(`portal${path.replaceAll('/', '-')}`)
  }
  for (const path of ['/office', '/office/production', '/office/labels', '/office/scan-out', '/office/manifests', '/office/tracking']) {
    await finance.open(path)
    await finance.station(path.slice(1).replaceAll('/', '-'))
  }
  expect([...seller.complaints, ...finance.complaints]).toEqual([])
})
