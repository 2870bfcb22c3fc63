import { texts } from '#base/text.ts'

/** What is wrong with a cell, by the codes of issue.rules.ts. */
export const issueText = texts({
  QUANTITY_INVALID: [
    'The quantity “{{value}}” is not a whole number from 1 to {{max}}.',
    'Số lượng “{{value}}” không phải số nguyên từ 1 đến {{max}}.',
  ],
  VARIANT_NOT_FOUND: [
    'There is no product variant “{{value}}” in the catalogue.',
    'Không có phân loại sản phẩm “{{value}}” trong danh mục.',
  ],
  VARIANT_NOT_FOR_SALE: ['{{sku}} is not for sale at the moment.', '{{sku}} hiện không bán.'],
  ORDER_PRICE_MISSING: ['A product of this order has no price.', 'Có sản phẩm trong đơn chưa có giá.'],
  NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY: ['We do not ship to “{{value}}”.', 'Chúng tôi chưa giao hàng đến “{{value}}”.'],
  SHIPPING_LEVEL_NOT_ALLOWED: [
    '“{{product}}” cannot be shipped to this country: it may only go by {{levels}}.',
    'Không thể giao “{{product}}” đến quốc gia này: chỉ giao bằng {{levels}}.',
  ],
  VARIANT_MISSING: ['The row does not say which product to print.', 'Dòng này không cho biết cần in sản phẩm nào.'],
  ORDER_ID_MANGLED: [
    'A spreadsheet has shortened the order id to “{{value}}”; its last digits are lost.',
    'Bảng tính đã rút gọn mã đơn hàng thành “{{value}}”; các chữ số cuối đã mất.',
  ],
  SIDE_NOT_PRINTED: ['{{sku}} is not printed on this side.', '{{sku}} không in được ở mặt này.'],
  ORDER_TOO_LONG: ['The order “{{value}}” has more than {{max}} rows.', 'Đơn “{{value}}” có hơn {{max}} dòng.'],
  TEXT_TOO_LONG: ['The text is longer than {{max}} characters.', 'Nội dung dài hơn {{max}} ký tự.'],
  RECIPIENT_MISSING: ['The recipient’s name is missing.', 'Thiếu tên người nhận.'],
  ADDRESS_INVALID: ['This address cannot be delivered to.', 'Không thể giao hàng đến địa chỉ này.'],
  INVALID_ADDRESS: ['The street address “{{value}}” is missing or malformed.', 'Địa chỉ “{{value}}” bị thiếu hoặc không đúng dạng.'],
  CITY_NOT_FOUND: ['The city “{{value}}” is missing or malformed.', 'Thành phố “{{value}}” bị thiếu hoặc không đúng dạng.'],
  STATE_NOT_FOUND: ['There is no state “{{value}}” in the United States.', 'Hoa Kỳ không có bang “{{value}}”.'],
  COUNTRY_NOT_FOUND: ['There is no country “{{value}}”.', 'Không có quốc gia “{{value}}”.'],
  ZIP_INVALID: ['“{{value}}” is not a ZIP code.', '“{{value}}” không phải mã ZIP.'],
  PHONE_INVALID: ['The phone number “{{value}}” is not valid.', 'Số điện thoại “{{value}}” không hợp lệ.'],
  EMAIL_INVALID: ['The email “{{value}}” is not valid.', 'Email “{{value}}” không hợp lệ.'],
  FILE_LINK_INVALID: ['The link “{{value}}” cannot be fetched.', 'Không thể tải liên kết “{{value}}”.'],
  SHIPPING_BY_INVALID: ['Nobody called “{{value}}” ships here.', 'Không có đơn vị vận chuyển “{{value}}”.'],
  LABEL_LINK_MISSING: ['An order shipped by TikTok needs its shipping label.', 'Đơn giao bởi TikTok cần có nhãn vận chuyển.'],
  TRACKING_NUMBER_MANGLED: [
    'A spreadsheet has shortened the tracking number to “{{value}}”; its last digits are lost.',
    'Bảng tính đã rút gọn mã vận đơn thành “{{value}}”; các chữ số cuối đã mất.',
  ],
  ROWS_DISAGREE: [
    'Row {{row}} says “{{value}}” where row {{firstRow}} of the same order says “{{firstValue}}”.',
    'Dòng {{row}} ghi “{{value}}” trong khi dòng {{firstRow}} của cùng đơn ghi “{{firstValue}}”.',
  ],
  ORDER_HELD: [
    'Row {{badRow}} of the same order is wrong, so this row waits with it.',
    'Dòng {{badRow}} của cùng đơn bị lỗi nên dòng này phải chờ.',
  ],
  ORDER_ID_MISSING: ['The order id is blank: this row becomes an order of its own.', 'Mã đơn hàng bị trống: dòng này thành một đơn riêng.'],
  ORDER_ID_PERHAPS_ROUNDED: [
    'The order id “{{value}}” ends in zeros; a spreadsheet may have rounded it.',
    'Mã đơn “{{value}}” tận cùng bằng các số 0; có thể bảng tính đã làm tròn.',
  ],
  ZIP_PADDED: [
    'The ZIP code “{{value}}” is taken as {{zip}}: a spreadsheet has eaten its zeros.',
    'Mã ZIP “{{value}}” được hiểu là {{zip}}: bảng tính đã bỏ các số 0 ở đầu.',
  ],
  ZIP_UNKNOWN: ['The post does not know the ZIP code “{{value}}”.', 'Bưu điện không có mã ZIP “{{value}}”.'],
  ZIP_NOT_IN_STATE: ['The ZIP code “{{value}}” does not lie in {{state}}.', 'Mã ZIP “{{value}}” không thuộc bang {{state}}.'],
  OPTION_DISAGREES: [
    '“{{value}}” is not what the SKU {{sku}} says ({{size}}, {{color}}); the SKU is taken.',
    '“{{value}}” khác với SKU {{sku}} ({{size}}, {{color}}); hệ thống lấy theo SKU.',
  ],
  DESIGN_MISSING: [
    'The row has no design; the order can be paid once it has one.',
    'Dòng này chưa có thiết kế; cần thêm thiết kế trước khi thanh toán.',
  ],
  LIBRARY_FILE_MISSING: ['There is no file “{{name}}” in your library yet.', 'Thư viện của bạn chưa có tệp “{{name}}”.'],
  SHIPPING_BY_ASSUMED: [
    'The row does not say who ships it: {{shippingBy}} is taken.',
    'Dòng này không ghi đơn vị vận chuyển: hệ thống lấy {{shippingBy}}.',
  ],
  SHARED_IGNORED: [
    '“{{value}}” differs from row {{firstRow}} of the same order; what that row says is kept.',
    '“{{value}}” khác với dòng {{firstRow}} của cùng đơn; hệ thống giữ nội dung dòng đó.',
  ],
  ORDER_EXISTS: [
    'You already have an order with the id “{{value}}”: this one will wait as a duplicate and is not charged.',
    'Bạn đã có đơn với mã “{{value}}”: đơn này sẽ chờ ở trạng thái trùng và không bị tính tiền.',
  ],

  advice_QUANTITY_INVALID: ['Write digits only, for example 2.', 'Chỉ ghi chữ số, ví dụ 2.'],
  advice_VARIANT_NOT_FOUND: ['Copy the SKU from the catalogue.', 'Hãy sao chép SKU từ danh mục sản phẩm.'],
  advice_VARIANT_NOT_FOUND_suggestion: ['Did you mean {{suggestion}}?', 'Có phải ý bạn là {{suggestion}}?'],
  advice_VARIANT_NOT_FOR_SALE: ['Choose another size, colour or product.', 'Hãy chọn kích thước, màu hoặc sản phẩm khác.'],
  advice_ORDER_PRICE_MISSING: ['Ask our support.', 'Vui lòng liên hệ hỗ trợ.'],
  advice_NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY: [
    'Send it with your own carrier: shipping by SHIP_BY_SELLER.',
    'Hãy tự gửi hàng: chọn SHIP_BY_SELLER.',
  ],
  advice_SHIPPING_LEVEL_NOT_ALLOWED: [
    'Order this product on its own, or send it with your own carrier: shipping by SHIP_BY_SELLER.',
    'Hãy đặt riêng sản phẩm này, hoặc tự gửi hàng: chọn SHIP_BY_SELLER.',
  ],
  advice_VARIANT_MISSING: ['Give the SKU, or the product with its size and colour.', 'Hãy điền SKU, hoặc sản phẩm kèm kích thước và màu.'],
  advice_ORDER_ID_MANGLED: [
    'Copy the id from the platform again, into a column formatted as text.',
    'Hãy sao chép lại mã từ sàn vào một cột định dạng văn bản.',
  ],
  advice_SIDE_NOT_PRINTED: [
    'Remove the link, or choose a product that has this side.',
    'Hãy bỏ liên kết, hoặc chọn sản phẩm có mặt in này.',
  ],
  advice_ORDER_TOO_LONG: ['Split it into several orders.', 'Hãy chia thành nhiều đơn.'],
  advice_TEXT_TOO_LONG: ['Shorten it.', 'Hãy rút ngắn lại.'],
  advice_RECIPIENT_MISSING: ['Write whom the parcel is for.', 'Hãy ghi tên người nhận kiện hàng.'],
  advice_ADDRESS_INVALID: ['Correct the address.', 'Hãy sửa lại địa chỉ.'],
  advice_INVALID_ADDRESS: [
    'Write the house number and the street, at most 120 characters.',
    'Hãy ghi số nhà và tên đường, tối đa 120 ký tự.',
  ],
  advice_CITY_NOT_FOUND: ['Write the city’s name in full.', 'Hãy ghi đầy đủ tên thành phố.'],
  advice_STATE_NOT_FOUND: [
    'Use the state’s two letters or its name, for example TX or Texas.',
    'Dùng hai chữ cái hoặc tên bang, ví dụ TX hoặc Texas.',
  ],
  advice_COUNTRY_NOT_FOUND: [
    'Use the country’s two letters or its name, for example US or United States.',
    'Dùng hai chữ cái hoặc tên quốc gia, ví dụ US hoặc United States.',
  ],
  advice_ZIP_INVALID: [
    'A US ZIP code has 5 digits, or 5 and 4: 84101 or 84101-1234.',
    'Mã ZIP của Mỹ gồm 5 chữ số, hoặc 5 và 4: 84101 hoặc 84101-1234.',
  ],
  advice_PHONE_INVALID: [
    'Use 7 to 15 digits, plus or minus, or leave the cell blank.',
    'Dùng 7 đến 15 chữ số, dấu cộng hoặc trừ, hoặc để trống.',
  ],
  advice_EMAIL_INVALID: [
    'Correct it, for example name@example.com, or leave the cell blank.',
    'Hãy sửa lại, ví dụ ten@example.com, hoặc để trống.',
  ],
  advice_FILE_LINK_INVALID: [
    'Use an https share link of Google Drive or Dropbox, or library: and the name of a file in your library.',
    'Dùng liên kết chia sẻ https của Google Drive hoặc Dropbox, hoặc library: kèm tên tệp trong thư viện.',
  ],
  advice_SHIPPING_BY_INVALID: ['Write USPS, TIKTOK or SHIP_BY_SELLER.', 'Hãy ghi USPS, TIKTOK hoặc SHIP_BY_SELLER.'],
  advice_LABEL_LINK_MISSING: [
    'Put the link to the label’s PDF into this column, or ship by USPS.',
    'Hãy điền liên kết tới tệp PDF của nhãn vào cột này, hoặc chọn USPS.',
  ],
  advice_TRACKING_NUMBER_MANGLED: [
    'Copy the number again, into a column formatted as text.',
    'Hãy sao chép lại mã vào một cột định dạng văn bản.',
  ],
  advice_ROWS_DISAGREE: [
    'Give the row another order id, or make the shared columns alike or blank. The first row is not affected.',
    'Hãy đổi mã đơn của dòng này, hoặc để các cột chung giống nhau hay để trống. Dòng đầu không bị ảnh hưởng.',
  ],
  advice_ORDER_HELD: [
    'Correct that row and import both again: a part of an order is never sent alone.',
    'Hãy sửa dòng đó rồi nhập lại cả hai: không gửi lẻ một phần của đơn.',
  ],
  advice_ORDER_ID_MISSING: ['Give it an id, so that importing it twice can be noticed.', 'Hãy điền mã đơn để nhận ra nếu nhập hai lần.'],
  advice_ORDER_ID_PERHAPS_ROUNDED: ['Compare it with the platform before you import.', 'Hãy đối chiếu với sàn trước khi nhập.'],
  advice_ZIP_PADDED: ['Check that it is right.', 'Hãy kiểm tra lại.'],
  advice_ZIP_UNKNOWN: [
    'Check it; new codes may be missing from our table.',
    'Hãy kiểm tra lại; mã mới có thể chưa có trong bảng của chúng tôi.',
  ],
  advice_ZIP_NOT_IN_STATE: ['Check the ZIP code and the state.', 'Hãy kiểm tra mã ZIP và bang.'],
  advice_OPTION_DISAGREES: ['Correct the SKU if it is the wrong one.', 'Hãy sửa SKU nếu sai.'],
  advice_DESIGN_MISSING: [
    'Add a design link, or choose a design on the order.',
    'Hãy thêm liên kết thiết kế, hoặc chọn thiết kế trong đơn.',
  ],
  advice_LIBRARY_FILE_MISSING: ['Upload a file of this name; the order takes it then.', 'Hãy tải lên tệp có tên này; đơn sẽ tự lấy.'],
  advice_SHIPPING_BY_ASSUMED: [
    'Write USPS, TIKTOK or SHIP_BY_SELLER if that is wrong.',
    'Nếu sai, hãy ghi USPS, TIKTOK hoặc SHIP_BY_SELLER.',
  ],
  advice_SHARED_IGNORED: ['Write it on the order’s first row.', 'Hãy ghi ở dòng đầu của đơn.'],
  advice_ORDER_EXISTS: ['Cancel the old order, or keep both on the order’s page.', 'Hãy hủy đơn cũ, hoặc giữ cả hai ở trang đơn hàng.'],
})
