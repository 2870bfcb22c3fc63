// Pieces as they were scanned: those that stand on a machine, those that passed, and those that failed, by cause.
import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { Day, dataOf, Id, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { nameLimits } from '#shop/setting/rules.ts'
import { watchPieces } from '../../contract.ts'
import { failCauses } from '../../rules.ts'
import { PiecePhoto } from '../photo/contract.ts'
import { madeCauses, madeStates } from './rules.ts'

const MadePiece = z.object({
  /** Its ticket. */
  id: Id,
  code: z.string(),
  batchId: Id,
  orderId: Id,
  sku: z.string(),
  name: z.string(),
  nameVi: z.string(),
  size: z.string(),
  color: z.string(),
  /** Which of the item's pieces, of how many. */
  piece: z.int(),
  pieces: z.int(),
  state: z.enum(madeStates),
  /** Null of one that has not failed, and where the scan named none. */
  cause: z.enum(failCauses).nullable(),
  /** The words of the scan. */
  reason: z.string(),
  /** Whether the reprint needs another blank; null where no cause was named. */
  isBlankSpoiled: z.boolean().nullable(),
  machine: z.string().nullable(),
  by: z.string(),
  /** When it ended, or was started where it has not. */
  at: Instant,
  /** What the bench took of it, oldest first. */
  photos: z.array(PiecePhoto),
})
export type MadePiece = z.input<typeof MadePiece>

/** Days are the reader's, both included; a cause is of failed pieces alone, NONE of those without one; of machines '-' is none. */
export const MadeQuery = z.object({
  state: z.enum(madeStates).default('FAILED'),
  cause: z.enum(madeCauses).optional(),
  machine: z.string().trim().max(nameLimits.max).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type MadeQuery = z.output<typeof MadeQuery>

named({ MadePiece })

export const madeCalls = {
  madePieces: call('GET /v1/office/production/piece', {
    ...watchPieces,
    summary:
      'Pieces that failed, passed or stand on a machine, with their order, product, who scanned them and when; by cause, machine and days. Newest first; of what stands, oldest first',
    query: PageQuery.extend(MadeQuery.shape),
    answer: pageOf(MadePiece),
  }),
  standingPieces: call('GET /v1/office/production/piece/machine', {
    ...watchPieces,
    summary: 'The machines that started pieces stand on, with how many and since when the oldest; those without a machine last',
    answer: dataOf(z.array(z.object({ machine: z.string().nullable(), pieces: z.int(), oldestAt: Instant }))),
  }),
  madePiecesFile: download('GET /v1/office/production/piece/file', {
    ...watchPieces,
    summary: 'The same pieces as a CSV, all of them, oldest ticket first',
    query: MadeQuery,
    answer: z.null(),
  }),
}
