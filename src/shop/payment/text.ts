import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    payment: typeof paymentText
    paymentOffice: typeof paymentOfficeText
  }
}

export const paymentText = texts({
  // In the histories and bells
  remarkDeclined: ['PayPal declined the payment. Nothing was charged.', 'PayPal đã từ chối thanh toán. Không có khoản tiền nào bị trừ.'],
  remarkLeft: [
    'The payment was not approved at PayPal. Nothing was charged.',
    'Khoản thanh toán chưa được xác nhận tại PayPal. Không có khoản tiền nào bị trừ.',
  ],
  remarkMismatch: [
    'PayPal reported another amount than requested. Finance will check it and write to you.',
    'Số tiền PayPal báo không khớp với yêu cầu. Bộ phận tài chính sẽ kiểm tra và liên hệ với bạn.',
  ],
  noticeKept: [
    'Order #{{orderId}} could no longer be paid: {{amount}} from PayPal is in your wallet',
    'Không thể thanh toán đơn #{{orderId}} nữa: {{amount}} từ PayPal đã vào ví của bạn',
  ],
  noticeLate: ['A PayPal payment arrived late: {{amount}} is in your wallet', 'Một khoản PayPal đến muộn: {{amount}} đã vào ví của bạn'],
  noticeReversed: ['PayPal reversed money of your payment of {{amount}}', 'PayPal đã thu hồi tiền từ khoản thanh toán {{amount}} của bạn'],
  alert_UNSIGNED: ['Received PayPal messages without a valid signature', 'Nhận được thông báo PayPal không có chữ ký hợp lệ'],
  alert_FOREIGN: ['PayPal reported a payment that is not from this shop', 'PayPal báo một khoản thanh toán không thuộc cửa hàng'],
  alert_MISMATCH: [
    'PayPal payment #{{paymentId}} doesn’t match its request: not credited',
    'Khoản PayPal #{{paymentId}} không khớp với yêu cầu: chưa cộng tiền',
  ],
  alert_REVERSED: ['PayPal reversed money of payment #{{paymentId}}', 'PayPal đã thu hồi tiền của khoản thanh toán #{{paymentId}}'],
  alert_LATE: [
    'PayPal payment #{{paymentId}} arrived after it had ended: credited to the wallet',
    'PayPal đã nhận khoản thanh toán #{{paymentId}} sau khi nó kết thúc tại đây: tiền đã được cộng vào ví',
  ],
  // The screens
  title: ['Pay with PayPal', 'Thanh toán qua PayPal'],
  test: ['Test payments – no money moves', 'Thanh toán thử nghiệm – không có tiền thật'],
  cart: ['Cart', 'Giỏ hàng'],
  deposit: ['Deposit', 'Nạp tiền'],
  payments: ['Payments', 'Thanh toán'],
  confirm: ['Confirm', 'Xác nhận'],
  nothing: ['Nothing to pay', 'Không có gì cần thanh toán'],
  forDeposit: ['Deposit to your wallet', 'Nạp tiền vào ví'],
  forOrder: ['Order #{{id}}', 'Đơn hàng #{{id}}'],
  howItGoes: ['Approve at PayPal, then return here. US dollars.', 'Xác nhận tại PayPal rồi quay lại đây. Đô la Mỹ.'],
  isPaid: ['This order is already paid.', 'Đơn này đã được thanh toán.'],
  pay: ['Pay {{amount}}', 'Trả {{amount}}'],
  goOn: ['Continue to PayPal', 'Tiếp tục đến PayPal'],
  giveUp: ['Cancel payment', 'Hủy thanh toán'],
  waiting: [
    'Waiting for your approval at PayPal. Nothing was charged yet.',
    'PayPal đang chờ bạn xác nhận. Chưa có khoản tiền nào bị trừ.',
  ],
  cameBack: [
    'Not approved. Nothing was charged; you can still pay.',
    'Bạn chưa xác nhận. Chưa có khoản tiền nào bị trừ; bạn vẫn có thể thanh toán.',
  ],
  asking: [
    'Waiting for PayPal. You can leave this page; you never pay twice.',
    'Đang chờ PayPal. Bạn có thể rời trang này; không có gì bị trả hai lần.',
  ],
  noButtons: ['PayPal’s buttons didn’t load. Reload the page.', 'Không tải được nút PayPal. Vui lòng tải lại trang.'],
  doneTitle: ['{{amount}} is in your wallet', '{{amount}} đã vào ví của bạn'],
  doneHint: ['PayPal confirmed the payment.', 'PayPal đã xác nhận thanh toán.'],
  keptTitle: ['{{amount}} is in your wallet', '{{amount}} đã vào ví của bạn'],
  keptHint: [
    'Order #{{id}} could no longer be paid. The money is yours to use.',
    'Không thể thanh toán đơn #{{id}} nữa. Số tiền vẫn là của bạn.',
  ],
  seeOrder: ['View order', 'Xem đơn hàng'],
  backToCart: ['Back to cart', 'Quay lại giỏ hàng'],
  backToOrder: ['Back to order', 'Quay lại đơn hàng'],
  backToLabels: ['Back to labels', 'Quay lại mua nhãn'],
  again: ['Pay again', 'Thanh toán lại'],
  end_DECLINED: ['PayPal declined the payment', 'PayPal đã từ chối thanh toán'],
  end_CANCELLED: ['Payment cancelled', 'Đã hủy thanh toán'],
  end_MISMATCH: ['Payment under review', 'Đang kiểm tra thanh toán'],
  endHint_DECLINED: [
    'Nothing was charged. Try another card or account.',
    'Chưa có khoản tiền nào bị trừ. Hãy thử thẻ hoặc tài khoản khác.',
  ],
  endHint_CANCELLED: ['Nothing was charged.', 'Chưa có khoản tiền nào bị trừ.'],
  endHint_MISMATCH: [
    'PayPal reported another amount than requested. Finance will check it and write to you.',
    'Số tiền PayPal báo không khớp với yêu cầu. Bộ phận tài chính sẽ kiểm tra và liên hệ với bạn.',
  ],
})

