// The picture of one side as it is printed, on its whole area (the specification's `imageMerged`) or on its garment.
import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { Drawing } from '#engine/image/picture.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { drawingOf, findVariantsById, garmentsOf } from '#shop/catalogue/catalogue.ts'
import { namedArt, printOf } from '#shop/design/design.ts'
import { filesOf } from '#shop/design/document/layer.rules.ts'
import { findFilesById } from '#shop/file/file.ts'
import { lacksArt, sideOf } from '../rules.ts'
import { findSide } from './store.ts'

/** Throws FILE_NOT_FOUND where there is no such side, it is another seller's, or its picture is not there (yet). */
export async function sidePicture(engine: Engine, db: Db, id: number, sellerId?: number): Promise<OutgoingFile> {
  const bytes = await drawnSide(engine, db, id, { sellerId })
  if (!bytes) throw new Fault('FILE_NOT_FOUND')
  return { stream: Readable.from([bytes]), name: `side-${id}.webp`, type: 'image/webp', bytes: bytes.length, isInline: true }
}

type Item = { variantId: number | null; files: readonly { id: number; side: string; fileId: number | null }[] }
/** A small PNG of an item: the drawing of its garment with the art of its first side; nothing where the garment is no longer sold or the art is not there. */
export async function itemDrawing(engine: Engine, db: Db, { variantId, files }: Item): Promise<Buffer | undefined> {
  const file = files.find(each => !lacksArt(each))
  const garment = variantId === null ? undefined : (await garmentsOf(db, [variantId])).get(variantId)
  return garment && file && drawnSide(engine, db, file.id, { drawing: drawingOf(garment, sideOf(file.side)) })
}

interface Wish {
  sellerId?: number | undefined
  /** It is drawn on this, as a PNG; else on its own area, as a WebP. */
  drawing?: Drawing
}
async function drawnSide({ files: store, images }: Engine, db: Db, id: number, { sellerId, drawing }: Wish): Promise<Buffer | undefined> {
  const side = await findSide(db, id, sellerId)
  const ids = side?.document ? filesOf(side.document) : [side?.fileId ?? 0]
  const files = await findFilesById(db, ids)
  const document = side && (side.document ?? namedArt(await variantOf(db, side), side, files))
  if (!document || ids.some(fileId => !files.get(fileId)?.thumbnailSha256)) return undefined
  await using sources = new AsyncDisposableStack()
  const paths: Record<string, string> = {}
  for (const [fileId, file] of files) paths[fileId] = sources.use(await store.local(file.thumbnailSha256)).path
  const out = join(tmpdir(), `inkport-side-${randomUUID()}`)
  sources.defer(() => rm(out, { force: true }))
  const print = printOf(document)
  await forAccount(side.sellerId, () => (drawing ? images.mergeOn(drawing, print, paths, out) : images.merge(print, paths, out)))
  return await readFile(out) // before it is removed
}

const variantOf = async (db: Db, { variantId }: { variantId: number | null }) =>
  variantId === null ? undefined : (await findVariantsById(db, [variantId])).get(variantId)
