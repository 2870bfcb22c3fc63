import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    ticketMerge: typeof ticketMergeText
  }
}

/** Duplicates, as both sides see them. */
export const ticketMergeText = texts({
  line_INTO: ['Merged into #{{id}}', 'Đã gộp vào yêu cầu #{{id}}'],
  line_FROM: ['Ticket #{{id}} merged into this one', 'Đã gộp yêu cầu #{{id}} vào đây'],
  line_SPLIT: ['Ticket #{{id}} split off again', 'Đã tách lại yêu cầu #{{id}}'],
  merged: ['Merged: ticket #{{id}}', 'Đã gộp: yêu cầu #{{id}}'],
  open: ['Open ticket #{{id}}', 'Mở yêu cầu #{{id}}'],
  goesOn: ['Reopen it to split it off again.', 'Mở lại để tách ra.'],
  replyGoes: ['Your reply goes to ticket #{{id}}.', 'Câu trả lời của bạn được gửi đến yêu cầu #{{id}}.'],
  replied: ['Message sent to ticket #{{id}}.', 'Đã gửi tin nhắn đến yêu cầu #{{id}}.'],
  act: ['Merge…', 'Gộp…'],
  title: ['Merge ticket #{{id}}', 'Gộp yêu cầu #{{id}}'],
  explains: [
    'This ticket is solved and links to the other, where replies go. {{name}} is told once. You can reopen it.',
    'Yêu cầu này được giải quyết và dẫn đến yêu cầu kia, nơi nhận câu trả lời. {{name}} được báo một lần. Bạn có thể mở lại.',
  ],
  into: ['Merge into', 'Gộp vào'],
  choose: ['Choose a ticket.', 'Hãy chọn yêu cầu.'],
  merge: ['Merge', 'Gộp'],
  mergeInto: ['Merge into #{{id}}', 'Gộp vào #{{id}}'],
  close: ['Cancel', 'Hủy'],
  noneOfOrder: ['No other open ticket about this order.', 'Không có yêu cầu đang mở nào khác về đơn này.'],
  noneOfSeller: ['No other open ticket of this seller.', 'Không có yêu cầu đang mở nào khác của người bán này.'],
  done: ['Ticket #{{id}} merged into #{{into}}.', 'Đã gộp yêu cầu #{{id}} vào #{{into}}.'],
})
