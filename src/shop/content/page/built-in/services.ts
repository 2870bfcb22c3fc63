// The services (spec §2) that a deployment begins with: what each is in a few lines, and its whole document.
import type { Wording } from '#base/text.ts'
import { page } from './page.ts'

export const ourServices = page(
  ['Our services', 'Dịch vụ'],
  [],
  ['Four things that we do for sellers, alone or together.', 'Bốn việc chúng tôi làm cho người bán, riêng lẻ hay kết hợp.'],
)

/** A lead of two paragraphs. */
const lead = (one: Wording, two: Wording): Wording => [`${one[0]}\n\n${two[0]}`, `${one[1]}\n\n${two[1]}`]

export const product = page(
  ['Custom products', 'Sản phẩm in'],
  [
    [
      ['What you can sell', 'Bạn có thể bán gì'],
      [
        'Everything in our [products](/products) is in stock as a blank, with its sizes, colours and print areas. A seller’s own product is a design placed on one of them: it has its pictures, its SKU and its price, and can be ordered by hand, by file or by API.',
        'Mọi [sản phẩm](/products) của chúng tôi đều có sẵn phôi, kèm kích cỡ, màu và vùng in. Sản phẩm riêng của người bán là một thiết kế đặt trên phôi đó: có hình, SKU và giá, đặt được bằng tay, bằng tệp hoặc qua API.',
      ],
    ],
    [
      ['How it is made', 'Sản xuất thế nào'],
      [
        '1. The print files of an order are drawn at full size and checked again.\n2. The blank is picked, printed and cured.\n3. Every piece is inspected and scanned before it is packed.\n\nA piece that fails is printed again at our cost.',
        '1. Tệp in của đơn được dựng đúng kích thước và kiểm tra lại.\n2. Phôi được lấy ra, in và sấy.\n3. Từng chiếc được soát và quét mã trước khi đóng gói.\n\nSản phẩm lỗi được in lại, chi phí chúng tôi chịu.',
      ],
    ],
    [
      ['What it costs', 'Chi phí'],
      [
        'The price of a product is for one printed side; each order shows its whole price before you pay. Larger quantities and tiers of sellers have their own prices.',
        'Giá sản phẩm tính cho một mặt in; mỗi đơn hiển thị toàn bộ giá trước khi bạn trả. Số lượng lớn và các hạng người bán có giá riêng.',
      ],
    ],
  ],
  lead(
    [
      'We keep blank shirts, hoodies, mugs, bags, posters and ornaments in stock and print them one by one with your art.',
      'Chúng tôi có sẵn áo, hoodie, cốc, túi, tranh và đồ trang trí, in từng chiếc theo hình của bạn.',
    ],
    [
      'Art is checked for its resolution on the very area it is printed on, before you pay. Every piece is inspected before it is packed.',
      'Hình in được kiểm tra độ phân giải đúng trên vùng in trước khi bạn trả tiền. Từng chiếc được soát trước khi đóng gói.',
    ],
  ),
)

export const design = page(
  ['Design', 'Thiết kế'],
  [
    [
      ['Files that print well', 'Tệp in đẹp'],
      [
        'Resolution is what decides: pixels for each printed inch, after scaling. From 200 on a print is sharp, below 120 it is blurred, and we say so before you pay. Keep the background transparent where the garment is to be seen.',
        'Độ phân giải quyết định tất cả: số điểm ảnh trên mỗi inch in, sau khi co giãn. Từ 200 trở lên bản in nét, dưới 120 sẽ mờ, và chúng tôi báo trước khi bạn trả tiền. Hãy để nền trong suốt ở nơi cần thấy vải.',
      ],
    ],
    [
      ['The design editor', 'Trình thiết kế'],
      [
        'Pictures, texts and shapes on every side of a product, with the resolution of each picture as you scale it. What you see is what is printed: the editor and the press draw the same document.',
        'Hình, chữ và khối trên mọi mặt sản phẩm, kèm độ phân giải của từng hình khi bạn co giãn. Bạn thấy gì thì in ra thế: trình thiết kế và máy in dựng cùng một tài liệu.',
      ],
    ],
    [
      ['When you need a hand', 'Khi bạn cần hỗ trợ'],
      [
        'Write to us by the [contact form](/contact) with the file and what it is for; we tell you what it needs to print well.',
        'Hãy gửi tệp và mục đích sử dụng qua [biểu mẫu liên hệ](/contact); chúng tôi cho bạn biết cần chỉnh gì để in đẹp.',
      ],
    ],
  ],
  lead(
    [
      'Upload JPG or PNG files up to 50 MB and 30,000 × 30,000 pixels to your library and use them in any order by name.',
      'Tải tệp JPG hoặc PNG tối đa 50 MB và 30.000 × 30.000 điểm ảnh vào thư viện và dùng trong đơn bằng tên tệp.',
    ],
    [
      'Links to a cloud drive work as well: the file is fetched, copied and kept, so a changed drive never changes a paid order.',
      'Liên kết ổ đám mây cũng dùng được: tệp được tải và lưu lại, nên thay đổi trên ổ không làm đổi đơn đã trả tiền.',
    ],
  ),
)

