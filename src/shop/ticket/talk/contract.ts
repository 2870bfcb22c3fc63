// What sellers may call.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, download, upload } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { Day, dataOf, Id, IdParam, pageOf } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { MessagesQuery, Ticket, TicketLine, TicketMessage, TicketQuery, ticket, ticketTeam } from '../contract.ts'
import { ticketLimits, ticketTypes } from '../rules.ts'

const Text = (max: number) => z.string().trim().min(1, { error: 'REQUIRED' }).max(max)
/** Multipart fields are texts: ids stand side by side, `12,34`. */
const ItemIds = z
  .string()
  .regex(/^([1-9]\d{0,14}(,[1-9]\d{0,14}){0,99})?$/)
  .default('')
const LinkId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional()

export const OpenBody = z.object({
  type: z.enum(ticketTypes, 'REQUIRED'),
  subject: Text(ticketLimits.subjectMax),
  text: Text(ticketLimits.textMax),
  orderId: LinkId,
  itemIds: ItemIds,
  parcelId: LinkId,
  depositId: LinkId,
})
export const ReplyBody = z.object({ text: Text(ticketLimits.textMax) })

const write = own(['orders', 'money'])
const read = own(ticketTeam)
export const FileParam = IdParam.extend({ fileId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

export const ticketCalls = {
  openTicket: upload('POST /v1/ticket', {
    ...write,
    did: { about: ticket, done: ['Opened a ticket', 'Gửi yêu cầu hỗ trợ'] },
    summary: 'Ask support, about an order, its items, a parcel, a deposit or nothing of these; up to 10 PDF, DOCX, JPG or PNG of 20 MB',
    body: OpenBody,
    answer: dataOf(Ticket),
    maxBytes: limits.attachmentBytes,
    published: true,
  }),
  myTickets: call('GET /v1/ticket', {
    ...read,
    summary: 'My tickets, one page, found by a ticket’s or an order’s id',
    query: TicketQuery,
    answer: pageOf(TicketLine),
    published: true,
  }),
  myTicket: call('GET /v1/ticket/{id}', {
    ...read,
    summary: 'One of my tickets with its newest messages',
    params: IdParam,
    answer: dataOf(Ticket),
    published: true,
  }),
  myTicketMessages: call('GET /v1/ticket/{id}/message', {
    ...read,
    summary: 'The messages of my ticket before one of them, up to 30, oldest first',
    params: IdParam,
    query: MessagesQuery,
    answer: dataOf(z.object({ messages: z.array(TicketMessage), hasEarlier: z.boolean() })),
    published: true,
  }),
  replyTicket: upload('POST /v1/ticket/{id}/message', {
    ...write,
    did: { about: ticket, done: ['Replied to a ticket', 'Trả lời yêu cầu hỗ trợ'] },
    summary: 'Reply: a ticket solved within 14 days is open again; after that another one goes on with it, and is the answer',
    params: IdParam,
    body: ReplyBody,
    answer: dataOf(Ticket),
    maxBytes: limits.attachmentBytes,
    published: true,
  }),
  endTicket: call('POST /v1/ticket/{id}/solve', {
    ...write,
    did: { about: ticket, done: ['Marked a ticket as solved', 'Đánh dấu yêu cầu đã giải quyết'] },
    summary: 'Say that my ticket is solved',
    params: IdParam,
    answer: dataOf(Ticket),
  }),
  ticketFile: download('GET /v1/ticket/{id}/file/{fileId}', {
    ...read,
    summary: 'An attachment of my ticket',
    params: FileParam,
    answer: z.null(),
  }),
  ticketThumbnail: download('GET /v1/ticket/{id}/file/{fileId}/thumbnail', {
    ...read,
    summary: 'A small WebP picture of an attachment of my ticket; of a PDF its first page',
    params: FileParam,
    answer: z.null(),
  }),
  expectedArrival: call('GET /v1/order/{id}/expected', {
    ...own(teamRoles),
    summary: 'Between which days one of my orders should arrive, by the days of its shipping level',
    params: IdParam,
    answer: dataOf(z.object({ arrivesFrom: Day.nullable(), arrivesTo: Day.nullable(), isLate: z.boolean() })),
    published: true,
  }),
  deflectTicket: call('POST /v1/ticket/deflected', {
    ...write,
    did: false,
    summary: 'Say that what is known of my order’s parcel answered me; once a day counts',
    body: z.object({ orderId: Id }),
    answer: dataOf(z.null()),
  }),
}
