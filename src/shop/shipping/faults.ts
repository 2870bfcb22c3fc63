import type { FaultCatalogue } from '#base/fault.ts'

export const shippingFaults = {
  NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY: [
    422,
    'We have no shipping of this kind to this country.',
    'Chúng tôi chưa có hình thức vận chuyển này đến quốc gia đó.',
  ],
  SHIPPING_LEVEL_NOT_ALLOWED: [
    422,
    '“{{product}}” may not be shipped this way, only by: {{levels}}. Choose another way, or order it on its own.',
    '“{{product}}” không thể giao theo cách này, chỉ giao bằng: {{levels}}. Hãy chọn cách khác hoặc đặt riêng sản phẩm này.',
  ],
  HOLIDAY_NOT_FOUND: [404, 'This day is no holiday.', 'Ngày này không phải ngày nghỉ.'],
  SHIPPING_OPTION_NOT_FOUND: [404, 'Shipping option not found.', 'Không tìm thấy hình thức vận chuyển.'],
} as const satisfies FaultCatalogue
export type ShippingFaultCode = keyof typeof shippingFaults
