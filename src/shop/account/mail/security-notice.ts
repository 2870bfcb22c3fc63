import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { send } from '#engine/jobs/job.ts'
import { deviceOf } from '../person/device.rules.ts'
import type { SecurityChange } from '../person/rules.ts'
import { sendSecurityNotice } from './jobs.ts'
import type { SecurityNotice } from './notice-mail.ts'

/** Tells a person what was changed about who signs in, by mail and in the bell; `userAgent` is left out where somebody else did it, `names` are of the team that it is about. */
export async function queueSecurityNotice(
  tx: Tx,
  accountId: number,
  what: SecurityChange,
  userAgent?: string,
  names: Pick<SecurityNotice, 'member' | 'seller'> = {},
): Promise<void> {
  await emit(tx, 'account.secured', { accountId, what, ...names })
  await send(tx, sendSecurityNotice, {
    accountId,
    what,
    at: tx.now().toISOString(),
    ...(userAgent !== undefined && { device: deviceOf(userAgent) }),
    ...names,
  })
}
