// People who are made for one act alone: many acts end what a person has.
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import type { StaffRole } from '#shop/account/person/rules.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { readMail } from '#test/deployment.ts'
import type { Deployment } from '../deployment/deployment.ts'

export interface Member {
  readonly id: number
  readonly username: string
  readonly token: string
}
export const memberPassword = 'a good long passphrase'

/** A member of staff whose link is mailed, and who has not come in yet. */
export async function invite({ people }: Deployment, role: StaffRole = 'support') {
  const username = `member${randomInt(10 ** 9)}`
  const email = `${username}@staff.example.com`
  const { data } = await people.owner(accountOfficeCalls.inviteStaff, { body: { username, email, fullName: 'A member', roles: [role] } })
  return { id: data.id, username, email }
}

/** One who has come in by the link, chosen a password and signed in with it. */
export async function newMember(deployment: Deployment, role: StaffRole = 'support'): Promise<Member> {
  const { id, username, email } = await invite(deployment, role)
  const token = await readMail(join(deployment.dataDir, 'outbox'), email, /#([\w-]{43})/)
  const { data } = await deployment.client()(signInCalls.redeemLink, { body: { token } })
  await deployment.client(data.accessToken)(accountCalls.changePassword, { body: { newPassword: memberPassword } })
  return { id, username, token: await signIn(deployment, username) }
}

/** The token of a new session. */
export const signIn = async (deployment: Deployment, username: string, password = memberPassword): Promise<string> =>
  (await deployment.client()(signInCalls.signIn, { body: { username, password } })).data.accessToken
