// The questions and answers that a deployment begins with.
import { page } from './page.ts'

export const faq = page(
  ['FAQ', 'Câu hỏi thường gặp'],
  [
    [
      ['What does an order file look like?', 'Tệp đơn hàng trông như thế nào?'],
      [
        'A table with a head line: CSV, TSV or XLSX. The exports of TikTok Shop and Shopify work as they are; so does a sheet of your own with order id, product, size, colour, design link and address.',
        'Bảng có dòng tiêu đề: CSV, TSV hoặc XLSX. Tệp xuất từ TikTok Shop và Shopify dùng được ngay; bảng của bạn cũng vậy, gồm mã đơn, sản phẩm, cỡ, màu, liên kết hình và địa chỉ.',
      ],
    ],
    [
      ['What happens to rows with errors?', 'Các dòng có lỗi thì sao?'],
      [
        'Each is named with its row, column and reason before anything is made. You import the good ones and get the others back as a file with the reasons beside them.',
        'Mỗi dòng sai được chỉ rõ dòng, cột và lý do trước khi tạo đơn. Bạn nhập các dòng đúng và nhận lại các dòng sai kèm lý do.',
      ],
    ],
    [
      ['Which print files do you take?', 'Bạn nhận tệp in loại nào?'],
      [
        'JPG or PNG, up to 50 MB and 30,000 × 30,000 pixels. We show how sharp a file prints on the very area it is meant for, before you pay.',
        'JPG hoặc PNG, tối đa 50 MB và 30.000 × 30.000 điểm ảnh. Chúng tôi cho biết độ nét đúng trên vùng in trước khi bạn trả tiền.',
      ],
    ],
    [
      ['How do I pay?', 'Tôi thanh toán thế nào?'],
      [
        'From your wallet. You fill it by bank transfer with a proof of payment, from $100 on; finance confirms what arrived.',
        'Từ ví của bạn. Nạp bằng chuyển khoản kèm chứng từ, từ $100; bộ phận tài chính xác nhận số tiền nhận được.',
      ],
    ],
    [
      ['How long does shipping take?', 'Vận chuyển mất bao lâu?'],
      [
        'Within the United States: free shipping takes 5–8 working days, standard shipping 4–5 working days, both after the piece is printed.',
        'Trong nước Mỹ: giao miễn phí mất 5–8 ngày làm việc, tiêu chuẩn 4–5 ngày làm việc, tính từ khi in xong.',
      ],
    ],
    [
      ['May I bring my own label?', 'Tôi có thể dùng nhãn của mình không?'],
      [
        'Yes. With a TikTok label shipping costs $0. We read the label, check its number and that it has not expired, and print it with the order.',
        'Có. Với nhãn TikTok, phí vận chuyển là $0. Chúng tôi đọc nhãn, kiểm tra số và thời hạn, rồi in cùng đơn.',
      ],
    ],
    [
      ['Which labels are scanned?', 'Những nhãn nào được quét?'],
      [
        'Only carrier (USPS) labels. Tracking is activated to in-transit by the carrier’s own scan after the parcel is handed over.',
        'Chỉ nhãn của hãng vận chuyển (USPS). Trạng thái “đang vận chuyển” được kích hoạt bởi lần quét của chính hãng sau khi bàn giao.',
      ],
    ],
    [
      ['When does tracking move?', 'Khi nào trạng thái vận chuyển thay đổi?'],
      [
        'When the carrier has scanned the parcel. We never set it by hand.',
        'Khi hãng vận chuyển đã quét kiện hàng. Chúng tôi không bao giờ tự đặt trạng thái.',
      ],
    ],
    [
      ['May I cancel an order?', 'Tôi có thể hủy đơn không?'],
      [
        'Yes, and the refund is shown before you confirm: everything before its files are processed, after that the part that was not used.',
        'Có, và số tiền hoàn lại hiển thị trước khi bạn xác nhận: toàn bộ nếu tệp chưa được xử lý, sau đó là phần chưa sử dụng.',
      ],
    ],
    [
      ['What if a piece is misprinted or lost?', 'Nếu sản phẩm in lỗi hoặc thất lạc thì sao?'],
      [
        'Tell us within 30 days of delivery: it is reprinted or refunded.',
        'Hãy báo trong 30 ngày sau khi giao: sản phẩm được in lại hoặc hoàn tiền.',
      ],
    ],
  ],
)
