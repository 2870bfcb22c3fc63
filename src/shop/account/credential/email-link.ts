// The link that proves a new address which staff wrote down: whoever opens it says the username, too, and is signed in nowhere.
import { day, later } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import { sameForm } from '../person/rules.ts'
import { type AccountRow, lockAccount } from '../person/store.ts'
import { countWrongName, findEmailLink, putEmailLink } from './email-link.store.ts'
import { hashToken, isTokenForm, newToken } from './token.ts'

export const emailLinkLifeMs = day
const namesMost = 5

/** The token of a link that makes this the person's email, once; one that was sent before is dead. */
export async function issueEmailLink(tx: Tx, accountId: number, newEmail: string): Promise<string> {
  const token = newToken()
  await putEmailLink(tx, { accountId, tokenHash: hashToken(token), newEmail, expiresAt: later(tx.now(), emailLinkLifeMs) })
  return token
}

/**
 * The person and their new address where link and username are right. A wrong username is counted, so the caller commits (`refuse`):
 * a mail to a mistyped address is read by somebody who does not know whose account it is about.
 */
export async function proveEmailLink(
  tx: Tx,
  { token, username }: { token: string; username: string },
): Promise<{ account: AccountRow; newEmail: string } | 'no link' | 'wrong name'> {
  const hash = isTokenForm(token) ? hashToken(token) : undefined
  const found = hash && (await findEmailLink(tx, hash))
  const account = found && (await lockAccount(tx, found.accountId))
  // Another may have used it while this one waited for the person.
  const link = hash && account && (await findEmailLink(tx, hash))
  if (!link || !account) return 'no link'
  if (sameForm(account.username) === sameForm(username)) return { account, newEmail: link.newEmail }
  await countWrongName(tx, account.id, namesMost)
  return 'wrong name'
}
