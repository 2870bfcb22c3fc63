// Resumable uploads: files that come in parts and go on after a cut (tus 1.0). A domain lists its sources, the roof mounts them.
import type { AnyCall } from '#base/call.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { Checksum } from './headers.ts'

/** An upload that is under way. */
export interface Resumable {
  readonly id: string
  /** In bytes: of the whole file, and how many of them are here. */
  readonly length: number
  readonly offset: number
  readonly expiresAt: Date
}

/** The bytes of one part: where they belong, and what proves them. */
export interface ResumablePart {
  readonly offset: number
  /** Ends where the connection does. */
  readonly bytes: AsyncIterable<Uint8Array>
  readonly checksum: Checksum | undefined
  /** Asks again, in the transaction that keeps the part, whether its sender may still send. */
  admit(tx: Tx): Promise<void>
}

/** Whose an upload is, is asked of every step: another's is not found. */
export interface ResumableSource {
  readonly path: string
  /** Who may make this call may send its files in parts. */
  readonly call: AnyCall
  readonly maxBytes: number
  begin(engine: Engine, ownerId: number, file: { name: string; length: number }): Promise<Resumable>
  /** Throws UPLOAD_NOT_FOUND. */
  find(engine: Engine, ownerId: number, id: string): Promise<Resumable>
  /** Throws UPLOAD_NOT_FOUND, UPLOAD_OFFSET_WRONG, UPLOAD_CHECKSUM_WRONG. */
  append(engine: Engine, ownerId: number, id: string, part: ResumablePart): Promise<Resumable>
  /** Throws UPLOAD_NOT_FOUND. */
  cancel(engine: Engine, ownerId: number, id: string): Promise<void>
}
