// A ticket as its page opens: its newest messages, and those before them as they are asked for.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import type { OfficeTicket, OfficeTicketMessage, Ticket, TicketMessage } from '../contract.ts'
import { solvesAt } from '../due/wait.rules.ts'
import { listFiles } from '../file/store.ts'
import { type DecisionRow, findLastDecision, listDecisions } from './decision.store.ts'
import { findLine, type LineRow } from './list.store.ts'
import { whyNotRate } from './rating/rules.ts'
import { findSolving, listRatings } from './rating/store.ts'
import { findContinued, listItemIds, listMergedIds, listMessages } from './store.ts'

/** Messages that come at once: a long talk opens as fast as a short one. */
const pageSize = 30

interface Messages<M> {
  messages: M[]
  hasEarlier: boolean
}
async function messagesOf(db: Db, id: number, before: number | undefined, withNotes: boolean): Promise<Messages<OfficeTicketMessage>> {
  const rows = await listMessages(db, id, { before, limit: pageSize + 1, withNotes })
  const shown = rows.slice(0, pageSize).reverse()
  const ids = shown.map(message => message.id)
  const files = Map.groupBy(await listFiles(db, ids), file => file.messageId)
  const decisions = new Map((await listDecisions(db, ids)).map(({ messageId, ...decision }) => [messageId, decision]))
  const rated = new Map((await listRatings(db, ids)).map(({ messageId, ...rating }) => [messageId, rating]))
  const messages = shown.map(message => ({
    ...message,
    ...decisionOf(decisions.get(message.id)),
    rating: rated.get(message.id) ?? null,
    files: (files.get(message.id) ?? []).map(({ messageId: _, ...file }) => file),
  }))
  return { messages, hasEarlier: rows.length > pageSize }
}

const decisionOf = (row: Omit<DecisionRow, 'messageId'> | undefined) => {
  if (!row) return { decision: null, cause: null }
  const { cause, ...decision } = row
  return { decision, cause }
}

const forSeller = ({ messages, hasEarlier }: Messages<OfficeTicketMessage>): Messages<TicketMessage> => ({
  messages: messages.map(({ isNote: _, cause: __, ...message }) => message),
  hasEarlier,
})

/** Throws SUPPORT_TICKET_NOT_FOUND, also for another seller's. Staff's notes are not in it. */
export async function myTicket(db: Db, sellerId: number, id: number): Promise<Ticket> {
  const line = await findLine(db, id, sellerId)
  if (!line) throw new Fault('SUPPORT_TICKET_NOT_FOUND')
  const { supporterId: _, seller: __, isAnswered: ___, ...own } = await wholeOf(db, line)
  const isRated = (await findSolving(db, id))?.isRated ?? true
  const canRate = line.mergedId === null && whyNotRate(line.status, isRated) === undefined
  return { ...own, canRate, ...forSeller(await messagesOf(db, id, undefined, false)) }
}
export async function myMessages(db: Db, sellerId: number, id: number, before: number | undefined): Promise<Messages<TicketMessage>> {
  if (!(await findLine(db, id, sellerId))) throw new Fault('SUPPORT_TICKET_NOT_FOUND')
  return forSeller(await messagesOf(db, id, before, false))
}

/** Throws SUPPORT_TICKET_NOT_FOUND. */
export async function officeTicket(db: Db, id: number): Promise<OfficeTicket> {
  const line = await findLine(db, id)
  if (!line) throw new Fault('SUPPORT_TICKET_NOT_FOUND')
  const decisionId = (await findLastDecision(db, id))?.id ?? null
  return { ...(await wholeOf(db, line)), decisionId, ...(await messagesOf(db, id, undefined, true)) }
}
export async function officeMessages(db: Db, id: number, before: number | undefined): Promise<Messages<OfficeTicketMessage>> {
  if (!(await findLine(db, id))) throw new Fault('SUPPORT_TICKET_NOT_FOUND')
  return messagesOf(db, id, before, true)
}

const wholeOf = async (db: Db, { waitsSince, remindedAt, carrier, ...line }: LineRow) => ({
  ...line,
  ...publicTracking(carrier ?? '', line.trackingNumber),
  solvesAt: solvesAt({ waitsSince, remindedAt }),
  itemIds: await listItemIds(db, line.id),
  continuedId: (await findContinued(db, line.id)) ?? null,
  mergedIds: await listMergedIds(db, line.id),
})
