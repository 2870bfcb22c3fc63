// What staff may call: answer a ticket, take it, sort it, and write about it for each other.
import { z } from 'zod'
import { call, download, upload } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { dataOf, Id, IdParam, pageOf } from '#base/shapes.ts'
import {
  MessagesQuery,
  OfficeTicket,
  OfficeTicketLine,
  OfficeTicketMessage,
  TicketQuery,
  TicketStatus,
  TicketWait,
  ticket,
  ticketReaders,
  ticketWriters,
} from '../contract.ts'
import { ticketLimits } from '../rules.ts'
import { FileParam } from '../talk/contract.ts'

const read = { access: { staff: ticketReaders }, touches: 'any' } as const
const write = { access: { staff: ticketWriters }, touches: 'any' } as const
/** Multipart fields are texts. */
const Flag = z.preprocess(value => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())
const SeenMessageId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

export const AnswerBody = z.object({
  text: z.string().trim().min(1, { error: 'REQUIRED' }).max(ticketLimits.textMax),
  /** The newest message that was read: where the requester has written since, nothing is sent. */
  seenMessageId: SeenMessageId,
  waitingOn: TicketWait.default('REQUESTER'),
  /** The answer ends the ticket. */
  solves: Flag.default(false),
})
export const BeginBody = z.object({
  orderId: Id,
  subject: z.string().trim().min(1, { error: 'REQUIRED' }).max(ticketLimits.subjectMax),
  text: z.string().trim().min(1, { error: 'REQUIRED' }).max(ticketLimits.textMax),
})
export const NoteBody = z.object({ text: z.string().trim().min(1, { error: 'REQUIRED' }).max(ticketLimits.noteMax) })
export const SortBody = z.object({ status: TicketStatus.optional(), waitingOn: TicketWait.optional() })

export const ticketOfficeCalls = {
  officeTickets: call('GET /v1/office/ticket', {
    ...read,
    summary: 'Tickets of all sellers, one page',
    query: TicketQuery.extend({
      waitingOn: TicketWait.optional(),
      /** MINE: those that I answer. NOBODY: those that nobody has taken. */
      supporter: z.enum(['MINE', 'NOBODY']).optional(),
      sellerId: z.coerce.number().int().positive().optional(),
      due: z.enum(['OVERDUE']).optional(),
      /** By due time, the most pressing first. */
      sort: z.enum(['newest', 'oldest', 'due']).default('newest'),
    }),
    answer: pageOf(OfficeTicketLine),
  }),
  beginTicket: call('POST /v1/office/ticket', {
    access: { staff: ['support'] },
    touches: 'any',
    money: { none: 'Words' },
    did: { about: ticket, done: ['Wrote to the seller', 'Nhắn cho người bán'] },
    summary: 'Write to the seller of an order: a ticket about it that waits for the seller’s reply',
    body: BeginBody,
    answer: dataOf(OfficeTicket),
  }),
  officeTicket: call('GET /v1/office/ticket/{id}', {
    ...read,
    summary: 'One ticket with its newest messages and notes',
    params: IdParam,
    answer: dataOf(OfficeTicket),
  }),
  officeTicketMessages: call('GET /v1/office/ticket/{id}/message', {
    ...read,
    summary: 'Messages and notes of a ticket before one of them, up to 30, oldest first',
    params: IdParam,
    query: MessagesQuery,
    answer: dataOf(z.object({ messages: z.array(OfficeTicketMessage), hasEarlier: z.boolean() })),
  }),
  sayAnswering: call('POST /v1/office/ticket/{id}/answering', {
    ...write,
    money: { none: 'Says who writes' },
    did: false,
    summary: 'Say every few seconds that I write an answer, or that I have stopped: other staff who read the ticket see my name',
    params: IdParam,
    body: z.object({ isAnswering: z.boolean() }),
    answer: dataOf(z.null()),
  }),
  answerTicket: upload('POST /v1/office/ticket/{id}/message', {
    ...write,
    money: { none: 'Words' },
    did: { about: ticket, done: ['Answered the ticket', 'Trả lời yêu cầu hỗ trợ'] },
    summary: 'Answer a ticket, and end it where the answer does; refused where the requester wrote since it was read',
    params: IdParam,
    body: AnswerBody,
    answer: dataOf(OfficeTicket),
    maxBytes: limits.attachmentBytes,
  }),
  writeTicketNote: upload('POST /v1/office/ticket/{id}/note', {
    ...write,
    money: { none: 'Words' },
    did: { about: ticket, done: ['Wrote a note on the ticket', 'Ghi chú nội bộ cho yêu cầu'] },
    summary: 'Write about a ticket for other staff; its requester never reads it',
    params: IdParam,
    body: NoteBody,
    answer: dataOf(OfficeTicket),
    maxBytes: limits.attachmentBytes,
  }),
  takeTicket: call('POST /v1/office/ticket/{id}/take', {
    ...write,
    money: { none: 'Says who answers' },
    did: { about: ticket, done: ['Took the ticket', 'Nhận xử lý yêu cầu'] },
    summary: 'Take a ticket; refused where somebody else has taken it since it was read',
    params: IdParam,
    body: z.object({ seenSupporterId: Id.nullable() }),
    answer: dataOf(OfficeTicket),
  }),
  sortTicket: call('POST /v1/office/ticket/{id}/sort', {
    ...write,
    money: { none: 'Moves no money' },
    did: { about: ticket, done: ['Changed the ticket’s status', 'Đổi trạng thái yêu cầu'] },
    summary: 'Say that a ticket is solved, spam or open again, or who must act next',
    params: IdParam,
    body: SortBody,
    answer: dataOf(OfficeTicket),
  }),
  officeTicketFile: download('GET /v1/office/ticket/{id}/file/{fileId}', {
    ...read,
    summary: 'An attachment of a ticket',
    params: FileParam,
    answer: z.null(),
  }),
  officeTicketThumbnail: download('GET /v1/office/ticket/{id}/file/{fileId}/thumbnail', {
    ...read,
    summary: 'A small WebP picture of an attachment; of a PDF its first page',
    params: FileParam,
    answer: z.null(),
  }),
  ticketFigures: call('GET /v1/office/ticket/figure', {
    ...read,
    summary: 'Tickets that wait for staff, and how many sellers’ questions tracking answered in the last 30 days',
    answer: dataOf(z.object({ waiting: z.int(), overdue: z.int(), unassigned: z.int(), deflected: z.int(), shippingAsked: z.int() })),
  }),
}
