import { texts } from '#base/text.ts'

/** The texts of the homes of sellers and of the office. */
export const dashboardText = texts({
  title: ['Dashboard', 'Tổng quan'],
  officeTitle: ['Office', 'Văn phòng'],
  officeHint: ['What waits, oldest first.', 'Việc đang chờ, cũ nhất trước.'],
  balance: ['Balance', 'Số dư'],
  deposit: ['Deposit', 'Nạp tiền'],
  importOrders: ['Import orders', 'Nhập đơn hàng'],
  needsYou: ['Needs you', 'Cần bạn xử lý'],
  allDone: ['All caught up', 'Không còn việc nào'],
  allDoneHint: ['You’re up to date.', 'Không có gì đang chờ bạn.'],
  noQueues: ['Your roles have no queues', 'Vai trò của bạn không có hàng chờ'],
  noQueuesHint: ['Your screens are in the menu.', 'Các màn hình của bạn ở trong menu.'],
  latestOrders: ['Newest orders', 'Đơn hàng mới nhất'],
  allOrders: ['All orders', 'Tất cả đơn hàng'],
  comments: ['Newest comments', 'Bình luận mới nhất'],
  allTickets: ['All tickets', 'Tất cả yêu cầu'],
  support: ['Support', 'Hỗ trợ'],
  noOrders: ['No orders yet', 'Chưa có đơn hàng'],
  queue: ['Queue', 'Hàng chờ'],
  waiting: ['Waiting', 'Đang chờ'],
  oldest: ['Oldest', 'Cũ nhất'],
  doneToday: ['Done today', 'Xong hôm nay'],
  act: ['Act', 'Thao tác'],
  queues: ['Queues', 'Hàng chờ'],
  overdue: ['{{count}} overdue', '{{count}} quá hạn'],
  unassigned: ['{{count}} not taken', '{{count}} chưa ai nhận'],
  guide: ['Set up your shop', 'Thiết lập cửa hàng'],
  guideDone: ['{{done}} of {{total}} done', 'Đã xong {{done}} trên {{total}}'],
  guideHide: ['Hide', 'Ẩn'],
  step_profile: ['Fill in your profile', 'Điền hồ sơ'],
  step_profileHint: ['Name, phone and address.', 'Họ tên, điện thoại và địa chỉ.'],
  step_deposit: ['Make your first deposit', 'Nạp tiền lần đầu'],
  step_depositHint: ['Orders are paid from your balance.', 'Đơn hàng được trả từ số dư.'],
  step_art: ['Upload your first art', 'Tải hình in đầu tiên'],
  step_artHint: ['We check how sharp it prints.', 'Chúng tôi kiểm tra độ nét khi in.'],
  step_order: ['Make your first order', 'Tạo đơn hàng đầu tiên'],
  step_orderHint: ['Import a file; nothing is charged yet.', 'Nhập tệp; chưa trừ tiền.'],
  stepDone: ['Done', 'Xong'],
})

/** The office's menu. */
export const dashboardOfficePlaceText = texts({
  office: ['Office', 'Văn phòng'],
})

/** The seller's menu. */
export const dashboardPortalPlaceText = texts({
  dashboard: ['Dashboard', 'Tổng quan'],
})

declare module '#base/text.ts' {
  interface Texts {
    dashboard: typeof dashboardText
  }
}
