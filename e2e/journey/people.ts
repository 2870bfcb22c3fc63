// Who plays: a seller who signs up and pays in, the owner, and a member of staff whom the owner invites.
import sharp from 'sharp'
import { accountOfficeText } from '#shop/account/office/text.ts'
import { accountText } from '#shop/account/sign-in/text.ts'
import { settingOfficeText } from '#shop/setting/text.ts'
import { walletOfficeText, walletText } from '#shop/wallet/text.ts'
import { type BrowserDeployment, isGate, type Visitor } from '../browser-deployment.ts'
import { agree, button, choose, en, field, told } from './acts.ts'

const email = 'linh@example.com'
const password = 'a good long passphrase'

export async function signUp(deployment: BrowserDeployment, seller: Visitor): Promise<void> {
  await seller.open('/auth/register')
  await field(seller, en(accountText.username)).fill('linh.shop')
  await field(seller, en(accountText.email)).fill(email)
  await field(seller, en(accountText.password)).fill(password)
  await field(seller, en(accountText.confirmPassword)).fill(password)
  await seller.station('sign-up')
  await button(seller, en(accountText.signUp)).click()
  const code = await deployment.readMail(email, /^ {4}(\d{4})$/m)
  const boxes = seller.page.getByRole('group', { name: en(accountText.codeLabel) })
  await boxes.waitFor()
  await seller.station('code')
  await boxes.locator('input').first().pressSequentially(code)
}

export async function fillProfile(seller: Visitor): Promise<void> {
  await seller.page.getByText(en(accountText.profileTitle)).waitFor()
  await field(seller, en(accountText.fullName)).fill('Linh Trần')
  await field(seller, en(accountText.phone)).fill('+84901234567')
  await field(seller, en(accountText.address)).fill('12 Lý Thường Kiệt, Hà Nội')
  await button(seller, en(accountText.saveProfile)).click()
  await seller.page.waitForURL(url => !url.pathname.startsWith('/auth'))
  if (isGate) return
  await seller.open('/dashboard')
  await seller.station('dashboard')
}

export async function deposit(seller: Visitor, dollars: number): Promise<void> {
  await seller.open('/payments/deposit')
  await field(seller, en(walletText.howMuch)).fill(String(dollars))
  await button(seller, en(walletText.next)).click()
  await seller.page.getByRole('textbox', { name: en(walletText.transactionNumber) }).fill('FT-20261121-001')
  const proof = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#f5f3ec' } })
    .png()
    .toBuffer()
  await seller.page.locator('input[type=file]').setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: proof })
  await seller.station('deposit')
  await button(seller, new RegExp(en(walletText.submitDeposit))).click()
  await seller.page.waitForURL(/\/payments\/deposit\/\d+$/)
}

/** By the link that the first start printed. */
export async function enterOffice(deployment: BrowserDeployment, owner: Visitor): Promise<void> {
  await owner.open(`/auth/link#${deployment.firstTokens.owner}`)
  await button(owner, /owner/).click()
  await owner.page.waitForURL(/\/office/)
}

export async function approveDeposit(owner: Visitor, amount: string): Promise<void> {
  await owner.open('/office/deposits')
  await owner.page.getByText('linh.shop').first().click()
  const approve = button(owner, en(walletOfficeText.approve, { amount }))
  await approve.waitFor()
  await owner.station('office-deposit')
  await approve.click()
}

/** One person for bench and packing; the mailed link leads them to choosing a password. */
export async function inviteBench(deployment: BrowserDeployment, owner: Visitor, bench: Visitor): Promise<void> {
  const address = 'hanh@inkport.example'
  await owner.open('/office/people')
  await button(owner, en(accountOfficeText.invite)).click()
  await field(owner, en(accountOfficeText.fullName)).fill('Hạnh Phạm')
  await field(owner, en(accountOfficeText.username)).fill('hanh.bench')
  await field(owner, en(accountOfficeText.email)).fill(address)
  await choose(owner, en(accountOfficeText.roles), en(accountOfficeText.roleProduction), en(accountOfficeText.roleWarehouse))
  await owner.station('office-invite')
  await told(owner, en(accountOfficeText.invited), () => agree(owner, en(accountOfficeText.sendInvite)))
  await bench.open(`/auth/link#${await deployment.readMail(address, /\/auth\/link#([\w-]+)/)}`)
  await button(bench, en(accountText.linkGo, { username: 'hanh.bench' })).click()
  await field(bench, en(accountText.newPassword)).fill(password)
  await field(bench, en(accountText.confirmPassword)).fill(password)
  await bench.station('invited')
  await told(bench, en(accountText.passwordChanged), () => button(bench, en(accountText.savePassword)).click())
}

/** Orders cool off before they are made, and parcels travel for days; the journey's shop has no time for either. */
export async function hurry(owner: Visitor): Promise<void> {
  await owner.open('/office/settings')
  for (const [label, value] of [
    [en(settingOfficeText.set_coolingOffMinutes), '0'],
    // In the gate nothing is photographed on its way.
    [en(settingOfficeText.set_sandboxSpeed), isGate ? '100000' : '10000'],
  ] as const) {
    await field(owner, label).fill(value)
    await button(owner, en(settingOfficeText.save)).click()
    await button(owner, en(settingOfficeText.save)).waitFor({ state: 'detached' })
  }
  await owner.station('office-settings')
}
