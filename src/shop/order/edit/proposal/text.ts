import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    orderProposal: typeof orderProposalText
  }
}

/** Another variant that staff propose for an item. */
export const orderProposalText = texts({
  propose: ['Propose another variant', 'Đề xuất biến thể khác'],
  proposeFor: ['Another variant for {{item}}', 'Biến thể khác cho {{item}}'],
  proposeTitle: ['Propose another variant: {{item}}', 'Đề xuất biến thể khác: {{item}}'],
  proposeHint: [
    'The seller accepts or declines. Nothing changes before that.',
    'Người bán chấp nhận hoặc từ chối. Trước đó không có gì thay đổi.',
  ],
  variant: ['Variant', 'Biến thể'],
  otherSku: ['Or the SKU of another product', 'Hoặc SKU của sản phẩm khác'],
  note: ['Note to the seller', 'Ghi chú cho người bán'],
  send: ['Send the proposal', 'Gửi đề xuất'],
  sent: ['Proposal sent.', 'Đã gửi đề xuất.'],
  samePrice: ['same price', 'cùng giá'],
  more: ['{{amount}} more', 'thêm {{amount}}'],
  less: ['{{amount}} less', 'bớt {{amount}}'],
  openTitle: ['We propose another variant', 'Chúng tôi đề xuất biến thể khác'],
  openHint: [
    'Accept it and the order goes on with your art, or decline it.',
    'Chấp nhận để đơn tiếp tục với hình in của bạn, hoặc từ chối.',
  ],
  ordered: ['Ordered', 'Đã đặt'],
  proposed: ['Proposed', 'Đề xuất'],
  charged: ['Charged when accepted', 'Trừ vào ví khi chấp nhận'],
  returned: ['Refunded when accepted', 'Hoàn vào ví khi chấp nhận'],
  quotedNow: ['The order’s total changes by {{amount}}.', 'Tổng tiền đơn thay đổi {{amount}}.'],
  nothingNow: ['The price stays the same.', 'Giá giữ nguyên.'],
  accept: ['Accept', 'Chấp nhận'],
  acceptPay: ['Accept · {{amount}}', 'Chấp nhận · {{amount}}'],
  accepted: ['Variant changed.', 'Đã đổi biến thể.'],
  decline: ['Decline', 'Từ chối'],
  declineTitle: ['Decline this proposal?', 'Từ chối đề xuất này?'],
  declineHint: ['The item stays as ordered. Our staff read your answer.', 'Sản phẩm giữ như đã đặt. Nhân viên sẽ đọc câu trả lời.'],
  declineWord: ['What would you like instead?', 'Bạn muốn thay bằng gì?'],
  declined: ['Proposal declined.', 'Đã từ chối đề xuất.'],
  waits: ['Proposed, waiting for the seller', 'Đã đề xuất, đang chờ người bán'],
  withdraw: ['Withdraw', 'Rút lại'],
  withdrawTitle: ['Withdraw this proposal?', 'Rút lại đề xuất này?'],
  withdrawHint: ['The seller can’t answer it any more.', 'Người bán không thể trả lời đề xuất này nữa.'],
  withdrawn: ['Proposal withdrawn.', 'Đã rút lại đề xuất.'],
  wasDeclined: ['The seller declined the proposal', 'Người bán đã từ chối đề xuất'],
})
