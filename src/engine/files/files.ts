import type { Readable } from 'node:stream'

/**
 * A stored file: what is known of bytes that were put: their SHA-256 in hexadecimal, how many they are, and up to the first 4 KiB to tell
 * what they are.
 */
export interface PutFile {
  readonly sha256: string
  readonly bytes: number
  readonly head: Uint8Array
}

export interface ListedFile {
  readonly sha256: string
  readonly bytes: number
  /** When these bytes were last put: putting the same again counts. */
  readonly storedAt: Date
}

/** A path for a child process to read, `await using`: where it is a copy, it is removed at the end of the block. */
export interface LocalFile extends AsyncDisposable {
  readonly path: string
}

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The store of all files, named by the hash of their content: the same bytes are kept once, and nothing is ever overwritten.
 * Names, types and owners are the business of whoever keeps the hash.
 */
export interface Files {
  /**
   * Takes a stream in, whole or not at all, safe on the disk when it answers. Throws the Faults FILE_TOO_LARGE and
   * FILE_STORAGE_FULL, and whatever the source throws.
   */
  put(source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, limit: { maxBytes: number }): Promise<PutFile>
  /** Throws FileMissing. */
  open(sha256: string, range?: ByteRange): Promise<Readable>
  has(sha256: string): Promise<boolean>
  /** Throws FileMissing. */
  local(sha256: string): Promise<LocalFile>
  /** A copy of its own of a stream for work under way, beside which that work may write. Throws as `put` does. */
  scratch(source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, limit: { maxBytes: number }): Promise<LocalFile>
  /** Removes a file, unless it was put again since `storedBefore`: the sweep must not take what somebody is just about to refer to. */
  remove(sha256: string, storedBefore?: Date): Promise<void>
  list(): AsyncIterable<ListedFile>
  /** Throws the Fault FILE_STORAGE_FULL while the disk has less free than its reserve (promise P10). */
  assertFreeSpace(): Promise<void>
  /** Removes what broken uploads have left behind, if it is older than an hour; gives how many. */
  sweep(): Promise<number>
  close(): void
}

/** A hash that the store does not hold: where a row names it, the store has lost something. */
export class FileMissing extends Error {
  constructor(sha256: string) {
    super(`The store has no file ${sha256}.`)
    this.name = 'FileMissing'
  }
}

export const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
