import { z } from 'zod'
import { call } from '#base/call.ts'
import { Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { readers } from '../../status/contract.ts'
import { OfficeLine } from '../contract.ts'
import { exceptionActors, exceptionCauses } from './rules.ts'

export const ExceptionQuery = PageQuery.extend({
  cause: z.enum(exceptionCauses).optional(),
  waitsOn: z.enum(exceptionActors).optional(),
  /** It has stood for so many days. */
  olderThanDays: z.coerce.number().int().min(1).max(3_650).optional(),
})
export type ExceptionQuery = z.infer<typeof ExceptionQuery>

/** An order that stands: why, since when, and who brings it on. */
export const ExceptionLine = OfficeLine.extend({ cause: z.enum(exceptionCauses), waitsOn: z.enum(exceptionActors), since: Instant })
export type ExceptionLine = z.input<typeof ExceptionLine>
named({ ExceptionLine })

export const orderExceptionCalls = {
  officeExceptions: call('GET /v1/office/order/exception', {
    touches: 'any',
    access: { staff: readers },
    summary: 'Orders that stand, by cause, age and who must act, the oldest first, one page',
    query: ExceptionQuery,
    answer: pageOf(ExceptionLine),
  }),
}
