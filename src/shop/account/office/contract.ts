// The office's calls on people.
import { z } from 'zod'
import type { OfficeRole } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Email, Id, IdParam, Instant, named, PageQuery, PersonName, pageOf, Username } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import { account, Line, Tier, trimmed, User } from '../person/contract.ts'
import { personStates, staffRoles } from '../person/rules.ts'
import { Session } from '../profile/contract.ts'
import { viewing } from '../sign-in/contract.ts'

/** A person as the office sees them. */
export const Person = User.omit({ autoSubmit: true, payAfterDeposit: true, team: true }).extend({
  kind: z.enum(['seller', 'staff', 'member']),
  /** Of a member of a team. */
  teamOf: PersonName.nullable(),
  teamRoles: z.array(z.string()).nullable(),
  state: z.enum(personStates),
  invitedBy: z.string().nullable(),
  refundCeilingCents: CentsShape.nullable(),
  depositCeilingCents: CentsShape.nullable(),
  refundDayCents: CentsShape.nullable(),
  depositDayCents: CentsShape.nullable(),
  grantCeilingCents: CentsShape.nullable(),
  grantDayCents: CentsShape.nullable(),
  lastUsedAt: Instant.nullable(),
  sessions: z.int(),
  hasSecondFactor: z.boolean(),
})
export type Person = z.input<typeof Person>

const Roles = z.array(z.enum(staffRoles)).min(1, 'REQUIRED').max(staffRoles.length)
const Ceiling = CentsShape.min(0).max(1_000_000_00).nullable()
const DayLimit = CentsShape.min(0).max(100_000_000_00).nullable()
export const RolesBody = z.object({ roles: Roles })
export const TierBody = z.object({ tier: Tier })
export const CeilingsBody = z.object({
  refundCeilingCents: Ceiling,
  depositCeilingCents: Ceiling,
  /** What is left out stays as it is. */
  grantCeilingCents: Ceiling.optional(),
  refundDayCents: DayLimit.optional(),
  depositDayCents: DayLimit.optional(),
  grantDayCents: DayLimit.optional(),
})
export type Ceilings = z.infer<typeof CeilingsBody>

export const InviteStaff = z.object({
  username: trimmed(Username),
  email: trimmed(Email),
  fullName: Line(100),
  roles: Roles,
  language: z.enum(languages).optional(),
})

const office = (roles: readonly OfficeRole[]) => ({ access: { staff: roles }, touches: 'any' }) as const
const aPerson = { params: IdParam, answer: dataOf(Person) }

named({ Person })

export const accountOfficeCalls = {
  people: call('GET /v1/office/account', {
    ...office(['support', 'finance', 'auditor']),
    summary: 'People, newest first; found by name, email, phone or referral code',
    query: PageQuery.extend({
      search: z.string().max(100).optional(),
      kind: z.enum(['seller', 'staff', 'member']).optional(),
      state: z.enum(personStates).optional(),
    }),
    answer: pageOf(Person),
  }),
  person: call('GET /v1/office/account/{id}', { ...office(['support', 'finance', 'auditor']), summary: 'One person', ...aPerson }),
  inviteStaff: call('POST /v1/office/account/staff', {
    ...office([]),
    money: 'power',
    did: { about: account, done: ['Invited staff', 'Mời nhân viên'] },
    summary: 'Make an account of staff and mail its link',
    body: InviteStaff,
    answer: dataOf(Person),
  }),
  inviteAgain: call('POST /v1/office/account/{id}/invite', {
    ...office([]),
    money: { none: 'Mails a link; the roles were given before' },
    did: { about: account, done: ['Resent the invitation', 'Gửi lại lời mời'] },
    summary: 'Mail a new link to a member of staff who has no password yet',
    ...aPerson,
  }),
  setRoles: call('PUT /v1/office/account/{id}/roles', {
    ...office([]),
    money: 'power',
    did: { about: account, done: ['Changed roles', 'Đổi vai trò'] },
    summary: 'Change what a member of staff may do',
    body: RolesBody,
    ...aPerson,
  }),
  setCeilings: call('PUT /v1/office/account/{id}/ceilings', {
    ...office([]),
    money: 'power',
    did: { about: account, done: ['Changed limits', 'Đổi hạn mức'] },
    summary: 'How much a member of staff may refund, approve and give away alone, per act and within 24 hours; null is the shop’s default',
    body: CeilingsBody,
    ...aPerson,
  }),
  setTier: call('PUT /v1/office/account/{id}/tier', {
    ...office([]),
    money: 'power',
    did: { about: account, done: ['Changed the tier', 'Đổi hạng'] },
    summary: 'Change the tier of a seller, which chooses their price list',
    body: TierBody,
    ...aPerson,
  }),
  verifyPerson: call('POST /v1/office/account/{id}/verify', {
    ...office(['support']),
    money: { none: 'Opens the portal of one person' },
    did: { about: account, done: ['Marked the email as verified', 'Đánh dấu email đã xác minh'] },
    summary: 'Mark a seller’s email as proved',
    ...aPerson,
  }),
  suspendPerson: call('POST /v1/office/account/{id}/suspend', {
    ...office(['support']),
    money: 'power',
    did: { about: account, done: ['Suspended the account', 'Tạm khóa tài khoản'] },
    summary: 'End every session and let nobody sign in until restored',
    body: z.object({ reason: Line(500) }),
    ...aPerson,
  }),
  restorePerson: call('POST /v1/office/account/{id}/restore', {
    ...office(['support']),
    money: 'power',
    did: { about: account, done: ['Restored the account', 'Mở lại tài khoản'] },
    summary: 'End a suspension',
    ...aPerson,
  }),
  resetSecondFactor: call('POST /v1/office/account/{id}/reset-second-factor', {
    ...office([]),
    money: 'power',
    did: { about: account, done: ['Reset the second factor', 'Đặt lại xác thực hai bước'] },
    summary: 'Take away the second factor of a person who lost phone and recovery codes; every session of theirs ends',
    ...aPerson,
  }),
  viewAs: call('POST /v1/office/account/{id}/view', {
    ...viewing,
    money: { none: 'Nothing can be changed while looking' },
    did: { about: account, done: ['Started viewing as the seller', 'Bắt đầu xem như người bán'] },
    summary: 'Look at the portal as a seller sees it, for half an hour; nothing can be changed and nothing secret is shown meanwhile',
    params: IdParam,
    answer: dataOf(z.object({ until: Instant })),
  }),
  endView: call('DELETE /v1/office/account/{id}/view', {
    ...viewing,
    inView: 'asThemselves',
    money: { none: 'Nothing can be changed while looking' },
    did: { about: account, done: ['Stopped viewing as the seller', 'Kết thúc xem như người bán'] },
    summary: 'End looking as a seller: one’s own session goes on',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
  personSessions: call('GET /v1/office/account/{id}/session', {
    ...office(['support', 'auditor']),
    summary: 'Where a person is signed in',
    params: IdParam,
    answer: dataOf(z.array(Session.omit({ isCurrent: true }))),
  }),
  endPersonSessions: call('POST /v1/office/account/{id}/end-sessions', {
    ...office(['support']),
    money: { none: 'Keeps a person out' },
    did: { about: account, done: ['Ended sessions', 'Kết thúc phiên đăng nhập'] },
    summary: 'End one session of a person, or every one',
    body: z.object({ sessionId: Id.optional() }),
    ...aPerson,
  }),
}
