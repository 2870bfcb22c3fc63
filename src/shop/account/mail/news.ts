import type { Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { deviceOf } from '../sign-in/device.rules.ts'
import { sendSecurityNews } from './jobs.ts'
import type { SecurityChange } from './news-mail.ts'

/** Mails a person what was changed about how they sign in; `userAgent` is left out where staff did it. */
export const tellSecurity = (tx: Tx, accountId: number, what: SecurityChange, userAgent?: string): Promise<void> =>
  send(tx, sendSecurityNews, {
    accountId,
    what,
    at: tx.now().toISOString(),
    ...(userAgent !== undefined && { device: deviceOf(userAgent) }),
  })
