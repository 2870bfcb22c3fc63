// Print files as one ZIP, streamed: PNGs are packed already, so they are only put beside each other.
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { zipOf } from '#engine/files/zip.ts'
import { assertOrder } from '#shop/order/status/facts.status.ts'
import type { Ticket } from '../../contract.ts'
import { listLiveTickets, listPrintFiles } from '../../store.ts'
import { batchDetail, ticketsShown } from '../batch.ts'
import { printFileName } from './name.rules.ts'

/** One file a ticket and side, so that every piece has its own. Throws BATCH_NOT_FOUND, and PRODUCTION_FILE_COUNT where none is ready. */
export async function batchZip(engine: Engine, batchId: number): Promise<AsyncIterable<Uint8Array>> {
  const { tickets, printFiles, files, madeAt } = await batchDetail(engine.db, batchId)
  const wanted = tickets.filter(ticket => ticket.state !== 'VOID')
  const entries = entriesOf(wanted, printFiles)
  if (entries.length === 0) throw new Fault('PRODUCTION_FILE_COUNT', { values: { orderId: '', have: 0, want: files } })
  return zip(engine, entries, madeAt)
}

/** The same of an order's pieces that stand, in whichever batch each is made. Throws ORDER_NOT_FOUND, and ORDER_FILES_NONE where none is ready. */
export async function orderZip(engine: Engine, orderId: number): Promise<AsyncIterable<Uint8Array>> {
  const { db } = engine
  await assertOrder(db, orderId)
  const live = await listLiveTickets(db, [orderId])
  const tickets = new Map((await ticketsShown(db, live)).map(ticket => [ticket.id, ticket]))
  const entries: Entry[] = []
  for (const [batchId, own] of Map.groupBy(live, ticket => ticket.batchId)) {
    const shown = own.flatMap(({ id }) => tickets.get(id) ?? []).filter(ticket => ticket.state !== 'VOID')
    entries.push(...entriesOf(shown, await listPrintFiles(db, { batchId, orderId })))
  }
  if (entries.length === 0) throw new Fault('ORDER_FILES_NONE')
  return zip(engine, entries, new Date(0))
}

interface Entry {
  sha256: string
  name: string
}
type File = { itemId: number; side: string; sha256: string | null; whiteSha256: string | null }
function entriesOf(tickets: readonly Ticket[], printFiles: readonly File[]): Entry[] {
  const files = Map.groupBy(printFiles, file => file.itemId)
  return tickets.flatMap(ticket =>
    (files.get(ticket.itemId) ?? []).flatMap(({ side, sha256, whiteSha256: white }) => {
      const piece = { ...ticket, ticketId: ticket.id, side }
      if (!sha256) return []
      const print = { sha256, name: printFileName(piece) }
      return white ? [print, { sha256: white, name: printFileName({ ...piece, isWhite: true }) }] : [print]
    }),
  )
}

const zip = ({ files }: Engine, entries: readonly Entry[], at: Date) =>
  zipOf(
    entries.map(({ sha256, name }) => ({ name, open: () => files.open(sha256) })),
    { at, compress: false },
  )
