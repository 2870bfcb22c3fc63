import type { FaultCatalogue } from '#base/fault.ts'

export const catalogueFaults = {
  PRODUCT_NOT_FOUND: [404, 'Error: Product not found.', 'Lỗi: Không tìm thấy sản phẩm.'],
  PRODUCT_IS_OUT_OF_STOCK: [409, 'This product is out of stock.', 'Sản phẩm này đã hết hàng.'],
  VARIANT_NOT_FOUND: [404, 'There is no such size or colour of this product.', 'Sản phẩm không có kích thước hoặc màu này.'],
  QUANTITY_TIERS_INVALID: [
    422,
    'Each step must begin at more pieces and take off more than the one before.',
    'Mỗi bậc phải bắt đầu từ số lượng lớn hơn và giảm nhiều hơn bậc trước.',
  ],
  PRODUCT_WAS_CHANGED: [
    409,
    '{{name}} saved a newer version of this product meanwhile. What you changed is still here.',
    '{{name}} vừa lưu phiên bản mới hơn của sản phẩm này. Thay đổi của bạn vẫn còn ở đây.',
  ],
  PRODUCT_CODE_TAKEN: [409, 'Another product has this ID.', 'Mã này đã thuộc về sản phẩm khác.'],
  VARIANT_TAKEN: [
    409,
    'Another variant has this variant ID, or the same size and colour.',
    'Đã có biến thể khác dùng mã này, hoặc trùng kích thước và màu.',
  ],
  MENU_NAME_TAKEN: [409, 'There is one of this name already.', 'Tên này đã được dùng.'],
  TAG_NOT_FOUND: [404, 'There is no such tag.', 'Không có thẻ này.'],
  PRICE_LIST_NOT_FOUND: [404, 'Price list not found.', 'Không tìm thấy bảng giá.'],
  PRICE_LIST_SPAN_EMPTY: [422, 'A price list ends after it begins.', 'Bảng giá phải kết thúc sau khi bắt đầu.'],
  PRICE_LIST_WAS_CHANGED: [
    409,
    '{{name}} saved a newer version of this price list meanwhile. What you changed is still here.',
    '{{name}} vừa lưu phiên bản mới hơn của bảng giá này. Thay đổi của bạn vẫn còn ở đây.',
  ],
  CATEGORY_NOT_FOUND: [404, 'Category not found.', 'Không tìm thấy danh mục.'],
} as const satisfies FaultCatalogue
export type CatalogueFaultCode = keyof typeof catalogueFaults
