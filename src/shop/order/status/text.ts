import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    orderNotice: typeof orderNoticeText
  }
}

/** In the seller's bell. */
export const orderNoticeText = texts({
  noticeNeedsYou: ['Order {{orderId}} needs you.', 'Đơn {{orderId}} cần bạn xử lý.'],
  noticeUnpaid: [
    'Order {{orderId}} could not be paid: {{missing}} is missing. Deposit it here.',
    'Chưa thể thanh toán đơn {{orderId}}: còn thiếu {{missing}}. Nạp tiền tại đây.',
  ],
  noticeNewPrice: [
    'Order {{orderId}} was not paid: it costs {{total}} now. Look at it and submit it again.',
    'Đơn {{orderId}} chưa được thanh toán: giá hiện là {{total}}. Hãy xem lại và gửi lại.',
  ],
  noticePaid_one: ['Your deposit paid {{count}} waiting order: {{amount}}', 'Khoản nạp đã thanh toán {{count}} đơn đang chờ: {{amount}}'],
  noticePaid_other: [
    'Your deposit paid {{count}} waiting orders: {{amount}}',
    'Khoản nạp đã thanh toán {{count}} đơn đang chờ: {{amount}}',
  ],
  noticeRefunded: ['{{amount}} came back to your wallet for order {{orderId}}.', 'Ví của bạn được hoàn {{amount}} cho đơn {{orderId}}.'],
  noticeCancelled: ['We cancelled order {{orderId}}.', 'Chúng tôi đã hủy đơn {{orderId}}.'],
  noticeCancelledBack: [
    'We cancelled order {{orderId}}; {{amount}} came back to your wallet.',
    'Chúng tôi đã hủy đơn {{orderId}}; {{amount}} đã được hoàn vào ví của bạn.',
  ],
})
