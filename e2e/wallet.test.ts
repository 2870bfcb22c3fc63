// Money by bank from end to end: a seller deposits twice and withdraws one; finance takes in a statement; two people correct a wallet.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commonFaults } from '#engine/serve/faults.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { approvalText } from '#shop/approval/text.ts'
import { adjustCalls } from '#shop/wallet/adjust/contract.ts'
import { bankCalls } from '#shop/wallet/bank/contract.ts'
import { walletFaults } from '#shop/wallet/faults.ts'
import { bookOfficeText } from '#shop/wallet/office/text.ts'
import { walletOfficeText, walletText } from '#shop/wallet/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { asked } from './journey/acts.ts'
import { type } from './keyboard.ts'

let deployment: BrowserDeployment
let seller: Visitor
let owner: Visitor
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  seller = await entered('demo')
  owner = await entered('owner')
})
afterAll(() => deployment?.close())

async function entered(who: 'demo' | 'owner'): Promise<Visitor> {
  const visitor = await deployment.visitor()
  await visitor.open(`/auth/link#${deployment.firstTokens[who]}`)
  await visitor.page.getByRole('button', { name: new RegExp(who) }).click()
  await visitor.page.waitForURL(url => !url.pathname.startsWith('/auth'))
  return visitor
}

const second = { username: 'thu.finance', email: 'thu@inkport.example', fullName: 'Thu Lê', roles: ['finance' as const] }

/** The smallest PNG there is. */
const proof = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
}

