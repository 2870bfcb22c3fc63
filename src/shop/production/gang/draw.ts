// Drawing a gang sheet in the capped child, outside of any transaction.
import { createReadStream } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comesAgain, Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { FileMissing } from '#engine/files/files.ts'
import type { GangPiece } from '#engine/image/gang/place.ts'
import { codeStrip } from '#engine/image/gang/place.ts'
import type { Ticket } from '../contract.ts'
import { ticketQr } from '../rules.ts'
import { isOnFilm, onFilm, sheetDpi } from './rules.ts'
import { standingPlaces } from './sheet.ts'
import { findSheet, lockSheet, type PlacedRow, setFilesLost, setSheetDrawn, setSheetState } from './store.ts'

/** A sheet of 22 × 240 inches is some hundreds of megabytes at worst. */
const maxBytes = 2 * 2 ** 30

/** Draws what is still wanted on a sheet that waits for it; the same pieces give the same bytes. May run again at any point. */
export async function drawSheet(engine: Engine, sheetId: number, isLastTry: boolean): Promise<void> {
  const sheet = await findSheet(engine.db, sheetId)
  if (sheet?.state !== 'WAITING') return
  const wanted = (await standingPlaces(engine.db, [sheetId])).filter(({ ticket, place }) => isOnFilm(ticket.state) && place.sha256)
  const lost = new Set<string>()
  const hashes = new Set(wanted.flatMap(({ place: { sha256, whiteSha256 } }) => [sha256, whiteSha256].flatMap(hash => hash ?? [])))
  for (const sha256 of hashes) if (!(await engine.files.has(sha256))) lost.add(sha256)
  const fail = (code: string) => engine.db.transaction(tx => failed(tx, sheetId, { code, lost: [...lost] }))
  if (lost.size > 0) return fail('GANG_PRINT_LOST')
  try {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-gang-'))
    await using local = new AsyncDisposableStack()
    const paths = new Map<string, string>()
    for (const sha256 of hashes) paths.set(sha256, local.use(await engine.files.local(sha256)).path)
    const [out, preview] = [join(folder.path, 'sheet.png'), join(folder.path, 'preview.webp')]
    const pieces = wanted.map(({ place, ticket }) => pieceOf(place, ticket, paths))
    const whiteOut = pieces.some(piece => piece.whitePath !== null) ? join(folder.path, 'white.png') : null
    const { bytes, whiteBytes } = await engine.images.gang({
      width: sheet.widthPixels,
      length: sheet.lengthPixels,
      dpi: sheetDpi,
      pieces,
      out,
      whiteOut,
      preview,
    })
    const { sha256 } = await engine.files.put(createReadStream(out), { maxBytes })
    const { sha256: previewSha256 } = await engine.files.put(createReadStream(preview), { maxBytes })
    const { sha256: whiteSha256 } = whiteOut === null ? { sha256: null } : await engine.files.put(createReadStream(whiteOut), { maxBytes })
    const drawn = wanted.map(({ place }) => place)
    await engine.db.transaction(async tx => {
      // It may have been discarded while it was drawn.
      if ((await lockSheet(tx, sheetId))?.state !== 'WAITING') return
      await setSheetDrawn(tx, sheetId, { sha256, previewSha256, bytes, whiteSha256, whiteBytes, drawn })
      await emit(tx, 'production.changed', { batchId: sheet.batchId })
    })
  } catch (error) {
    const isFinal = error instanceof Fault && !comesAgain(error) && error.code !== 'FILE_STORAGE_FULL'
    if (isFinal) return fail(error.code)
    if (isLastTry) await fail(error instanceof FileMissing ? 'GANG_PRINT_LOST' : 'GANG_NOT_DRAWN')
    throw error
  }
}

function pieceOf(place: PlacedRow, ticket: Ticket, paths: ReadonlyMap<string, string>): GangPiece {
  const { left, top, isTurned } = place
  const cell = isTurned ? { width: place.height, height: place.width } : place
  const part = {
    left: place.inkLeft ?? 0,
    top: place.inkTop ?? 0,
    width: place.inkWidth ?? place.fileWidth ?? 1,
    height: place.inkHeight ?? place.fileHeight ?? 1,
  }
  // Its height is what the plan gave it; its width may have been widened for the code alone.
  const height = cell.height - codeStrip.gap - codeStrip.height
  const ink = { width: Math.min(cell.width, Math.round((part.width * height) / part.height)), height }
  return {
    path: paths.get(place.sha256 ?? '') ?? '',
    whitePath: paths.get(place.whiteSha256 ?? '') ?? null,
    part,
    ink,
    left,
    top,
    isTurned,
    code: ticketQr(ticket.id),
    lines: [`${ticket.code}${ticket.reprint > 0 ? `-R${ticket.reprint}` : ''} ${place.side}`, onFilm(`${ticket.color} ${ticket.size}`)],
  }
}

async function failed(tx: Tx, sheetId: number, { code, lost }: { code: string; lost: readonly string[] }): Promise<void> {
  const sheet = await lockSheet(tx, sheetId)
  if (sheet?.state !== 'WAITING') return
  await setSheetState(tx, sheetId, 'FAILED', code)
  if (lost.length > 0) await setFilesLost(tx, lost)
  await emit(tx, 'production.changed', { batchId: sheet.batchId })
}
