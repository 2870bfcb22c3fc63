// The public verbs of the library: print files in, and what other domains ask of them.

import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { type DpiThresholds, withoutEnding } from './rules.ts'
import { findFile, listFilesById, listOwnFiles, type StoredFile, setFileDeleted, setFileName } from './store.ts'

export type { StoredFile } from './store.ts'
export { type ArtFault, type ArtTries, fetchArt, takeLinked } from './take/fetch-art.ts'
export { addLibraryFile, findLibraryFile, findLibraryFiles } from './take/library.ts'
export { type TakenFile, takePrintFile, thumbnailSide } from './take/print-file.ts'
export { sendProxy } from './take/proxy.ts'
export { fileQuotaOf } from './take/quota.ts'

/** Files by id, also those that were taken out of the library since: orders keep them. */
export async function findFilesById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, StoredFile>> {
  if (ids.length === 0) return new Map()
  return new Map((await listFilesById(db, ids)).map(file => [file.id, file]))
}

/** Of a closed account the rows stay and the bytes go (docs/decisions/022-personal-data.md). Throws FILE_NOT_FOUND. */
function assertThere(file: StoredFile): void {
  if (file.sha256 === '') throw new Fault('FILE_NOT_FOUND')
}

/** Throws FILE_NOT_FOUND. */
export async function myFile(db: Db, sellerId: number, id: number): Promise<StoredFile> {
  const file = await findFile(db, { id, sellerId })
  if (!file) throw new Fault('FILE_NOT_FOUND')
  return file
}

/** Those of these files that are in the seller's library, by id. */
export async function findMyFiles(db: Db, sellerId: number, ids: readonly number[]): Promise<ReadonlyMap<number, StoredFile>> {
  return new Map((ids.length > 0 ? await listOwnFiles(db, sellerId, ids) : []).map(file => [file.id, file]))
}

/** The same. Throws FILE_NOT_FOUND where one of them is missing. */
export async function myFilesById(db: Db, sellerId: number, ids: readonly number[]): Promise<ReadonlyMap<number, StoredFile>> {
  const files = await findMyFiles(db, sellerId, ids)
  if (ids.some(id => !files.has(id))) throw new Fault('FILE_NOT_FOUND')
  return files
}

/** Throws FILE_NOT_FOUND, FILE_NAME_WAS_USED. Emits `file.added`, as an order may wait for the new name. */
export async function renameFile(tx: Tx, sellerId: number, id: number, name: string): Promise<StoredFile> {
  await myFile(tx, sellerId, id)
  await setFileName(tx, id, name).catch((error: unknown) => {
    if (brokenUnique(error) !== 'library_file_name') throw error
    throw new Fault('FILE_NAME_WAS_USED', { path: 'name', values: { name } })
  })
  await emit(tx, 'file.added', { fileId: id, sellerId, name }, { seller: sellerId })
  return myFile(tx, sellerId, id)
}

/** Takes it out of the library. Throws FILE_NOT_FOUND. */
export async function deleteFile(tx: Tx, sellerId: number, id: number): Promise<void> {
  await myFile(tx, sellerId, id)
  await setFileDeleted(tx, id)
}

/** From how many dots per inch a print is medium and high, as the operator has set it. */
export async function readDpiThresholds(db: Db): Promise<DpiThresholds> {
  const [low, medium] = await Promise.all([readSetting(db, 'dpiLow'), readSetting(db, 'dpiMedium')])
  return { low, medium }
}

/** The file itself, as an answer; `isInline` shows it in the page. */
export async function sendFile(engine: Engine, file: StoredFile): Promise<OutgoingFile> {
  assertThere(file)
  const { name, type, bytes } = file
  return { stream: await engine.files.open(file.sha256), name, type, bytes, isInline: true, isImmutable: true }
}
/** Its thumbnail, as an answer. */
export async function sendThumbnail(engine: Engine, file: StoredFile): Promise<OutgoingFile> {
  assertThere(file)
  const name = `${withoutEnding(file.name)}.webp`
  return { stream: await engine.files.open(file.thumbnailSha256), name, type: 'image/webp', isInline: true, isImmutable: true }
}
