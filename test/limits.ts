// Tests of other things arrange by staff what one person may not do alone, and have more open than one account may.
import type { Tx } from '#engine/db/database.ts'
import type { SettingKey } from '#shop/setting/rules.ts'
import { changeSetting } from '#shop/setting/setting.ts'

export const widest = {
  priceCutPercent: 100,
  priceCutDayPercent: 100_000,
  staffGrantCeilingCents: 1_000_000_00,
  staffGrantDayCents: 100_000_000_00,
  staffRefundCeilingCents: 1_000_000_00,
  staffRefundDayCents: 100_000_000_00,
  staffDepositDayCents: 100_000_000_00,
  staffPostageCeilingCents: 1_000_000_00,
  staffPostageDayCents: 100_000_000_00,
  accountImportsReady: 10_000,
  accountPaymentsOpen: 10_000,
  accountStreams: 10_000,
  addressCartsPerHour: 1_000_000,
} as const satisfies Partial<Record<SettingKey, number | boolean>>

/** One member of staff may do nearly anything alone, and one account have nearly anything open. */
export async function widenLimits(tx: Tx): Promise<void> {
  for (const [key, value] of Object.entries(widest)) await changeSetting(tx, key, value, 'test')
}
