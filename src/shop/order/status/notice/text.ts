import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    orderNotice: typeof orderNoticeText
  }
}

/** In the seller's bell. */
export const orderNoticeText = texts({
  noticeNeedsYou: ['Order {{orderId}} needs your attention.', 'Đơn {{orderId}} cần bạn xử lý.'],
  noticeUnpaidMany: ['{{count}} orders weren’t paid: money is missing.', '{{count}} đơn chưa được thanh toán vì thiếu tiền.'],
  noticeNewPriceMany: [
    '{{count}} orders weren’t paid: their prices changed. Review and submit again.',
    '{{count}} đơn chưa được thanh toán vì giá đã thay đổi. Hãy xem lại và gửi lại.',
  ],
  noticeCancelledMany: ['We cancelled {{count}} orders.', 'Chúng tôi đã hủy {{count}} đơn.'],
  noticeCancelledBackMany: [
    'We cancelled {{count}} orders and refunded them.',
    'Chúng tôi đã hủy {{count}} đơn và hoàn tiền vào ví của bạn.',
  ],
  noticeEditedMany: [
    'We changed {{count}} orders for you. See their activity.',
    'Chúng tôi đã sửa {{count}} đơn giúp bạn. Xem lịch sử đơn.',
  ],
  noticeNeedYou: ['{{count}} orders need your attention.', '{{count}} đơn cần bạn xử lý.'],
  noticeShipped: ['Order {{orderId}} has shipped.', 'Đơn {{orderId}} đã được gửi đi.'],
  noticeShippedMany: ['{{count}} orders have shipped.', '{{count}} đơn đã được gửi đi.'],
  noticeLabelRefused: [
    'The label of order {{orderId}} cannot be used. See why and send another.',
    'Không dùng được nhãn của đơn {{orderId}}. Hãy xem lý do và gửi nhãn khác.',
  ],
  noticeLabelRefusedMany: [
    'The labels of {{count}} orders cannot be used. See why and send others.',
    'Không dùng được nhãn của {{count}} đơn. Hãy xem lý do và gửi nhãn khác.',
  ],
  noticeLabelLink: [
    'The label link of order {{orderId}} did not open. Send another.',
    'Không mở được liên kết nhãn của đơn {{orderId}}. Hãy gửi liên kết khác.',
  ],
  noticeLabelLinkMany: [
    'The label links of {{count}} orders did not open. Send others.',
    'Không mở được liên kết nhãn của {{count}} đơn. Hãy gửi liên kết khác.',
  ],
  noticeDesignLink: [
    'A design link of order {{orderId}} did not open. Send another.',
    'Không mở được liên kết thiết kế của đơn {{orderId}}. Hãy gửi liên kết khác.',
  ],
  noticeDesignLinkMany: [
    'Design links of {{count}} orders did not open. Send others.',
    'Không mở được liên kết thiết kế của {{count}} đơn. Hãy gửi liên kết khác.',
  ],
  noticePaidReady: ['Order {{orderId}} was paid: {{amount}}', 'Đơn {{orderId}} đã được thanh toán: {{amount}}'],
  noticePaidReadyMany: ['{{count}} orders were paid.', '{{count}} đơn đã được thanh toán.'],
  noticeLowArtMany: [
    '{{count}} orders wait for you: their art has a low resolution. Confirm it or change the art.',
    '{{count}} đơn đang chờ bạn: hình in có độ phân giải thấp. Hãy xác nhận hoặc đổi hình.',
  ],
  noticeNoNumberMany: [
    '{{count}} orders are ready and wait for your label or tracking number.',
    '{{count}} đơn đã làm xong và chờ nhãn hoặc mã vận đơn của bạn.',
  ],
  noticeNoNumber: [
    'Order {{orderId}} is ready and waits for your label or tracking number.',
    'Đơn {{orderId}} đã làm xong và chờ nhãn hoặc mã vận đơn của bạn.',
  ],
  noticeUnpaid: [
    'Order {{orderId}} wasn’t paid: {{missing}} missing. Deposit to pay it.',
    'Đơn {{orderId}} chưa được thanh toán: còn thiếu {{missing}}. Hãy nạp tiền để thanh toán.',
  ],
  noticeNewPrice: [
    'Order {{orderId}} wasn’t paid: it now costs {{total}}. Review and submit again.',
    'Đơn {{orderId}} chưa được thanh toán: giá hiện là {{total}}. Hãy xem lại và gửi lại.',
  ],
  noticeLowArt: [
    'Order {{orderId}} waits for you: its art has a low resolution. Confirm it or change the art.',
    'Đơn {{orderId}} đang chờ bạn: hình in có độ phân giải thấp. Hãy xác nhận hoặc đổi hình.',
  ],
  noticePaid_one: ['Your deposit paid {{count}} order: {{amount}}', 'Khoản nạp đã thanh toán {{count}} đơn: {{amount}}'],
  noticePaid_other: ['Your deposit paid {{count}} orders: {{amount}}', 'Khoản nạp đã thanh toán {{count}} đơn: {{amount}}'],
  noticeRefunded: ['{{amount}} refunded to your wallet for order {{orderId}}.', 'Đã hoàn {{amount}} vào ví của bạn cho đơn {{orderId}}.'],
  noticePostageLost: [
    'The carrier didn’t refund the label of order {{orderId}}: its shipping of {{amount}} is not refunded.',
    'Hãng vận chuyển không hoàn cước nhãn của đơn {{orderId}}: phí vận chuyển {{amount}} không được hoàn.',
  ],
  noticeCancelled: ['We cancelled order {{orderId}}.', 'Chúng tôi đã hủy đơn {{orderId}}.'],
  noticeCancelledBack: [
    'We cancelled order {{orderId}} and refunded {{amount}}.',
    'Chúng tôi đã hủy đơn {{orderId}} và hoàn {{amount}} vào ví của bạn.',
  ],
  noticeEdited: ['We changed order {{orderId}} for you. See its activity.', 'Chúng tôi đã sửa đơn {{orderId}} giúp bạn. Xem lịch sử đơn.'],
  noticeProposed: [
    'We propose another variant for order {{orderId}}. Accept or decline it.',
    'Chúng tôi đề xuất biến thể khác cho đơn {{orderId}}. Hãy chấp nhận hoặc từ chối.',
  ],
  noticeItemCancelled: ['We cancelled {{item}} of order {{orderId}}.', 'Chúng tôi đã hủy {{item}} của đơn {{orderId}}.'],
  noticeItemCancelledBack: [
    'We cancelled {{item}} of order {{orderId}} and refunded {{amount}}.',
    'Chúng tôi đã hủy {{item}} của đơn {{orderId}} và hoàn {{amount}} vào ví của bạn.',
  ],
  noticeRemadeFree: [
    'We are making order {{orderId}} again as order {{remakeId}}, at no cost.',
    'Chúng tôi đang làm lại đơn {{orderId}} thành đơn {{remakeId}}, miễn phí.',
  ],
  noticeRemadeCharged: [
    'Order {{remakeId}} is ready to replace order {{orderId}}. Submit it to start production.',
    'Đơn {{remakeId}} sẵn sàng thay cho đơn {{orderId}}. Hãy gửi đơn để bắt đầu sản xuất.',
  ],
})
