import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    payment: typeof paymentText
    paymentOffice: typeof paymentOfficeText
  }
}

export const paymentText = texts({
  // In the histories and bells
  remarkDeclined: ['PayPal declined the payment. Nothing was taken.', 'PayPal đã từ chối thanh toán. Không có khoản tiền nào bị trừ.'],
  remarkLeft: [
    'The payment was not approved at PayPal. Nothing was taken.',
    'Khoản thanh toán chưa được xác nhận tại PayPal. Không có khoản tiền nào bị trừ.',
  ],
  remarkMismatch: [
    'What PayPal reported is not what was asked for. Finance looks at it and writes to you.',
    'Thông tin từ PayPal không khớp với yêu cầu. Bộ phận tài chính sẽ kiểm tra và liên hệ với bạn.',
  ],
  noticeKept: [
    'Order #{{orderId}} could not be paid any more: {{amount}} from PayPal is in your wallet',
    'Không thể thanh toán đơn #{{orderId}} nữa: {{amount}} từ PayPal đã được chuyển vào ví của bạn',
  ],
  noticeLate: [
    'PayPal took a payment that had ended here: {{amount}} is in your wallet',
    'PayPal đã nhận một khoản thanh toán đã kết thúc tại đây: {{amount}} đã vào ví của bạn',
  ],
  noticeReversed: ['PayPal took back money of your payment of {{amount}}', 'PayPal đã thu hồi tiền từ khoản thanh toán {{amount}} của bạn'],
  alert_UNSIGNED: ['Somebody sends PayPal news that PayPal did not sign', 'Có thông báo giả danh PayPal không có chữ ký hợp lệ'],
  alert_FOREIGN: ['PayPal tells of a payment that is none of ours', 'PayPal báo một khoản thanh toán không thuộc cửa hàng'],
  alert_MISMATCH: [
    'PayPal payment #{{paymentId}} is not what was asked for: nothing was credited',
    'Khoản PayPal #{{paymentId}} không khớp với yêu cầu: chưa cộng tiền',
  ],
  alert_REVERSED: ['PayPal took back money of payment #{{paymentId}}', 'PayPal đã thu hồi tiền của khoản thanh toán #{{paymentId}}'],
  alert_LATE: [
    'PayPal took payment #{{paymentId}} after it had ended here: it was credited to the wallet',
    'PayPal đã nhận khoản thanh toán #{{paymentId}} sau khi nó kết thúc tại đây: tiền đã được cộng vào ví',
  ],
  // The screens
  title: ['Pay by PayPal', 'Thanh toán qua PayPal'],
  test: ['Test payments – no money moves', 'Thanh toán thử nghiệm – không có tiền thật'],
  cart: ['Cart', 'Giỏ hàng'],
  deposit: ['Deposit', 'Nạp tiền'],
  payments: ['Payments', 'Thanh toán'],
  confirm: ['Confirm', 'Xác nhận'],
  nothing: ['There is nothing to pay here', 'Không có gì cần thanh toán'],
  forDeposit: ['Deposit to your wallet', 'Nạp tiền vào ví'],
  forOrder: ['Order #{{id}}', 'Đơn hàng #{{id}}'],
  howItGoes: [
    'You approve the payment at PayPal and come back here. US dollars.',
    'Bạn xác nhận tại PayPal rồi quay lại đây. Đơn vị: đô la Mỹ.',
  ],
  isPaid: ['This order is paid already.', 'Đơn này đã được thanh toán.'],
  pay: ['Pay {{amount}}', 'Trả {{amount}}'],
  goOn: ['Continue to PayPal', 'Tiếp tục đến PayPal'],
  giveUp: ['Give up this payment', 'Bỏ khoản thanh toán này'],
  waiting: ['PayPal waits for your approval. Nothing was taken yet.', 'PayPal đang chờ bạn xác nhận. Chưa có khoản tiền nào bị trừ.'],
  cameBack: [
    'You came back without approving. Nothing was taken; you can still pay.',
    'Bạn quay lại mà chưa xác nhận. Chưa có khoản tiền nào bị trừ; bạn vẫn có thể thanh toán.',
  ],
  asking: [
    'PayPal has not answered yet. We keep asking; you may leave this page, nothing is paid twice.',
    'PayPal chưa trả lời. Chúng tôi vẫn đang hỏi; bạn có thể rời trang này, không có gì bị trả hai lần.',
  ],
  noButtons: ['PayPal’s buttons did not load. Please reload the page.', 'Không tải được nút PayPal. Vui lòng tải lại trang.'],
  doneTitle: ['{{amount}} is in your wallet', '{{amount}} đã vào ví của bạn'],
  doneHint: ['PayPal has confirmed the payment.', 'PayPal đã xác nhận thanh toán.'],
  keptTitle: ['{{amount}} is in your wallet', '{{amount}} đã vào ví của bạn'],
  keptHint: [
    'PayPal took the payment, but order #{{id}} could not be paid with it any more. The money stays yours.',
    'PayPal đã nhận tiền nhưng không thể thanh toán đơn #{{id}} nữa. Số tiền vẫn là của bạn.',
  ],
  seeOrder: ['See the order', 'Xem đơn hàng'],
  backToCart: ['Back to the cart', 'Quay lại giỏ hàng'],
  backToOrder: ['Back to the order', 'Quay lại đơn hàng'],
  again: ['Pay again', 'Thanh toán lại'],
  end_DECLINED: ['PayPal declined the payment', 'PayPal đã từ chối thanh toán'],
  end_CANCELLED: ['The payment was given up', 'Khoản thanh toán đã bị bỏ'],
  end_MISMATCH: ['This payment needs a look', 'Khoản thanh toán cần được kiểm tra'],
  endHint_DECLINED: [
    'Nothing was taken. Try again with another card or account.',
    'Chưa có khoản tiền nào bị trừ. Hãy thử lại với thẻ hoặc tài khoản khác.',
  ],
  endHint_CANCELLED: ['Nothing was taken.', 'Chưa có khoản tiền nào bị trừ.'],
  endHint_MISMATCH: [
    'What PayPal reported is not what was asked for. Finance looks at it and writes to you.',
    'Thông tin từ PayPal không khớp với yêu cầu. Bộ phận tài chính sẽ kiểm tra và liên hệ với bạn.',
  ],
})