/** Deposits through the screen; answers the memo. */
async function deposit(number: string): Promise<string> {
  const { page } = seller
  await seller.open('/payments/deposit?step=confirm&amount=25000')
  await page.getByAltText(walletText.qrAlt[0]).waitFor()
  await seller.station('wallet-deposit')
  await page.getByLabel(walletText.transactionNumber[0]).fill(number)
  await page.locator('input[type=file]').setInputFiles(proof)
  await page.getByRole('button', { name: new RegExp(walletText.submitDeposit[0]) }).click()
  await page.waitForURL(/\/payments\/deposit\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  return page.evaluate(async at => (await (await fetch(`/v1/deposit/${at}`)).json()).data.memo, id)
}

test('a seller deposits by bank, and withdraws what was not sent', async () => {
  await deposit('FT-WITHDRAWN')
  await seller.station('wallet-my-deposit')
  await seller.page.getByRole('button', { name: walletText.withdraw[0] }).click()
  await seller.page.getByRole('dialog').getByRole('button', { name: walletText.withdraw[0] }).click()
  await seller.page.getByText(walletText.withdrawnHint[0]).waitFor()
})

test('the first step of a deposit goes on by Enter, and says what is wrong with the amount alone', async () => {
  const { page } = seller
  await seller.open('/payments/deposit')
  await type(seller, { amount: '5' })
  await page.getByText(walletFaults.DEPOSIT_AMOUNT_INVALID[1]).waitFor()
  expect(await page.locator('[data-summary]').count()).toBe(0)
  await type(seller, { amount: '12500' })
  await page.waitForURL(/step=confirm&amount=1250000/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('$12,500.00')
  await page.goBack()
  await page.waitForURL(url => !url.search.includes('confirm'))
  expect(await page.locator('input[name=amount]').inputValue()).toBe('12,500.00')
})

test('finance takes in a statement: one line is matched, one is left to a person', async () => {
  const memo = await deposit('FT-ARRIVED')
  const { page } = owner
  // The accounts come late: no file is taken before it is known whose it is.
  const accounts = `**${bankCalls.bankAccounts.path}`
  await page.route(accounts, async route => {
    await new Promise(done => setTimeout(done, 1_500))
    await route.continue()
  })
  await owner.open('/office/bank')
  await page.getByRole('button', { name: bookOfficeText.importStatement[0] }).click()
  const csv = `Date,Description,Credit,Reference\n2026-11-20,Transfer ${memo},250.00,A1\n2026-11-20,Somebody,31.00,A2\n`
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByText(bookOfficeText.columnsHint[0]).waitFor()
  await page.unroute(accounts)
  await owner.station('wallet-statement')
  await dialog.getByRole('button', { name: bookOfficeText.take[0] }).click()
  await page.getByText('1 of 2 new lines matched; 1 to decide.').waitFor()
  await page.getByText('Somebody').waitFor()
  await owner.station('wallet-lines')
})

test('a proof that came before is asked about once more before it is credited', async () => {
  await deposit('FT-TWICE')
  const { page } = owner
  await owner.open('/office/deposits')
  const approve = page.getByRole('button', { name: /^Credit \$/ })
  await approve.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(walletOfficeText.doubtTitle[0]).waitFor()
  await owner.station('wallet-doubt')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await approve.click()
  await dialog.getByRole('button', { name: walletOfficeText.doubtGo[0] }).dblclick()
  await page.getByText('Credited $250.00', { exact: false }).first().waitFor()
})

test('a correction is asked for, and its asker cannot confirm it', async () => {
  const { page } = owner
  await owner.open('/office/adjustments')
  const opener = page.getByRole('button', { name: bookOfficeText.askAdjustment[0] })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(bookOfficeText.seller[0]).press('Escape')
  await expect.poll(() => opener.evaluate(button => button === document.activeElement)).toBe(true)
  await opener.click()
  await dialog.getByLabel(bookOfficeText.seller[0]).fill('demo')
  await dialog.getByLabel(bookOfficeText.amount[0]).fill('five')
  await dialog.getByLabel(bookOfficeText.reason[0]).focus()
  await dialog.getByText(commonFaults.NUMBER_INVALID[1]).waitFor()
  await dialog.getByLabel(bookOfficeText.amount[0]).fill('5.00')
  await dialog.getByLabel(bookOfficeText.reason[0]).fill('A bank fee that was ours')
  await owner.station('wallet-adjustment-ask')
  await dialog.getByRole('button', { name: bookOfficeText.ask[0], exact: true }).click()
  await page.getByText(bookOfficeText.adjustment_PENDING[0]).waitFor()
  await owner.station('wallet-adjustments')
  const confirm = page.getByRole('button', { name: bookOfficeText.confirm[0], exact: true })
  expect(await confirm.getAttribute('aria-disabled')).toBe('true')
})

test('a second person confirms it, and the money stands in the wallet', async () => {
  const session = (await owner.context.cookies()).find(cookie => cookie.name === 'access_token')?.value
  await deployment.client(session)(accountOfficeCalls.inviteStaff, { body: second })
  const token = await deployment.readMail(second.email, /\/auth\/link#([\w-]+)/)
  const { data } = await deployment.client()(signInCalls.redeemLink, { body: { token, password: 'a second pair of eyes' } })
  const finance = await deployment.visitor({ token: data.accessToken })
  const { page } = finance
  await finance.open('/office/adjustments')
  await page.getByRole('button', { name: bookOfficeText.confirm[0], exact: true }).click()
  await finance.station('wallet-adjustment-confirm')
  await page.getByRole('dialog').getByRole('button', { name: bookOfficeText.confirm[0], exact: true }).dblclick()
  await page.getByText(bookOfficeText.adjustment_POSTED[0], { exact: true }).waitFor()
  await page.getByRole('link', { name: 'demo' }).click()
  await page.waitForURL(/\/office\/wallet\/\d+$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await finance.station('wallet-of-seller')
  expect(finance.complaints).toEqual([])
  await finance.context.close()
})

test('a correction is refused with a reason, for which the dialog asks', async () => {
  const session = (await owner.context.cookies()).find(cookie => cookie.name === 'access_token')?.value
  const body = { seller: 'demo', amountCents: 700, reason: 'Asked for by mistake' }
  await deployment.client(session)(adjustCalls.askAdjustment, { body })
  const { page } = owner
  await owner.open('/office/adjustments')
  await page.getByRole('button', { name: bookOfficeText.refuse[0], exact: true }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: bookOfficeText.refuse[0], exact: true })
  await send.click()
  await dialog.getByText('This field is required').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('remark')
  await owner.station('wallet-adjustment-refuse')
  await dialog.getByLabel(bookOfficeText.reason[0]).fill('Nobody is owed it')
  await send.click()
  await page.getByText(bookOfficeText.refused[0]).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(bookOfficeText.adjustment_REFUSED[0]).first().waitFor()
})

test('what waits for a second person closes its form and is told with a link, not as a refusal', async () => {
  const { page } = owner
  await owner.open('/office/bank?tab=accounts')
  const add = async (bankName: string) => {
    await page.getByRole('button', { name: bookOfficeText.addAccount[0] }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=bankName]').fill(bankName)
    await dialog.getByLabel(bookOfficeText.accountName[0]).fill('INKPORT LLC')
    await dialog.getByLabel(bookOfficeText.accountNumber[0]).fill('1002003004')
    await dialog.getByRole('button', { name: bookOfficeText.save[0] }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  // The first of one's own takes the place of the demo's.
  await add('First Bank')
  await page.getByText('First Bank').waitFor()
  await add('Second Bank')
  await page.getByText(/^Sent for approval as #\d+/).waitFor()
  await owner.station('wallet-waits-for-approval')
  await page.getByRole('link', { name: approvalText.openApprovals[0] }).click()
  await page.waitForURL(/\/office\/approvals$/)
  await page.getByText(asked(bankCalls.makeBankAccount)[0]).waitFor()
  await owner.station('wallet-approvals')
})

test('every further screen of the money is drawn and passes axe', async () => {
  for (const path of [
    '/payments',
    '/payments?tab=deposits',
    '/payments?tab=statements',
    '/order-histories?tab=transfer-history',
    '/order-histories',
  ]) {
    await seller.open(path)
    await seller.station(`wallet${path.replace(/\W+/g, '-')}`)
  }
  for (const path of [
    '/office/bank?tab=statements',
    '/office/bank?tab=accounts',
    '/office/ledger',
    '/office/balances',
    '/office/vouchers',
    '/office/paypal',
  ]) {
    await owner.open(path)
    await owner.station(`wallet${path.replace(/\W+/g, '-')}`)
  }
})

test('the statement of a month comes as a PDF', async () => {
  await seller.open('/payments?tab=statements')
  const download = seller.page.waitForEvent('download')
  await seller.page.getByRole('link', { name: walletText.pdf[0], exact: true }).first().click()
  expect((await download).suggestedFilename()).toMatch(/^statement-\d{4}-\d\d\.pdf$/)
})

test('nothing was complained of', () => {
  expect([...seller.complaints, ...owner.complaints]).toEqual([])
})
