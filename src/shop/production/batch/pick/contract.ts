import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { dataOf, IdParam } from '#base/shapes.ts'
import { byProduction, watch } from '../../contract.ts'

/** Blanks of one product, colour and size. */
const PickLine = z.object({
  sku: z.string(),
  name: z.string(),
  nameVi: z.string(),
  color: z.string(),
  size: z.string(),
  /** Pieces that nobody has started, and all that the batch makes of it. */
  toPick: z.int(),
  pieces: z.int(),
  /** Of the pieces that nobody has started. */
  tickets: z.array(z.string()),
})

export const pickCalls = {
  pickList: call('GET /v1/office/production/batch/{id}/pick-list', {
    ...watch,
    summary: 'The pick list of a batch: its blanks by product, colour and size',
    params: IdParam,
    answer: dataOf(z.array(PickLine)),
  }),
  pickListPaper: download('GET /v1/office/production/batch/{id}/pick-list/paper', {
    ...byProduction,
    summary: 'The pick list of a batch as a PDF, with what is still to be picked',
    params: IdParam,
    answer: z.null(),
  }),
}
