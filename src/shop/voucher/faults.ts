import type { FaultCatalogue } from '#base/fault.ts'

export const voucherFaults = {
  VOUCHER_IS_NOT_VALID: [422, 'This voucher is not valid.', 'Mã giảm giá không hợp lệ.'],
  VOUCHER_CAN_NOT_USE: [
    409,
    'You can’t use this voucher: it was used already, or needs a larger order.',
    'Bạn không thể dùng mã này: mã đã được dùng hoặc yêu cầu đơn lớn hơn.',
  ],
  VOUCHER_NOT_FOUND: [404, 'Voucher not found.', 'Không tìm thấy mã giảm giá.'],
  VOUCHER_CODE_WAS_USED: [409, 'A voucher with this code exists.', 'Đã có mã giảm giá này.'],
  VOUCHER_CODE_INVALID: [
    422,
    'A code has 3 to 30 letters, digits and hyphens between them.',
    'Mã gồm 3 đến 30 chữ cái, chữ số và dấu gạch nối ở giữa.',
  ],
  VOUCHER_VALUE_MISSING: [422, 'Enter an amount or a percentage.', 'Hãy nhập số tiền hoặc phần trăm giảm.'],
  VOUCHER_ENDS_EARLY: [422, 'It must end after it starts.', 'Ngày kết thúc phải sau ngày bắt đầu.'],
} as const satisfies FaultCatalogue
export type VoucherFaultCode = keyof typeof voucherFaults
