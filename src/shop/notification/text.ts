import { texts } from '#base/text.ts'

export const notificationText = texts({
  title: ['Notifications', 'Thông báo'],
  one: ['Notification', 'Thông báo'],
  open_one: ['Notifications, {{count}} unread', 'Thông báo, {{count}} chưa đọc'],
  open_other: ['Notifications, {{count}} unread', 'Thông báo, {{count}} chưa đọc'],
  markAll: ['Mark all read', 'Đánh dấu đã đọc tất cả'],
  seeAll: ['See all', 'Xem tất cả'],
  noneUnread: ['All caught up', 'Bạn đã đọc hết'],
  tabAll: ['All', 'Tất cả'],
  tabOrder: ['Order', 'Đơn hàng'],
  tabPayment: ['Payment', 'Thanh toán'],
  tabSupport: ['Support', 'Hỗ trợ'],
  tabUpdate: ['Update', 'Cập nhật'],
  emptyTitle: ['No notifications yet', 'Chưa có thông báo'],
  emptyHint: ['Order, payment and ticket updates appear here.', 'Tin về đơn hàng, thanh toán và hỗ trợ hiện ở đây.'],
  unread: ['Unread', 'Chưa đọc'],
  switches: ['Notification types', 'Các loại thông báo'],
  switchOrder: ['Orders', 'Đơn hàng'],
  switchRoom: ['Support conversations', 'Trao đổi hỗ trợ'],
  switchPayment: ['Payments', 'Thanh toán'],
  switchPromotion: ['Offers', 'Ưu đãi'],
  switchNormal: ['Updates', 'Cập nhật'],
  jobPutAside: [
    'Job {{name}} stopped: it ended its process twice. Fix the cause, then try it again under Failed jobs.',
    'Tác vụ {{name}} bị dừng: nó đã hai lần làm sập tiến trình. Hãy xử lý nguyên nhân rồi chạy lại ở mục Tác vụ hỏng.',
  ],
})

declare module '#base/text.ts' {
  interface Texts {
    notification: typeof notificationText
  }
}
