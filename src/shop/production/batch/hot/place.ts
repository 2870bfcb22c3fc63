// Putting print files into hot folders, outside of any transaction. Whatever ends it, a RIP sees each file whole, and once.
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { troubleOfFolder } from '#engine/files/hot/hot-folder.ts'
import type { JobContext } from '#engine/jobs/job.ts'
import { usualPrinting } from '#shop/catalogue/storefront/rules.ts'
import type { Ticket } from '../../contract.ts'
import { ticketQr } from '../../rules.ts'
import { itemsToMake, printingOfSides, sideKey } from '../item.ts'
import { nameOf, ticketsOf } from './plan.ts'
import { putInto } from './put.ts'
import { isFinal, isToMake } from './rules.ts'
import { dropHotFiles, type HotRow, type HotScope, listOpenHotFiles, setHotFault } from './store.ts'
import { faultOfFolder } from './trouble.ts'

type Context = Pick<JobContext, 'jobId' | 'signal' | 'isLastTry' | 'progress'>
/** So often who looks at a batch is shown how far it is. */
const shownEach = 20

/** Puts what waits into its folder. May run again at any point; what could not be put there is tried again, and at the last try waits for staff. */
export async function placeHotFiles(engine: Engine, scope: HotScope, { jobId, signal, isLastTry, progress }: Context): Promise<void> {
  const { db, config } = engine
  const open = await listOpenHotFiles(db, scope)
  const tickets = await ticketsOf(db, scope.batchId, open)
  const standing = (row: HotRow) => tickets.get(row.ticketId)
  const isWanted = (row: HotRow) => isToMake(standing(row)?.state ?? 'VOID')
  const unwanted = open.filter(row => !isWanted(row)).map(({ id }) => id)
  await db.transaction(tx => dropHotFiles(tx, unwanted))
  const dots = await dotsOf(db, tickets)
  const shown = () => db.transaction(tx => emit(tx, 'production.changed', { batchId: scope.batchId }))
  const failed = new Map<string, number[]>()
  let done = 0
  for (const [technique, rows] of Map.groupBy(open, row => row.technique)) {
    const folder = config.hotFolders.get(technique)
    const trouble = folder === undefined ? undefined : await troubleOfFolder(folder)
    const unusable = folder === undefined ? 'HOT_FOLDER_UNSET' : trouble && faultOfFolder[trouble]
    for (const row of rows) {
      signal.throwIfAborted()
      const ticket = standing(row)
      if (!ticket || (!isWanted(row) && row.state === 'WAITING')) continue
      const dpi = dots.get(sideKey(row)) ?? usualPrinting.dpi
      const fault = unusable ?? (folder && (await placed(engine, { row, ticket, folder, dpi, by: jobId })))
      if (fault) failed.set(fault, [...(failed.get(fault) ?? []), row.id])
      await progress()
      if (++done % shownEach === 0) await shown()
    }
  }
  for (const [fault, ids] of failed) await db.transaction(tx => setHotFault(tx, ids, { fault, isFinal: isLastTry || isFinal(fault) }))
  await shown()
  const trying = [...failed.keys()].filter(fault => !isFinal(fault))
  if (trying.length > 0 && !isLastTry) throw new Error(`Hot folder: ${trying.join(', ')}`)
}

interface Placing {
  row: HotRow
  ticket: Ticket
  folder: string
  dpi: number
  by: string
}
/** How many dots per inch each side's print file has. */
async function dotsOf(db: Db, tickets: ReadonlyMap<number, Ticket>): Promise<ReadonlyMap<string, number>> {
  const items = await itemsToMake(db, [...new Set([...tickets.values()].map(({ orderId }) => orderId))])
  return new Map([...(await printingOfSides(db, items))].map(([key, { dpi }]) => [key, dpi]))
}

/** Answers the fault that keeps it out of its folder; nothing where it is there, or another job is at it. */
const placed = (engine: Engine, { row, ticket, folder, dpi, by }: Placing): Promise<string | undefined> => {
  const { id, sha256, whiteSha256 } = row
  const [name, whiteName] = [nameOf(row, ticket), nameOf(row, ticket, true)]
  const note = ticketOf({ row, ticket, dpi }, { file: name, underbase: whiteSha256 === null ? null : whiteName })
  return putInto(engine, { id, by, folder, name, sha256, whiteName, whiteSha256, note, isWanted: isToMake(ticket.state) })
}

/** What a program reads beside the picture. */
function ticketOf({ row, ticket, dpi }: Pick<Placing, 'row' | 'ticket' | 'dpi'>, files: { file: string; underbase: string | null }) {
  const { technique, side, sha256, widthPixels, heightPixels } = row
  const { id, code, orderId, sku, size, color, piece, pieces, reprint } = ticket
  const inches = (pixels: number | null) => (pixels === null ? null : Math.round((pixels / dpi) * 1_000) / 1_000)
  return {
    ...{ ...files, ticket: code, code: ticketQr(id), order: orderId, side, technique, sku, size, color, piece, pieces, reprint },
    ...{ widthInches: inches(widthPixels), heightInches: inches(heightPixels), widthPixels, heightPixels, dpi, sha256 },
  }
}
