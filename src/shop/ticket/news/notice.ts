// News of tickets in the bells: a seller hears of staff, staff of the seller. Their own acts they see on the screen.

import type { Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { staffWith } from '#shop/account/account.ts'
import { notices, notify, notifyAll } from '#shop/notification/notification.ts'
import { ticketTeam } from '../contract.ts'
import { officeTicketPath, ticketPath } from '../rules.ts'
import { mailAnswerJob, mailReminderJob } from './mail-job.ts'

const askedKinds = notices(
  'ticket',
  {
    opened: ['{{name}} opened ticket #{{id}}.', '{{name}} đã gửi yêu cầu hỗ trợ #{{id}}.'],
    replied: ['{{name}} replied to ticket #{{id}}.', '{{name}} đã trả lời yêu cầu hỗ trợ #{{id}}.'],
    assigned: ['{{name}} gave you ticket #{{id}}.', '{{name}} đã giao cho bạn yêu cầu hỗ trợ #{{id}}.'],
  },
  [],
  'OFFICE_TICKET',
)
const kinds = notices(
  'ticket',
  {
    answered: ['Support answered your ticket #{{id}}.', 'Bộ phận hỗ trợ đã trả lời yêu cầu #{{id}} của bạn.'],
    merged: [
      'Ticket #{{id}} was merged into #{{mergedId}}. We answer there.',
      'Yêu cầu #{{id}} đã được gộp vào #{{mergedId}}. Chúng tôi trả lời tại đó.',
    ],
    reminded: ['Ticket #{{id}} is waiting for your reply.', 'Yêu cầu hỗ trợ #{{id}} đang chờ bạn trả lời.'],
    begun: ['Support wrote to you about order #{{orderId}}.', 'Bộ phận hỗ trợ đã nhắn cho bạn về đơn #{{orderId}}.'],
    solved: ['Your ticket #{{id}} is solved.', 'Yêu cầu hỗ trợ #{{id}} của bạn đã được giải quyết.'],
  },
  ticketTeam,
  'TICKET_REPLY',
)

interface ToldTicket {
  readonly id: number
  readonly sellerId: number
  readonly supporterId: number | null
}

/** Whoever has the ticket hears that its seller wrote; everybody in support, where nobody has it. */
export async function notifyAsked(tx: Tx, row: ToldTicket, { username }: { username: string }, kind: 'opened' | 'replied'): Promise<void> {
  const values = { id: row.id, name: username }
  const readers = row.supporterId === null ? await staffWith(tx, 'support') : [row.supporterId]
  await notifyAll(tx, readers, { kind: askedKinds[kind], values, link: officeTicketPath(row.id) })
}

/** Whoever was given it by another hears so. */
export async function notifyAssigned(tx: Tx, row: ToldTicket & { supporterId: number }, { username }: { username: string }): Promise<void> {
  const values = { id: row.id, name: username }
  await notify(tx, { accountId: row.supporterId, kind: askedKinds.assigned, values, link: officeTicketPath(row.id) })
}

/** Its seller hears in the bell and by mail that staff wrote first. */
export async function notifyBegun(tx: Tx, row: ToldTicket, orderId: number, messageId: number): Promise<void> {
  await notify(tx, { accountId: row.sellerId, kind: kinds.begun, values: { orderId }, link: ticketPath(row.id), hasOwnMail: true })
  await send(tx, mailAnswerJob, { messageId })
}

/** Its seller hears in the bell and by mail that staff answered, or that it is solved. */
export async function notifyAnswered(tx: Tx, row: ToldTicket, messageId: number, isSolved: boolean): Promise<void> {
  const kind = isSolved ? kinds.solved : kinds.answered
  await notify(tx, { accountId: row.sellerId, kind, values: { id: row.id }, link: ticketPath(row.id), hasOwnMail: true })
  await send(tx, mailAnswerJob, { messageId })
}

/** Its seller hears in the bell and by mail that it waits for them, and when it ends. */
export async function notifyReminded(tx: Tx, row: ToldTicket): Promise<void> {
  await notify(tx, { accountId: row.sellerId, kind: kinds.reminded, values: { id: row.id }, link: ticketPath(row.id), hasOwnMail: true })
  await send(tx, mailReminderJob, { ticketId: row.id })
}

/** Its seller hears in the bell and by mail where it goes on. */
export async function notifyMerged(tx: Tx, { id, sellerId }: ToldTicket, mergedId: number, messageId: number): Promise<void> {
  await notify(tx, { accountId: sellerId, kind: kinds.merged, values: { id, mergedId }, link: ticketPath(mergedId), hasOwnMail: true })
  await send(tx, mailAnswerJob, { messageId })
}
