import type { FaultCatalogue } from '#base/fault.ts'

export const jobFaults = {
  JOB_NOT_FOUND: [
    404,
    'This job is no longer failed; it may already be retried.',
    'Tác vụ này không còn trong danh sách hỏng; có thể đã được chạy lại.',
  ],
} as const satisfies FaultCatalogue
