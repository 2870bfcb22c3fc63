import { texts } from '#base/text.ts'

/** The texts of home and of the pages beside it. */
export const webHomeText = texts({
  startFree: ['Start for free', 'Bắt đầu miễn phí'],
  readMoreTitle: ['What an account gives you', 'Tài khoản mang lại gì cho bạn'],
  readMoreAccount: [
    'An account is free. It holds your print files, your orders and every parcel’s way to its door, and it is yours alone: nobody else sees your designs or your customers.',
    'Tài khoản miễn phí. Nơi đây lưu tệp in, đơn hàng và hành trình từng kiện hàng của bạn; chỉ mình bạn xem được mẫu thiết kế và khách hàng của mình.',
  ],
  readMoreMoney: [
    'You pay from a wallet that you fill by bank transfer. Each order shows its whole price before you pay, and every cent in and out stands in your statement.',
    'Bạn thanh toán từ ví nạp bằng chuyển khoản. Mỗi đơn hiển thị đủ giá trước khi trả, và mọi khoản vào ra đều nằm trong sao kê.',
  ],
  readMoreCookies: [
    'We set cookies that keep you signed in and remember your language, appearance and cart. They tell nobody else who you are.',
    'Chúng tôi dùng cookie để giữ đăng nhập và ghi nhớ ngôn ngữ, giao diện, giỏ hàng. Chúng không cho ai khác biết bạn là ai.',
  ],
})

declare module '#base/text.ts' {
  interface Texts {
    webHome: typeof webHomeText
  }
}
