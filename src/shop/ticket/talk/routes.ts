import { Fault } from '#base/fault.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { findOrders } from '#shop/order/status/facts.status.ts'
import { sendAttachment, sendThumbnail, takeAttachments } from '../file/file.ts'
import { findFile } from '../file/store.ts'
import { ticketCalls } from './contract.ts'
import { expectedOf } from './expected.ts'
import { pageOfTickets } from './list.store.ts'
import { myMessages, myTicket } from './read.ts'
import { insertDeflection } from './store.ts'
import { endTicket, openTicket, replyTicket } from './talk.ts'

export const ticketRoutes = routes(ticketCalls, {
  openTicket: prepared({
    prepare: ({ files }, _db, engine) => takeAttachments(engine, files),
    async write({ who, body }, tx, files) {
      const itemIds = body.itemIds === '' ? [] : body.itemIds.split(',').map(Number)
      const id = await openTicket(tx, who, { ...body, itemIds }, files)
      return { data: await myTicket(tx, who.id, id) }
    },
  }),
  myTickets: async ({ who, query }, db) => {
    const { docs, ...page } = await pageOfTickets(db, { sellerId: who.id }, query)
    return { data: { ...page, docs: docs.map(({ seller: _, isAnswered: __, ...line }) => line) } }
  },
  myTicket: async ({ who, params }, db) => ({ data: await myTicket(db, who.id, params.id) }),
  myTicketMessages: async ({ who, params, query }, db) => ({ data: await myMessages(db, who.id, params.id, query.before) }),
  replyTicket: prepared({
    prepare: ({ files }, _db, engine) => takeAttachments(engine, files),
    async write({ who, params, body }, tx, files) {
      const id = await replyTicket(tx, who, params.id, { text: body.text, files })
      return { data: await myTicket(tx, who.id, id) }
    },
  }),
  endTicket: async ({ who, params }, tx) => {
    await endTicket(tx, who, params.id)
    return { data: await myTicket(tx, who.id, params.id) }
  },
  ticketFile: async ({ who, params }, db, engine) => sendAttachment(engine, await findFile(db, { ...params, sellerId: who.id })),
  ticketThumbnail: async ({ who, params }, db, engine) => sendThumbnail(engine, await findFile(db, { ...params, sellerId: who.id })),
  expectedArrival: async ({ who, params }, db) => ({ data: await expectedOf(db, who.id, params.id) }),
  deflectTicket: async ({ who, body }, tx) => {
    if (!(await findOrders(tx, [body.orderId], who.id)).has(body.orderId)) throw new Fault('ORDER_NOT_FOUND')
    await insertDeflection(tx, who.id, body.orderId)
    return { data: null }
  },
})
