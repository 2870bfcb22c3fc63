// The print files of a batch as one ZIP, streamed: PNGs are packed already, so they are only put beside each other.
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { zipOf } from '#engine/files/zip.ts'
import { printFileName } from '../rules.ts'
import { batchDetail } from './batch.ts'

/** One file a ticket and side, so that every piece has its own. Throws BATCH_NOT_FOUND, and PRODUCTION_FILE_COUNT where none is ready. */
export async function batchZip(engine: Engine, batchId: number): Promise<AsyncIterable<Uint8Array>> {
  const batch = await batchDetail(engine.db, batchId)
  const files = Map.groupBy(batch.printFiles, file => file.itemId)
  const tickets = batch.tickets.filter(ticket => ticket.state !== 'VOID')
  const entries = tickets.flatMap(ticket =>
    (files.get(ticket.itemId) ?? []).flatMap(({ side, sha256 }) =>
      sha256 === null ? [] : [{ sha256, name: printFileName({ ticketId: ticket.id, side, sku: ticket.sku }) }],
    ),
  )
  if (entries.length === 0) throw new Fault('PRODUCTION_FILE_COUNT', { values: { orderId: '', have: 0, want: batch.files } })
  const opened = entries.map(({ sha256, name }) => ({ name, open: () => engine.files.open(sha256) }))
  return zipOf(opened, { at: batch.madeAt, compress: false })
}
