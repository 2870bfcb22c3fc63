import type { Article } from './article.ts'

export const importsArticle: Article = {
  daysAgo: 10,
  title: 'Importing orders by CSV: what a spreadsheet breaks, and how to keep it whole',
  titleVi: 'Nhập đơn bằng CSV: bảng tính hay làm hỏng gì và cách giữ nguyên dữ liệu',
  summary:
    'Order numbers turned into 5.77E+17, ZIP codes without their zero, one bad row that holds up a hundred good ones: how to avoid each of them.',
  summaryVi: 'Mã đơn thành 5.77E+17, mã ZIP mất số 0, một dòng sai làm kẹt cả trăm dòng đúng: cách tránh từng lỗi.',
  body: `An import is tried before it is done. You see what would be made, what it costs, and which cells are wrong; nothing is charged until you submit. Even so, a clean file saves time.

## Your headers are probably fine

Blanks, capitals and signs such as \`_\` or \`#\` do not matter, and many names mean the same:

| We need | You may call it |
|---|---|
| order id | Order ID, Order Number, Sale ID, Name |
| quantity | Qty, Lineitem quantity |
| variant ID | SKU, Seller SKU, Lineitem sku |
| design link | Artwork Front, design_url, print_files |
| zip | Zipcode, Postal Code, Shipping Zip |

Files exported from Shopify or TikTok Shop go in as they are. TikTok’s line of descriptions under the header is recognised and left out.

## Three things that spreadsheets break

1. **Long order numbers.** \`577012345678901234\` becomes \`5.77E+17\`, and its last digits are gone for good. We refuse such a cell; we never guess. Format the column as *text* before you paste.
2. **ZIP codes.** \`02134\` becomes \`2134\`. We put the zero back and warn you, but text format is safer.
3. **Decimal signs and separators.** Comma, semicolon and tab are all understood, and so are UTF-8 and UTF-16.

## One order, several items

Rows with the same order id are one order. Name and address must agree or may be left blank on the later rows. Where a later row contradicts the first, that row is refused and both are named; the first one stays good.

## When rows are wrong

Import the good rows and take the rest back as a file: in your own columns, with the reason beside each row. Mend it there and import it again. The same file twice gives a warning, and an order that exists already is marked as a duplicate and never charged.

## Artwork

A design link must lead to the file itself, not to a page that shows it; a shared drive link must be open to everybody who has it. Safer still: put the file into your [library](/library) and write \`library:NAME\`.
`,
  bodyVi: `Tệp nhập luôn được chạy thử trước. Bạn thấy sẽ có đơn nào, hết bao nhiêu tiền và ô nào sai; chưa trừ tiền cho đến khi bạn gửi đơn. Dù vậy, tệp sạch vẫn đỡ mất thời gian.

## Tên cột của bạn gần như chắc chắn dùng được

Dấu cách, chữ hoa và các ký hiệu như \`_\` hay \`#\` không ảnh hưởng, và nhiều tên có cùng nghĩa:

| Cần có | Có thể ghi là |
|---|---|
| mã đơn | Order ID, Order Number, Mã đơn hàng |
| số lượng | Qty, Lineitem quantity, Số lượng |
| mã biến thể | SKU, Seller SKU, Lineitem sku |
| liên kết thiết kế | Artwork Front, design_url, print_files |
| mã ZIP | Zipcode, Postal Code, Shipping Zip |

Tệp xuất từ Shopify hoặc TikTok Shop nhập thẳng được. Dòng mô tả của TikTok ngay dưới tiêu đề được nhận ra và bỏ qua.

## Ba thứ bảng tính hay làm hỏng

1. **Mã đơn dài.** \`577012345678901234\` thành \`5.77E+17\` và các số cuối mất hẳn. Chúng tôi từ chối ô như vậy chứ không đoán. Hãy định dạng cột là *văn bản* trước khi dán.
2. **Mã ZIP.** \`02134\` thành \`2134\`. Chúng tôi thêm lại số 0 và cảnh báo, nhưng định dạng văn bản vẫn an toàn hơn.
3. **Dấu phân cách.** Dấu phẩy, chấm phẩy và tab đều đọc được; mã hóa UTF-8, UTF-16 hay windows-1258 cũng vậy.

## Một đơn, nhiều sản phẩm

Các dòng cùng mã đơn là một đơn. Tên và địa chỉ phải giống nhau, hoặc để trống ở các dòng sau. Nếu dòng sau mâu thuẫn với dòng đầu, dòng đó bị từ chối và cả hai dòng được nêu rõ; dòng đầu vẫn hợp lệ.

## Khi có dòng sai

Hãy nhập các dòng đúng và nhận lại phần còn lại thành tệp: đúng các cột của bạn, kèm lý do bên cạnh. Sửa ngay trong đó rồi nhập lại. Nhập trùng tệp sẽ có cảnh báo; đơn đã có sẽ bị đánh dấu trùng và không bao giờ bị trừ tiền.

## Tệp thiết kế

Liên kết phải dẫn thẳng tới tệp, không phải tới trang hiển thị tệp; liên kết ổ đĩa chia sẻ phải mở cho mọi người có liên kết. An toàn hơn nữa: đưa tệp vào [thư viện](/library) và ghi \`library:TÊN\`.
`,
}
