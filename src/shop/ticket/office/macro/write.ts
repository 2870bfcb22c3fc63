// What staff do with macros: write, change and remove them, and fill one for a ticket.
import { Fault } from '#base/fault.ts'
import { formatCents } from '#base/money.ts'
import type { Language } from '#base/text.ts'
import { formatDate } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { getAccount } from '#shop/account/account.ts'
import { orderDetail } from '#shop/order/list/list.ts'
import { systemActor } from '#shop/order/status/facts.status.ts'
import { parcelsOf } from '#shop/tracking/parcel/parcel.ts'
import { expectedOf } from '../../talk/expected.ts'
import { findLine } from '../../talk/list.store.ts'
import type { MacroBody, TicketMacro } from './contract.ts'
import { fillMacro, type MacroField, unknownFields } from './rules.ts'
import { deleteMacro, findMacro, insertMacro, setMacro } from './store.ts'

/** Throws SUPPORT_MACRO_UNKNOWN, with the names that are no fields. */
export async function makeMacro(tx: Tx, body: MacroBody): Promise<TicketMacro> {
  assertKnown(body)
  return insertMacro(tx, body)
}

/** Throws SUPPORT_MACRO_UNKNOWN, SUPPORT_MACRO_NOT_FOUND, and SUPPORT_MACRO_CHANGED where somebody else changed it since. */
export async function changeMacro(tx: Tx, id: number, { seenVersion, ...body }: MacroBody & { seenVersion: number }): Promise<TicketMacro> {
  assertKnown(body)
  const changed = await setMacro(tx, id, seenVersion, body)
  if (changed) return changed
  throw new Fault((await findMacro(tx, id)) ? 'SUPPORT_MACRO_CHANGED' : 'SUPPORT_MACRO_NOT_FOUND')
}

/** Throws SUPPORT_MACRO_NOT_FOUND. */
export async function removeMacro(tx: Tx, id: number): Promise<void> {
  if (!(await deleteMacro(tx, id))) throw new Fault('SUPPORT_MACRO_NOT_FOUND')
}

function assertKnown(body: MacroBody): void {
  for (const path of ['textEn', 'textVi'] as const) {
    const names = unknownFields(body[path])
    if (names.length > 0) throw new Fault('SUPPORT_MACRO_UNKNOWN', { path, values: { names: names.join(', ') } })
  }
}

/** In the requester's language, whole. Throws SUPPORT_TICKET_NOT_FOUND, SUPPORT_MACRO_NOT_FOUND, and SUPPORT_MACRO_MISSING with what has no value. */
export async function filledMacro(db: Db, ticketId: number, macroId: number): Promise<string> {
  const ticket = await findLine(db, ticketId)
  if (!ticket) throw new Fault('SUPPORT_TICKET_NOT_FOUND')
  const macro = await findMacro(db, macroId)
  if (!macro) throw new Fault('SUPPORT_MACRO_NOT_FOUND')
  const { language, fullName, username } = await getAccount(db, ticket.seller.id)
  const values = {
    name: fullName || username,
    ticket: `#${ticketId}`,
    ...(ticket.orderId !== null && (await orderValues(db, { sellerId: ticket.seller.id, orderId: ticket.orderId, language }))),
  }
  const filled = fillMacro(language === 'vi' ? macro.textVi : macro.textEn, values)
  if ('missing' in filled) throw new Fault('SUPPORT_MACRO_MISSING', { values: { names: filled.missing.join(', ') } })
  return filled.text
}

interface About {
  sellerId: number
  orderId: number
  language: Language
}
/** Days and money as the requester writes them; what is not known is left out. */
async function orderValues(db: Db, { sellerId, orderId, language }: About): Promise<Partial<Record<MacroField, string>>> {
  const order = await orderDetail(db, orderId, systemActor)
  const { arrivesTo } = await expectedOf(db, sellerId, orderId)
  const parcel = (await parcelsOf(db, orderId)).at(-1)
  return {
    order: `#${orderId}`,
    externalId: order.externalId ?? '',
    tracking: order.trackingNumber ?? parcel?.trackingNumber ?? '',
    carrier: parcel?.carrier ?? '',
    arrival: arrivesTo === null ? '' : formatDate(`${arrivesTo}T00:00:00Z`, 'medium', { language, timeZone: 'UTC' }),
    paid: order.paidCents > 0 ? formatCents(order.paidCents, { language }) : '',
    refunded: order.refundedCents > 0 ? formatCents(order.refundedCents, { language }) : '',
  }
}
