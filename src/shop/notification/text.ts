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
  channel_push: ['Device', 'Thiết bị'],
  devicesTitle: ['Devices', 'Thiết bị'],
  devicesHint: [
    'Shown while Inkport is closed, as long as you are signed in there.',
    'Hiện cả khi đã đóng Inkport, miễn là bạn còn đăng nhập trên thiết bị.',
  ],
  notifyHere: ['Notify me on this device', 'Thông báo trên thiết bị này'],
  thisDevice: ['This device', 'Thiết bị này'],
  deviceSince: ['Notified since', 'Nhận thông báo từ'],
  deviceOn: ['This device is notified', 'Thiết bị này đang nhận thông báo'],
  deviceAdded: ['This device is notified now.', 'Thiết bị này sẽ nhận thông báo.'],
  deviceRemoved: ['Device removed.', 'Đã xóa thiết bị.'],
  devicesFull: ['At most {{most}} devices. Remove one first.', 'Tối đa {{most}} thiết bị. Hãy xóa bớt một thiết bị.'],
  remove: ['Remove', 'Xóa'],
  removeDevice: ['Remove {{name}}', 'Xóa {{name}}'],
  pushNeedsHttps: ['Notifications on devices need a secure connection (HTTPS).', 'Thông báo trên thiết bị cần kết nối bảo mật (HTTPS).'],
  pushUnsupported: ['This browser can’t show notifications.', 'Trình duyệt này không hiển thị được thông báo.'],
  pushBlocked: ['Notifications are blocked in this browser’s settings.', 'Thông báo đang bị chặn trong cài đặt của trình duyệt.'],
  pushFailed: [
    'This browser didn’t reach its notification service. Try again later.',
    'Trình duyệt không kết nối được dịch vụ thông báo. Hãy thử lại sau.',
  ],
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
