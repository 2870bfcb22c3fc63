import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    payment: typeof paymentText
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
  noticeReversed: ['PayPal took back money of your payment of {{amount}}', 'PayPal đã thu hồi tiền từ khoản thanh toán {{amount}} của bạn'],
  alert_UNSIGNED: ['Somebody sends PayPal news that PayPal did not sign', 'Có thông báo giả danh PayPal không có chữ ký hợp lệ'],
  alert_FOREIGN: ['PayPal tells of a payment that is none of ours', 'PayPal báo một khoản thanh toán không thuộc cửa hàng'],
  alert_MISMATCH: [
    'PayPal payment #{{paymentId}} is not what was asked for: nothing was credited',
    'Khoản PayPal #{{paymentId}} không khớp với yêu cầu: chưa cộng tiền',
  ],
  alert_REVERSED: ['PayPal took back money of payment #{{paymentId}}', 'PayPal đã thu hồi tiền của khoản thanh toán #{{paymentId}}'],
})
