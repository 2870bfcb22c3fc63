// The public verbs of channels: what a person wants to hear and where, and mails that are sent only as long as they want them.
import { isOfTeam } from '#base/access/access.ts'
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type Account, findAccount, type Mail, type Part } from '#shop/account/account.ts'
import { type Channels, kindRule, type NotificationKind, wantedOf, whyNotChoose } from '../kind/kind.rules.ts'
import { noticeOf } from '../kind/notice.ts'
import { footer } from './mail.ts'
import { listChoices, setChoice } from './store.ts'
import { unsubscribeLink } from './unsubscribe.channel.ts'

export interface Wants {
  /** The daily mail itself. */
  isDigestOn: boolean
  of(kind: NotificationKind): Channels
}
export async function wantsOf(db: Db, accountId: number): Promise<Wants> {
  const chosen = new Map((await listChoices(db, accountId)).map(choice => [choice.about, choice]))
  return {
    isDigestOn: chosen.get('DIGEST')?.digest ?? true,
    of: kind => {
      const { bell, mail, digest, push } = wantedOf(kind, chosen.get(kind))
      return { bell, mail, digest, push }
    },
  }
}

/** Throws NOTIFICATION_ALWAYS_SENT. */
export async function chooseChannels(tx: Tx, accountId: number, about: NotificationKind, chosen: Channels): Promise<void> {
  const why = whyNotChoose(about, chosen)
  if (why) throw new Fault(why)
  await setChoice(tx, accountId, { about, ...chosen })
}

export const chooseDigest = (tx: Tx, accountId: number, isOn: boolean): Promise<void> =>
  setChoice(tx, accountId, { about: 'DIGEST', bell: false, mail: false, digest: isOn, push: false })

/** Somebody who reads mail here: their address is proved, and they may sign in. */
export async function findReader(db: Db, accountId: number): Promise<Account | undefined> {
  const person = await findAccount(db, accountId)
  return person?.verifiedAt && !person.suspendedAt && !person.closedAt ? person : undefined
}

/**
 * Sends a mail about a kind where its reader wants that now, whatever they wanted when it was put into the queue, with the way to turn it
 * off below it and in its headers. What always goes says that it does.
 */
export async function sendWanted(
  engine: Engine,
  { accountId, about, messageId }: { accountId: number; about: NotificationKind; messageId: string },
  /** Nothing where there is nothing to say any more. */
  compose: (person: Account, footer: Part) => Mail | undefined,
): Promise<void> {
  const person = await findReader(engine.db, accountId)
  if (!person || !(await wantsOf(engine.db, accountId)).of(about).mail) return
  const unsubscribeUrl = kindRule(about).always.includes('mail') ? undefined : unsubscribeLink(engine, { accountId, about })
  const mail = compose(person, footer(person, about, unsubscribeUrl))
  if (mail) await engine.mail.send({ ...mail, messageId, ...(unsubscribeUrl !== undefined && { unsubscribeUrl }) })
}

/** Whether a person may read what a notice is about, as they are now: a member's role may be gone. */
export const mayHear = ({ kind, teamRoles }: Pick<Account, 'kind' | 'teamRoles'>, notice: string): boolean =>
  kind !== 'member' || isOfTeam(teamRoles ?? [], noticeOf(notice)?.team ?? [])
