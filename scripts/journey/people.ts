// Step 1: a seller signs up with a referral code, verifies and fills the profile; the owner comes in and invites the staff.
import type { Client } from '#base/client.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import type { Deployment } from '#test/deployment.ts'
import { type Report, refusalOf } from './report.ts'

export interface People {
  seller: Client
  owner: Client
  finance: Client
  production: Client
  warehouse: Client
}

const email = 'linh@example.com'
const password = 'a good long passphrase'

export async function signUpSeller(deployment: Deployment, report: Report): Promise<Client> {
  const visitor = deployment.client()
  const demo = await enter(deployment, deployment.firstTokens.demo)
  const { data: inviter } = await demo(accountCalls.me)
  const form = { username: 'linh.shop', email, password }
  const refusal = await refusalOf(visitor(signInCalls.signUp, { body: { ...form, referralCode: 'AAAAAAAAAA' } }))
  report.equal('a wrong referral code is refused', refusal, 'REFERRAL_CODE_NOT_EXISTED')
  await visitor(signInCalls.signUp, { body: { ...form, referralCode: inviter.referralCode } })
  const otpCode = await deployment.readMail(email, /^ {4}(\d{4})$/m)
  report.expect(/^\d{4}$/.test(otpCode), `a code of four digits came by mail to ${email}`)
  const wrong = await refusalOf(visitor(signInCalls.verifyEmail, { body: { email, otpCode: otpCode === '0000' ? '1111' : '0000' } }))
  report.equal('a wrong code is refused', wrong, 'OTP_CODE_IS_NOT_VALID')
  const { data } = await visitor(signInCalls.verifyEmail, { body: { email, otpCode } })
  const seller = deployment.client(data.accessToken)
  await seller(accountCalls.updateMe, { body: { fullName: 'Linh Trần', phone: '+84901234567', address: '12 Lý Thường Kiệt, Hà Nội' } })
  const { data: me } = await seller(accountCalls.me)
  report.equal(
    'the seller is signed in, verified and has a profile',
    [me.username, me.verified, me.fullName],
    ['linh.shop', true, 'Linh Trần'],
  )
  return seller
}

/** The owner's one-time link, and one account of staff for each part of the work. */
export async function openOffice(deployment: Deployment, report: Report): Promise<Omit<People, 'seller'>> {
  const owner = await enter(deployment, deployment.firstTokens.owner)
  const invite = async (role: 'finance' | 'production' | 'warehouse') => {
    const address = `${role}@inkport.example`
    await owner(accountOfficeCalls.inviteStaff, {
      body: { username: `${role}.office`, email: address, fullName: `${role} office`, roles: [role] },
    })
    const token = await deployment.readMail(address, /\/auth\/link#([\w-]+)/)
    return enter(deployment, token, password)
  }
  const [finance, production, warehouse] = [await invite('finance'), await invite('production'), await invite('warehouse')]
  report.say('the owner came in by the printed link and invited finance, production and warehouse by mail')
  return { owner, finance, production, warehouse }
}

async function enter(deployment: Deployment, token: string, newPassword?: string): Promise<Client> {
  const body = { token, ...(newPassword !== undefined && { password: newPassword }) }
  const { data } = await deployment.client()(signInCalls.redeemLink, { body })
  return deployment.client(data.accessToken)
}
