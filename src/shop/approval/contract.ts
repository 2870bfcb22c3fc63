import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { requiredFault } from '#base/fields.ts'
import { Day, dataOf, fieldOf, Id, IdParam, Instant, named, PageQuery, PersonName, pageOf } from '#base/shapes.ts'
import { actStates, approvalDeciders, approvalReaders, moneyKinds } from './rules.ts'

export const approval = subject('approval', ['Approval', 'Phê duyệt'], { office: '/office/approvals' })

const hearers = { own: false, staff: approvalReaders } as const
export const approvalEvents = {
  'approval.asked': event<{ approvalId: number; makerId: number; roles: string[] }>(hearers),
  'approval.decided': event<{ approvalId: number; makerId: number; isDone: boolean }>(hearers),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof approvalEvents> {}
}

/** An act of staff that moves money or makes it spendable. `amount` is in cents, of a price in basis points; null: no sum says it. */
export const Approval = z.object({
  id: Id,
  call: z.string(),
  kind: z.enum(moneyKinds),
  amount: z.int().nullable(),
  subject: z.string(),
  object: z.string(),
  /** Whose account it is about, where it is about one. */
  objectName: z.string().nullable(),
  /** What was asked for, in the call's own fields. */
  request: z.record(z.string(), z.unknown()),
  /** Where it is decided, if not here: `deposit:12`. */
  ownKey: z.string().nullable(),
  maker: PersonName,
  state: z.enum(actStates),
  at: Instant,
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  remark: z.string(),
  /** Why the reader may not carry it out now. */
  whyNot: z.string().nullable(),
  /** From when on its maker may, for nobody else could. */
  aloneAt: Instant.nullable(),
})
export type Approval = z.output<typeof Approval>
export type ApprovalRow = z.input<typeof Approval>

export const Limit = z.object({ kind: z.enum(moneyKinds), actMost: z.int(), dayMost: z.int(), doneToday: z.int() })
export type Limit = z.output<typeof Limit>
export const MoneyReport = z.object({
  on: z.string(),
  /** The largest first; not all where `hasMore`. */
  acts: z.array(Approval.omit({ whyNot: true, aloneAt: true })),
  hasMore: z.boolean(),
  /** Of every act of the day, listed or not. */
  count: z.int(),
  waitingCount: z.int(),
  sums: z.array(
    z.object({ username: z.string(), kind: z.enum(moneyKinds), alone: z.int(), byTwo: z.int(), waiting: z.int(), count: z.int() }),
  ),
})
export type MoneyReport = z.input<typeof MoneyReport>

export const ConfirmBody = z.object({ remark: z.string().trim().max(500).default('') })
export const RefuseBody = z.object({ remark: fieldOf(requiredFault).pipe(z.string().trim().max(500)) })

named({ Approval })

export const approvalCalls = {
  approvals: call('GET /v1/office/approval', {
    access: { staff: approvalReaders },
    touches: 'any',
    summary: 'What waits for a second person, oldest first; each sees what their roles could do and what they asked for',
    query: PageQuery,
    answer: pageOf(Approval),
  }),
  confirmApproval: call('POST /v1/office/approval/{id}/confirm', {
    access: { staff: approvalDeciders },
    touches: 'any',
    money: { none: 'Carries out what was weighed when it was asked for; both names stand in its row' },
    did: { about: approval, done: ['Approved a request', 'Phê duyệt yêu cầu'] },
    summary: 'Carry out, as its maker asked for it, what waits for a second person',
    params: IdParam,
    body: ConfirmBody,
    answer: dataOf(Approval),
  }),
  refuseApproval: call('POST /v1/office/approval/{id}/refuse', {
    access: { staff: approvalDeciders },
    touches: 'any',
    money: { none: 'Nothing is done' },
    did: { about: approval, done: ['Refused a request', 'Từ chối yêu cầu'] },
    summary: 'End what waits for a second person; who asked may take it back so',
    params: IdParam,
    body: RefuseBody,
    answer: dataOf(Approval),
  }),
  myLimits: call('GET /v1/office/limit', {
    access: { staff: approvalReaders },
    touches: 'nothing',
    summary: 'How much I may move alone of each kind, per act and within 24 hours, and what I did',
    answer: dataOf(z.array(Limit)),
  }),
  moneyReport: call('GET /v1/office/money-report', {
    access: { staff: ['auditor'] },
    touches: 'any',
    summary: 'Who did what for how much on a day of the reader’s calendar, what waited and what was done alone',
    query: z.object({ on: Day }),
    answer: dataOf(MoneyReport),
  }),
}
