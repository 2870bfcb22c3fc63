import { texts } from '#base/text.ts'

/** Services, terms, privacy and questions. */
export const webInfoText = texts({
  servicesTitle: ['Our services', 'Dịch vụ'],
  servicesHint: ['Four things that we do for sellers, alone or together.', 'Bốn việc chúng tôi làm cho người bán, riêng lẻ hay kết hợp.'],
  products: ['Custom products', 'Sản phẩm in'],
  products1: [
    'We keep blank shirts, hoodies, mugs, bags, posters and ornaments in stock and print them one by one with your art.',
    'Chúng tôi có sẵn áo, hoodie, cốc, túi, tranh và đồ trang trí, in từng chiếc theo hình của bạn.',
  ],
  products2: [
    'Art is checked for its resolution on the very area it is printed on, before you pay. Every piece is inspected before it is packed.',
    'Hình in được kiểm tra độ phân giải đúng trên vùng in trước khi bạn trả tiền. Từng chiếc được soát trước khi đóng gói.',
  ],
  design: ['Design', 'Thiết kế'],
  design1: [
    'Upload JPG or PNG files up to 50 MB and 30,000 × 30,000 pixels to your library and use them in any order by name.',
    'Tải tệp JPG hoặc PNG tối đa 50 MB và 30.000 × 30.000 điểm ảnh vào thư viện và dùng trong đơn bằng tên tệp.',
  ],
  design2: [
    'Links to a cloud drive work as well: the file is fetched, copied and kept, so a changed drive never changes a paid order.',
    'Liên kết ổ đám mây cũng dùng được: tệp được tải và lưu lại, nên thay đổi trên ổ không làm đổi đơn đã trả tiền.',
  ],
  emptyPackage: ['Empty package', 'Gói rỗng'],
  emptyPackage1: [
    'A label belongs to a parcel. Carriers act against labels that are scanned without one, and so do the platforms you sell on.',
    'Nhãn phải đi với kiện hàng. Hãng vận chuyển và sàn bán hàng đều xử lý nhãn được quét mà không có hàng.',
  ],
  emptyPackage2: [
    'Ask us before you send one: we tell you what the carrier allows.',
    'Hãy hỏi trước khi gửi: chúng tôi cho bạn biết hãng cho phép điều gì.',
  ],
  label: ['Buying label', 'Mua nhãn vận chuyển'],
  label1: [
    'USPS postage for your parcels, bought once and never twice. Only carrier (USPS) labels are scanned here.',
    'Bưu phí USPS cho kiện hàng của bạn, chỉ mua một lần. Chúng tôi chỉ quét nhãn của hãng (USPS).',
  ],
  label2: [
    'Bring your own TikTok label: we read it, check its number and print it with the order. Shipping then costs $0.',
    'Dùng nhãn TikTok của bạn: chúng tôi đọc, kiểm tra số và in cùng đơn. Khi đó phí vận chuyển là $0.',
  ],
  termsTitle: ['Terms of service', 'Điều khoản dịch vụ'],
  terms1: [
    'You keep all rights to your art. You tell us that you may have it printed; we print nothing that breaks the law or somebody’s rights.',
    'Bạn giữ mọi quyền với hình của mình. Bạn xác nhận được phép in; chúng tôi không in nội dung trái pháp luật hay xâm phạm quyền của người khác.',
  ],
  terms2: [
    'An order is charged when you submit it. You may cancel it: before its files are processed you get everything back, after that the part that was not used. The exact sum is shown before you confirm.',
    'Đơn được thu tiền khi bạn gửi. Bạn có thể hủy: trước khi tệp được xử lý bạn nhận lại toàn bộ, sau đó là phần chưa sử dụng. Số tiền chính xác hiển thị trước khi bạn xác nhận.',
  ],
  terms3: [
    'Misprinted, damaged or lost pieces are reprinted or refunded within 30 days of delivery.',
    'Sản phẩm in lỗi, hư hỏng hoặc thất lạc được in lại hoặc hoàn tiền trong 30 ngày sau khi giao.',
  ],
  privacyTitle: ['Privacy policy', 'Chính sách bảo mật'],
  privacy1: [
    'We keep what an order needs: your name and address as a seller, your buyers’ names and addresses, your files. We hand to a carrier only what stands on its label.',
    'Chúng tôi chỉ giữ những gì đơn hàng cần: thông tin của bạn, tên và địa chỉ người mua, tệp của bạn. Hãng vận chuyển chỉ nhận những gì ghi trên nhãn.',
  ],
  privacy2: [
    'We sell nothing of it to anyone and show you no advertising.',
    'Chúng tôi không bán dữ liệu cho ai và không hiển thị quảng cáo.',
  ],
  privacy3: [
    'Cookies keep you signed in and remember your language, appearance and cart. You may ask us at any time for your data or for its removal.',
    'Cookie giữ đăng nhập và ghi nhớ ngôn ngữ, giao diện, giỏ hàng. Bạn có thể yêu cầu nhận hoặc xóa dữ liệu bất cứ lúc nào.',
  ],
  faqTitle: ['FAQ', 'Câu hỏi thường gặp'],
  faqFile: ['What does an order file look like?', 'Tệp đơn hàng trông như thế nào?'],
  faqFileAnswer: [
    'A CSV with a head line. The exports of TikTok Shop and Shopify work as they are; so does a sheet of your own with order id, product, size, colour, design link and address.',
    'Tệp CSV có dòng tiêu đề. Tệp xuất từ TikTok Shop và Shopify dùng được ngay; bảng của bạn cũng vậy, gồm mã đơn, sản phẩm, cỡ, màu, liên kết hình và địa chỉ.',
  ],
  faqWrong: ['What happens with wrong rows?', 'Các dòng sai thì sao?'],
  faqWrongAnswer: [
    'Each is named with its row, column and reason before anything is made. You import the good ones and get the others back as a file with the reasons beside them.',
    'Mỗi dòng sai được chỉ rõ dòng, cột và lý do trước khi tạo đơn. Bạn nhập các dòng đúng và nhận lại các dòng sai kèm lý do.',
  ],
  faqPay: ['How do I pay?', 'Tôi thanh toán thế nào?'],
  faqPayAnswer: [
    'From your wallet. You fill it by bank transfer with a proof of payment, from $100 on; finance confirms what arrived.',
    'Từ ví của bạn. Nạp bằng chuyển khoản kèm chứng từ, từ $100; bộ phận tài chính xác nhận số tiền nhận được.',
  ],
  faqTracking: ['When does tracking move?', 'Khi nào trạng thái vận chuyển thay đổi?'],
  faqTrackingAnswer: [
    'When the carrier has scanned the parcel. We never set it by hand.',
    'Khi hãng vận chuyển đã quét kiện hàng. Chúng tôi không bao giờ tự đặt trạng thái.',
  ],
})

declare module '#base/text.ts' {
  interface Texts {
    webInfo: typeof webInfoText
  }
}
