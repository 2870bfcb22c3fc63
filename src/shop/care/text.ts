import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    care: typeof careText
    careOffice: typeof careOfficeText
  }
}

/** In the bells of those whose account it is. */
export const careText = texts({
  noticeLinkSent: [
    'Our staff emailed you a link for a new password. Not you? Tell us.',
    'Nhân viên đã gửi email cho bạn liên kết đặt mật khẩu mới. Không phải bạn yêu cầu? Hãy báo cho chúng tôi.',
  ],
  noticeEmailAsked: [
    'Our staff were asked to change your email. Not you? Set a new password and tell us.',
    'Nhân viên được yêu cầu đổi email của bạn. Không phải bạn? Hãy đặt mật khẩu mới và báo cho chúng tôi.',
  ],
  noticeCorrected: ['Our staff corrected your account details', 'Nhân viên đã chỉnh sửa thông tin tài khoản của bạn'],
})

export const careOfficeText = texts({
  // A link for a new password
  sendLink: ['Send a link for a new password', 'Gửi liên kết đặt mật khẩu mới'],
  linkTitle: ['Send {{name}} a link for a new password?', 'Gửi liên kết đặt mật khẩu mới cho {{name}}?'],
  linkWhat: [
    'First make sure the request is really theirs. The link goes to {{email}}, works once within an hour, and is never shown here. All sessions end once the new password is set.',
    'Trước tiên hãy chắc chắn đúng là họ yêu cầu. Liên kết được gửi đến {{email}}, dùng một lần trong một giờ và không hiện ở đây. Mọi phiên kết thúc khi mật khẩu mới được đặt.',
  ],
  linkDo: ['Send the link', 'Gửi liên kết'],
  linkSent: ['Link sent to {{email}}.', 'Đã gửi liên kết đến {{email}}.'],
  reason: ['Reason (kept in the audit log)', 'Lý do (được lưu trong nhật ký)'],
  // Another email
  changeEmail: ['Change email', 'Đổi email'],
  emailTitle: ['Change the email of {{name}}', 'Đổi email của {{name}}'],
  emailWhat: [
    'First make sure the request is really theirs. The new address gets a link, {{email}} is told, and nothing changes until the link is confirmed with the username.',
    'Trước tiên hãy chắc chắn đúng là họ yêu cầu. Địa chỉ mới nhận liên kết, {{email}} được thông báo, và email chỉ đổi khi liên kết được xác nhận bằng tên đăng nhập.',
  ],
  emailWhatUnproved: [
    '{{email}} was never verified and is told nothing. The new address gets a link and holds once it is confirmed with the username.',
    '{{email}} chưa từng được xác minh nên không nhận thông báo. Địa chỉ mới nhận liên kết và có hiệu lực khi được xác nhận bằng tên đăng nhập.',
  ],
  newEmail: ['New email', 'Email mới'],
  emailDo: ['Send confirmation', 'Gửi xác nhận'],
  emailSent: ['Confirmation sent to {{email}}.', 'Đã gửi xác nhận đến {{email}}.'],
  // A seller's data
  correct: ['Correct details', 'Chỉnh sửa thông tin'],
  correctTitle: ['Correct the details of {{name}}', 'Chỉnh sửa thông tin của {{name}}'],
  correctWhat: ['The seller is told what was changed.', 'Người bán được thông báo về những thay đổi.'],
  fullName: ['Full name', 'Họ và tên'],
  phone: ['Phone', 'Số điện thoại'],
  address: ['Address', 'Địa chỉ'],
  language: ['Language', 'Ngôn ngữ'],
  shopName: ['Name on packing slips', 'Tên trên phiếu đóng gói'],
  shopNameHint: ['Empty: our own name', 'Để trống: tên của chúng tôi'],
  returnAddress: ['Return address on packing slips', 'Địa chỉ hoàn hàng trên phiếu đóng gói'],
  cancel: ['Cancel', 'Hủy'],
  save: ['Save and tell the seller', 'Lưu và báo cho người bán'],
  corrected: ['Corrected. The seller was told.', 'Đã chỉnh sửa và báo cho người bán.'],
})
