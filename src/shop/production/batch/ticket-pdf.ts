// The job tickets of a batch: one 4 × 6 page a piece, with what is to be made and a QR code to scan.
import { second } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { drawQr, type PdfDocument, writePdf } from '#engine/pdf/write.ts'
import { itemsOf } from '#shop/order/item/item.ts'
import { type ItemPicture, itemPicture } from '#shop/order/item/resolution/shown.resolution.ts'
import { ticketQr } from '../rules.ts'
import { batchDetail } from './batch.ts'

const page = { widthPoints: 288, heightPoints: 432 }
/** So long a reader waits for pictures that are drawn for the first time; what is not there by then comes with the next print. */
const picturesMs = 20 * second
type Pictures = ReadonlyMap<number, ItemPicture>
type Detail = Awaited<ReturnType<typeof batchDetail>>
type Sides = ReadonlyMap<number, readonly string[]>

/** The PDF's bytes; void tickets are left out. Throws BATCH_NOT_FOUND. */
export async function ticketsPdf(engine: Engine, db: Db, batchId: number): Promise<Buffer> {
  const batch = await batchDetail(db, batchId)
  const tickets = batch.tickets.filter(ticket => ticket.state !== 'VOID')
  const pictures = await picturesOf(engine, db, tickets)
  const sides: Sides = new Map(
    [...Map.groupBy(batch.printFiles, file => file.itemId)].map(([item, files]) => [item, files.map(file => file.side)]),
  )
  return writePdf(page, `Batch ${batchId}`, async pdf => {
    for (const [index, ticket] of tickets.entries()) {
      if (index > 0) pdf.addPage()
      await drawTicket(pdf, ticket, { batchId, sides: sides.get(ticket.itemId) ?? [], picture: pictures.get(ticket.itemId) })
    }
  })
}

/** By item, each drawn once for all of its pieces. A ticket is not held back by its picture. */
async function picturesOf(
  engine: Engine,
  db: Db,
  tickets: readonly Pick<Detail['tickets'][number], 'itemId' | 'orderId'>[],
): Promise<Pictures> {
  const orders = [...new Set(tickets.map(ticket => ticket.orderId))]
  const asked = new Set(tickets.map(ticket => ticket.itemId))
  const pictures = new Map<number, ItemPicture>()
  const until = performance.now() + picturesMs
  for (const item of await itemsOf(db, orders)) {
    if (!asked.has(item.id) || performance.now() > until) continue
    const picture = await itemPicture(engine, db, item).catch(error => {
      engine.log.warn({ err: error, itemId: item.id }, 'A ticket has no picture.')
      return undefined
    })
    if (picture) pictures.set(item.id, picture)
  }
  return pictures
}

async function drawTicket(
  pdf: PdfDocument,
  ticket: Detail['tickets'][number],
  { batchId, sides, picture }: { batchId: number; sides: readonly string[]; picture: ItemPicture | undefined },
) {
  const line = (text: string, y: number, size: number, font: 'text' | 'bold' = 'text') =>
    pdf
      .font(font)
      .fontSize(size)
      .text(text.normalize('NFC'), 18, y, { width: 252, height: size * 2.5, ellipsis: true })
  line(ticket.reprint > 0 ? `${ticket.code}-R${ticket.reprint}` : ticket.code, 18, 34, 'bold')
  line(`Batch ${batchId} · Order ${ticket.orderId} · Piece ${ticket.piece} of ${ticket.pieces}`, 62, 10)
  pdf.moveTo(18, 82).lineTo(270, 82).lineWidth(1).stroke()
  line(ticket.name, 92, 15, 'bold')
  line(`${ticket.color} · ${ticket.size}`, 132, 24, 'bold')
  line(ticket.sku, 166, 12)
  line(`Print: ${sides.join(', ')}`, 186, 12)
  if (ticket.reprint > 0) line(`Reprint ${ticket.reprint}${ticket.cause === '' ? '' : `: ${ticket.cause}`}`, 74, 10, 'bold')
  if (ticket.text !== '') line(`Text: ${ticket.text}`, 204, 10, 'bold')
  await drawQr(pdf, ticketQr(ticket.id), { x: picture ? 14 : 64, y: picture ? 236 : 222, side: picture ? 132 : 160 })
  if (picture) pdf.image(picture.bytes, 152, 236, { fit: [118, 132], align: 'center', valign: 'center' })
  pdf.font('text').fontSize(10).text(ticketQr(ticket.id), 18, 392, { width: 252, align: 'center' })
}
