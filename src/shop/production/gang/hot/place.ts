// Putting a gang sheet into the hot folder of its technique, as single prints are: whole and once, whatever ends it.
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { troubleOfFolder } from '#engine/files/hot/hot-folder.ts'
import type { JobContext } from '#engine/jobs/job.ts'
import { putInto } from '../../batch/hot/put.ts'
import { isFinal } from '../../batch/hot/rules.ts'
import { setHotFault } from '../../batch/hot/store.ts'
import { faultOfFolder } from '../../batch/hot/trouble.ts'
import { ticketQr } from '../../rules.ts'
import { sheetDpi, sheetFileName } from '../rules.ts'
import { sheetDetail } from '../sheet.ts'
import { findSheet } from '../store.ts'
import { findOpenHotSheet } from './store.ts'

type Detail = Awaited<ReturnType<typeof sheetDetail>>

/** May run again at any point; what could not be put there is tried again, and at the last try waits for staff. */
export async function placeSheet(
  engine: Engine,
  sheetId: number,
  { jobId, isLastTry }: Pick<JobContext, 'jobId' | 'isLastTry'>,
): Promise<void> {
  const { db } = engine
  const open = await findOpenHotSheet(db, sheetId)
  if (!open) return
  const sheet = await sheetDetail(db, sheetId)
  // A piece that was cancelled since stops it, unless it is written whole and about to get its name.
  const stopped =
    open.state === 'PLACING' ? undefined : sheet.cancelled > 0 ? 'GANG_CANCELLED' : sheet.state !== 'READY' ? 'GANG_NOT_READY' : undefined
  const fault = stopped ?? (await placed(engine, sheet, { id: open.id, by: jobId }))
  if (fault) await db.transaction(tx => setHotFault(tx, [open.id], { fault, isFinal: isLastTry || isFinal(fault) }))
  await db.transaction(tx => emit(tx, 'production.changed', { batchId: sheet.batchId }))
  if (fault && !isFinal(fault) && !isLastTry) throw new Error(`Hot folder: ${fault}`)
}

async function placed(engine: Engine, sheet: Detail, of: { id: number; by: string }): Promise<string | undefined> {
  const folder = engine.config.hotFolders.get(sheet.technique)
  if (folder === undefined) return 'HOT_FOLDER_UNSET'
  const trouble = await troubleOfFolder(folder)
  if (trouble) return faultOfFolder[trouble]
  const { sha256 = null, whiteSha256 = null, widthPixels, lengthPixels } = (await findSheet(engine.db, sheet.id)) ?? {}
  const [name, whiteName] = [sheetFileName(sheet), sheetFileName(sheet, true)]
  const files = { file: name, underbase: whiteSha256 === null ? null : whiteName }
  const note = { ...files, ...noteOf(sheet), widthPixels, heightPixels: lengthPixels, dpi: sheetDpi, sha256 }
  return putInto(engine, { ...of, folder, name, sha256, whiteName, whiteSha256, note, isWanted: true })
}

/** What a program reads beside the sheet. */
const noteOf = ({ id, technique, batchIds, dueAt, widthInches, lengthInches, places }: Detail) => ({
  ...{ sheet: id, technique, batches: batchIds, dueAt, widthInches, heightInches: lengthInches },
  pieces: places
    .filter(place => place.isDrawn)
    .map(({ ticket: { id: ticketId, code, orderId, sku, size, color, piece, pieces, reprint }, side, ...at }) => ({
      ...{ ticket: code, code: ticketQr(ticketId), order: orderId, side, sku, size, color, piece, pieces, reprint },
      ...{
        leftInches: at.leftInches,
        topInches: at.topInches,
        widthInches: at.widthInches,
        heightInches: at.heightInches,
        isTurned: at.isTurned,
      },
    })),
})
