// Finishing an upload that came in parts: from here on it is taken in as any other.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { FileMissing, type Files } from '#engine/files/files.ts'
import { singleFlight } from '#engine/serve/load/single-flight.ts'
import { findFile, type StoredFile } from '../../store.ts'
import { addLibraryFile } from '../library.ts'
import { type TakenFile, takePrintFile } from '../print-file.ts'
import { saltBytes } from './resume.ts'
import { findUpload, listParts, lockUpload, setUploadFile, type UploadPart, type UploadRow } from './store.ts'

/** By the upload's id. */
const takes = singleFlight<TakenFile>()

/**
 * The whole file, stored and decoded; nothing where it is in the library already. Throws UPLOAD_NOT_FOUND, UPLOAD_OFFSET_WRONG where bytes are
 * missing, and what `takePrintFile` throws.
 */
export async function takeWhole(engine: Engine, db: Db, sellerId: number, id: string): Promise<TakenFile | undefined> {
  const upload = await findUpload(db, sellerId, id)
  assertWhole(upload)
  if (upload.fileId !== null) return undefined
  const running = takes(engine)
  return running.get(id) ?? running.start([id], take(engine, db, upload))
}

async function take(engine: Engine, db: Db, { id, name }: UploadRow): Promise<TakenFile> {
  try {
    return await takePrintFile(engine, name, joined(engine.files, await listParts(db, id)))
  } catch (error) {
    // Another process has finished it meanwhile, and its parts are gone: the next try is told of the file.
    throw error instanceof FileMissing ? new Fault('UNAVAILABLE', { values: { retryAfterSeconds: 1 } }) : error
  }
}

async function* joined(files: Files, parts: readonly UploadPart[]): AsyncGenerator<Uint8Array> {
  for (const { sha256, bytes } of parts) yield* await files.open(sha256, { start: saltBytes, end: saltBytes + bytes - 1 })
}

/** Puts it into the library, once. Throws UPLOAD_NOT_FOUND and FILE_NOT_FOUND where it was deleted there since. */
export async function keepWhole(tx: Tx, sellerId: number, id: string, taken: TakenFile | undefined): Promise<StoredFile> {
  const upload = await lockUpload(tx, sellerId, id)
  assertWhole(upload)
  if (upload.fileId !== null) return there(tx, sellerId, upload.fileId)
  if (!taken) throw new Fault('UPLOAD_NOT_FOUND')
  const file = await addLibraryFile(tx, sellerId, taken)
  await setUploadFile(tx, id, file.id)
  return file
}

async function there(tx: Tx, sellerId: number, id: number): Promise<StoredFile> {
  const file = await findFile(tx, { id, sellerId })
  if (!file) throw new Fault('FILE_NOT_FOUND')
  return file
}

function assertWhole(upload: UploadRow | undefined): asserts upload is UploadRow {
  if (!upload) throw new Fault('UPLOAD_NOT_FOUND')
  if (upload.received < upload.bytes) throw new Fault('UPLOAD_OFFSET_WRONG', { values: { offset: upload.received } })
}
