// Gang sheets: shown with what became of their pieces, printed with a reason each time but the first.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { send } from '#engine/jobs/job.ts'
import { ticketsShown } from '../batch/batch.ts'
import type { GangPlace, GangSheet } from './contract.ts'
import { gangJob } from './plan.ts'
import { sheetDpi, wasteOf, whyNotDiscard, whyNotPrint } from './rules.ts'
import {
  countSheets,
  deleteSheet,
  findSheet,
  insertGangPrint,
  listGangPrints,
  listHotSheets,
  listPlaces,
  listSheets,
  listSheetsOfBatch,
  lockSheet,
  type PlacedRow,
  type SheetRow,
  type SheetsAsked,
  setSheetState,
} from './store.ts'

/** The sheets of a batch, as they are shown. */
export const sheetsOfBatch = async (db: Db, batchId: number): Promise<GangSheet[]> =>
  (await shown(db, await listSheetsOfBatch(db, batchId))).map(({ sheet }) => sheet)

/** Sheets of all batches, one page, the newest first. */
export const sheetPage = async (db: Db, { page, limit, ...asked }: SheetsAsked & { page: number; limit: number }) => ({
  docs: (await shown(db, await listSheets(db, asked, { limit, offset: (page - 1) * limit }))).map(({ sheet }) => sheet),
  totalDocs: await countSheets(db, asked),
})

/** Throws GANG_NOT_FOUND. */
export async function sheetDetail(db: Db, id: number) {
  const row = await findSheet(db, id)
  const [found] = row ? await shown(db, [row]) : []
  if (!found) throw new Fault('GANG_NOT_FOUND')
  return { ...found.sheet, places: found.places }
}

const inches = (pixels: number) => Math.round((pixels / sheetDpi) * 100) / 100

async function shown(db: Db, rows: readonly SheetRow[]): Promise<{ sheet: GangSheet; places: GangPlace[] }[]> {
  const ids = rows.map(row => row.id)
  const [placed, prints, hot] = await Promise.all([standingPlaces(db, ids), listGangPrints(db, ids), listHotSheets(db, ids)])
  return rows.map(row => {
    const own = placed.filter(({ place }) => place.sheetId === row.id)
    const places = own.map(({ place, ticket }) => ({
      ticket,
      side: place.side,
      ...{ leftInches: inches(place.left), topInches: inches(place.top) },
      ...{ widthInches: inches(place.width), heightInches: inches(place.height) },
      ...{ isTurned: place.isTurned, isDrawn: place.isDrawn },
    }))
    const { id, batchId, technique, state, fault, bytes, whiteBytes, madeAt } = row
    const sheet: GangSheet = {
      ...{ id, batchId, technique, state, fault, bytes, whiteBytes, madeAt },
      batchIds: [...new Set(own.map(({ place }) => place.batchId))].toSorted((one, other) => one - other),
      dueAt: firstDue(own.map(({ place }) => place.dueAt)),
      widthInches: inches(row.widthPixels),
      lengthInches: inches(row.lengthPixels),
      wastePercent: wasteOf([{ width: row.widthPixels, length: row.lengthPixels, usedShare: row.usedShare }]),
      version: row.previewSha256?.slice(0, 12) ?? null,
      pieces: state === 'READY' ? places.filter(place => place.isDrawn).length : places.length,
      cancelled: places.filter(isCancelled).length,
      prints: prints.filter(print => print.sheetId === id).map(({ printedAt, printedBy, reason }) => ({ printedAt, printedBy, reason })),
      hot: hot.get(id) ?? null,
    }
    return { sheet, places }
  })
}
/** Of all that must leave, what must first. */
const firstDue = (days: readonly (Date | null)[]): Date | null =>
  days.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null)
const isCancelled = ({ isDrawn, ticket }: Pick<GangPlace, 'isDrawn' | 'ticket'>) => isDrawn && ticket.state === 'VOID'

/** What lies on these sheets, with each piece's ticket as it stands now: what was cancelled is void from that moment. */
export async function standingPlaces(db: Db, sheetIds: readonly number[]) {
  const rows = await listPlaces(db, sheetIds)
  const tickets = await ticketsShown(db, [...new Map(rows.map(row => [row.ticketId, ticketOf(row)])).values()])
  const byId = new Map(tickets.map(ticket => [ticket.id, ticket]))
  return rows.flatMap(place => {
    const ticket = byId.get(place.ticketId)
    return ticket ? [{ place, ticket }] : []
  })
}
const ticketOf = ({ ticketId, batchId, orderId, itemId, piece, state, reason }: PlacedRow) => ({
  ...{ id: ticketId, batchId, orderId, itemId, piece, state, reason },
})

/** Draws a sheet again, whatever it was: without what was cancelled. Throws GANG_NOT_FOUND. */
export async function drawAgain(tx: Tx, id: number) {
  const sheet = await locked(tx, id)
  if (sheet.state !== 'WAITING') {
    await setSheetState(tx, id, 'WAITING', null)
    await send(tx, gangJob, { sheetId: id })
    await emit(tx, 'production.changed', { batchId: sheet.batchId })
  }
  return { id }
}

/** Throws GANG_NOT_FOUND, and what `whyNotPrint` says. */
export async function printSheet(tx: Tx, { id, reason, by }: { id: number; reason: string; by: number }) {
  const { batchId } = await locked(tx, id)
  const { state, cancelled, prints } = await sheetDetail(tx, id)
  const why = whyNotPrint({ state, cancelled, prints: prints.length }, reason)
  if (why) throw new Fault(why, why === 'GANG_REASON_MISSING' ? { path: 'reason' } : {})
  await insertGangPrint(tx, { sheetId: id, printedBy: by, reason })
  await emit(tx, 'production.sheetPrinted', { sheetId: id })
  await emit(tx, 'production.changed', { batchId })
  return { id, prints: prints.length + 1 }
}

/** Throws GANG_NOT_FOUND and GANG_PRINTED. */
export async function discardSheet(tx: Tx, id: number) {
  const { batchId } = await locked(tx, id)
  const why = whyNotDiscard({ prints: (await listGangPrints(tx, [id])).length })
  if (why) throw new Fault(why)
  await deleteSheet(tx, id)
  await emit(tx, 'production.changed', { batchId })
  return { id }
}

async function locked(tx: Tx, id: number): Promise<SheetRow> {
  const sheet = await lockSheet(tx, id)
  if (!sheet) throw new Fault('GANG_NOT_FOUND')
  return sheet
}
