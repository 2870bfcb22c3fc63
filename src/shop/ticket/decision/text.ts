import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    ticketDecision: typeof ticketDecisionText
  }
}

/** What staff decide, and what both sides read of it. */
export const ticketDecisionText = texts({
  decide: ['Decide', 'Quyết định'],
  title: ['Decide this ticket', 'Quyết định yêu cầu này'],
  kind: ['Decision', 'Quyết định'],
  kind_REFUND: ['Refund', 'Hoàn tiền'],
  kind_REPRINT: ['Reprint', 'In lại'],
  kind_RESHIP: ['Send again', 'Gửi lại'],
  kind_REJECT: ['Reject', 'Từ chối'],
  hint_REFUND: ['Money goes back to the wallet now', 'Tiền về ví ngay'],
  hint_REPRINT: ['A new order, free and linked', 'Đơn mới, miễn phí và liên kết'],
  hint_RESHIP: ['The returned parcel, at our cost', 'Kiện bị trả về, chúng tôi chịu phí'],
  hint_REJECT: ['Nothing moves; only the answer is sent', 'Không có gì thay đổi, chỉ gửi câu trả lời'],
  amount: ['Amount to refund', 'Số tiền hoàn'],
  left: ['{{left}} is left to refund.', 'Còn có thể hoàn {{left}}.'],
  cause: ['Cause', 'Nguyên nhân'],
  causeAsk: ['Choose', 'Chọn'],
  cause_PRINT: ['Print', 'In'],
  cause_MATERIAL: ['Material', 'Chất liệu'],
  cause_CARRIER: ['Carrier', 'Hãng vận chuyển'],
  cause_ADDRESS: ['Address', 'Địa chỉ'],
  cause_SELLER: ['Seller', 'Người bán'],
  cause_OTHER: ['Other', 'Khác'],
  answer: ['Answer to the requester', 'Trả lời người yêu cầu'],
  close: ['Close', 'Đóng'],
  do_REFUND: ['Refund', 'Hoàn tiền'],
  do_REPRINT: ['Reprint for free', 'In lại miễn phí'],
  do_RESHIP: ['Send again for free', 'Gửi lại miễn phí'],
  do_REJECT: ['Reject', 'Từ chối'],
  done: ['Decided, and the requester is told.', 'Đã quyết định và báo cho người yêu cầu.'],
  text_REFUND: ['We are sorry. We refunded {{amount}} to your wallet.', 'Chúng tôi xin lỗi. Chúng tôi đã hoàn {{amount}} vào ví của bạn.'],
  text_REPRINT: ['We are sorry. We are making it again for free.', 'Chúng tôi xin lỗi. Chúng tôi đang làm lại miễn phí.'],
  text_RESHIP: ['We are sending the parcel again at our cost.', 'Chúng tôi sẽ gửi lại kiện hàng và chịu phí.'],
  text_REJECT: ['We looked into it and cannot refund or replace it.', 'Chúng tôi đã kiểm tra và không thể hoàn tiền hoặc thay thế.'],
  made_REFUND: ['Refunded', 'Đã hoàn tiền'],
  made_REPRINT: ['Reprinted as', 'In lại thành'],
  made_RESHIP: ['Sent again', 'Đã gửi lại'],
  made_REJECT: ['Rejected', 'Đã từ chối'],
})
