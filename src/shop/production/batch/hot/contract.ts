import { z } from 'zod'
import { call } from '#base/call.ts'
import { dataOf, Id, IdParam, Instant } from '#base/shapes.ts'
import { Technique } from '#shop/catalogue/picture/contract.ts'
import { hotTakes } from '#shop/setting/rules.ts'
import { batch, byProduction, watch } from '../../contract.ts'
import { batchMax, ticketStates } from '../../rules.ts'
import { hotStates } from './rules.ts'

/** The folder that a technique's RIP watches, whether single prints or gang sheets are put there, and what keeps files out of it. */
const HotFolder = z.object({ technique: Technique, path: z.string(), takes: z.enum(hotTakes), fault: z.string().nullable() })

const HotFile = z.object({
  id: Id,
  ticket: z.string(),
  ticketState: z.enum(ticketStates),
  orderId: Id,
  side: z.string(),
  technique: Technique,
  /** As it is called in the folder. */
  name: z.string(),
  state: z.enum(hotStates),
  fault: z.string().nullable(),
  /** When it was last put there, and how often it was. */
  sentAt: Instant.nullable(),
  times: z.int(),
})

export const hotCalls = {
  hotFolders: call('GET /v1/office/production/hot-folder', {
    ...watch,
    summary: 'The hot folders of the techniques, and what keeps files out of them; none where the configuration names none',
    answer: dataOf(z.array(HotFolder)),
  }),
  hotFiles: call('GET /v1/office/production/batch/{id}/hot-folder', {
    ...watch,
    summary: 'What of a batch was put into hot folders, what waits for it and what failed',
    params: IdParam,
    answer: dataOf(z.array(HotFile)),
  }),
  sendHotFiles: call('POST /v1/office/production/batch/{id}/hot-folder', {
    ...byProduction,
    money: { none: 'Makes what is paid' },
    did: { about: batch, done: ['Sent print files to the hot folders', 'Gửi tệp in vào thư mục nóng'] },
    summary:
      'Put into the hot folders what of a batch is not there yet, its printed gang sheets too, or once more the files that are named',
    params: IdParam,
    body: z.object({ fileIds: z.array(Id).min(1).max(batchMax).optional() }),
    answer: dataOf(z.object({ files: z.int() })),
  }),
}
