import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    tracking: typeof trackingText
  }
}

export const trackingText = texts({
  noticeDelivered: ['Order {{orderId}} was delivered in {{place}}.', 'Đơn hàng {{orderId}} đã được giao tại {{place}}.'],
  noticeReturned: [
    'Order {{orderId}} is coming back to us: the carrier could not deliver it.',
    'Đơn hàng {{orderId}} đang được hoàn về: đơn vị vận chuyển không giao được.',
  ],
})
