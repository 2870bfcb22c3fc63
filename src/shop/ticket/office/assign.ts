// Who answers a ticket: whoever takes it or is given it, or nobody.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { findAccounts, getAccount, staffWith } from '#shop/account/account.ts'
import { ticketWriters } from '../contract.ts'
import { notifyAssigned } from '../news/notice.ts'
import { changeTicket } from '../talk/move.ts'
import type { TicketRow } from '../talk/store.ts'
import { lockedTicket } from '../talk/talk.ts'

interface Staff {
  id: number
  username: string
}

/** Throws SUPPORT_TICKET_NOT_FOUND, SUPPORT_IS_SPAM, and SUPPORT_TAKEN where somebody else has it by now. */
export async function takeTicket(tx: Tx, who: Staff, id: number, seenSupporterId: number | null): Promise<void> {
  const row = await lockedTicket(tx, id)
  if (row.supporterId !== null && row.supporterId !== who.id) await assertSupporter(tx, row, seenSupporterId)
  await giveTo(tx, row, who.id)
}

/**
 * Gives a ticket to one of the staff who may answer it, who is told, or back to nobody. Throws SUPPORT_TICKET_NOT_FOUND, SUPPORT_IS_SPAM,
 * SUPPORT_NOT_SUPPORTER, and SUPPORT_TAKEN or SUPPORT_MOVED where it has changed hands since it was read.
 */
export async function assignTicket(
  tx: Tx,
  who: Staff,
  id: number,
  { supporterId, seenSupporterId }: { supporterId: number | null; seenSupporterId: number | null },
): Promise<void> {
  const row = await lockedTicket(tx, id)
  await assertSupporter(tx, row, seenSupporterId)
  const supporters = await listSupporters(tx)
  if (supporterId !== null && !supporters.some(each => each.id === supporterId))
    throw new Fault('SUPPORT_NOT_SUPPORTER', { path: 'supporterId' })
  await giveTo(tx, row, supporterId)
  const isNews = supporterId !== null && supporterId !== row.supporterId && supporterId !== who.id
  if (isNews) await notifyAssigned(tx, { ...row, supporterId }, who)
}

async function assertSupporter(tx: Tx, { supporterId }: TicketRow, seenSupporterId: number | null): Promise<void> {
  if (supporterId === seenSupporterId) return
  if (supporterId === null) throw new Fault('SUPPORT_MOVED')
  throw new Fault('SUPPORT_TAKEN', { values: { name: (await getAccount(tx, supporterId)).username } })
}

/** Whoever is given a new ticket has begun with it; one that is given back does not become new. */
async function giveTo(tx: Tx, row: TicketRow, supporterId: number | null): Promise<void> {
  if (row.status === 'SPAM') throw new Fault('SUPPORT_IS_SPAM')
  const names = await findAccounts(
    tx,
    [row.supporterId, supporterId].filter(each => each !== null),
  )
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id)?.username ?? null))
  noteChange(tx, { supporter: nameOf(row.supporterId) }, { supporter: nameOf(supporterId) })
  await changeTicket(tx, row, { supporterId, ...(supporterId !== null && row.status === 'NEW' && { status: 'IN_PROGRESS' }) })
}

/** Staff who may work and answer tickets, by name. */
export async function listSupporters(db: Db): Promise<{ id: number; username: string }[]> {
  const ids = await Promise.all(ticketWriters.map(role => staffWith(db, role)))
  const people = [...(await findAccounts(db, ids.flat())).values()]
  return people.map(({ id, username }) => ({ id, username })).sort((one, other) => one.username.localeCompare(other.username, 'en'))
}
