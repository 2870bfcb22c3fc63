import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    track: typeof trackText
  }
}

/** What a buyer reads under a tracking link. They know the shop that they bought from, and not us. */
export const trackText = texts({
  title: ['Your order', 'Đơn hàng của bạn'],
  progress: ['Progress', 'Tiến độ'],
  step1: ['Received', 'Đã nhận đơn'],
  step2: ['Made', 'Sản xuất'],
  step3: ['In transit', 'Vận chuyển'],
  step4: ['Delivered', 'Đã giao'],
  stage_RECEIVED: ['We have your order', 'Chúng tôi đã nhận đơn của bạn'],
  stage_MAKING: ['Your order is being made', 'Đơn hàng đang được sản xuất'],
  stage_READY: ['Ready to ship', 'Sẵn sàng gửi đi'],
  stage_SHIPPED: ['Shipped', 'Đã gửi đi'],
  stage_MOVING: ['In transit', 'Đang vận chuyển'],
  stage_DELIVERED: ['Delivered', 'Đã giao'],
  stage_BACK: ['The parcel was returned', 'Kiện hàng đã bị hoàn về'],
  stage_TROUBLE: ['The parcel was lost or damaged', 'Kiện hàng bị thất lạc hoặc hư hỏng'],
  stage_STOPPED: ['This order was not sent', 'Đơn hàng này không được gửi'],
  askShop: ['Ask the shop that you bought from.', 'Hãy hỏi cửa hàng nơi bạn mua hàng.'],
  replaced: ['It was made again. The new one comes first here.', 'Đơn đã được làm lại. Thông tin mới nằm ở trên.'],
  parcel: ['Parcel', 'Kiện hàng'],
  noParcel: ['The tracking number appears here once the parcel leaves.', 'Mã vận đơn hiện ở đây khi kiện hàng rời kho.'],
  handed: ['Handed to the carrier', 'Đã bàn giao cho hãng vận chuyển'],
  noEvents: ['No news from the carrier yet.', 'Hãng vận chuyển chưa có thông tin.'],
  TRACKING_LINK_ENDED: ['This link has ended', 'Liên kết này đã hết hiệu lực'],
  TRACKING_LINK_ENDED_hint: ['Ask the shop that you bought from for a new one.', 'Hãy hỏi cửa hàng nơi bạn mua hàng để lấy liên kết mới.'],
  TRACKING_LINK_UNKNOWN: ['There is no such link', 'Không có liên kết này'],
  TRACKING_LINK_UNKNOWN_hint: ['Check that you have copied all of it.', 'Hãy kiểm tra xem bạn đã sao chép đầy đủ chưa.'],
  TOO_MANY_REQUESTS: ['Too many tries', 'Quá nhiều lần thử'],
  TOO_MANY_REQUESTS_hint: ['Wait some minutes, then open the link again.', 'Hãy đợi vài phút rồi mở lại liên kết.'],
})

/** The seller's menu. */
export const trackingPortalPlaceText = texts({
  trackOrder: ['Track order', 'Theo dõi đơn hàng'],
})
