import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { Day, Id, Instant, named, PageQuery, PersonName, pageOf } from '#base/shapes.ts'
import { MemberName } from '#shop/account/team/contract.ts'

export const AuditEntry = z.object({
  id: Id,
  actorId: Id,
  actor: z.string(),
  /** In whose name, where a member of a seller's team did it. */
  seller: PersonName.nullable(),
  /** The call's name, such as `changeSetting`. */
  call: z.string(),
  /** What the path names, of which kind, and the name of the person where it is one. */
  subject: z.string(),
  object: z.string(),
  objectName: z.string().nullable(),
  request: z.record(z.string(), z.unknown()),
  change: z.object({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) }).nullable(),
  requestId: z.string(),
  at: Instant,
})

/** What a member of my team did in my name. */
export const TeamAct = z.object({
  id: Id,
  member: MemberName,
  /** The call's name, such as `createOrder`. */
  call: z.string(),
  /** What it was done to, and of which kind; nothing where the kind says it, or where it was several. */
  subject: z.string(),
  object: z.string(),
  count: z.int(),
  at: Instant,
})
export type TeamAct = z.input<typeof TeamAct>

const Days = { from: Day.optional(), to: Day.optional() }
named({ TeamAct })

export const auditCalls = {
  auditLog: call('GET /v1/office/audit', {
    access: { staff: ['auditor'] },
    touches: 'any',
    summary:
      'What staff did, or members of sellers’ teams, newest first; filtered by person, call, object and days of the reader’s calendar',
    query: PageQuery.extend({
      by: z.enum(['staff', 'team']).default('staff'),
      actor: z.string().max(64).optional(),
      call: z.string().max(64).optional(),
      subject: z.string().max(64).optional(),
      object: z.string().max(64).optional(),
      ...Days,
    }),
    answer: pageOf(AuditEntry),
  }),
}

export const teamActivityCalls = {
  teamActivity: call('GET /v1/team/activity', {
    ...own([]),
    summary: 'What the members of my team did in my name, newest first; filtered by member and days of my calendar',
    query: PageQuery.extend({ memberId: z.coerce.number().int().positive().optional(), ...Days }),
    answer: pageOf(TeamAct),
  }),
}
