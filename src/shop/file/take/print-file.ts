// Taking print files in: streamed into the store and decoded, before any transaction and before any row names them.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '#base/fault.ts'
import { fileNameFault, limits } from '#base/fields.ts'
import type { Engine } from '#engine/engine.ts'
import { whyNotArt } from '../rules.ts'
import type { NewFile } from '../store.ts'

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
