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
  CATEGORY_NOT_FOUND: [404, 'Category not found.', 'Không tìm thấy danh mục.'],
} as const satisfies FaultCatalogue
export type CatalogueFaultCode = keyof typeof catalogueFaults
