// Unsubscribing from a mail without signing in (RFC 8058): a sealed token says whose and which, and only a POST changes anything.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { seal, unseal } from '#engine/seal.ts'
import { findAccount } from '#shop/account/account.ts'
import { isKind, kindRule, type NotificationKind, wantedOf } from '../kind/kind.rules.ts'
import { listChoices, setChoice } from './store.ts'

/** One kind's mail, or the daily mail. */
export interface Unsubscribing {
  accountId: number
  about: NotificationKind | 'DIGEST'
}
const purpose = 'notification-unsubscribe'

/** Both what the mail's header names and the page that its link opens. */
export function unsubscribeLink({ db, config }: Pick<Engine, 'db' | 'config'>, { accountId, about }: Unsubscribing): string {
  const token = seal(db.secret(purpose), Buffer.from(`${accountId} ${about}`), purpose).toString('base64url')
  return `${config.publicUrl}/unsubscribe/${token}`
}

/** Throws UNSUBSCRIBE_LINK_INVALID. */
export function openToken(db: Db, token: string): Unsubscribing {
  const [id, about = ''] = unsealed(db, token).split(' ')
  const accountId = Number(id)
  if (!Number.isSafeInteger(accountId) || !(about === 'DIGEST' || isKind(about))) throw new Fault('UNSUBSCRIBE_LINK_INVALID')
  return { accountId, about }
}

function unsealed(db: Db, token: string): string {
  try {
    return unseal(db.secret(purpose), Buffer.from(token, 'base64url'), purpose).toString()
  } catch {
    // Whatever is wrong with it, its reader is told the same.
    throw new Fault('UNSUBSCRIBE_LINK_INVALID')
  }
}

/** What a link turns off, and whether it is off by now. Throws UNSUBSCRIBE_LINK_INVALID, also where the account is gone. */
export async function lookAtLink(db: Db, token: string): Promise<{ about: Unsubscribing['about']; isOff: boolean }> {
  const { accountId, about } = openToken(db, token)
  const account = await findAccount(db, accountId)
  if (!account || account.closedAt) throw new Fault('UNSUBSCRIBE_LINK_INVALID')
  const chosen = (await listChoices(db, accountId)).find(choice => choice.about === about)
  const isOff = about === 'DIGEST' ? chosen?.digest === false : !wantedOf(about, chosen).mail
  return { about, isOff }
}

/** Turns it off; the bell stays as it is, and done twice is done once. Throws UNSUBSCRIBE_LINK_INVALID. */
export async function unsubscribe(tx: Tx, token: string): Promise<{ about: Unsubscribing['about']; isOff: boolean }> {
  const { about } = await lookAtLink(tx, token)
  const { accountId } = openToken(tx, token)
  if (about === 'DIGEST') await setChoice(tx, accountId, { about, bell: false, mail: false, digest: false, push: false })
  else if (!kindRule(about).always.includes('mail')) {
    const { bell, digest, push } = wantedOf(
      about,
      (await listChoices(tx, accountId)).find(choice => choice.about === about),
    )
    await setChoice(tx, accountId, { about, bell, mail: false, digest, push })
  }
  return lookAtLink(tx, token)
}
