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
  label: ['Buying label', 'Mua nhãn'],
  label1: [
    'USPS postage for your parcels, bought once and never twice. Only carrier (USPS) labels are scanned here.',
    'Bưu phí USPS cho kiện hàng của bạn, chỉ mua một lần. Chúng tôi chỉ quét nhãn của hãng (USPS).',
  ],
  label2: [
    'Bring your own TikTok label: we read it, check its number and print it with the order. Shipping then costs $0.',
    'Dùng nhãn TikTok của bạn: chúng tôi đọc, kiểm tra số và in cùng đơn. Khi đó phí vận chuyển là $0.',
  ],
  readDocument: ['Read the whole document', 'Đọc toàn bộ tài liệu'],
  termsTitle: ['Terms of service', 'Điều khoản dịch vụ'],
  terms1: ['Your account', 'Tài khoản của bạn'],
  terms1Text: [
    'You need a username, an email address and a password of your own. Keep the password to yourself: what happens under your account counts as yours. Tell us at once when you think that somebody else has it.',
    'Bạn cần tên đăng nhập, email và mật khẩu của riêng mình. Hãy giữ kín mật khẩu: mọi việc dưới tài khoản của bạn được coi là do bạn làm. Hãy báo ngay cho chúng tôi nếu bạn nghĩ người khác biết mật khẩu.',
  ],
  terms2: ['Your art', 'Hình in của bạn'],
  terms2Text: [
    'You keep all rights to your art. You tell us that you may have it printed; we print nothing that breaks the law or somebody’s rights, and give the money for such an order back.',
    'Bạn giữ mọi quyền với hình của mình. Bạn xác nhận được phép in; chúng tôi không in nội dung trái pháp luật hay xâm phạm quyền của người khác, và hoàn lại tiền của đơn đó.',
  ],
  terms3: ['Prices and paying', 'Giá và thanh toán'],
  terms3Text: [
    'Every order shows its whole price in US dollars before it is submitted, and that price is charged. You pay from your wallet; a balance never falls below zero unless we have given you credit.',
    'Mỗi đơn hiển thị toàn bộ giá bằng đô la Mỹ trước khi gửi, và đúng giá đó được thu. Bạn trả từ ví; số dư không bao giờ âm trừ khi chúng tôi đã cấp hạn mức tín dụng.',
  ],
  terms4: ['Cancelling', 'Hủy đơn'],
  terms4Text: [
    'You may cancel an order. Before its files are processed you get everything back, after that the part that was not used. The exact sum is shown before you confirm.',
    'Bạn có thể hủy đơn. Trước khi tệp được xử lý bạn nhận lại toàn bộ, sau đó là phần chưa sử dụng. Số tiền chính xác hiển thị trước khi bạn xác nhận.',
  ],
  terms5: ['Misprints, damage and loss', 'In lỗi, hư hỏng và thất lạc'],
  terms5Text: [
    'Misprinted, damaged or lost pieces are reprinted or refunded when you tell us within 30 days of delivery.',
    'Sản phẩm in lỗi, hư hỏng hoặc thất lạc được in lại hoặc hoàn tiền khi bạn báo trong 30 ngày sau khi giao.',
  ],
  terms6: ['Labels and tracking', 'Nhãn và theo dõi'],
  terms6Text: [
    'Only carrier (USPS) labels are scanned. A label belongs to a parcel with goods in it. The state of a parcel comes from its carrier alone; we never set it by hand.',
    'Chúng tôi chỉ quét nhãn của hãng vận chuyển (USPS). Nhãn phải đi với kiện có hàng. Trạng thái kiện chỉ đến từ hãng vận chuyển; chúng tôi không bao giờ tự đặt.',
  ],
  terms7: ['What is not allowed', 'Những điều không được phép'],
  terms7Text: [
    'Do not try to reach what belongs to other sellers, to disturb the service, or to use it for stolen or forged labels. We may close an account that does; money that is yours is paid out.',
    'Không tìm cách truy cập dữ liệu của người bán khác, gây gián đoạn dịch vụ, hay dùng nhãn bị đánh cắp hoặc làm giả. Chúng tôi có thể đóng tài khoản vi phạm; tiền thuộc về bạn được trả lại.',
  ],
  terms8: ['Changes', 'Thay đổi'],
  terms8Text: [
    'When these terms change, you are told before the new ones hold for your orders.',
    'Khi điều khoản thay đổi, bạn được báo trước khi điều khoản mới áp dụng cho đơn của bạn.',
  ],
  privacyTitle: ['Privacy policy', 'Chính sách bảo mật'],
  privacy1: ['What we keep', 'Chúng tôi lưu gì'],
  privacy1Text: [
    'What an order needs: your name, email address, phone number and address as a seller, your buyers’ names and addresses, your print files, and the movements of your wallet.',
    'Những gì đơn hàng cần: tên, email, điện thoại và địa chỉ của bạn, tên và địa chỉ người mua, tệp in, và các giao dịch ví của bạn.',
  ],
  privacy2: ['What for', 'Để làm gì'],
  privacy2Text: [
    'To print, pack and send what you order, to charge and refund it, and to answer you. For nothing else.',
    'Để in, đóng gói và gửi những gì bạn đặt, để thu và hoàn tiền, và để trả lời bạn. Không vì mục đích nào khác.',
  ],
  privacy3: ['Who else sees it', 'Ai khác nhìn thấy'],
  privacy3Text: [
    'A carrier gets what stands on its label. A bank or payment service gets what a payment needs. We sell nothing of it to anyone and show you no advertising.',
    'Hãng vận chuyển chỉ nhận những gì ghi trên nhãn. Ngân hàng hoặc cổng thanh toán chỉ nhận những gì giao dịch cần. Chúng tôi không bán dữ liệu cho ai và không hiển thị quảng cáo.',
  ],
  privacy4: ['Cookies', 'Cookie'],
  privacy4Text: [
    'Some keep you signed in and remember your language, appearance and cart; the shop does not work without them. Where we count page views with the help of others, we ask you first, and nothing is counted unless you allow it.',
    'Một số cookie giữ đăng nhập và ghi nhớ ngôn ngữ, giao diện, giỏ hàng; cửa hàng không hoạt động nếu thiếu chúng. Nếu dùng dịch vụ bên ngoài để đếm lượt xem trang, chúng tôi hỏi bạn trước và chỉ đếm khi bạn cho phép.',
  ],
  privacy5: ['How long', 'Trong bao lâu'],
  privacy5Text: [
    'As long as your account is open. The records of money are kept as long as the law asks, without your name once the account is closed.',
    'Chừng nào tài khoản của bạn còn mở. Sổ sách tiền bạc được giữ theo thời hạn luật định, không kèm tên bạn sau khi đóng tài khoản.',
  ],
  privacy6: ['How it is protected', 'Bảo vệ thế nào'],
  privacy6Text: [
    'Passwords are stored so that nobody can read them, sessions can be ended by you one by one, and what staff do with your data is written down.',
    'Mật khẩu được lưu theo cách không ai đọc được, bạn có thể kết thúc từng phiên đăng nhập, và mọi thao tác của nhân viên với dữ liệu của bạn đều được ghi lại.',
  ],
  privacy7: ['Your rights', 'Quyền của bạn'],
  privacy7Text: [
    'Ask us at any time for your data, for its correction or for its removal, at the address in the footer of this page.',
    'Bạn có thể yêu cầu nhận, sửa hoặc xóa dữ liệu bất cứ lúc nào, theo địa chỉ ở chân trang này.',
  ],
  faqTitle: ['FAQ', 'Câu hỏi thường gặp'],
  faq1: ['What does an order file look like?', 'Tệp đơn hàng trông như thế nào?'],
  faq1Text: [
    'A table with a head line: CSV, TSV or XLSX. The exports of TikTok Shop and Shopify work as they are; so does a sheet of your own with order id, product, size, colour, design link and address.',
    'Bảng có dòng tiêu đề: CSV, TSV hoặc XLSX. Tệp xuất từ TikTok Shop và Shopify dùng được ngay; bảng của bạn cũng vậy, gồm mã đơn, sản phẩm, cỡ, màu, liên kết hình và địa chỉ.',
  ],
  faq2: ['What happens to rows with errors?', 'Các dòng có lỗi thì sao?'],
  faq2Text: [
    'Each is named with its row, column and reason before anything is made. You import the good ones and get the others back as a file with the reasons beside them.',
    'Mỗi dòng sai được chỉ rõ dòng, cột và lý do trước khi tạo đơn. Bạn nhập các dòng đúng và nhận lại các dòng sai kèm lý do.',
  ],
  faq3: ['Which print files do you take?', 'Bạn nhận tệp in loại nào?'],
  faq3Text: [
    'JPG or PNG, up to 50 MB and 30,000 × 30,000 pixels. We show how sharp a file prints on the very area it is meant for, before you pay.',
    'JPG hoặc PNG, tối đa 50 MB và 30.000 × 30.000 điểm ảnh. Chúng tôi cho biết độ nét đúng trên vùng in trước khi bạn trả tiền.',
  ],
  faq4: ['How do I pay?', 'Tôi thanh toán thế nào?'],
  faq4Text: [
    'From your wallet. You fill it by bank transfer with a proof of payment, from $100 on; finance confirms what arrived.',
    'Từ ví của bạn. Nạp bằng chuyển khoản kèm chứng từ, từ $100; bộ phận tài chính xác nhận số tiền nhận được.',
  ],
  faq5: ['How long does shipping take?', 'Vận chuyển mất bao lâu?'],
  faq5Text: [
    'Within the United States: free shipping takes 5–8 working days, standard shipping 4–5 working days, both after the piece is printed.',
    'Trong nước Mỹ: giao miễn phí mất 5–8 ngày làm việc, tiêu chuẩn 4–5 ngày làm việc, tính từ khi in xong.',
  ],
  faq6: ['May I bring my own label?', 'Tôi có thể dùng nhãn của mình không?'],
  faq6Text: [
    'Yes. With a TikTok label shipping costs $0. We read the label, check its number and that it has not expired, and print it with the order.',
    'Có. Với nhãn TikTok, phí vận chuyển là $0. Chúng tôi đọc nhãn, kiểm tra số và thời hạn, rồi in cùng đơn.',
  ],
  faq7: ['Which labels are scanned?', 'Những nhãn nào được quét?'],
  faq7Text: [
    'Only carrier (USPS) labels. Tracking is activated to in-transit by the carrier’s own scan after the parcel is handed over.',
    'Chỉ nhãn của hãng vận chuyển (USPS). Trạng thái “đang vận chuyển” được kích hoạt bởi lần quét của chính hãng sau khi bàn giao.',
  ],
  faq8: ['When does tracking move?', 'Khi nào trạng thái vận chuyển thay đổi?'],
  faq8Text: [
    'When the carrier has scanned the parcel. We never set it by hand.',
    'Khi hãng vận chuyển đã quét kiện hàng. Chúng tôi không bao giờ tự đặt trạng thái.',
  ],
  faq9: ['May I cancel an order?', 'Tôi có thể hủy đơn không?'],
  faq9Text: [
    'Yes, and the refund is shown before you confirm: everything before its files are processed, after that the part that was not used.',
    'Có, và số tiền hoàn lại hiển thị trước khi bạn xác nhận: toàn bộ nếu tệp chưa được xử lý, sau đó là phần chưa sử dụng.',
  ],
  faq10: ['What if a piece is misprinted or lost?', 'Nếu sản phẩm in lỗi hoặc thất lạc thì sao?'],
  faq10Text: [
    'Tell us within 30 days of delivery: it is reprinted or refunded.',
    'Hãy báo trong 30 ngày sau khi giao: sản phẩm được in lại hoặc hoàn tiền.',
  ],
})

declare module '#base/text.ts' {
  interface Texts {
    webInfo: typeof webInfoText
  }
}
