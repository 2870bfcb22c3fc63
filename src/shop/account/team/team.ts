// The public verbs of teams: what becomes of the members with their seller.
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { send } from '#engine/jobs/job.ts'
import { spendAll } from '../credential/code.store.ts'
import { deleteFactor } from '../factor/store.ts'
import { sendTeamNotice } from '../mail/jobs.ts'
import { setClosed } from '../person/store.ts'
import { deleteSessions } from '../sign-in/session.store.ts'
import { lockMembers, setRemoved } from './store.ts'

/** Ends every session of a seller's members; none opens before the seller may sign in again. */
export async function endTeamSessions(tx: Tx, sellerId: number): Promise<void> {
  for (const { id } of await lockMembers(tx, sellerId)) await deleteSessions(tx, id)
}

/** The team of a seller who leaves: nothing of its members stays but their numbers. */
export async function closeTeam(tx: Tx, seller: { id: number; username: string }): Promise<void> {
  for (const member of await lockMembers(tx, seller.id)) {
    await setClosed(tx, member.id)
    await letGo(tx, member, seller.username)
  }
}

type Leaving = Awaited<ReturnType<typeof lockMembers>>[number]

/** Takes a locked member out of the team of this seller: what they did keeps their name, but for one who never came. */
export async function removeFromTeam(tx: Tx, member: Leaving, seller: string): Promise<void> {
  await (member.verifiedAt ? setRemoved(tx, member) : setClosed(tx, member.id))
  await letGo(tx, member, seller)
}

async function letGo(tx: Tx, { id, username, email, language, verifiedAt }: Leaving, seller: string): Promise<void> {
  await deleteFactor(tx, id)
  await deleteSessions(tx, id)
  await spendAll(tx, id)
  await emit(tx, 'account.closed', { accountId: id })
  // Who never came learns nothing by a second mail.
  if (verifiedAt) await send(tx, sendTeamNotice, { person: { username, email, language }, seller, roles: null })
}
