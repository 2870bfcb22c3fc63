import type { FaultCatalogue } from '#base/fault.ts'

export const catalogueFaults = {
  PRODUCT_NOT_FOUND: [404, 'Error: Product not found.', 'Lỗi: Không tìm thấy sản phẩm.'],
  PRODUCT_IS_OUT_OF_STOCK: [409, 'This product is out of stock.', 'Sản phẩm này đã hết hàng.'],
  VARIANT_NOT_FOUND: [404, 'This product has no such size or colour.', 'Sản phẩm không có kích cỡ hoặc màu này.'],
  QUANTITY_TIERS_INVALID: [
    422,
    'Each step needs more pieces and a larger discount than the one before.',
    'Mỗi bậc phải bắt đầu từ số lượng lớn hơn và giảm nhiều hơn bậc trước.',
  ],
  PRODUCT_WAS_CHANGED: [
    409,
    '{{name}} just saved a newer version of this product. Your changes are kept.',
    '{{name}} vừa lưu phiên bản mới hơn của sản phẩm này. Thay đổi của bạn vẫn được giữ.',
  ],
  PRODUCT_CODE_TAKEN: [409, 'Another product has this ID.', 'Mã này đã thuộc về sản phẩm khác.'],
  VARIANT_TAKEN: [
    409,
    'Another variant has this variant ID, or the same size and colour.',
    'Đã có biến thể khác dùng mã này, hoặc trùng kích cỡ và màu.',
  ],
  MENU_NAME_TAKEN: [409, 'This name is taken.', 'Tên này đã được dùng.'],
  STOCK_WAS_CHANGED: [
    409,
    'Orders or colleagues changed the stock of {{code}} meanwhile. There are {{stock}} now.',
    'Tồn kho của {{code}} vừa thay đổi do đơn hàng hoặc đồng nghiệp. Hiện còn {{stock}}.',
  ],
  STOCK_NOT_COUNTED: [
    422,
    '{{code}} is sold without a count. Count it first.',
    '{{code}} đang bán không giới hạn tồn kho. Hãy kiểm kê trước.',
  ],
  STOCK_TOO_SMALL: [422, 'There are only {{stock}} of {{code}}.', '{{code}} chỉ còn {{stock}}.'],
  STOCK_TOO_LARGE: [422, '{{code}}: at most 1,000,000 pieces can be counted.', '{{code}}: chỉ đếm được tối đa 1.000.000 chiếc.'],
  RECEIPT_NOT_FOUND: [404, 'Stock receipt not found.', 'Không tìm thấy phiếu kho.'],
  TAG_NOT_FOUND: [404, 'Tag not found.', 'Không có thẻ này.'],
  PRICE_LIST_NOT_FOUND: [404, 'Price list not found.', 'Không tìm thấy bảng giá.'],
  PRICE_LIST_SPAN_EMPTY: [422, 'A price list must end after it starts.', 'Bảng giá phải kết thúc sau khi bắt đầu.'],
  PRICE_LIST_WAS_CHANGED: [
    409,
    '{{name}} just saved a newer version of this price list. Your changes are kept.',
    '{{name}} vừa lưu phiên bản mới hơn của bảng giá này. Thay đổi của bạn vẫn được giữ.',
  ],
  CUSTOMS_WORDS_VAGUE: [
    422,
    'Say in English what it is and what it is made of, in two words or more: “Cotton T-shirt”.',
    'Hãy ghi bằng tiếng Anh đó là gì và làm từ gì, ít nhất hai từ: “Cotton T-shirt”.',
  ],
  HS_CODE_INVALID: [422, 'An HS code has 6 to 10 digits, for example 610910.', 'Mã HS có từ 6 đến 10 chữ số, ví dụ 610910.'],
  CUSTOMS_VALUE_INVALID: [422, 'The customs value must be from $0.01 to $10,000.00.', 'Giá trị hải quan phải từ $0.01 đến $10,000.00.'],
  AREA_SAFE_LINE: [
    422,
    'The safe lines meet: make the distance less than half of the area.',
    'Hai đường an toàn chạm nhau: hãy đặt khoảng cách nhỏ hơn nửa vùng in.',
  ],
  MOCKUP_PLACE_OUTSIDE: [422, 'The print area lies outside of the photograph.', 'Vùng in nằm ngoài ảnh.'],
  MOCKUP_CORNERS_CROSSED: [
    422,
    'The corners cross or bend inwards. Set them clockwise from the print’s own upper left one.',
    'Các góc bắt chéo hoặc lõm vào trong. Hãy đặt theo chiều kim đồng hồ, từ góc trên bên trái của hình in.',
  ],
  MOCKUP_PLACE_FLAT: [
    422,
    'The print area is too small, too narrow or too steep to be seen. Move its corners apart.',
    'Vùng in quá nhỏ, quá hẹp hoặc quá nghiêng nên không thể thấy. Hãy kéo các góc ra xa nhau.',
  ],
  MOCKUP_RADIUS_RANGE: [
    422,
    'The cylinder’s radius must be from 1 % to 50 % of the photograph’s width.',
    'Bán kính hình trụ phải từ 1 % đến 50 % chiều rộng ảnh.',
  ],
  MOCKUP_ARC_RANGE: [
    422,
    'A print goes around 5° to 360° of a cylinder, turned by 180° at most.',
    'Hình in ôm từ 5° đến 360° quanh hình trụ, xoay tối đa 180°.',
  ],
  MOCKUP_BOW_RANGE: [
    422,
    'An edge around a cylinder hangs down, or rises, by at most 80 % of its radius.',
    'Cạnh quanh hình trụ chỉ võng xuống hoặc cong lên tối đa 80 % bán kính.',
  ],
  CATEGORY_NOT_FOUND: [404, 'Category not found.', 'Không tìm thấy danh mục.'],
} as const satisfies FaultCatalogue
