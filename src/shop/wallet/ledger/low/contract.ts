import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, subject } from '#base/call.ts'
import { dataOf, named } from '#base/shapes.ts'
import { lowBalanceMax } from './rules.ts'

const lowBalance = subject('low-balance', ['Low balance notice', 'Thông báo số dư thấp'], { portal: '/profile/notifications' })

/** Below which balance a seller is told; null: never. */
export const LowBalance = z.object({ thresholdCents: z.int().min(1_00).max(lowBalanceMax).nullable() })
export type LowBalance = z.infer<typeof LowBalance>

named({ LowBalance })

export const lowBalanceCalls = {
  myLowBalance: call('GET /v1/wallet/low-balance', {
    ...own(['money', 'readOnly']),
    summary: 'Below which balance I am told, if at all',
    answer: dataOf(LowBalance),
  }),
  setLowBalance: call('PUT /v1/wallet/low-balance', {
    ...own(['money']),
    did: { about: lowBalance, done: ['Changed the low balance notice', 'Đổi mức báo số dư thấp'] },
    summary: 'Say below which balance I am told; null: never',
    body: LowBalance,
    answer: dataOf(LowBalance),
  }),
}
