import type { Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { deviceOf } from '../sign-in/device.rules.ts'
import { sendSecurityNotice } from './jobs.ts'
import type { SecurityChange } from './notice-mail.ts'

/** Mails a person what was changed about how they sign in; `userAgent` is left out where staff did it. */
export const queueSecurityNotice = (tx: Tx, accountId: number, what: SecurityChange, userAgent?: string): Promise<void> =>
  send(tx, sendSecurityNotice, {
    accountId,
    what,
    at: tx.now().toISOString(),
    ...(userAgent !== undefined && { device: deviceOf(userAgent) }),
  })
