import { texts } from '#base/text.ts'

/** The texts of the frame around all pages. */
export const webText = texts({
  skip: ['Skip to content', 'Bỏ qua đến nội dung'],
  home: ['Home', 'Trang chủ'],
  aboutUs: ['About us', 'Về chúng tôi'],
  pricing: ['Pricing', 'Bảng giá'],
  services: ['Our services', 'Dịch vụ'],
  serviceProducts: ['Custom products', 'Sản phẩm in'],
  serviceProductsHint: ['Apparel, mugs and wall art, printed one by one', 'Quần áo, cốc và tranh, in từng chiếc'],
  serviceDesign: ['Design', 'Thiết kế'],
  serviceDesignHint: ['Artwork made and prepared for print', 'Vẽ và chuẩn bị tệp in cho bạn'],
  serviceEmptyPackage: ['Empty package', 'Gói rỗng'],
  serviceEmptyPackageHint: ['How parcels without goods are handled', 'Cách xử lý kiện hàng không có sản phẩm'],
  serviceLabel: ['Buying label', 'Mua nhãn vận chuyển'],
  serviceLabelHint: ['USPS postage, scanned into transit', 'Bưu phí USPS, quét kích hoạt vận chuyển'],
  signUp: ['Sign up', 'Đăng ký'],
  signIn: ['Log in', 'Đăng nhập'],
  dashboard: ['Dashboard', 'Tổng quan'],
  orders: ['Order list', 'Đơn hàng'],
  payments: ['Payments', 'Thanh toán'],
  products: ['Products', 'Sản phẩm'],
  signOut: ['Logout', 'Đăng xuất'],
  account: ['Account of {{name}}', 'Tài khoản {{name}}'],
  office: ['Office', 'Văn phòng'],
  officeHint: ['Everything that your roles let you work on.', 'Những việc vai trò của bạn được phép làm.'],
  welcome: ['Welcome, {{name}}', 'Xin chào, {{name}}'],
  welcomeHint: [
    'Deposit, upload your print files, import orders: the rest is our work.',
    'Nạp tiền, tải tệp in, nhập đơn hàng: phần còn lại để chúng tôi lo.',
  ],
  language: ['Language', 'Ngôn ngữ'],
  english: ['English', 'English'],
  vietnamese: ['Tiếng Việt', 'Tiếng Việt'],
  theme: ['Appearance', 'Giao diện'],
  themeSystem: ['Like the system', 'Theo hệ thống'],
  themeLight: ['Light', 'Sáng'],
  themeDark: ['Dark', 'Tối'],
  mainMenu: ['Main menu', 'Menu chính'],
  openMenu: ['Open menu', 'Mở menu'],
  about: ['About', 'Giới thiệu'],
  policies: ['Policies', 'Chính sách'],
  help: ['Help', 'Trợ giúp'],
  terms: ['Terms of service', 'Điều khoản dịch vụ'],
  privacy: ['Privacy policy', 'Chính sách bảo mật'],
  faq: ['FAQ', 'Câu hỏi thường gặp'],
  offices: ['Offices', 'Văn phòng'],
  officeUs: ['United States', 'Hoa Kỳ'],
  officeVn: ['Vietnam', 'Việt Nam'],
  payWith: ['Payment methods', 'Phương thức thanh toán'],
  payBank: ['Bank transfer', 'Chuyển khoản'],
  follow: ['Follow us', 'Theo dõi chúng tôi'],
  tagline: ['Print on demand and postage, from file to front door.', 'In theo yêu cầu và bưu phí, từ tệp thiết kế đến tận cửa.'],
  errorTitle: ['Oops, there was an error.', 'Rất tiếc, đã xảy ra lỗi.'],
  errorKept: [
    'Nothing you saved is lost. Try again, and if it happens once more, tell us the number below.',
    'Những gì bạn đã lưu không bị mất. Hãy thử lại; nếu vẫn lỗi, hãy gửi cho chúng tôi mã bên dưới.',
  ],
  errorTryAgain: ['Try again', 'Thử lại'],
  errorBackHome: ['Back to home', 'Về trang chủ'],
  notFoundTitle: ['This page does not exist', 'Trang này không tồn tại'],
  notFoundHint: [
    'The address may be mistyped, or what was here has been moved or removed.',
    'Địa chỉ có thể bị gõ nhầm, hoặc nội dung đã được chuyển đi hay gỡ bỏ.',
  ],
  rights: ['© {{year}} Inkport', '© {{year}} Inkport'],
})

declare module '#base/text.ts' {
  interface Texts {
    web: typeof webText
  }
}
