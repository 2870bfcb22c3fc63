import { texts } from '#base/text.ts'

/** The texts of home and of the pages beside it. */
export const webHomeText = texts({
  heroTitle: [
    'Your designs, printed and at the door. Nothing in between goes missing.',
    'Thiết kế của bạn, in xong và đến tận cửa. Không gì thất lạc giữa đường.',
  ],
  heroText: [
    'Send a file of orders. Inkport checks every row, prints each piece, buys the postage and follows the parcel, with every cent in plain sight.',
    'Gửi một tệp đơn hàng. Inkport kiểm tra từng dòng, in từng sản phẩm, mua bưu phí và theo dõi kiện hàng, minh bạch đến từng xu.',
  ],
  startFree: ['Start for free', 'Bắt đầu miễn phí'],
  seeProducts: ['See the products', 'Xem sản phẩm'],
  toOrders: ['Go to your orders', 'Đến đơn hàng của bạn'],
  heroPicture: [
    'A printed tee, a hoodie and a mug on a press sheet with registration marks',
    'Áo thun, áo hoodie và cốc đã in trên tờ in có dấu định vị',
  ],
  ticketOrder: ['Order S1-1003', 'Đơn S1-1003'],
  ticketPaid: ['Paid', 'Đã trả'],
  ticketPrinted: ['Printed', 'Đã in'],
  ticketMoving: ['In transit', 'Đang giao'],
  factProducts: ['products in stock', 'sản phẩm có sẵn'],
  factRows: ['rows of a file checked before you pay', 'dòng tệp được kiểm tra trước khi trả tiền'],
  factDays: ['working days to US doors, postage free', 'ngày làm việc đến tận nhà ở Mỹ, miễn phí vận chuyển'],
  factFee: ['to open an account', 'phí mở tài khoản'],
  collectionTops: ['Tees that sell', 'Áo thun bán chạy'],
  collectionTopsHint: [
    'Cotton from light to heavy, XS to 5XL, printed front, back and sleeves.',
    'Cotton từ mỏng đến dày, XS đến 5XL, in trước, sau và tay áo.',
  ],
  collectionWarm: ['Warm layers', 'Áo ấm'],
  collectionWarmHint: ['Hoodies, sweatshirts and tees for the small ones.', 'Áo hoodie, áo nỉ và áo thun cho các bé.'],
  collectionHome: ['For table, wall and tree', 'Cho bàn, tường và cây thông'],
  collectionHomeHint: ['Mugs, totes, posters and ornaments that travel well.', 'Cốc, túi, tranh và đồ trang trí, đóng gói an toàn.'],
  seeAll: ['See all', 'Xem tất cả'],
  howTitle: ['From a spreadsheet to a front door', 'Từ bảng tính đến tận cửa nhà'],
  howText: ['Four steps. You do the first one.', 'Bốn bước. Bạn chỉ làm bước đầu tiên.'],
  step1: ['Send your orders', 'Gửi đơn hàng'],
  step1Text: [
    'A CSV from TikTok Shop, Shopify or your own sheet, with links to your art or names from your library.',
    'Tệp CSV từ TikTok Shop, Shopify hoặc bảng của bạn, kèm liên kết hình in hoặc tên tệp trong thư viện.',
  ],
  step2: ['See what is wrong, and what it costs', 'Xem lỗi và chi phí'],
  step2Text: [
    'A dry run names every cell that needs you: row, column, reason. The good rows wait with their price.',
    'Bản chạy thử chỉ rõ từng ô cần sửa: dòng, cột, lý do. Các dòng đúng chờ sẵn kèm giá.',
  ],
  step3: ['We print', 'Chúng tôi in'],
  step3Text: [
    'Art is checked for resolution before you pay, rendered at 300 DPI and inspected piece by piece.',
    'Hình in được kiểm tra độ phân giải trước khi bạn trả, dựng ở 300 DPI và soát từng chiếc.',
  ],
  step4: ['We ship, you watch', 'Chúng tôi giao, bạn theo dõi'],
  step4Text: [
    'One label per parcel, bought once. Tracking moves only when the carrier has it in hand.',
    'Mỗi kiện một nhãn, chỉ mua một lần. Trạng thái chỉ đổi khi hãng vận chuyển đã nhận hàng.',
  ],
  servicesTitle: ['Our services', 'Dịch vụ'],
  serviceProductsText: [
    'Apparel, mugs, bags and wall art, printed one by one and packed with your own slip.',
    'Quần áo, cốc, túi và tranh, in từng chiếc, đóng gói kèm phiếu của riêng bạn.',
  ],
  serviceDesignText: [
    'Artwork cleaned, separated and sized for print by people who print all day.',
    'Hình được làm sạch, tách màu và chỉnh cỡ bởi người làm in hằng ngày.',
  ],
  serviceEmptyPackageText: [
    'What is allowed for parcels without goods, and what carriers refuse: read it before you send one.',
    'Điều gì được phép với kiện không có hàng, điều gì hãng từ chối: hãy đọc trước khi gửi.',
  ],
  serviceLabelText: [
    'USPS labels by the piece, or bring a TikTok label: it is read, checked and printed with the order.',
    'Nhãn USPS theo từng kiện, hoặc dùng nhãn TikTok: được đọc, kiểm tra và in cùng đơn.',
  ],
  neverTitle: ['What you will not meet here', 'Những điều bạn sẽ không gặp ở đây'],
  neverText: [
    'We asked sellers what goes wrong elsewhere, and built so that it cannot.',
    'Chúng tôi hỏi người bán điều gì thường sai ở nơi khác, và xây dựng để điều đó không thể xảy ra.',
  ],
  never1: ['A file refused because of one bad row', 'Cả tệp bị từ chối vì một dòng sai'],
  never2: ['A label bought twice', 'Nhãn bị mua hai lần'],
  never3: ['“In transit” before a carrier has it', '“Đang giao” khi hãng chưa nhận hàng'],
  never4: ['A blank shirt because a link died', 'Áo trơn vì liên kết hình đã hỏng'],
  never5: ['A refund that works only once', 'Hoàn tiền chỉ chạy được một lần'],
  never6: ['A top-up that waits unmatched', 'Tiền nạp treo không ai đối soát'],
  pricingTitle: ['Pricing without a call', 'Giá rõ ràng, không cần gọi hỏi'],
  pricingText: [
    'Prices per piece with one printed side. Sellers who log in pay less, and less again when they bring a TikTok label.',
    'Giá mỗi sản phẩm in một mặt. Người bán đăng nhập có giá tốt hơn, và tốt hơn nữa khi có nhãn TikTok.',
  ],
  tiersText: [
    'Your tier follows the pieces that you order in a month. We set it, and your price list shows the lower prices from then on.',
    'Bậc giá tính theo số chiếc bạn đặt mỗi tháng. Chúng tôi cập nhật bậc, và bảng giá của bạn hiển thị giá thấp hơn từ đó.',
  ],
  tiersPieces: ['Pieces a month', 'Số chiếc mỗi tháng'],
  tiersOff: ['Off the seller price', 'Giảm so với giá người bán'],
  tiersList: ['List price', 'Giá niêm yết'],
  tiersNote: ['What comes with it', 'Đi kèm'],
  labelsTitle: ['Tracking and labels', 'Theo dõi và nhãn vận chuyển'],
  labelsActivated: [
    'Tracking is activated to in-transit with shipping labels',
    'Mã theo dõi được kích hoạt “đang vận chuyển” cùng nhãn vận chuyển',
  ],
  labelsActivatedText: [
    'Buy the label here or bring your own: the parcel is handed over with a manifest, and the carrier’s own first scan sets it moving. Nobody here types it in.',
    'Mua nhãn tại đây hoặc dùng nhãn của bạn: kiện hàng được bàn giao kèm bảng kê, và lần quét đầu tiên của hãng vận chuyển sẽ kích hoạt. Không ai ở đây tự nhập trạng thái.',
  ],
  labelsCarrier: ['Only carrier (USPS) labels should be scanned', 'Chỉ nên quét nhãn của hãng vận chuyển (USPS)'],
  labelsCarrierText: [
    'A label of another carrier is told apart and refused before it costs anything.',
    'Nhãn của hãng khác được nhận ra và từ chối trước khi phát sinh chi phí.',
  ],
  labelsOnce: ['A label is bought once', 'Mỗi nhãn chỉ mua một lần'],
  labelsOnceText: [
    'A double click, a lost answer or a second upload never buys or charges it again.',
    'Bấm hai lần, mất phản hồi hay tải lại tệp đều không bao giờ mua hay trừ tiền lần nữa.',
  ],
  pricingProduct: ['Product', 'Sản phẩm'],
  pricingSizes: ['Sizes', 'Kích cỡ'],
  pricingColors: ['Colours', 'Màu'],
  pricingFrom: ['From', 'Từ'],
  shippingTitle: ['Shipping in the United States', 'Vận chuyển tại Hoa Kỳ'],
  shippingFree: ['Free', 'Miễn phí'],
  shippingFreeDays: ['5–8 working days', '5–8 ngày làm việc'],
  shippingStandard: ['Standard', 'Tiêu chuẩn'],
  shippingStandardDays: ['4–5 working days', '4–5 ngày làm việc'],
  shippingTiktok: ['With your TikTok label', 'Với nhãn TikTok của bạn'],
  shippingTiktokCost: ['It got $0 when shipping by Tiktok', 'Phí $0 khi giao bằng Tiktok'],
  closingTitle: ['Print the first one today', 'In chiếc đầu tiên ngay hôm nay'],
  closingText: [
    'An account takes a minute and costs nothing. Bring a file, see its price, pay when you like it.',
    'Mở tài khoản mất một phút và miễn phí. Gửi tệp, xem giá, ưng thì trả.',
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