/** The office's side. */
export const paymentOfficeText = texts({
  title: ['PayPal', 'PayPal'],
  hint: [
    'PayPal decides these payments; here you see what it was asked and answered.',
    'PayPal quyết định các khoản này; tại đây bạn xem đã hỏi gì và nhận được gì.',
  ],
  payments: ['Payments', 'Thanh toán'],
  alerts: ['Alerts', 'Cảnh báo'],
  search: ['Number, seller, PayPal id', 'Mã số, người bán, mã PayPal'],
  state: ['State', 'Trạng thái'],
  all: ['All', 'Tất cả'],
  state_WAITING: ['Waiting', 'Đang chờ'],
  state_COMPLETED: ['Completed', 'Hoàn tất'],
  state_DECLINED: ['Declined', 'Bị từ chối'],
  state_CANCELLED: ['Given up', 'Đã bỏ'],
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
  begun: ['Begun', 'Bắt đầu'],
  reversed: ['Taken back', 'Bị thu hồi'],
  amount: ['Amount', 'Số tiền'],
  ask: ['Ask again', 'Hỏi lại'],
  asked: ['PayPal was asked: {{state}}.', 'Đã hỏi PayPal: {{state}}.'],
  askedUnsure: ['PayPal does not answer now; it is asked again by itself.', 'PayPal chưa trả lời; hệ thống sẽ tự hỏi lại.'],
  empty: ['No payments yet', 'Chưa có khoản thanh toán nào'],
  emptyHint: ['Deposits and orders that are paid by PayPal stand here.', 'Các khoản nạp và đơn hàng trả qua PayPal sẽ hiện ở đây.'],
  alert: ['Alert', 'Cảnh báo'],
  detail: ['Detail', 'Chi tiết'],
  times: ['Times', 'Số lần'],
  last: ['Last', 'Lần cuối'],
  kind_UNSIGNED: ['News without PayPal’s signature', 'Thông báo không có chữ ký PayPal'],
  kind_FOREIGN: ['A payment that is none of ours', 'Khoản thanh toán không thuộc cửa hàng'],
  kind_MISMATCH: ['Not what was asked for: not credited', 'Không khớp yêu cầu: chưa cộng tiền'],
  kind_REVERSED: ['PayPal took money back', 'PayPal đã thu hồi tiền'],
  kind_LATE: ['Came after the payment had ended: credited', 'Đến sau khi thanh toán đã kết thúc: đã cộng tiền'],
  takeBack: ['Take back', 'Thu hồi'],
  takeBackTitle: ['Take back money of payment #{{id}}', 'Thu hồi tiền của khoản thanh toán #{{id}}'],
  takeBackHint: [
    'For money that PayPal took back and did not tell of. It leaves {{seller}}’s wallet; what the wallet lacks becomes their debt.',
    'Dùng khi PayPal đã thu hồi tiền mà không thông báo. Tiền sẽ rời ví của {{seller}}; phần ví không đủ sẽ thành nợ.',
  ],
  takeBackAmount: ['Amount', 'Số tiền'],
  takeBackReference: ['PayPal’s number of the reversal', 'Mã thu hồi của PayPal'],
  takeBackReason: ['Reason', 'Lý do'],
  takeBackSend: ['Take back {{amount}}', 'Thu hồi {{amount}}'],
  takenBack: ['Taken back.', 'Đã thu hồi.'],
  nothingToTake: ['No money of it is here.', 'Không có tiền của khoản này ở đây.'],
  noAlerts: ['Nothing to look at', 'Không có gì cần xem'],
  noAlertsHint: [
    'Mismatches, forged news and money taken back stand here.',
    'Khoản không khớp, thông báo giả và tiền bị thu hồi sẽ hiện ở đây.',
  ],
})

/** The approval page of the test provider. */
export const testPaymentText = texts({
  title: ['Test payments', 'Thanh toán thử nghiệm'],
  noMoney: ['No money moves. This page stands in for PayPal.', 'Không có tiền thật. Trang này thay cho PayPal.'],
  approve: ['Approve', 'Đồng ý thanh toán'],
  decline: ['Decline (as a bank would)', 'Từ chối (như ngân hàng)'],
  cancel: ['Cancel and go back', 'Hủy và quay lại'],
  decided: ['This payment was answered already.', 'Khoản thanh toán này đã được trả lời.'],
  goBack: ['Go back to the shop', 'Quay lại cửa hàng'],
})

declare module '#base/text.ts' {
  interface Texts {
    testPayment: typeof testPaymentText
  }
}
