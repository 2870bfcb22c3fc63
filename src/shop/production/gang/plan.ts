// Planning gang sheets: what waits for one, and what would lie where before anything is written.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { job, sendAll } from '#engine/jobs/job.ts'
import type { Technique } from '#shop/catalogue/picture/contract.ts'
import { type Roll, rollIn } from '#shop/setting/rules.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { batchDetail } from '../batch/batch.ts'
import { itemsToMake, printingOfSides, sideKey } from '../batch/item.ts'
import { listPrints } from '../batch/print/store.ts'
import { ticketCode } from '../rules.ts'
import { listDue } from '../store.ts'
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
  wasteOf,
} from './rules.ts'
import { insertSheet, listPlaced, listUnplacedBatches, listWaitingBatches, lockBatches, placedKey } from './store.ts'

/** Draws one sheet. */
export const gangJob = job<{ sheetId: number }>('production.gang', { retries: 2, timeoutSeconds: 900 })

export interface GangPlan {
  sheets: (PackedSheet & { technique: Technique; batchId: number })[]
  batchIds: number[]
  tooLarge: { ticket: string; side: string }[]
  /** Prints of these batches that are not drawn yet, and those whose technique prints each garment by itself. */
  rendering: number
  alone: number
  hasMore: boolean
}

/** What would lie where, before anything is written; no batches are all that have something ready. Throws BATCH_NOT_FOUND and GANG_EMPTY. */
export async function planGang(db: Db, asked: readonly number[]): Promise<GangPlan> {
  const rolls = await readRolls(db)
  const isFit = ({ ink, technique }: Piece) => fits(ink, rolls[technique])
  const { waiting, isAll, rendering, alone } = await piecesOf(db, asked, isFit)
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
  return { sheets, batchIds, tooLarge, rendering, alone, hasMore: fit.length > taken.length || !isAll }
}

/** What waits in these batches. Where none are named it is what all have, until enough of them have something that fits. */
async function piecesOf(db: Db, asked: readonly number[], isFit: (piece: Piece) => boolean): Promise<Waiting & { isAll: boolean }> {
  const batches = asked.length > 0 ? [...new Set(asked)] : await listUnplacedBatches(db, batchesSeen)
  const all: Waiting = { waiting: [], rendering: 0, alone: 0 }
  let useful = 0
  for (const id of batches) {
    if (useful === batchesAtOnce) return { ...all, isAll: false }
    const { waiting, rendering, alone } = await piecesToPlace(db, id)
    all.waiting.push(...waiting)
    all.rendering += rendering
    all.alone += alone
    if (waiting.some(isFit)) useful++
  }
  return { ...all, isAll: batches.length < batchesSeen }
}

const readRolls = async (db: Db): Promise<Record<GangTechnique, Roll>> => ({
  DTF: rollIn(await readSetting(db, rollSettings.DTF)),
  SUBLIMATION: rollIn(await readSetting(db, rollSettings.SUBLIMATION)),
  UV: rollIn(await readSetting(db, rollSettings.UV)),
})

/** Writes a plan and sends its drawing. Throws GANG_PLANNED where somebody has placed any of it meanwhile. */
export async function takePlan(tx: Tx, { batchIds, sheets, ...left }: GangPlan, madeBy: number) {
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
  return { sheets: ids, batches: batchIds.length, pieces: places.length, wastePercent: wasteOf(sheets), ...left }
}

type Piece = ToPack & { technique: GangTechnique; side: string; batchId: number; orderId: number; dueAt: Date | null }
type Waiting = { waiting: Piece[] } & Pick<GangPlan, 'rendering' | 'alone'>
/** The ready prints of a batch's pieces that somebody is to make, and that lie on no sheet; and how many of the others there are. */
async function piecesToPlace(db: Db, batchId: number): Promise<Waiting> {
  const { printFiles, tickets } = await batchDetail(db, batchId)
  const orderIds = [...new Set(printFiles.map(file => file.orderId))]
  const [placed, items, prints, due] = await Promise.all([
    listPlaced(db, [batchId]),
    itemsToMake(db, orderIds),
    listPrints(
      db,
      printFiles.flatMap(file => file.artHash ?? []),
    ),
    listDue(db, orderIds),
  ])
  const printing = await printingOfSides(db, items)
  const files = Map.groupBy(printFiles, file => file.itemId)
  const found: Waiting = { waiting: [], rendering: 0, alone: 0 }
  for (const { id: ticketId, itemId, orderId, state } of tickets) {
    if (!isWanted(state)) continue
    for (const file of files.get(itemId) ?? []) {
      const how = printing.get(sideKey(file))
      const key = { ticketId, printFileId: file.id }
      if (!how || placed.has(placedKey(key))) continue
      if (!isGangTechnique(how.technique)) found.alone++
      else if (file.state !== 'READY' || !file.sha256) found.rendering++
      else {
        const ink = inkOf(file, prints.get(file.artHash ?? ''), sheetDpi / how.dpi)
        found.waiting.push({ ...key, ink, technique: how.technique, side: file.side, batchId, orderId, dueAt: due.get(orderId) ?? null })
      }
    }
  }
  return found
}

type File = { widthPixels: number | null; heightPixels: number | null }
type Inked = { inkWidth: number | null; inkHeight: number | null }
/** Of a print on a sheet; one whose ink was never measured is taken as printed all over. */
const inkOf = (file: File, print: Inked | undefined, scale: number): ToPack['ink'] => ({
  width: Math.round((print?.inkWidth ?? file.widthPixels ?? 0) * scale),
  height: Math.round((print?.inkHeight ?? file.heightPixels ?? 0) * scale),
})

/** Batches with something to plan, for who chooses among them. A batch of before techniques were kept is none: it is planned with all that is ready. */
export const waitingBatches = async (db: Db) =>
  (await listWaitingBatches(db, batchesSeen)).map(({ techniques, ...batch }) => ({
    ...batch,
    techniques: techniques.filter(isGangTechnique),
  }))
