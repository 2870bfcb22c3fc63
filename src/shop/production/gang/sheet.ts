// Gang sheets: planned of what waits, shown with what became of their pieces, printed with a reason each time but the first.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { job, send, sendAll } from '#engine/jobs/job.ts'
import type { Technique } from '#shop/catalogue/picture/contract.ts'
import { type Roll, rollIn } from '#shop/setting/rules.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { batchDetail, ticketsShown } from '../batch/batch.ts'
import { itemsToMake, printingOfSides, sideKey } from '../batch/item.ts'
import { listPrints } from '../batch/print/store.ts'
import { ticketCode } from '../rules.ts'
import type { GangPlace, GangSheet } from './contract.ts'
import { fits, packed } from './pack.ts'
import {
  batchesAtOnce,
  batchesSeen,
  type GangTechnique,
  gangMost,
  inDueOrder,
  isGangTechnique,
  isWanted,
  type PackedSheet,
  rollSettings,
  sheetDpi,
  type ToPack,
  whyNotDiscard,
  whyNotPrint,
} from './rules.ts'
import {
  deleteSheet,
  findSheet,
  insertGangPrint,
  insertSheet,
  listDue,
  listGangPrints,
  listPlaced,
  listPlaces,
  listSheets,
  listUnplacedBatches,
  lockBatches,
  lockSheet,
  type PlacedRow,
  placedKey,
  type SheetRow,
  setSheetState,
} from './store.ts'

/** Draws one sheet. */
export const gangJob = job<{ sheetId: number }>('production.gang', { retries: 2, timeoutSeconds: 900 })

export interface GangPlan {
  sheets: (PackedSheet & { technique: Technique; batchId: number })[]
  batchIds: number[]
  tooLarge: { ticket: string; side: string }[]
  hasMore: boolean
}

/** What would lie where, before anything is written; no batches are all that have something ready. Throws BATCH_NOT_FOUND and GANG_EMPTY. */
export async function planGang(db: Db, asked: readonly number[]): Promise<GangPlan> {
  const rolls = await readRolls(db)
  const isFit = ({ ink, technique }: Piece) => fits(ink, rolls[technique])
  const { waiting, isAll } = await piecesOf(db, asked, isFit)
  const [fit, large] = [waiting.filter(isFit), waiting.filter(piece => !isFit(piece))]
  const tooLarge = large.map(({ ticketId, side }) => ({ ticket: ticketCode(ticketId), side }))
  const taken = inDueOrder(fit).slice(0, gangMost)
  if (taken.length === 0 && large.length === 0) throw new Fault('GANG_EMPTY')
  const batchOf = new Map(taken.map(({ ticketId, batchId }) => [ticketId, batchId]))
  const sheets: GangPlan['sheets'] = []
  for (const [technique, pieces] of Map.groupBy(taken, piece => piece.technique))
    for (const sheet of await packed(pieces, rolls[technique]))
      sheets.push({ ...sheet, technique, batchId: batchOf.get(sheet.places[0]?.ticketId ?? 0) ?? 0 })
  const batchIds = [...new Set(batchOf.values())].toSorted((one, other) => one - other)
  return { sheets, batchIds, tooLarge, hasMore: fit.length > taken.length || !isAll }
}

/** What waits in these batches. Where none are named it is what all have, until enough of them have something that fits. */
async function piecesOf(db: Db, asked: readonly number[], isFit: (piece: Piece) => boolean): Promise<{ waiting: Piece[]; isAll: boolean }> {
  const batches = asked.length > 0 ? [...new Set(asked)] : await listUnplacedBatches(db, batchesSeen)
  const waiting: Piece[] = []
  let useful = 0
  for (const id of batches) {
    if (useful === batchesAtOnce) return { waiting, isAll: false }
    const pieces = await piecesToPlace(db, id)
    waiting.push(...pieces)
    if (pieces.some(isFit)) useful++
  }
  return { waiting, isAll: batches.length < batchesSeen }
}

const readRolls = async (db: Db): Promise<Record<GangTechnique, Roll>> => ({
  DTF: rollIn(await readSetting(db, rollSettings.DTF)),
  SUBLIMATION: rollIn(await readSetting(db, rollSettings.SUBLIMATION)),
  UV: rollIn(await readSetting(db, rollSettings.UV)),
})

