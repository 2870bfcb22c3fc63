import { z } from 'zod'
import { call } from '#base/call.ts'
import { Day, Id, Instant, PageQuery, pageOf } from '#base/shapes.ts'

export const AuditEntry = z.object({
  id: Id,
  actorId: Id,
  actor: z.string(),
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

export const auditCalls = {
  auditLog: call('GET /v1/office/audit', {
    access: { staff: ['auditor'] },
    touches: 'any',
    summary: 'What staff did, newest first; filtered by person, call, object and days of the reader’s calendar',
    query: PageQuery.extend({
      actor: z.string().max(64).optional(),
      call: z.string().max(64).optional(),
      subject: z.string().max(64).optional(),
      object: z.string().max(64).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    answer: pageOf(AuditEntry),
  }),
}
