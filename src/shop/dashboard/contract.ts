import { z } from 'zod'
import type { OfficeRole } from '#base/access/access.ts'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, Instant, named } from '#base/shapes.ts'
import { staffRoles, teamRoles } from '#shop/account/person/rules.ts'
import { OrderLine } from '#shop/order/list/contract.ts'
import { countMax, guideSteps } from './rules.ts'

const everyRole = staffRoles.filter((role): role is OfficeRole => role !== 'owner')

/** One kind of thing that waits for the seller, as its domain calls it: how many, and the one that waits longest. */
export const Need = z.object({ kind: z.string(), count: z.int().max(countMax), id: Id, since: Instant })
export type Need = z.output<typeof Need>
/** The setup guide: which steps are taken, and whether it was put away. */
export const Guide = z.object({ isDismissed: z.boolean(), done: z.array(z.enum(guideSteps)) })
export type Guide = z.output<typeof Guide>
/** What waits in one of the office's queues; `since`: the oldest has waited from then on. `doneToday` is null where nothing counts it. */
export const Queue = z.object({
  /** As its domain calls it. */
  name: z.string(),
  count: z.int().max(countMax),
  since: Instant.nullable(),
  doneToday: z.int().nullable(),
  /** Of these, what is past its due time, and what nobody has taken; null where the queue knows neither. */
  overdue: z.int().max(countMax).nullable(),
  unassigned: z.int().max(countMax).nullable(),
})
export type Queue = z.output<typeof Queue>

/** The newest answer of staff in one of the seller's tickets; its author's name where support writes under names. */
export const Reply = z.object({ ticketId: Id, subject: z.string(), text: z.string(), by: z.string().nullable(), at: Instant })
export type Reply = z.output<typeof Reply>

named({ Guide })

export const dashboardCalls = {
  sellerHome: call('GET /v1/dashboard', {
    ...own(teamRoles),
    summary:
      'What waits for me, my balance, how far my setup is, and my latest orders and answers to my tickets where so many are asked for',
    query: z.object({ latest: z.coerce.number().int().min(0).max(10).default(0) }),
    answer: dataOf(
      z.object({
        /** Null for members of a team who may not read the wallet. */
        balance: CentsShape.nullable(),
        needs: z.array(Need),
        guide: Guide,
        latest: z.array(OrderLine),
        replies: z.array(Reply),
      }),
    ),
  }),
  setGuide: call('PUT /v1/dashboard/guide', {
    ...own([]),
    did: false,
    summary: 'Put my setup guide away, or take it out again',
    body: z.object({ isDismissed: z.boolean() }),
    answer: dataOf(z.object({ isDismissed: z.boolean() })),
  }),
  officeHome: call('GET /v1/office/dashboard', {
    access: { staff: everyRole },
    touches: 'any',
    summary: 'What waits in the queues that the caller’s roles open, since when, and what was done today',
    answer: dataOf(z.object({ queues: z.array(Queue) })),
  }),
}
