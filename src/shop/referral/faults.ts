import type { FaultCatalogue } from '#base/fault.ts'

export const referralFaults = {
  PROGRAMME_NOT_FOUND: [404, 'Referral programme not found.', 'Không tìm thấy chương trình giới thiệu.'],
  PROGRAMME_ENDS_EARLY: [422, 'It must end after it starts.', 'Ngày kết thúc phải sau ngày bắt đầu.'],
  REFERRAL_NOT_FOUND: [404, 'Referral not found.', 'Không tìm thấy lượt giới thiệu.'],
} as const satisfies FaultCatalogue
