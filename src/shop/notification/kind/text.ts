import { texts } from '#base/text.ts'

/** What people choose about, by kind: its name and what it covers. */
export const notificationKindText = texts({
  kind_ORDER_NEEDS_YOU: ['Order needs you', 'Đơn cần bạn xử lý'],
  about_ORDER_NEEDS_YOU: ['Production or shipping waits for you', 'Sản xuất hoặc vận chuyển đang chờ bạn'],
  kind_LABEL_REFUSED: ['Label refused', 'Nhãn bị từ chối'],
  about_LABEL_REFUSED: ['Your label cannot be used', 'Không dùng được nhãn của bạn'],
  kind_LINK_FAILED: ['Link failed', 'Liên kết bị lỗi'],
  about_LINK_FAILED: ['A design or label link did not open', 'Không mở được liên kết thiết kế hoặc nhãn'],
  kind_ORDER_SHIPPED: ['Order shipped', 'Đơn đã gửi đi'],
  about_ORDER_SHIPPED: ['Handed to the carrier', 'Đã bàn giao cho hãng vận chuyển'],
  kind_ORDER_DELIVERED: ['Order delivered', 'Đơn đã giao'],
  about_ORDER_DELIVERED: ['The carrier says so', 'Theo thông tin của hãng vận chuyển'],
  kind_ORDER_CHANGED: ['Order changed by us', 'Chúng tôi thay đổi đơn'],
  about_ORDER_CHANGED: ['Edited, cancelled or made again', 'Sửa, hủy hoặc làm lại'],
  kind_IMPORT_DONE: ['Import finished', 'Nhập đơn xong'],
  about_IMPORT_DONE: ['Orders of a file were made', 'Đã tạo đơn từ tệp'],
  kind_ORDER_NOT_PAID: ['Order not paid', 'Đơn chưa thanh toán'],
  about_ORDER_NOT_PAID: ['Money is missing, or the price changed', 'Thiếu tiền hoặc giá đã thay đổi'],
  kind_ORDER_PAID: ['Order paid', 'Đơn đã thanh toán'],
  about_ORDER_PAID: ['Paid automatically from your wallet', 'Tự động thanh toán từ ví của bạn'],
  kind_DEPOSIT: ['Deposit', 'Khoản nạp'],
  about_DEPOSIT: ['Received, questioned or rejected', 'Đã nhận, cần bổ sung hoặc bị từ chối'],
  kind_LOW_BALANCE: ['Low balance', 'Số dư thấp'],
  about_LOW_BALANCE: ['Below the amount you set', 'Dưới mức bạn đặt'],
  kind_REFUND: ['Refund', 'Hoàn tiền'],
  about_REFUND: ['Money returned to your wallet', 'Tiền được hoàn vào ví của bạn'],
  kind_REFERRAL: ['Referral award', 'Thưởng giới thiệu'],
  about_REFERRAL: ['Awards from sellers you invited', 'Thưởng từ người bán bạn mời'],
  kind_TICKET_REPLY: ['Ticket reply', 'Trả lời yêu cầu hỗ trợ'],
  about_TICKET_REPLY: ['Support wrote to you', 'Bộ phận hỗ trợ nhắn cho bạn'],
  kind_PRICE_CHANGE: ['Price change', 'Thay đổi giá'],
  about_PRICE_CHANGE: ['Your price list changed', 'Bảng giá của bạn đã thay đổi'],
  kind_ANNOUNCEMENT: ['Announcement', 'Thông báo chung'],
  about_ANNOUNCEMENT: ['From Inkport to everyone', 'Từ Inkport gửi tới mọi người'],
  kind_ARTICLE: ['New article', 'Bài viết mới'],
  about_ARTICLE: ['Published in the blog', 'Vừa đăng trên blog'],
  kind_MONEY_OUT: ['Money out', 'Tiền ra'],
  about_MONEY_OUT: ['Invoices, corrections and reversals', 'Hóa đơn, điều chỉnh và khoản bị thu hồi'],
  kind_OFFICE_TICKET: ['Tickets and messages', 'Yêu cầu hỗ trợ và tin nhắn'],
  about_OFFICE_TICKET: ['A seller or visitor wrote', 'Người bán hoặc khách nhắn'],
  kind_OFFICE_APPROVAL: ['Approvals', 'Phê duyệt'],
  about_OFFICE_APPROVAL: ['Asked of you, or decided', 'Chờ bạn duyệt hoặc đã có kết quả'],
  kind_OFFICE_MONEY: ['Money alerts', 'Cảnh báo về tiền'],
  about_OFFICE_MONEY: ['Ledger and PayPal', 'Sổ cái và PayPal'],
  kind_OFFICE_SYSTEM: ['System', 'Hệ thống'],
  about_OFFICE_SYSTEM: ['Jobs that stopped', 'Tác vụ bị dừng'],
  kind_SECURITY: ['Security', 'Bảo mật'],
  about_SECURITY: ['Password, email, second factor, team', 'Mật khẩu, email, xác thực hai bước, đội ngũ'],
})

declare module '#base/text.ts' {
  interface Texts {
    notificationKind: typeof notificationKindText
  }
}
