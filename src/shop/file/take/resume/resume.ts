// Print files that come in parts (tus 1.0): each part is a stored file until the whole is in the library, so any process may take the next one.
import { createHash, randomBytes } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import { fileNameFault, limits } from '#base/fields.ts'
import { day, hour, later } from '#base/time.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { Resumable, ResumablePart, ResumableSource } from '#engine/resumable/source.ts'
import { fileCalls } from '../../contract.ts'
import { resumablePath } from '../../rules.ts'
import { assertQuota } from '../quota.ts'
import {
  appendPart,
  deleteDeadParts,
  deleteExpiredUploads,
  endUpload,
  findUpload,
  insertUpload,
  lockUpload,
  lockUploadsOf,
  sumUnfinished,
  type UploadRow,
} from './store.ts'

/** Each part begins with so many random bytes: no other file has its hash, so its own may be removed whenever it is done. */
export const saltBytes = 32
/** After its last part. */
const keptMs = day
/** Of one seller. */
const mostUnfinished = 50
const partsAtOnce = 500

export const resumableFiles: ResumableSource = {
  path: resumablePath,
  call: fileCalls.uploadFiles,
  maxBytes: limits.printFileBytes,
  begin,
  find: async (engine, sellerId, id) => resumableOf(await unfinished(engine.db, sellerId, id)),
  append,
  cancel: (engine, sellerId, id) =>
    engine.db.transaction(async tx => {
      const upload = await lockUpload(tx, sellerId, id)
      if (!upload) throw new Fault('UPLOAD_NOT_FOUND')
      await endUpload(tx, id)
    }),
}

/** Throws FILE_NAME_INVALID, NOT_AN_IMAGE of an empty file, FILE_QUOTA_REACHED, FILE_STORAGE_FULL and FILE_UPLOADS_TOO_MANY. */
async function begin({ db, files }: Engine, sellerId: number, { name, length }: { name: string; length: number }): Promise<Resumable> {
  if (fileNameFault(name)) throw new Fault('FILE_NAME_INVALID', { path: 'files' })
  if (length === 0) throw new Fault('NOT_AN_IMAGE', { path: 'files' })
  await files.assertFreeSpace()
  const begun = await db.transaction(async tx => {
    await lockUploadsOf(tx, sellerId)
    const underWay = await sumUnfinished(tx, sellerId)
    if (underWay.count >= mostUnfinished) throw new Fault('FILE_UPLOADS_TOO_MANY', { values: { max: mostUnfinished } })
    // What is on its way counts too, or parts would be a store without a bound.
    await assertQuota(tx, sellerId, underWay.bytes)
    const id = randomBytes(16).toString('base64url')
    return insertUpload(tx, { id, sellerId, name, bytes: length, expiresAt: later(tx.now(), keptMs) })
  })
  return resumableOf(begun)
}

async function append(engine: Engine, sellerId: number, id: string, part: ResumablePart): Promise<Resumable> {
  const { db, files } = engine
  const upload = await unfinished(db, sellerId, id)
  assertNext(upload, part.offset)
  const kept = await keepPart(engine, part, upload.bytes - upload.received)
  if (!kept) return resumableOf(upload)
  try {
    const row = await db.transaction(async tx => {
      await part.admit(tx)
      const given = { id, sellerId, expiresAt: later(tx.now(), keptMs) }
      return appendPart(tx, given, { startsAt: part.offset, ...kept })
    })
    if (row) return resumableOf(row)
    throw new Fault('UPLOAD_OFFSET_WRONG', { values: { offset: (await unfinished(db, sellerId, id)).received } })
  } catch (error) {
    // Whether the row stands after a lost answer of the database nobody knows: the nightly sweep does.
    if (error instanceof Fault) await files.remove(kept.sha256)
    throw error
  }
}

/** Stores what comes of a part, also where it breaks off; one with a checksum is kept whole or not at all. */
async function keepPart({ files }: Engine, { bytes, checksum }: ResumablePart, mostBytes: number) {
  const hash = checksum && createHash(checksum.algorithm)
  const salted = async function* () {
    yield randomBytes(saltBytes)
    for await (const chunk of bytes) {
      hash?.update(chunk)
      yield chunk
    }
  }
  const put = await forAccount(undefined, () => files.put(salted(), { maxBytes: saltBytes + mostBytes })).catch(tooLong)
  const isWhole = !hash || hash.digest().equals(checksum?.digest ?? Buffer.alloc(0))
  if (isWhole && put.bytes > saltBytes) return { sha256: put.sha256, bytes: put.bytes - saltBytes }
  await files.remove(put.sha256)
  if (!isWhole) throw new Fault('UPLOAD_CHECKSUM_WRONG')
  return undefined
}

/** More bytes than were announced. */
function tooLong(error: unknown): never {
  throw error instanceof Fault && error.code === 'FILE_TOO_LARGE' ? new Fault('REQUEST_TOO_LARGE') : error
}

async function unfinished(db: Db, sellerId: number, id: string): Promise<UploadRow> {
  const upload = await findUpload(db, sellerId, id)
  if (!upload) throw new Fault('UPLOAD_NOT_FOUND')
  return upload
}

function assertNext({ received }: UploadRow, offset: number): void {
  if (received !== offset) throw new Fault('UPLOAD_OFFSET_WRONG', { values: { offset: received } })
}

const resumableOf = ({ id, bytes, received, expiresAt }: UploadRow): Resumable => ({ id, length: bytes, offset: received, expiresAt })

/**
 * Removes the parts of what is in the library, was cancelled or has expired. What has just expired may still be read by whoever finishes
 * it: that stays for an hour.
 */
export async function sweepUploads({ db, files }: Pick<Engine, 'db' | 'files'>): Promise<void> {
  for (;;) {
    const hashes = await db.transaction(tx => deleteDeadParts(tx, later(tx.now(), -hour), partsAtOnce))
    for (const sha256 of hashes) await files.remove(sha256)
    if (hashes.length < partsAtOnce) break
  }
  await db.transaction(deleteExpiredUploads)
}
