// The report of claims: what was decided in a period, by what it was about.
import { z } from 'zod'
import { call } from '#base/call.ts'
import { CentsShape, Day, dataOf } from '#base/shapes.ts'
import { ticketReaders } from '../../contract.ts'

/** MACHINE: where the pieces were made. STATION: who passed them on the production floor. */
export const claimGroups = ['CAUSE', 'PRODUCT', 'MACHINE', 'CARRIER', 'STATION'] as const
export type ClaimGroup = (typeof claimGroups)[number]

const Sums = z.object({
  claims: z.int(),
  refunds: z.int(),
  reprints: z.int(),
  reships: z.int(),
  rejected: z.int(),
  refundedCents: CentsShape,
})
export const ClaimRow = Sums.extend({
  /** A cause, a product's code, a machine, a carrier or a person of staff; empty where it is not known. */
  key: z.string(),
  name: z.string(),
  nameVi: z.string(),
})
export type ClaimRow = z.input<typeof ClaimRow>
export type ClaimSums = z.input<typeof Sums>

export const ticketReportCalls = {
  claimReport: call('GET /v1/office/ticket/report', {
    access: { staff: ticketReaders },
    touches: 'any',
    summary:
      'What was decided about claims from one of my days to another, both included, by cause, product, machine, carrier or station; and how support was rated',
    query: z.object({ from: Day, to: Day, by: z.enum(claimGroups).default('CAUSE') }),
    answer: dataOf(
      z.object({
        rows: z.array(ClaimRow),
        /** A claim about several products or stations is in the row of each, and here once; its money is shared out between the rows. */
        total: Sums,
        hasMore: z.boolean(),
        /** The shop names its machines: there is something to group by. */
        hasMachines: z.boolean(),
        /** How sellers rated support in these days; 4 and 5 of 5 are good. */
        ratings: z.object({ count: z.int(), good: z.int() }),
      }),
    ),
  }),
}