export const emptyPackage = page(
  ['Empty package', 'Gói rỗng'],
  [
    [
      ['Why we ask', 'Vì sao chúng tôi hỏi'],
      [
        'A label that is scanned without goods tells a buyer, a platform and a carrier something that is not so. Platforms close shops for it, and carriers bill what was not carried.',
        'Nhãn được quét mà không có hàng khiến người mua, sàn và hãng vận chuyển hiểu sai. Sàn có thể đóng cửa hàng, còn hãng vẫn tính phí cho kiện không có hàng.',
      ],
    ],
    [
      ['What is possible', 'Có thể làm gì'],
      [
        'There are good reasons for a parcel without goods: a return envelope, a replacement part, a sample box. [Tell us](/contact) what it is for before you buy its label.',
        'Có những lý do chính đáng cho kiện không có hàng: phong bì trả hàng, linh kiện thay thế, hộp mẫu. Hãy [cho chúng tôi biết](/contact) mục đích trước khi mua nhãn.',
      ],
    ],
  ],
  lead(
    [
      'A label belongs to a parcel. Carriers act against labels that are scanned without one, and so do the platforms you sell on.',
      'Nhãn phải đi với kiện hàng. Hãng vận chuyển và sàn bán hàng đều xử lý nhãn được quét mà không có hàng.',
    ],
    [
      'Ask us before you send one: we tell you what the carrier allows.',
      'Hãy hỏi trước khi gửi: chúng tôi cho bạn biết hãng cho phép điều gì.',
    ],
  ),
)

export const buyingLabel = page(
  ['Buying label', 'Mua nhãn'],
  [
    [
      ['Buy postage', 'Mua bưu phí'],
      [
        'Enter both addresses, the weight in ounces and the size in inches, one by one or as a file. You see the price first, pay from your wallet and print the label at once. A label that was not used is voided and its postage refunded.',
        'Nhập hai địa chỉ, cân nặng theo ounce và kích thước theo inch, từng nhãn hoặc bằng tệp. Bạn thấy giá trước, trả từ ví và in nhãn ngay. Nhãn chưa dùng có thể hủy và được hoàn cước.',
      ],
    ],
    [
      ['Bring your own label', 'Dùng nhãn của bạn'],
      [
        'A link or a file: we fetch it at once, check its number and that it has not expired, and print it with the order. A number that is live in another order is refused before it costs anything.',
        'Bằng liên kết hoặc tệp: chúng tôi tải ngay, kiểm tra số và thời hạn, rồi in cùng đơn. Số đang dùng trong đơn khác bị từ chối trước khi phát sinh chi phí.',
      ],
    ],
    [
      ['Tracking', 'Theo dõi vận chuyển'],
      [
        'Tracking is activated to in-transit by the carrier’s own scan. We never set it by hand.',
        'Trạng thái “đang vận chuyển” được kích hoạt bởi lần quét của chính hãng. Chúng tôi không bao giờ tự đặt.',
      ],
    ],
  ],
  lead(
    [
      'USPS postage for your parcels, bought once and never twice. Only carrier (USPS) labels are scanned here.',
      'Bưu phí USPS cho kiện hàng của bạn, chỉ mua một lần. Chúng tôi chỉ quét nhãn của hãng (USPS).',
    ],
    [
      'Bring your own TikTok label: we read it, check its number and print it with the order. Shipping then costs $0.',
      'Dùng nhãn TikTok của bạn: chúng tôi đọc, kiểm tra số và in cùng đơn. Khi đó phí vận chuyển là $0.',
    ],
  ),
)
