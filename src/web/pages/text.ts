import { texts } from '#base/text.ts'

/** The texts of home and of the pages beside it. */
export const webHomeText = texts({
  startFree: ['Start for free', 'Bắt đầu miễn phí'],
  seeProducts: ['Browse products', 'Xem sản phẩm'],
  toOrders: ['Go to orders', 'Đến đơn hàng'],
  heroPicture: ['A printed tee, a hoodie and a mug', 'Áo thun, áo hoodie và cốc đã in'],
  ticketOrder: ['Order S1-1003', 'Đơn S1-1003'],
  stagePaid: ['Paid', 'Đã trả'],
  stagePrinted: ['Printed', 'Đã in'],
  stageMoving: ['In transit', 'Đang vận chuyển'],
  stageDelivered: ['Delivered', 'Đã giao'],
  pricingTitle: ['Prices', 'Bảng giá'],
  pricingText: ['Per piece, one side printed. Sellers pay less.', 'Mỗi chiếc, in một mặt. Người bán có giá tốt hơn.'],
  pricingProduct: ['Product', 'Sản phẩm'],
  pricingOne: ['1 piece', '1 chiếc'],
  pricingFrom: ['{{pieces}}+', 'Từ {{pieces}}'],
  doorText: ['{{product}} + postage, at the door in the US', '{{product}} + bưu phí, đến tận nhà tại Mỹ'],
  shippingFree: ['Free postage', 'Miễn phí vận chuyển'],
  shippingFrom: ['orders from', 'đơn từ'],
  shippingAlways: ['every order', 'mọi đơn'],
  shippingTiktok: ['With your TikTok label', 'Với nhãn TikTok của bạn'],
  shippingTiktokCost: ['It got $0 when shipping by Tiktok', 'Phí $0 khi giao bằng Tiktok'],
  account: ['Opening an account', 'Mở tài khoản'],
  seeAll: ['See all {{count}} products', 'Xem tất cả {{count}} sản phẩm'],
  seeMore: ['See all', 'Xem tất cả'],
  stepsTitle: ['From order file to front door', 'Từ tệp đơn hàng đến tận nhà'],
  stepPicture: ['{{step}}: the screen', '{{step}}: màn hình'],
  stepImport: ['Import', 'Nhập đơn'],
  stepImportText: [
    'See every error, low-resolution art and the price before you pay.',
    'Xem mọi lỗi, hình độ phân giải thấp và giá trước khi thanh toán.',
  ],
  stepReview: ['Review', 'Kiểm tra'],
  stepReviewText: ['Follow each order from payment to delivery.', 'Theo dõi từng đơn từ thanh toán đến khi giao.'],
  stepScan: ['Scan', 'Quét'],
  stepScanText: ['Every piece is inspected and scanned.', 'Từng chiếc được kiểm tra và quét mã.'],
  collectionTops: ['Tees that sell', 'Áo thun bán chạy'],
  collectionWarm: ['Warm layers', 'Áo ấm'],
  collectionHome: ['Home and gifts', 'Nhà cửa và quà tặng'],
  questionsTitle: ['Questions', 'Câu hỏi'],
  allQuestions: ['All questions', 'Tất cả câu hỏi'],
  labelsActivated: [
    'Tracking is activated to in-transit with shipping labels',
    'Mã theo dõi được kích hoạt “đang vận chuyển” cùng nhãn vận chuyển',
  ],
  labelsActivatedText: [
    'Buy the label here or bring your own. The carrier’s first scan sets it moving; nobody types it in.',
    'Mua nhãn tại đây hoặc dùng nhãn của bạn. Lần quét đầu tiên của hãng sẽ kích hoạt; không ai tự nhập trạng thái.',
  ],
  labelsCarrier: ['Only carrier (USPS) labels should be scanned', 'Chỉ nên quét nhãn của hãng vận chuyển (USPS)'],
  labelsCarrierText: [
    'A label of another carrier is refused before it costs anything, and no label is bought twice.',
    'Nhãn của hãng khác bị từ chối trước khi phát sinh chi phí, và không nhãn nào bị mua hai lần.',
  ],
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
