import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    labelRefund: typeof labelRefundText
  }
}

/** Postage of labels that were given back, in the office and on the page of their order. */
export const labelRefundText = texts({
  title: ['Label refunds', 'Hoàn cước nhãn'],
  hint: ['Voided labels whose postage is not back yet', 'Nhãn đã hủy mà cước chưa được hoàn'],
  back: ['Labels', 'Nhãn'],
  tab_DUE: ['Needs a decision', 'Cần quyết định'],
  tab_ASKED: ['With the carrier', 'Hãng đang xem xét'],
  order: ['Order', 'Đơn hàng'],
  number: ['Tracking number', 'Mã vận đơn'],
  postage: ['Postage', 'Cước phí'],
  state: ['Refund', 'Hoàn cước'],
  due: ['Due to the seller', 'Hoàn cho người bán'],
  since: ['Since', 'Từ'],
  overdue: ['No answer for 30 days', 'Hãng chưa trả lời sau 30 ngày'],
  state_ASKED: ['Postage refund pending', 'Đang chờ hãng hoàn cước'],
  state_REFUNDED: ['Postage refunded', 'Cước đã được hoàn'],
  state_REFUSED: ['Postage not refunded', 'Hãng không hoàn cước'],
  close: ['Close refund', 'Kết thúc hoàn cước'],
  closeTitle: ['Close refund of {{number}}', 'Kết thúc hoàn cước của {{number}}'],
  outcome: ['According to the carrier’s statement', 'Theo sao kê của hãng vận chuyển'],
  outcome_REFUNDED: ['The carrier refunded the postage', 'Hãng đã hoàn cước'],
  outcomeHint_REFUNDED: ['{{amount}} goes to the seller’s wallet.', 'Hoàn {{amount}} vào ví người bán.'],
  outcome_REFUSED: ['The carrier keeps the postage', 'Hãng không hoàn cước'],
  outcomeHint_REFUSED: ['The seller gets nothing and is told.', 'Người bán không được hoàn và sẽ được báo.'],
  note: ['Note', 'Ghi chú'],
  noteHint: ['Where you saw it, for example the statement’s date.', 'Bạn xem ở đâu, ví dụ ngày của sao kê.'],
  closed: ['Refund closed.', 'Đã kết thúc hoàn cước.'],
  cancel: ['Cancel', 'Hủy'],
  empty_DUE: ['All caught up', 'Không còn khoản nào cần quyết định'],
  empty_ASKED: ['No refunds pending', 'Không có khoản hoàn nào đang chờ'],
  emptyHint: [
    'Refunds that the carrier refuses, or does not answer for 30 days, wait for you.',
    'Khoản hoàn bị hãng từ chối hoặc không trả lời sau 30 ngày sẽ chờ bạn xử lý.',
  ],
})
