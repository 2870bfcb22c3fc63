import type { FaultCatalogue } from '#base/fault.ts'

export const packingFaults = {
  EORI_INVALID: [
    400,
    'An EORI number is a country code and 5 to 15 letters or digits, for example DE123456789.',
    'Số EORI gồm mã nước và 5 đến 15 chữ cái hoặc chữ số, ví dụ DE123456789.',
  ],
  IOSS_INVALID: [400, 'An IOSS number is IM and 10 digits.', 'Số IOSS gồm IM và 10 chữ số.'],
  RETURN_ADDRESS_TOO_LONG: [400, 'A return address has at most five lines.', 'Địa chỉ trả hàng có tối đa năm dòng.'],
  LOGO_NOT_FOUND: [404, 'There is no logo yet.', 'Chưa có logo.'],
} as const satisfies FaultCatalogue
