// The calls of a seller's team: the account's own, and no member's.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { dataOf, Email, Id, IdParam, Instant, named } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import { SelfProof } from '../factor/contract.ts'
import { account, Line, trimmed } from '../person/contract.ts'
import { teamRoles } from '../person/rules.ts'
import { memberStates } from './rules.ts'

/** A member who did something in their seller's name, by the name that they have now, or had last. */
export const MemberName = z.object({ id: Id, name: z.string() })
/** A member of my team. */
export const Member = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  fullName: z.string(),
  roles: z.array(z.enum(teamRoles)),
  state: z.enum(memberStates),
  invitedAt: Instant,
  /** Until when the link that was mailed last is good. */
  invitedUntil: Instant,
  joinedAt: Instant.nullable(),
  lastUsedAt: Instant.nullable(),
  sessions: z.int(),
  hasSecondFactor: z.boolean(),
})
export type Member = z.input<typeof Member>

const Team = z.object({
  members: z.array(Member),
  /** How many a team may have, those who were invited among them. */
  max: z.int(),
  isFactorRequired: z.boolean(),
})
export type Team = z.input<typeof Team>

export const Roles = z.array(z.enum(teamRoles)).min(1, 'REQUIRED').max(teamRoles.length)
export const RolesBody = z.object({ roles: Roles })
export const InviteMember = z.object({
  email: trimmed(Email),
  fullName: Line(100),
  roles: Roles,
  language: z.enum(languages).optional(),
})

const mine = own([])
const aMember = { params: IdParam, answer: dataOf(Member) }

named({ Member, MemberName, Team })

export const teamCalls = {
  myTeam: call('GET /v1/team', { ...own([]), summary: 'The members of my team, by name', answer: dataOf(Team) }),
  inviteMember: call('POST /v1/team', {
    ...mine,
    changesSelf: true,
    did: { about: account, done: ['Invited a team member', 'Mời thành viên'] },
    summary: 'Invite a person to my team by a mailed link, good for seven days; whoever has an account already cannot be invited',
    body: InviteMember,
    answer: dataOf(Member),
  }),
  inviteMemberAgain: call('POST /v1/team/{id}/invite', {
    ...mine,
    did: { about: account, done: ['Resent a team invitation', 'Gửi lại lời mời thành viên'] },
    summary: 'Mail a new link to a member who has not joined; the former one dies',
    ...aMember,
  }),
  setMemberRoles: call('PUT /v1/team/{id}/roles', {
    ...mine,
    did: { about: account, done: ['Changed a team member’s roles', 'Đổi vai trò thành viên'] },
    summary: 'Change what a member may do, at once',
    body: RolesBody,
    ...aMember,
  }),
  endMemberSessions: call('POST /v1/team/{id}/end-sessions', {
    ...mine,
    did: { about: account, done: ['Ended a team member’s sessions', 'Kết thúc phiên của thành viên'] },
    summary: 'Sign a member out everywhere',
    ...aMember,
  }),
  resetMemberFactor: call('POST /v1/team/{id}/reset-second-factor', {
    ...mine,
    changesSelf: true,
    did: { about: account, done: ['Reset a team member’s second factor', 'Đặt lại xác thực hai bước của thành viên'] },
    summary:
      'Take away the second factor of a member who lost phone and recovery codes, for my password (and my second factor); every session of theirs ends',
    body: SelfProof,
    ...aMember,
  }),
  removeMember: call('DELETE /v1/team/{id}', {
    ...mine,
    did: { about: account, done: ['Removed a team member', 'Xóa thành viên'] },
    summary:
      'Take a member out of my team, or an invitation back; every session of theirs ends at once, and what they did keeps their name',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
  setTeamFactor: call('PUT /v1/team/second-factor', {
    ...mine,
    changesSelf: true,
    did: { about: account, done: ['Changed the team’s second factor', 'Đổi yêu cầu xác thực hai bước của đội ngũ'] },
    summary: 'Whether every member needs a second factor; who has none may do nothing until it is set up',
    body: z.object({ isRequired: z.boolean() }),
    answer: dataOf(Team),
  }),
}
