// The handler of an email that staff write down for a seller (docs/decisions/134-account-care.md).
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import type { Who } from '#engine/serve/route.ts'
import { findByEmail, lockPerson } from '#shop/account/account.ts'
import { sameForm, stateOf } from '#shop/account/person/rules.ts'
import { weigh } from '#shop/approval/approval.ts'
import { notify } from '#shop/notification/notification.ts'
import { careRoleOf, mailEmailAsked, mailEmailLink } from './mail/jobs.ts'
import { consumeCareMail } from './mail/limit.ts'
import { careNotices } from './mail/notice.ts'
import { whyNotEmail } from './rules.ts'

/**
 * Mails the new address a link, and tells the address that holds; nothing changes before the new one is proved. Whoever has the mailbox
 * gets into the account, so it waits for a second person, but where no address was ever proved: that account is still nobody's.
 * Throws USER_NOT_FOUND, what `whyNotEmail` says, PERSON_HAS_THIS_EMAIL, EMAIL_WAS_USED and TOO_MANY_REQUESTS.
 */
export async function askPersonEmail(tx: Tx, who: Who, id: number, newEmail: string): Promise<{ newEmail: string }> {
  const account = await lockPerson(tx, id)
  if (!account) throw new Fault('USER_NOT_FOUND')
  const why = whyNotEmail({ kind: account.kind, state: stateOf(account) })
  if (why) throw new Fault(why)
  if (sameForm(account.email) === sameForm(newEmail)) throw new Fault('PERSON_HAS_THIS_EMAIL', { path: 'newEmail' })
  if (await findByEmail(tx, newEmail)) throw new Fault('EMAIL_WAS_USED', { path: 'newEmail' })
  await weigh(tx, account.verifiedAt ? null : 0)
  await consumeCareMail(tx, who, id)
  const news = { accountId: id, newEmail, by: careRoleOf(who), at: tx.now().toISOString() }
  await send(tx, mailEmailLink, news)
  if (account.verifiedAt) await send(tx, mailEmailAsked, news)
  await notify(tx, { accountId: id, kind: careNotices.emailAsked, hasOwnMail: true })
  return { newEmail }
}
