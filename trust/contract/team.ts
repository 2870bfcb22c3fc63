import { join } from 'node:path'
import type { TeamRole } from '#base/access/access.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { readMail } from '#test/deployment.ts'
import type { Deployment, Seller } from '../deployment/deployment.ts'

export interface TeamMember {
  readonly id: number
  readonly username: string
  readonly token: string
}

/** A member of this seller's team, signed in by the link that was mailed; without a password. */
export async function memberOfTeam(deployment: Deployment, { api }: Seller, name: string, roles: TeamRole[]): Promise<TeamMember> {
  const email = `${name}@team.example.com`
  const { data } = await api(teamCalls.inviteMember, { body: { email, fullName: name, roles } })
  const token = await readMail(join(deployment.dataDir, 'outbox'), email, /#([\w-]{43})/)
  const { user, accessToken } = (await deployment.client()(signInCalls.redeemLink, { body: { token } })).data
  return { id: data.id, username: user.username, token: accessToken }
}

/** One member of this seller's team for each role. */
export async function teamOf(deployment: Deployment, seller: Seller): Promise<ReadonlyMap<TeamRole, string>> {
  const tokens = new Map<TeamRole, string>()
  for (const role of teamRoles)
    tokens.set(role, (await memberOfTeam(deployment, seller, `${seller.username}-${role.toLowerCase()}`, [role])).token)
  return tokens
}