/** The office's side. */
export const paymentOfficeText = texts({
  title: ['PayPal', 'PayPal'],
  hint: ['What PayPal was asked and answered', 'Đã hỏi PayPal gì và nhận được gì'],
  payments: ['Payments', 'Thanh toán'],
  alerts: ['Alerts', 'Cảnh báo'],
  search: ['Number, seller, PayPal id', 'Mã số, người bán, mã PayPal'],
  state: ['State', 'Trạng thái'],
  all: ['All', 'Tất cả'],
  state_WAITING: ['Waiting', 'Đang chờ'],
  state_COMPLETED: ['Completed', 'Hoàn tất'],
  state_DECLINED: ['Declined', 'Bị từ chối'],
  state_CANCELLED: ['Cancelled', 'Đã hủy'],
  state_MISMATCH: ['Mismatch', 'Không khớp'],
  payment: ['Payment', 'Thanh toán'],
  seller: ['Seller', 'Người bán'],
  for: ['For', 'Cho'],
  deposit: ['Deposit #{{id}}', 'Khoản nạp #{{id}}'],
  order: ['Order #{{id}}', 'Đơn #{{id}}'],
  orderPaid: ['Order #{{id}} (paid)', 'Đơn #{{id}} (đã trả)'],
  gatewayId: ['PayPal id', 'Mã PayPal'],
  lastAsked: ['Last asked', 'Hỏi lần cuối'],
  noAnswer: ['No answer', 'Chưa trả lời'],
  begun: ['Started', 'Bắt đầu'],
  reversed: ['Taken back', 'Bị thu hồi'],
  amount: ['Amount', 'Số tiền'],
  ask: ['Ask again', 'Hỏi lại'],
  asked: ['PayPal was asked: {{state}}.', 'Đã hỏi PayPal: {{state}}.'],
  askedUnsure: ['No answer from PayPal; we ask again automatically.', 'PayPal chưa trả lời; hệ thống tự hỏi lại.'],
  empty: ['No payments yet', 'Chưa có khoản thanh toán nào'],
  emptyHint: ['PayPal deposits and orders appear here.', 'Khoản nạp và đơn hàng trả qua PayPal hiện ở đây.'],
  alert: ['Alert', 'Cảnh báo'],
  detail: ['Detail', 'Chi tiết'],
  times: ['Times', 'Số lần'],
  last: ['Last', 'Lần cuối'],
  kind_UNSIGNED: ['Message without PayPal’s signature', 'Thông báo không có chữ ký PayPal'],
  kind_FOREIGN: ['Payment not from this shop', 'Khoản thanh toán không thuộc cửa hàng'],
  kind_MISMATCH: ['Mismatch: not credited', 'Không khớp: chưa cộng tiền'],
  kind_REVERSED: ['PayPal took money back', 'PayPal đã thu hồi tiền'],
  kind_LATE: ['Arrived after the payment ended: credited', 'Đến sau khi thanh toán đã kết thúc: đã cộng tiền'],
  takeBack: ['Take back', 'Thu hồi'],
  takeBackTitle: ['Take back payment #{{id}}', 'Thu hồi khoản thanh toán #{{id}}'],
  takeBackHint: [
    'For money that PayPal reversed without notice. It leaves {{seller}}’s wallet; the rest becomes debt.',
    'Dùng khi PayPal đã thu hồi tiền mà không thông báo. Tiền rời ví của {{seller}}; phần thiếu thành nợ.',
  ],
  takeBackAmount: ['Amount', 'Số tiền'],
  takeBackReference: ['PayPal reversal number', 'Mã thu hồi của PayPal'],
  takeBackReason: ['Reason', 'Lý do'],
  takeBackSend: ['Take back {{amount}}', 'Thu hồi {{amount}}'],
  takenBack: ['Taken back.', 'Đã thu hồi.'],
  nothingToTake: ['Nothing to take back.', 'Không có gì để thu hồi.'],
  noAlerts: ['No alerts', 'Không có cảnh báo'],
  noAlertsHint: ['Mismatches and reversals appear here.', 'Khoản không khớp và bị thu hồi hiện ở đây.'],
})

/** The approval page of the test provider. */
export const testPaymentText = texts({
  title: ['Test payments', 'Thanh toán thử nghiệm'],
  noMoney: ['Test mode. No money moves.', 'Chế độ thử nghiệm. Không có tiền thật.'],
  approve: ['Approve', 'Đồng ý thanh toán'],
  decline: ['Decline', 'Từ chối'],
  cancel: ['Cancel and go back', 'Hủy và quay lại'],
  decided: ['This payment is already answered.', 'Khoản thanh toán này đã được trả lời.'],
  goBack: ['Back to the shop', 'Quay lại cửa hàng'],
})

declare module '#base/text.ts' {
  interface Texts {
    testPayment: typeof testPaymentText
  }
}

/** The office's menu. */
export const paymentOfficePlaceText = texts({
  paypal: ['PayPal', 'PayPal'],
})
