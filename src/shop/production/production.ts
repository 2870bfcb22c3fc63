// The door of production.
import type { Db } from '#engine/db/database.ts'
import { findTicket } from './store.ts'

/** The order whose piece this ticket stands for. */
export const orderOfTicket = async (db: Db, ticketId: number): Promise<number | undefined> => (await findTicket(db, ticketId))?.orderId
