import { Readable } from 'node:stream'
import { routes } from '#engine/serve/route.ts'
import { batchDetail } from '../batch.ts'
import { pickCalls } from './contract.ts'
import { pickListPdf } from './paper.ts'
import { pickLines } from './pick.rules.ts'

export const pickRoutes = routes(pickCalls, {
  pickList: async ({ params }, db) => ({ data: pickLines((await batchDetail(db, params.id)).tickets) }),
  pickListPaper: async ({ params: { id } }, db) => {
    const { tickets, madeAt } = await batchDetail(db, id)
    const pdf = await pickListPdf({ batchId: id, madeAt, lines: pickLines(tickets) })
    return {
      stream: Readable.from([pdf]),
      name: `batch-${id}-pick-list.pdf`,
      type: 'application/pdf',
      bytes: pdf.length,
      isInline: true,
    }
  },
})
