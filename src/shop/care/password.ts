// The handler of links for a new password (docs/decisions/134-account-care.md).
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import type { Who } from '#engine/serve/route.ts'
import { lockPerson } from '#shop/account/account.ts'
import { stateOf } from '#shop/account/person/rules.ts'
import { weigh } from '#shop/approval/approval.ts'
import { notify } from '#shop/notification/notification.ts'
import { careRoleOf, mailPasswordLink } from './mail/jobs.ts'
import { consumeCareMail } from './mail/limit.ts'
import { careNotices } from './mail/notice.ts'
import { whyNotLink } from './rules.ts'

/**
 * Mails a link to set a new password; staff never see it, and sessions go on until it is used. For one of the staff it waits for a
 * second person. Throws USER_NOT_FOUND, what `whyNotLink` says, and TOO_MANY_REQUESTS after three within an hour.
 */
export async function sendPasswordLink(tx: Tx, who: Who, id: number): Promise<{ email: string }> {
  const account = await lockPerson(tx, id)
  if (!account) throw new Fault('USER_NOT_FOUND')
  const why = whyNotLink(who, { ...account, state: stateOf(account) })
  if (why) throw new Fault(why)
  await weigh(tx, account.kind === 'staff' ? null : 0)
  await consumeCareMail(tx, who, id)
  await send(tx, mailPasswordLink, { accountId: id, by: careRoleOf(who), at: tx.now().toISOString() })
  await notify(tx, { accountId: id, kind: careNotices.linkSent, hasOwnMail: true })
  return { email: account.email }
}
