import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    ledgerReason: typeof ledgerReasonText
  }
}

/** Reasons that the shop itself writes (reason.rules.ts). */
export const ledgerReasonText = texts({
  ticket: ['Ticket #{{id}}', 'Yêu cầu #{{id}}'],
  own_RESHIP: ['Sent again', 'Gửi lại kiện hàng trả về'],
  own_MISSED: ['No carrier event in time', 'Hãng vận chuyển không ghi nhận đúng hạn'],
  own_EDITED: ['Order edited', 'Sửa đơn hàng'],
  own_CLOSED: ['Account closed', 'Tài khoản đã đóng'],
  own_LABEL_REFUNDED: ['The carrier refunded the label', 'Hãng vận chuyển đã hoàn cước của nhãn'],
  own_LABEL_UNSOLD: ['Buying label created failed', 'Tạo nhãn thất bại'],
  own_AWARD_BACK: ['Orders of a seller you invited were refunded', 'Đơn của người bạn mời đã được hoàn tiền'],
})
