import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { routes } from '#engine/serve/route.ts'
import { findFilesById, sendThumbnail } from '#shop/file/file.ts'
import { unbatchedChoices } from '#shop/order/item/batch.item.ts'
import { staffActor } from '#shop/order/status/facts.status.ts'
import { batchDetail, batchPage, board, chooseQueue, makeBatch, queue, recallOrder, retryRender } from './batch/batch.ts'
import { ticketsPdf } from './batch/ticket-pdf.ts'
import { productionCalls } from './contract.ts'
import { machines, scan } from './scan/scan.ts'

export const productionRoutes = routes(productionCalls, {
  productionBoard: async (_input, db) => ({ data: { stages: await board(db) } }),
  productionQueue: async ({ query }, db) => ({ data: { ...(await queue(db, query)), page: query.page, limit: query.limit } }),
  chooseQueue: async ({ query }, db) => ({ data: await chooseQueue(db, query) }),
  queueChoices: async (_input, db) => ({ data: await unbatchedChoices(db) }),
  makeBatch: async ({ who, body }, tx) => ({ data: await makeBatch(tx, body.orderIds, who.id) }),
  batches: async ({ query }, db) => ({ data: { ...(await batchPage(db, query)), page: query.page, limit: query.limit } }),
  batch: async ({ params }, db) => ({ data: await batchDetail(db, params.id) }),
  retryRender: async ({ params }, tx) => ({ data: { files: await retryRender(tx, params.id) } }),
  recallOrder: async ({ who, params }, tx) => ({ data: await recallOrder(tx, params.id, staffActor(who)) }),
  batchTickets: async ({ params }, db, engine) => {
    const pdf = await ticketsPdf(engine, db, params.id)
    return {
      stream: Readable.from([pdf]),
      name: `batch-${params.id}-tickets.pdf`,
      type: 'application/pdf',
      bytes: pdf.length,
      isInline: true,
    }
  },
  artThumbnail: async ({ params }, db, engine) => {
    const file = (await findFilesById(db, [params.id])).get(params.id)
    if (!file) throw new Fault('PRINT_FILE_NOT_FOUND')
    return sendThumbnail(engine, file)
  },
  productionMachines: async (_input, db) => ({ data: await machines(db) }),
  scanTicket: async ({ who, body }, tx) => ({
    data: await scan(tx, { ...body, actor: { ...staffActor(who), id: who.id, username: who.username } }),
  }),
})
