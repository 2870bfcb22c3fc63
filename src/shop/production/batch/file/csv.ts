// A batch as a table: a line for each side of each piece, with the name of its print file.
import type { Readable } from 'node:stream'
import type { Cell } from '#base/csv/line.ts'
import type { Db } from '#engine/db/database.ts'
import { writeCsv } from '#engine/table/write.ts'
import { ticketQr } from '../../rules.ts'
import { listDue } from '../../store.ts'
import { batchDetail } from '../batch.ts'
import { printFileName } from './name.rules.ts'

const header = [
  ...['ticket', 'code', 'state', 'order', 'due', 'product', 'sku', 'size', 'colour', 'text', 'piece', 'pieces', 'reprint', 'cause'],
  ...['side', 'technique', 'file', 'white_file', 'file_state', 'width_px', 'height_px', 'art_dpi'],
]

/** Void tickets are left out, as their files are. Throws BATCH_NOT_FOUND. */
export async function batchCsv(db: Db, batchId: number): Promise<Readable> {
  const { tickets, printFiles } = await batchDetail(db, batchId)
  const files = Map.groupBy(printFiles, file => file.itemId)
  const wanted = tickets.filter(ticket => ticket.state !== 'VOID')
  const due = await listDue(
    db,
    wanted.map(ticket => ticket.orderId),
  )
  const rows = wanted.flatMap(ticket => {
    const { id, code, state, orderId, name, sku, size, color, text, piece, pieces, reprint, cause } = ticket
    const day = due.get(orderId)?.toISOString() ?? ''
    const own: Cell[] = [code, ticketQr(id), state, orderId, day, name, sku, size, color, text, piece, pieces, reprint, cause]
    return (files.get(ticket.itemId) ?? []).map(file => {
      const { side, technique, state: fileState, widthPixels, heightPixels, dpi } = file
      const fileName = fileState === 'READY' ? printFileName({ ...ticket, ticketId: id, side }) : ''
      const white = fileName !== '' && file.whiteBytes !== null ? printFileName({ ...ticket, ticketId: id, side, isWhite: true }) : ''
      return [...own, side, technique, fileName, white, fileState, widthPixels, heightPixels, dpi === null ? null : Math.round(dpi)]
    })
  })
  return writeCsv([header, ...rows])
}
