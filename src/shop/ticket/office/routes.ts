import { prepared, routes } from '#engine/serve/route.ts'
import { sendAttachment, sendThumbnail, takeAttachments } from '../file/file.ts'
import { findFile } from '../file/store.ts'
import { pageOfTickets } from '../talk/list.store.ts'
import { officeMessages, officeTicket } from '../talk/read.ts'
import { answerTicket, beginTicket, sortTicket, writeNote } from './answer.ts'
import { sayAnswering } from './answering.ts'
import { assignTicket, listSupporters, takeTicket } from './assign.ts'
import { ticketOfficeCalls } from './contract.ts'
import { findFigures } from './store.ts'

const supporterOf = (asked: 'MINE' | 'NOBODY' | number | undefined, id: number) =>
  asked === 'MINE' ? id : asked === 'NOBODY' ? null : asked

export const ticketOfficeRoutes = routes(ticketOfficeCalls, {
  officeTickets: async ({ who, query }, db) => {
    const { waitingOn, supporter, sellerId, due } = query
    const supporterId = supporterOf(supporter, who.id)
    return { data: await pageOfTickets(db, { waitingOn, supporterId, sellerId, isOverdue: due === 'OVERDUE' }, query) }
  },
  beginTicket: async ({ who, body }, tx) => ({ data: await officeTicket(tx, await beginTicket(tx, who, body)) }),
  officeTicket: async ({ params }, db) => ({ data: await officeTicket(db, params.id) }),
  officeTicketMessages: async ({ params, query }, db) => ({ data: await officeMessages(db, params.id, query.before) }),
  sayAnswering: async ({ who, params, body }, tx) => {
    await sayAnswering(tx, who, params.id, body.isAnswering)
    return { data: null }
  },
  answerTicket: prepared({
    prepare: ({ files }, _db, engine) => takeAttachments(engine, files),
    async write({ who, params, body }, tx, files) {
      await answerTicket(tx, who, params.id, body, files)
      return { data: await officeTicket(tx, params.id) }
    },
  }),
  writeTicketNote: prepared({
    prepare: ({ files }, _db, engine) => takeAttachments(engine, files),
    async write({ who, params, body }, tx, files) {
      await writeNote(tx, who, params.id, body.text, files)
      return { data: await officeTicket(tx, params.id) }
    },
  }),
  takeTicket: async ({ who, params, body }, tx) => {
    await takeTicket(tx, who, params.id, body.seenSupporterId)
    return { data: await officeTicket(tx, params.id) }
  },
  ticketSupporters: async (_input, db) => ({ data: await listSupporters(db) }),
  assignTicket: async ({ who, params, body }, tx) => {
    await assignTicket(tx, who, params.id, body)
    return { data: await officeTicket(tx, params.id) }
  },
  sortTicket: async ({ who, params, body }, tx) => {
    await sortTicket(tx, who, params.id, body)
    return { data: await officeTicket(tx, params.id) }
  },
  officeTicketFile: async ({ params }, db, engine) => sendAttachment(engine, await findFile(db, params)),
  officeTicketThumbnail: async ({ params }, db, engine) => sendThumbnail(engine, await findFile(db, params)),
  ticketFigures: async (_input, db) => ({ data: await findFigures(db) }),
})
