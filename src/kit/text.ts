import { texts } from '#base/text.ts'

export const kitText = texts({
  close: ['Close', 'Đóng'],
  menu: ['Menu', 'Menu'],
  cancel: ['Cancel', 'Hủy'],
  loading: ['Loading…', 'Đang tải…'],
  showPassword: ['Show password', 'Hiện mật khẩu'],
  hidePassword: ['Hide password', 'Ẩn mật khẩu'],
  digit: ['Digit {{index}} of {{length}}', 'Chữ số {{index}} trên {{length}}'],
  dismiss: ['Dismiss', 'Bỏ qua'],
  notices: ['Notices', 'Thông báo'],
  optional: ['optional', 'không bắt buộc'],
  priceFrom: ['From {{price}}', 'Từ {{price}}'],
  offline: [
    'You are offline. What you typed is kept; this page goes on by itself when the connection is back.',
    'Bạn đang ngoại tuyến. Nội dung bạn nhập vẫn được giữ; trang sẽ tự tiếp tục khi có kết nối trở lại.',
  ],
  requestId: ['Request {{id}}', 'Mã yêu cầu {{id}}'],
  noConnection: [
    'The server could not be reached. What you entered is kept; please try again.',
    'Không kết nối được máy chủ. Nội dung bạn nhập vẫn được giữ; vui lòng thử lại.',
  ],
  tooMany: ['Too many attempts. Please try again in {{seconds}} seconds.', 'Quá nhiều lần thử. Vui lòng thử lại sau {{seconds}} giây.'],
  unknownError: ['There is an error. Please try again later!', 'Đã xảy ra lỗi. Vui lòng thử lại sau!'],
})

declare module '#base/text.ts' {
  interface Texts {
    kit: typeof kitText
  }
}
