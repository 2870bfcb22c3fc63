import type { Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { deviceOf } from '../person/device.rules.ts'
import { sendSecurityNotice } from './jobs.ts'
import type { SecurityChange } from './notice-mail.ts'

/** Mails a person what was changed about who signs in; `userAgent` is left out where staff did it, `member` names whom of their team it is about. */
export const queueSecurityNotice = (tx: Tx, accountId: number, what: SecurityChange, userAgent?: string, member?: string): Promise<void> =>
  send(tx, sendSecurityNotice, {
    accountId,
    what,
    at: tx.now().toISOString(),
    ...(userAgent !== undefined && { device: deviceOf(userAgent) }),
    ...(member !== undefined && { member }),
  })
