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
  settings: ['Settings', 'Cài đặt'],
  settingsTitle: ['What you receive', 'Bạn nhận những gì'],
  settingsHint: ['Nothing ticked means off.', 'Không chọn ô nào là tắt.'],
  columnKind: ['Notification', 'Thông báo'],
  channel_bell: ['Bell', 'Chuông'],
  channel_mail: ['Mail', 'Thư'],
  channel_digest: ['Daily', 'Hằng ngày'],
  off: ['Off', 'Tắt'],
  alwaysSent: ['Always sent', 'Luôn gửi'],
  alwaysReason: ['Always sent: it protects your account and your money.', 'Luôn gửi để bảo vệ tài khoản và tiền của bạn.'],
  digest: ['Daily mail', 'Thư hằng ngày'],
  digestHint: [
    'One mail a day at {{hour}}:00 ({{zone}}), if anything is new.',
    'Mỗi ngày một thư lúc {{hour}}:00 ({{zone}}) nếu có tin mới.',
  ],
  digestOff: ['The daily mail is off.', 'Thư hằng ngày đang tắt.'],
  unsubscribeTitle: ['Stop these mails?', 'Ngừng nhận thư này?'],
  unsubscribeKind: [
    'You will get no more mails about “{{kind}}”. The bell stays.',
    'Bạn sẽ không nhận thư về “{{kind}}” nữa. Chuông vẫn giữ nguyên.',
  ],
  unsubscribeDigest: ['You will get no more daily mails. The bell stays.', 'Bạn sẽ không nhận thư hằng ngày nữa. Chuông vẫn giữ nguyên.'],
  unsubscribe: ['Stop mails', 'Ngừng nhận thư'],
  unsubscribed: ['Mails stopped', 'Đã ngừng gửi thư'],
  unsubscribedHint: ['You can turn them on again in your profile.', 'Bạn có thể bật lại trong hồ sơ.'],
  unsubscribeDead: ['This link is not valid', 'Liên kết không hợp lệ'],
  unsubscribeDeadHint: ['Change what you receive in your profile.', 'Hãy thay đổi thông báo trong hồ sơ của bạn.'],
  toSettings: ['Notification settings', 'Cài đặt thông báo'],
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
