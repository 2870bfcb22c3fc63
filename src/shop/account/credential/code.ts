// One-time codes and links: made, guessed at, used up (promise S2).
import { Fault } from '#base/fault.ts'
import { later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { type CodePurpose, isOpen, type LinkPurpose, type OpenPurpose, sameForm } from '../person/rules.ts'
import { type AccountRow, findAccountByName, lockAccount } from '../person/store.ts'
import { codeLifeMs, guessesOfDay, linkLifeMs, mayGuess } from './code.rules.ts'
import { findLink, insertLink, lockCode, putCode, setGuesses, spendAll, takeLink } from './code.store.ts'
import { hashCode, hashToken, isSameHash, isTokenForm, newCode, newToken } from './token.ts'

/** A fresh code and long link of one purpose, to be mailed and kept nowhere; the former code dies. */
export async function issueCode(tx: Tx, accountId: number, purpose: OpenPurpose): Promise<{ code: string; token: string }> {
  const code = newCode()
  await putCode(tx, { accountId, purpose, codeHash: hashCode(tx, accountId, code), expiresAt: later(tx.now(), codeLifeMs) })
  return { code, token: await issueLink(tx, accountId, purpose) }
}

/** A fresh code for a new address. No link goes with it: whoever reads a mail to a mistyped address must not get in. */
export async function issueEmailCode(tx: Tx, accountId: number, newEmail: string): Promise<string> {
  const code = newCode()
  const codeHash = hashCode(tx, accountId, code, sameForm(newEmail))
  await putCode(tx, { accountId, purpose: 'email', codeHash, expiresAt: later(tx.now(), codeLifeMs) })
  return code
}

/** The token of a link that is good once. */
export async function issueLink(tx: Tx, accountId: number, purpose: LinkPurpose): Promise<string> {
  const token = newToken()
  await insertLink(tx, { tokenHash: hashToken(token), accountId, purpose, expiresAt: later(tx.now(), linkLifeMs[purpose]) })
  return token
}

/** One guess at the code of the account with this email; as `guessCodeOf`. */
export async function guessCode(
  tx: Tx,
  { email, otpCode }: { email: string; otpCode: string },
  act: { consumes: boolean; purpose?: OpenPurpose },
): Promise<{ account: AccountRow; purpose: OpenPurpose } | undefined> {
  const found = await findAccountByName(tx, email, 'email')
  const right = found && (await guessCodeOf(tx, found.id, { otpCode }, act))
  return right && isOpen(right.purpose) ? { account: right.account, purpose: right.purpose } : undefined
}

/**
 * One guess at the code of this account: the account and the code's purpose where it is right, else nothing, whatever the reason. The guess is counted,
 * so the caller commits (`refuse`) also where it was wrong. Where `consumes`, a right code is used up.
 */
export async function guessCodeOf(
  tx: Tx,
  accountId: number,
  { otpCode, newEmail = '' }: { otpCode: string; newEmail?: string },
  act: { consumes: boolean; purpose?: CodePurpose },
): Promise<{ account: AccountRow; purpose: CodePurpose } | undefined> {
  // The person before the code, as everywhere, so that two guesses never wait for each other in a circle.
  const account = await lockAccount(tx, accountId)
  const code = account && (await lockCode(tx, account.id))
  const now = tx.now()
  if (!account || !code || !mayGuess(code, now, act)) return undefined
  const isRight = isSameHash(code.codeHash, hashCode(tx, account.id, otpCode, sameForm(newEmail)))
  const guessedAt = [...guessesOfDay(code.guessedAt, now), now]
  await setGuesses(tx, account.id, code.guesses + 1, guessedAt, isRight && act.consumes ? now : null)
  if (!isRight) return undefined
  if (act.consumes) await spendAll(tx, account.id)
  return { account, purpose: code.purpose }
}

/** What a link is good for, without using it. Throws LINK_IS_NOT_VALID. */
export async function readLink(db: Db, token: string): Promise<{ accountId: number; purpose: LinkPurpose }> {
  const link = isTokenForm(token) ? await findLink(db, hashToken(token)) : undefined
  if (!link) throw new Fault('LINK_IS_NOT_VALID')
  return link
}

/** Uses a link up, and with it every other code and link of its account. Throws LINK_IS_NOT_VALID. */
export async function redeemLink(tx: Tx, token: string): Promise<{ account: AccountRow; purpose: LinkPurpose }> {
  const link = isTokenForm(token) ? await takeLink(tx, hashToken(token)) : undefined
  const account = link && (await lockAccount(tx, link.accountId))
  if (!link || !account) throw new Fault('LINK_IS_NOT_VALID')
  await spendAll(tx, account.id)
  return { account, purpose: link.purpose }
}
