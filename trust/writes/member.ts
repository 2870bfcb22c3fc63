// People who are made for one act alone: many acts end what a person has.
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import type { StaffRole } from '#shop/account/person/rules.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { readMail } from '#test/stage.ts'
import type { House } from '../house/house.ts'

export interface Member {
  readonly id: number
  readonly username: string
  readonly token: string
}
export const memberPassword = 'a good long passphrase'

/** A member of staff whose link is mailed, and who has not come in yet. */
export async function invite({ people }: House, role: StaffRole = 'support') {
  const username = `member${randomInt(10 ** 9)}`
  const email = `${username}@staff.example.com`
  const { data } = await people.owner(accountOfficeCalls.inviteStaff, { body: { username, email, fullName: 'A member', roles: [role] } })
  return { id: data.id, username, email }
}

/** One who has come in by the link, chosen a password and signed in with it. */
export async function newMember(house: House, role: StaffRole = 'support'): Promise<Member> {
  const { id, username, email } = await invite(house, role)
  const token = await readMail(join(house.dataDir, 'outbox'), email, /#([\w-]{43})/)
  const { data } = await house.client()(signInCalls.redeemLink, { body: { token } })
  await house.client(data.accessToken)(accountCalls.changePassword, { body: { newPassword: memberPassword } })
  return { id, username, token: await signIn(house, username) }
}

/** The token of a new session. */
export const signIn = async (house: House, username: string, password = memberPassword): Promise<string> =>
  (await house.client()(signInCalls.signIn, { body: { username, password } })).data.accessToken
