import { texts } from '#base/text.ts'

/** Announcements, as sellers see them. */
export const announcementText = texts({
  title: ['Announcement', 'Bản tin'],
  hint: ['News from Inkport', 'Tin từ Inkport'],
  empty: ['No announcements yet', 'Chưa có bản tin'],
  emptyHint: ['News about the shop appears here.', 'Tin về dịch vụ hiện ở đây.'],
  unread: ['Unread', 'Chưa đọc'],
  markAll: ['Mark all read', 'Đánh dấu đã đọc tất cả'],
  allRead: ['All caught up', 'Bạn đã đọc hết'],
  until: ['Until', 'Đến'],
  ended: ['This announcement has ended.', 'Bản tin này đã kết thúc.'],
  bar: ['Announcement', 'Bản tin'],
  read: ['Read', 'Đọc'],
  close: ['Close “{{title}}”', 'Đóng “{{title}}”'],
  viewOnly: ['Closed by the seller alone.', 'Chỉ người bán mới đóng được.'],
})

/** The office's announcements. */
export const announcementOfficeText = texts({
  title: ['Announcements', 'Bản tin'],
  hint: ['What sellers read in the portal', 'Nội dung người bán đọc trong cổng'],
  make: ['New announcement', 'Bản tin mới'],
  search: ['Words of title or text', 'Từ trong tiêu đề hoặc nội dung'],
  status: ['Status', 'Trạng thái'],
  all: ['all', 'tất cả'],
  status_DRAFT: ['Draft', 'Bản nháp'],
  status_SCHEDULED: ['Scheduled', 'Đã hẹn giờ'],
  status_PUBLISHED: ['Published', 'Đã đăng'],
  status_ENDED: ['Ended', 'Đã kết thúc'],
  heading: ['Title', 'Tiêu đề'],
  untitled: ['Untitled announcement', 'Bản tin chưa có tiêu đề'],
  places: ['Appears', 'Nơi hiển thị'],
  place_BANNER: ['Bar over the portal', 'Thanh trên đầu cổng'],
  place_PAGE: ['List of announcements', 'Danh sách bản tin'],
  place_NEWS: ['Notification in the bell', 'Thông báo ở chuông'],
  short_BANNER: ['Bar', 'Thanh'],
  short_PAGE: ['List', 'Danh sách'],
  short_NEWS: ['Bell', 'Chuông'],
  bannerHint: ['Each person can close it.', 'Mỗi người có thể tự đóng.'],
  newsHint: ['Comes once, however often you publish.', 'Chỉ gửi một lần dù đăng lại nhiều lần.'],
  type: ['Notification type', 'Loại thông báo'],
  type_ORDER: ['Orders', 'Đơn hàng'],
  type_ROOM: ['Support conversations', 'Trao đổi hỗ trợ'],
  type_PAYMENT: ['Payments', 'Thanh toán'],
  type_PROMOTION: ['Offers', 'Ưu đãi'],
  type_NORMAL: ['Updates', 'Cập nhật'],
  typeHint: [
    'Under which tab it stands. Who turned announcements off gets none.',
    'Nằm ở thẻ nào. Ai đã tắt thông báo chung thì không nhận.',
  ],
  audience: ['For', 'Dành cho'],
  audience_EVERYONE: ['All sellers', 'Mọi người bán'],
  audience_TIER: ['A tier', 'Một hạng'],
  audience_SELLERS: ['Named sellers', 'Người bán cụ thể'],
  tier: ['Tier', 'Hạng'],
  chooseTier: ['Choose a tier', 'Chọn hạng'],
  tierOf_one: ['{{tier}}: {{count}} seller', '{{tier}}: {{count}} người bán'],
  tierOf_other: ['{{tier}}: {{count}} sellers', '{{tier}}: {{count}} người bán'],
  sellers: ['Usernames, emails or ids', 'Tên đăng nhập, email hoặc mã'],
  sellersHint: ['One a line, or paste a list.', 'Mỗi dòng một người, hoặc dán danh sách.'],
  unknown: ['No seller has these names: {{names}}', 'Không có người bán nào tên: {{names}}'],
  reach_one: ['{{count}} seller now', 'Hiện có {{count}} người bán'],
  reach_other: ['{{count}} sellers now', 'Hiện có {{count}} người bán'],
  told_one: ['{{count}} seller has it in the bell', '{{count}} người bán đã nhận ở chuông'],
  told_other: ['{{count}} sellers have it in the bell', '{{count}} người bán đã nhận ở chuông'],
  telling: ['Sending to bells: {{count}} of {{of}}', 'Đang gửi đến chuông: {{count}} trên {{of}}'],
  startsAt: ['From (your time)', 'Từ (giờ của bạn)'],
  startsHint: ['Empty: when it is published', 'Để trống: khi đăng'],
  endsAt: ['Until (your time)', 'Đến (giờ của bạn)'],
  endsHint: ['Empty: until you end it', 'Để trống: đến khi bạn kết thúc'],
  from: ['From', 'Từ'],
  until: ['Until', 'Đến'],
  edited: ['Last edited', 'Sửa lần cuối'],
  editedBy: ['By', 'Người sửa'],
  empty: ['No announcements yet', 'Chưa có bản tin nào'],
  emptyHint: ['Drafts are private until you publish.', 'Bản nháp không ai thấy cho đến khi bạn đăng.'],
  both: ['Sellers read their own language: write both.', 'Người bán đọc bằng ngôn ngữ của họ: hãy viết cả hai.'],
  audienceTitle: ['Who and where', 'Người nhận và nơi hiển thị'],
  history: ['History', 'Lịch sử'],
  conflict: ['Someone else saved this announcement', 'Có người khác vừa lưu bản tin này'],
  publish: ['Publish', 'Đăng'],
  update: ['Publish changes', 'Đăng thay đổi'],
  publishTitle: ['Publish this announcement?', 'Đăng bản tin này?'],
  published: ['Announcement published.', 'Đã đăng bản tin.'],
  end: ['End', 'Kết thúc'],
  endTitle: ['End this announcement?', 'Kết thúc bản tin này?'],
  endText: ['It leaves the portal at once.', 'Bản tin biến mất khỏi cổng ngay.'],
  ended: ['Announcement ended.', 'Đã kết thúc bản tin.'],
  remove: ['Delete', 'Xóa'],
  removeTitle: ['Delete “{{title}}”?', 'Xóa “{{title}}”?'],
  removeText: ['This can’t be undone.', 'Không thể hoàn tác.'],
  removed: ['Announcement deleted.', 'Đã xóa bản tin.'],
})

/** The portal's menu. */
export const announcementPortalPlaceText = texts({
  announcements: ['Announcement', 'Bản tin'],
})

declare module '#base/text.ts' {
  interface Texts {
    announcement: typeof announcementText
    announcementOffice: typeof announcementOfficeText
  }
}
