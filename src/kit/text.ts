import { texts } from '#base/text.ts'

export const kitText = texts({
  close: ['Close', 'Đóng'],
  menu: ['Menu', 'Menu'],
  cancel: ['Cancel', 'Hủy'],
  loading: ['Loading…', 'Đang tải…'],
  showPassword: ['Show password', 'Hiện mật khẩu'],
  hidePassword: ['Hide password', 'Ẩn mật khẩu'],
  digit: ['Digit {{index}} of {{length}}', 'Chữ số {{index}} trên {{length}}'],
  dismiss: ['Dismiss', 'Đóng'],
  undo: ['Undo', 'Hoàn tác'],
  undone: ['Undone', 'Đã hoàn tác'],
  notices: ['Notices', 'Thông báo'],
  optional: ['optional', 'không bắt buộc'],
  priceFrom: ['From {{price}}', 'Từ {{price}}'],
  offline: ['You’re offline. Your input is kept.', 'Bạn đang ngoại tuyến. Nội dung đã nhập được giữ lại.'],
  opensLater: ['You’re offline. The screen opens when you’re back online.', 'Bạn đang ngoại tuyến. Màn hình sẽ mở khi có kết nối trở lại.'],
  requestId: ['Request {{id}}', 'Mã yêu cầu {{id}}'],
  noConnection: [
    'Can’t reach the server. Your input is kept; try again.',
    'Không kết nối được máy chủ. Nội dung đã nhập được giữ lại; hãy thử lại.',
  ],
  tooMany: ['Too many attempts. Try again in {{seconds}} seconds.', 'Quá nhiều lần thử. Vui lòng thử lại sau {{seconds}} giây.'],
  unknownError: ['There is an error. Please try again later!', 'Đã xảy ra lỗi. Vui lòng thử lại sau!'],
})

declare module '#base/text.ts' {
  interface Texts {
    kit: typeof kitText
  }
}
