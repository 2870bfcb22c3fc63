// The public verbs of the library: print files in, and what other domains ask of them.

import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '#base/fault.ts'
import { fileNameFault, limits } from '#base/fields.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { getAccount } from '#shop/account/account.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { type DpiThresholds, numberedName, whyNotArt, withoutEnding } from './rules.ts'
import {
  findFile,
  insertFile,
  listFilesById,
  listFilesByName,
  listOwnFiles,
  type NewFile,
  type StoredFile,
  setFileDeleted,
  setFileName,
} from './store.ts'

export type { StoredFile } from './store.ts'

/** The longest side of a thumbnail in pixels. */
export const thumbnailSide = 480
const THUMBNAIL_BYTES = 2 ** 20

/** A print file whose bytes are stored and decoded, and that no row names yet. */
export type TakenFile = Omit<NewFile, 'sellerId' | 'source'>

/**
 * Stores a print file as it streams in and decodes it in the memory-capped child: outside of any transaction. Throws
 * FILE_NAME_INVALID, FILE_TOO_LARGE, FILE_STORAGE_FULL, ART_TRANSPARENT, ART_TOO_NARROW and the faults of pictures (engine/image).
 */
export async function takePrintFile(
  engine: Engine,
  name: string,
  stream: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<TakenFile> {
  if (fileNameFault(name)) throw new Fault('FILE_NAME_INVALID', { path: 'files' })
  const { sha256, bytes } = await engine.files.put(stream, { maxBytes: limits.printFileBytes })
  await using local = await engine.files.local(sha256)
  const out = join(tmpdir(), `inkport-thumbnail-${randomUUID()}.webp`)
  try {
    const picture = await engine.images.probe(local.path, [{ out, side: thumbnailSide }])
    const { format, width, height, hasAlpha } = picture
    const whyNot = whyNotArt(picture)
    if (whyNot) throw new Fault(whyNot.code, { path: 'files', values: whyNot.values })
    const thumbnail = await engine.files.put(createReadStream(out), { maxBytes: THUMBNAIL_BYTES })
    const type = format === 'png' ? 'image/png' : 'image/jpeg'
    return { name, type, sha256, bytes, width, height, hasAlpha, thumbnailSha256: thumbnail.sha256 }
  } finally {
    await rm(out, { force: true })
  }
}

const MOST_NUMBERS = 1_000

/**
 * Puts a taken file into the seller's library. The same bytes under the same name are the file that is there; other bytes get a
 * number behind the name: 'sun (2).png'. Emits `file.added`.
 */
export async function addLibraryFile(
  tx: Tx,
  sellerId: number,
  taken: TakenFile,
  source: 'UPLOAD' | 'LINK' = 'UPLOAD',
): Promise<StoredFile> {
  for (let number = 1; number <= MOST_NUMBERS; number++) {
    const name = number === 1 ? taken.name : numberedName(taken.name, number)
    const added = await insertFile(tx, { ...taken, name, sellerId, source })
    if (added) {
      await emit(tx, 'file.added', { fileId: added.id, sellerId, name }, { seller: sellerId })
      return added
    }
    const there = await findLibraryFile(tx, sellerId, name)
    if (there?.sha256 === taken.sha256 && there.name.toLowerCase() === name.toLowerCase()) return there
  }
  throw new Fault('FILE_NAME_WAS_USED', { path: 'name', values: { name: taken.name } })
}

/** The seller's file of this name, in any case of letters; its ending may be left out. */
export async function findLibraryFile(db: Db, sellerId: number, name: string): Promise<StoredFile | undefined> {
  return (await findLibraryFiles(db, sellerId, [name])).get(name.toLowerCase())
}

/** The seller's files by the names asked for, in small letters; an exact name goes before one without its ending. */
export async function findLibraryFiles(db: Db, sellerId: number, names: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  const asked = new Set(names.map(name => name.toLowerCase()))
  const found = new Map<string, StoredFile>()
  if (asked.size === 0) return found
  for (const file of await listFilesByName(db, sellerId, [...asked])) {
    const name = file.name.toLowerCase()
    const short = withoutEnding(name)
    if (asked.has(short) && !found.has(short)) found.set(short, file)
    if (asked.has(name)) found.set(name, file)
  }
  return found
}

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

/** The bytes that a seller may store; staff have no bound. */
export async function fileQuotaOf(db: Db, accountId: number): Promise<number | undefined> {
  const { kind } = await getAccount(db, accountId)
  return kind === 'seller' ? (await readSetting(db, 'accountFilesMb')) * 2 ** 20 : undefined
}
