import { texts } from '#base/text.ts'

export const notificationText = texts({
  title: ['Notifications', 'Thông báo'],
  open_one: ['Notifications, {{count}} unread', 'Thông báo, {{count}} chưa đọc'],
  open_other: ['Notifications, {{count}} unread', 'Thông báo, {{count}} chưa đọc'],
  markAll: ['Mark all as read', 'Đánh dấu đã đọc tất cả'],
  seeAll: ['See all', 'Xem tất cả'],
  noneUnread: ['Everything is read already.', 'Bạn đã đọc tất cả.'],
  tabAll: ['All', 'Tất cả'],
  tabOrder: ['Order', 'Đơn hàng'],
  tabPayment: ['Payment', 'Thanh toán'],
  tabSupport: ['Support', 'Hỗ trợ'],
  tabUpdate: ['Update', 'Cập nhật'],
  emptyTitle: ['Nothing has happened yet', 'Chưa có gì xảy ra'],
  emptyHint: [
    'News of your orders, payments and tickets comes here, at the moment it happens.',
    'Tin về đơn hàng, thanh toán và hỗ trợ sẽ xuất hiện ở đây ngay khi có.',
  ],
  unread: ['Unread', 'Chưa đọc'],
  switches: ['Which notifications you want', 'Những thông báo bạn muốn nhận'],
  switchOrder: ['Orders', 'Đơn hàng'],
  switchRoom: ['Support conversations', 'Trao đổi hỗ trợ'],
  switchPayment: ['Payments', 'Thanh toán'],
  switchPromotion: ['Offers', 'Ưu đãi'],
  switchNormal: ['Other news', 'Tin khác'],
  jobPutAside: [
    'The job {{name}} stands still: it ended its process twice, so it was put aside. Try it again under Failed jobs once the cause is mended.',
    'Tác vụ {{name}} đang dừng: nó đã hai lần làm sập tiến trình nên được gác lại. Hãy chạy lại ở mục Tác vụ hỏng sau khi xử lý nguyên nhân.',
  ],
})

declare module '#base/text.ts' {
  interface Texts {
    notification: typeof notificationText
  }
}
