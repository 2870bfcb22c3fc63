// Derived files: pictures that the shop draws of what sellers upload, and can draw again.
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Fault } from '#base/fault.ts'
import { forAccount } from '#engine/child/account.ts'
import type { Files } from './files.ts'

/** By its hash where it is kept, else its bytes. */
export type Derived = { sha256: string } | { bytes: Buffer }

/** Keeps the file at this path. It takes nothing of what a seller may store; a full store keeps nothing of it. Throws FILE_TOO_LARGE. */
export async function keepDerived(files: Files, path: string, maxBytes: number): Promise<Derived> {
  try {
    const { sha256 } = await forAccount(undefined, () => files.put(createReadStream(path), { maxBytes }))
    return { sha256 }
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'FILE_STORAGE_FULL') throw error
    return { bytes: await readFile(path) }
  }
}

/** Throws FileMissing. */
export const openDerived = async (files: Files, derived: Derived): Promise<Readable> =>
  'bytes' in derived ? Readable.from([derived.bytes]) : files.open(derived.sha256)
