import type { FaultCatalogue } from '#base/fault.ts'

export const carrierFaults = {
  NO_CARRIER_ACCOUNT: [
    422,
    'No carrier account that is on sells this label.',
    'Không có tài khoản vận chuyển nào đang bật bán được nhãn này.',
  ],
  CARRIER_NOT_ASKED: [
    503,
    'The carrier can’t be asked now. Try again later.',
    'Hiện không hỏi được hãng vận chuyển. Vui lòng thử lại sau.',
  ],
} as const satisfies FaultCatalogue
