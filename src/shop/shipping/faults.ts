import type { FaultCatalogue } from '#base/fault.ts'

export const shippingFaults = {
  NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY: [
    422,
    'We don’t offer this shipping to this country.',
    'Chúng tôi chưa có hình thức vận chuyển này đến quốc gia đó.',
  ],
  SHIPPING_LEVEL_NOT_ALLOWED: [
    422,
    '“{{product}}” ships only by: {{levels}}. Choose another option, or order it separately.',
    '“{{product}}” chỉ giao bằng: {{levels}}. Hãy chọn cách khác hoặc đặt riêng sản phẩm này.',
  ],
  CUSTOMS_MISSING: [
    422,
    '“{{product}}” can’t be sent abroad: its customs description, HS code, origin and value are missing. Leave it out, or ship it yourself.',
    'Không thể gửi “{{product}}” ra nước ngoài: thiếu mô tả hải quan, mã HS, xuất xứ và giá trị. Hãy bỏ sản phẩm này hoặc tự gửi hàng.',
  ],
  HOLIDAY_NOT_FOUND: [404, 'This day is not a holiday.', 'Ngày này không phải ngày nghỉ.'],
  SHIPPING_OPTION_EXISTS: [
    409,
    'This country already has this option. Edit it instead.',
    'Quốc gia này đã có hình thức này. Hãy sửa hình thức đang có.',
  ],
  SHIPPING_OPTION_NOT_FOUND: [404, 'Shipping option not found.', 'Không tìm thấy hình thức vận chuyển.'],
} as const satisfies FaultCatalogue
export type ShippingFaultCode = keyof typeof shippingFaults
