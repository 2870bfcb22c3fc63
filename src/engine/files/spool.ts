// Spooling uploads, the way in that both stores share: a stream becomes a whole, hashed, synced temporary file or nothing.
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Fault } from '#base/fault.ts'
import { hour } from '#base/time.ts'
import type { LocalFile } from './files.ts'

export interface Spool {
  readonly folder: string
  readonly reserveBytes: number
}

export interface SpooledFile {
  readonly path: string
  readonly sha256: string
  readonly bytes: number
  readonly head: Uint8Array
}

const headBytes = 4_096
/** So often the free space is asked for again while a file comes in. */
const roomCheckBytes = 16 * 2 ** 20
const leftoverAgeMs = hour

export async function openSpool(folder: string, reserveBytes: number): Promise<Spool> {
  await mkdir(folder, { recursive: true })
  return { folder, reserveBytes }
}

/** Writes all of `source` into a file of its own and syncs it; on any failure nothing stays. */
export async function spool(
  { folder, reserveBytes }: Spool,
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<SpooledFile> {
  const path = join(folder, randomUUID())
  try {
    await assertFreeSpace({ folder, reserveBytes })
    const file = await open(path, 'wx', 0o640)
    try {
      const facts = await copy(source, file, maxBytes, () => assertFreeSpace({ folder, reserveBytes }))
      await file.sync()
      return { path, ...facts }
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(path, { force: true })
    throw isDiskFull(error) ? new Fault('FILE_STORAGE_FULL') : error
  }
}

/** A spooled file that goes with the end of the block it is used in. */
export const discarded = ({ path }: SpooledFile): LocalFile => ({ path, [Symbol.asyncDispose]: () => rm(path, { force: true }) })

async function copy(
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  file: FileHandle,
  maxBytes: number,
  checkSpace: () => Promise<void>,
): Promise<Omit<SpooledFile, 'path'>> {
  const hash = createHash('sha256')
  const head = Buffer.alloc(headBytes)
  let bytes = 0
  let checkedAt = 0
  for await (const chunk of source) {
    if (bytes + chunk.length > maxBytes) throw new Fault('FILE_TOO_LARGE', { values: { limitMb: Math.floor(maxBytes / 2 ** 20) } })
    if (bytes < headBytes) head.set(chunk.subarray(0, headBytes - bytes), bytes)
    hash.update(chunk)
    await writeAll(file, chunk)
    bytes += chunk.length
    if (bytes - checkedAt < roomCheckBytes) continue
    checkedAt = bytes
    await checkSpace()
  }
  return { sha256: hash.digest('hex'), bytes, head: head.subarray(0, Math.min(bytes, headBytes)) }
}

/** A write may take only a part, as it does just before the disk is full. */
async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let from = 0; from < chunk.length; ) from += (await file.write(chunk, from)).bytesWritten
}

/** Throws the Fault FILE_STORAGE_FULL while less than the reserve is free. */
export async function assertFreeSpace({ folder, reserveBytes }: Spool): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < reserveBytes) throw new Fault('FILE_STORAGE_FULL')
}

/** Removes files that nobody has written to for an hour; gives how many. */
export async function sweepSpool({ folder }: Spool): Promise<number> {
  let swept = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(ignoreMissing)
    if (!found || Date.now() - found.mtimeMs < leftoverAgeMs) continue
    await rm(path, { force: true })
    swept++
  }
  return swept
}

const isDiskFull = (error: unknown): boolean => isCode(error, 'ENOSPC') || isCode(error, 'EDQUOT')

export const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

/** For `catch`: what is gone is gone, every other error stands. */
export function ignoreMissing(error: unknown): undefined {
  if (!isCode(error, 'ENOENT')) throw error
}
