// The mail with an answer of staff, in its reader's language, with the way to the ticket.

import type { Wording } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import { type Account, type Addressee, letter, type Mail, type Part, say } from '#shop/account/account.ts'
import { solvesAt } from '../due/wait.rules.ts'
import { ratingPath, ratings, ticketPath } from '../rules.ts'
import type { AnswerRow, RemindedRow } from './store.ts'

const words = {
  hello: ['Hello {{name}},', 'Xin chào {{name}},'],
  subject: ['Support answered your ticket #{{id}}', 'Bộ phận hỗ trợ đã trả lời yêu cầu #{{id}} của bạn'],
  lead: ['Support answered your ticket #{{id}}:', 'Bộ phận hỗ trợ đã trả lời yêu cầu #{{id}} của bạn:'],
  begunSubject: ['Support wrote to you about order #{{orderId}}', 'Bộ phận hỗ trợ đã nhắn cho bạn về đơn #{{orderId}}'],
  begun: ['Support wrote to you about order #{{orderId}}:', 'Bộ phận hỗ trợ đã nhắn cho bạn về đơn #{{orderId}}:'],
  solvedSubject: ['Your ticket #{{id}} is solved', 'Yêu cầu hỗ trợ #{{id}} của bạn đã được giải quyết'],
  solved: ['Your ticket #{{id}} is solved.', 'Yêu cầu hỗ trợ #{{id}} của bạn đã được giải quyết.'],
  rate: ['How was our support? 1 is very bad, 5 very good.', 'Bạn thấy hỗ trợ thế nào? 1 là rất tệ, 5 là rất tốt.'],
  mergedSubject: ['Ticket #{{id}} goes on in #{{mergedId}}', 'Yêu cầu #{{id}} tiếp tục ở #{{mergedId}}'],
  merged: [
    'We merged your ticket #{{id}} into #{{mergedId}}, which is about the same. Nothing is lost. We answer there.',
    'Chúng tôi đã gộp yêu cầu #{{id}} vào #{{mergedId}} vì cùng một việc. Không mất nội dung nào. Chúng tôi trả lời tại đó.',
  ],
  byClock: ['We did not hear from you, so it was closed automatically.', 'Chúng tôi chưa nhận được phản hồi nên yêu cầu tự động kết thúc.'],
  remindSubject: ['Ticket #{{id}} is waiting for your reply', 'Yêu cầu #{{id}} đang chờ bạn trả lời'],
  remind: [
    'Ticket #{{id}} is waiting for your reply. Without one it is marked as solved on {{date}}.',
    'Yêu cầu #{{id}} đang chờ bạn trả lời. Nếu không có phản hồi, yêu cầu sẽ được đánh dấu đã giải quyết vào {{date}}.',
  ],
  button: ['Open the ticket', 'Mở yêu cầu'],
  reopen: [
    'If something is still wrong, reply there within 14 days and the ticket is open again.',
    'Nếu vẫn còn vấn đề, hãy trả lời tại đó trong vòng 14 ngày để mở lại yêu cầu.',
  ],
} as const satisfies Record<string, Wording>

interface Places {
  publicUrl: string
  /** How its reader ends mails like it. */
  footer: Part
}

/** Nothing of what people wrote stands in the subject. */
export function answerMail(person: Addressee, answer: AnswerRow, { publicUrl, footer }: Places): Mail {
  const { ticketId, text, isSolved, isByClock, mergedId, begunOrderId } = answer
  if (mergedId !== null) return mergedMail(person, { id: ticketId, mergedId }, { publicUrl, footer })
  const values = { id: String(ticketId), orderId: String(begunOrderId) }
  const isBegun = begunOrderId !== null
  const [subject, lead] = isBegun
    ? [words.begunSubject, words.begun]
    : isSolved
      ? [words.solvedSubject, words.solved]
      : [words.subject, words.lead]
  return letter(person, say(person, subject, values), [
    { line: say(person, words.hello) },
    { line: say(person, lead, values) },
    ...(isByClock ? [{ line: say(person, words.byClock) }] : []),
    ...(text === '' ? [] : [{ line: text }]),
    { link: `${publicUrl}${ticketPath(ticketId)}`, label: say(person, words.button) },
    ...(isSolved
      ? [
          { line: say(person, words.reopen) },
          { line: say(person, words.rate) },
          { links: ratings.map(rating => ({ link: `${publicUrl}${ratingPath(ticketId, rating)}`, label: String(rating) })) },
        ]
      : []),
    footer,
  ])
}

function mergedMail(person: Addressee, { id, mergedId }: { id: number; mergedId: number }, { publicUrl, footer }: Places): Mail {
  const values = { id: String(id), mergedId: String(mergedId) }
  return letter(person, say(person, words.mergedSubject, values), [
    { line: say(person, words.hello) },
    { line: say(person, words.merged, values) },
    { link: `${publicUrl}${ticketPath(mergedId)}`, label: say(person, words.button) },
    footer,
  ])
}

/** One reminder, with the moment at which the ticket ends without a reply. */
export function reminderMail(person: Account, { ticketId, ...wait }: RemindedRow, { publicUrl, footer }: Places): Mail {
  const end = solvesAt(wait)
  const values = { id: String(ticketId), date: end ? formatDate(end, 'dateTime', person) : '' }
  return letter(person, say(person, words.remindSubject, values), [
    { line: say(person, words.hello) },
    { line: say(person, words.remind, values) },
    { link: `${publicUrl}${ticketPath(ticketId)}`, label: say(person, words.button) },
    footer,
  ])
}