/** Writes a plan and sends its drawing. Throws GANG_PLANNED where somebody has placed any of it meanwhile. */
export async function takePlan(tx: Tx, { batchIds, sheets, tooLarge, hasMore }: GangPlan, madeBy: number) {
  if (!(await lockBatches(tx, batchIds))) throw new Fault('BATCH_NOT_FOUND')
  const placed = await listPlaced(tx, batchIds)
  const places = sheets.flatMap(sheet => sheet.places)
  if (places.some(place => placed.has(placedKey(place)))) throw new Fault('GANG_PLANNED')
  const ids: number[] = []
  for (const sheet of sheets) ids.push(await insertSheet(tx, { ...sheet, madeBy }))
  await sendAll(
    tx,
    gangJob,
    ids.map(sheetId => ({ sheetId })),
  )
  for (const batchId of batchIds) await emit(tx, 'production.changed', { batchId })
  return { sheets: ids, pieces: places.length, tooLarge, hasMore }
}

type Piece = ToPack & { technique: GangTechnique; side: string; batchId: number; orderId: number; dueAt: Date | null }
/** The ready prints of a batch's pieces that somebody is to make, and that lie on no sheet. */
async function piecesToPlace(db: Db, batchId: number): Promise<Piece[]> {
  const { printFiles, tickets } = await batchDetail(db, batchId)
  const ready = printFiles.filter(file => file.state === 'READY' && file.sha256)
  const orderIds = [...new Set(ready.map(file => file.orderId))]
  const [placed, items, prints, due] = await Promise.all([
    listPlaced(db, [batchId]),
    itemsToMake(db, orderIds),
    listPrints(
      db,
      ready.flatMap(file => file.artHash ?? []),
    ),
    listDue(db, orderIds),
  ])
  const printing = await printingOfSides(db, items)
  const files = Map.groupBy(ready, file => file.itemId)
  return tickets
    .filter(ticket => isWanted(ticket.state))
    .flatMap(ticket =>
      (files.get(ticket.itemId) ?? []).flatMap(file => {
        const how = printing.get(sideKey(file))
        const key = { ticketId: ticket.id, printFileId: file.id }
        if (!how || !isGangTechnique(how.technique) || placed.has(placedKey(key))) return []
        const print = prints.get(file.artHash ?? '')
        const scale = sheetDpi / how.dpi
        const ink = {
          width: Math.round((print?.inkWidth ?? file.widthPixels ?? 0) * scale),
          height: Math.round((print?.inkHeight ?? file.heightPixels ?? 0) * scale),
        }
        const { orderId } = ticket
        return [{ ...key, ink, technique: how.technique, side: file.side, batchId, orderId, dueAt: due.get(orderId) ?? null }]
      }),
    )
}

/** The sheets of a batch, or one sheet, as they are shown. */
export const sheetsOfBatch = async (db: Db, batchId: number): Promise<GangSheet[]> =>
  (await shown(db, await listSheets(db, batchId))).map(({ sheet }) => sheet)

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
  const [placed, prints] = await Promise.all([standingPlaces(db, ids), listGangPrints(db, ids)])
  return rows.map(row => {
    const own = placed.filter(({ place }) => place.sheetId === row.id)
    const places = own.map(({ place, ticket }) => ({
      ticket,
      side: place.side,
      ...{ leftInches: inches(place.left), topInches: inches(place.top) },
      ...{ widthInches: inches(place.width), heightInches: inches(place.height) },
      ...{ isTurned: place.isTurned, isDrawn: place.isDrawn },
    }))
    const { id, batchId, technique, state, fault, bytes, madeAt } = row
    const sheet: GangSheet = {
      ...{ id, batchId, technique, state, fault, bytes, madeAt },
      batchIds: [...new Set(own.map(({ place }) => place.batchId))].toSorted((one, other) => one - other),
      dueAt: firstDue(own.map(({ place }) => place.dueAt)),
      widthInches: inches(row.widthPixels),
      lengthInches: inches(row.lengthPixels),
      wastePercent: Math.round((1 - row.usedShare) * 1_000) / 10,
      version: row.previewSha256?.slice(0, 12) ?? null,
      pieces: state === 'READY' ? places.filter(place => place.isDrawn).length : places.length,
      cancelled: places.filter(isCancelled).length,
      prints: prints.filter(print => print.sheetId === id).map(({ printedAt, printedBy, reason }) => ({ printedAt, printedBy, reason })),
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
