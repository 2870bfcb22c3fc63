import { join } from 'node:path'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { type StaffRole, staffRoles } from '#shop/account/person/rules.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { readMail } from '#test/deployment.ts'
import type { Deployment } from '../deployment/deployment.ts'

/** The session of one member of staff for each role but the owner's, each signed in by the link that was mailed. */
export async function staffOf(deployment: Deployment): Promise<ReadonlyMap<StaffRole, string>> {
  const { people } = deployment
  const tokens = new Map<StaffRole, string>([['owner', people.tokens.owner]])
  for (const role of staffRoles.filter(each => each !== 'owner')) {
    tokens.set(role, (await memberOfStaff(deployment, `trust-${role}`, role)).token)
  }
  return tokens
}

/** One more, signed in; without a password. */
export async function memberOfStaff(deployment: Deployment, username: string, role: StaffRole): Promise<{ id: number; token: string }> {
  const email = `${username}@staff.example.com`
  const { data } = await deployment.people.owner(accountOfficeCalls.inviteStaff, {
    body: { username, email, fullName: role, roles: [role] },
  })
  const token = await readMail(join(deployment.dataDir, 'outbox'), email, /#([\w-]{43})/)
  return { id: data.id, token: (await deployment.client()(signInCalls.redeemLink, { body: { token } })).data.accessToken }
}
