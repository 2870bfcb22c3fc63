// The print files of a batch as one ZIP, streamed: PNGs are packed already, so they are only put beside each other.
import { ZipFile } from 'yazl'
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
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
  const zip = new ZipFile()
  for (const { sha256, name } of entries) {
    // Opened one by one, as the reader gets there.
    zip.addReadStreamLazy(name, { compress: false, mtime: batch.madeAt }, done => {
      engine.files.open(sha256).then(
        stream => done(null, stream),
        error => done(error, null as never),
      ) // yazl's type wants a stream even beside an error
    })
  }
  zip.end()
  const { outputStream } = zip
  zip.on('error', error => outputStream.emit('error', error))
  return outputStream as NodeJS.ReadableStream & AsyncIterable<Uint8Array> // bytes, as no encoding is set
}
