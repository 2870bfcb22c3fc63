// A piece's prints as large as they are, for whoever holds the piece beside them.
import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { usualPrinting } from '#shop/catalogue/storefront/rules.ts'
import { itemsToMake, printingOfSides, sideKey } from '../batch/item.ts'
import { findTicket, listPrintFiles } from '../store.ts'

/** Throws TICKET_NOT_FOUND. */
export async function piecePrints(db: Db, ticketId: number) {
  const ticket = await findTicket(db, ticketId)
  if (!ticket) throw new Fault('TICKET_NOT_FOUND')
  const { batchId, orderId, itemId } = ticket
  const files = (await listPrintFiles(db, { batchId, orderId })).filter(file => file.itemId === itemId && file.state === 'READY')
  const items = (await itemsToMake(db, [orderId])).filter(item => item.id === itemId)
  const printing = await printingOfSides(db, items)
  return files.flatMap(({ id, side, widthPixels, heightPixels }) => {
    const { dpi, isMirrored } = printing.get(sideKey({ itemId, side })) ?? usualPrinting
    return widthPixels === null || heightPixels === null
      ? []
      : [{ id, side, widthInches: widthPixels / dpi, heightInches: heightPixels / dpi, isMirrored }]
  })
}
