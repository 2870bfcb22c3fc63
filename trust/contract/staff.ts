import { join } from 'node:path'
import { accountCalls, accountDeskCalls } from '#shop/account/calls.ts'
import { type StaffRole, staffRoles } from '#shop/account/rules.ts'
import { readMail } from '#test/stage.ts'
import type { House } from '../house/house.ts'

/** The session of one member of staff for each role but the owner's, each signed in by the link that was mailed. */
export async function staffOf(house: House): Promise<ReadonlyMap<StaffRole, string>> {
  const { people, dataDir } = house
  const tokens = new Map<StaffRole, string>([['owner', people.tokens.owner]])
  for (const role of staffRoles.filter(each => each !== 'owner')) {
    const email = `${role}@staff.example.com`
    await people.owner(accountDeskCalls.inviteStaff, { body: { username: `trust-${role}`, email, fullName: role, roles: [role] } })
    const token = await readMail(join(dataDir, 'outbox'), email, /#([\w-]{43})/)
    tokens.set(role, (await house.client()(accountCalls.redeemLink, { body: { token } })).data.accessToken)
  }
  return tokens
}
