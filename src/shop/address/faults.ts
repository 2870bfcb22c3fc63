import type { FaultCatalogue } from '#base/fault.ts'

export const addressFaults = {
  ADDRESS_INVALID: [
    422,
    'This address can’t be delivered to. Please correct it.',
    'Không thể giao hàng đến địa chỉ này. Vui lòng sửa lại.',
  ],
  INVALID_ADDRESS: [422, 'The street address is missing or malformed.', 'Thiếu số nhà, tên đường hoặc địa chỉ không đúng dạng.'],
  COUNTRY_NOT_FOUND: [422, 'Country not found.', 'Không tìm thấy quốc gia này.'],
  STATE_NOT_FOUND: [422, 'State not found.', 'Không tìm thấy bang này.'],
  CITY_NOT_FOUND: [422, 'The city is missing or malformed.', 'Thiếu thành phố hoặc tên thành phố không đúng.'],
  ZIP_INVALID: [422, 'The ZIP code must be 5 digits, or 5 and 4 (12345-6789).', 'Mã ZIP phải gồm 5 chữ số, hoặc 5 và 4 (12345-6789).'],
  RECIPIENT_MISSING: [422, 'The recipient’s name is missing.', 'Thiếu tên người nhận.'],
  DELIVERY_ADDRESS_NOT_FOUND: [404, 'Saved address not found.', 'Không tìm thấy địa chỉ đã lưu.'],
} as const satisfies FaultCatalogue
export type AddressFaultCode = keyof typeof addressFaults
