// Putting print files into hot folders, outside of any transaction. Whatever ends it, a RIP sees each file whole, and once.
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { FileMissing } from '#engine/files/files.ts'
import { inFolder, troubleOf, troubleOfFolder } from '#engine/files/hot/hot-folder.ts'
import type { JobContext } from '#engine/jobs/job.ts'
import { usualPrinting } from '#shop/catalogue/storefront/rules.ts'
import type { Ticket } from '../../contract.ts'
import { ticketQr } from '../../rules.ts'
import { itemsToMake, printingOfSides, sideKey } from '../item.ts'
import { nameOf, ticketsOf } from './plan.ts'
import { isToMake } from './rules.ts'
import {
  claimHotFile,
  dropHotFiles,
  type HotRow,
  type HotScope,
  listOpenHotFiles,
  setHotFault,
  setHotPlacing,
  setHotSent,
} from './store.ts'
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

/** Waiting changes nothing about it. */
const isFinal = (fault: string): boolean => fault === 'PRINT_FILE_NOT_FOUND' || fault === 'HOT_FOLDER_UNSET'

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
async function placed(engine: Engine, { row, ticket, folder, dpi, by }: Placing): Promise<string | undefined> {
  const { db } = engine
  const { id, sha256 } = row
  const state = await db.transaction(tx => claimHotFile(tx, { id, by }))
  if (!state) return undefined
  const name = nameOf(row, ticket)
  const [print, note] = [inFolder(folder, name), inFolder(folder, name.replace(/\.png$/, '.json'))]
  const whiteName = row.whiteSha256 === null ? null : nameOf(row, ticket, true)
  const white = inFolder(folder, nameOf(row, ticket, true))
  // The print last: whoever sees it finds the rest beside it.
  const parts = [note, white, print]
  try {
    if (state === 'WAITING') {
      if (!sha256) return 'PRINT_FILE_NOT_FOUND'
      if ((await print.has(sha256)) && (row.whiteSha256 === null || (await white.has(row.whiteSha256)))) {
        await db.transaction(tx => setHotSent(tx, { id, isWritten: false }))
        return undefined
      }
      if ((await print.writePart(await engine.files.open(sha256))) !== sha256) return 'PRINT_FILE_NOT_FOUND'
      if (row.whiteSha256 && (await white.writePart(await engine.files.open(row.whiteSha256))) !== row.whiteSha256)
        return 'PRINT_FILE_NOT_FOUND'
      if (!row.whiteSha256) await white.discardPart()
      await note.writePart([
        Buffer.from(`${JSON.stringify(ticketOf({ row, ticket, dpi }, { file: name, underbase: whiteName }), null, 2)}\n`),
      ])
      if (!(await db.transaction(tx => setHotPlacing(tx, { id, by })))) return undefined
    }
    if (!isToMake(ticket.state) && (await print.hasPart())) {
      for (const file of parts) await file.discardPart()
      await db.transaction(tx => dropHotFiles(tx, [id], ['PLACING']))
      return undefined
    }
    // What has no part any more got its name before the process ended: the RIP may have taken it since.
    for (const file of parts) if (await file.hasPart()) await file.finish()
    await db.transaction(tx => setHotSent(tx, { id, isWritten: true }))
    return undefined
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble) return faultOfFolder[trouble]
    if (error instanceof FileMissing) return 'PRINT_FILE_NOT_FOUND'
    throw error
  }
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
