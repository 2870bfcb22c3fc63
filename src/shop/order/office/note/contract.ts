import { z } from 'zod'
import { call } from '#base/call.ts'
import { dataOf, Id, IdParam, Instant, named } from '#base/shapes.ts'
import { order, readers, Text } from '../../status/contract.ts'

/** What staff wrote about an order for each other; its seller never reads it. */
export const OrderNote = z.object({ id: Id, text: z.string(), at: Instant, author: z.string() })
named({ OrderNote })

export const NoteBody = z.object({ text: Text(1_000).trim().min(1, { error: 'REQUIRED' }) })

export const orderNoteCalls = {
  orderNotes: call('GET /v1/office/order/{id}/note', {
    access: { staff: readers },
    touches: 'any',
    summary: 'What staff wrote about an order for each other, newest first',
    params: IdParam,
    answer: dataOf(z.array(OrderNote)),
  }),
  writeNote: call('POST /v1/office/order/{id}/note', {
    access: { staff: ['support', 'finance', 'production', 'warehouse'] },
    touches: 'any',
    money: { none: 'Words' },
    did: { about: order, done: ['Wrote a staff note', 'Ghi chú nội bộ'] },
    summary: 'Write about an order for other staff; its seller never reads it',
    params: IdParam,
    body: NoteBody,
    answer: dataOf(z.object({ id: Id })),
  }),
}
