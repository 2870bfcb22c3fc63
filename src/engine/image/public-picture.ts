// Public pictures: decoded in the memory-capped child and made anew, so that nothing of the file that was sent is ever shown.
import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '#base/fields.ts'
import type { Engine } from '../engine.ts'
import type { OutgoingFile } from '../serve/route.ts'

const largeSide = 1_600
const smallSide = 800

/** A picture in two sizes, under an address that nobody can guess; `width` and `height` are pixels of the large one. */
export interface PublicPicture {
  key: string
  sha256: string
  smallSha256: string
  width: number
  height: number
}

/** Stores both sizes; outside of any transaction. Throws FILE_TOO_LARGE, FILE_STORAGE_FULL and the faults of `ImagePool.probe`. */
export async function takePicture(engine: Engine, stream: AsyncIterable<Uint8Array>): Promise<PublicPicture> {
  const sent = await engine.files.put(stream, { maxBytes: limits.attachmentBytes })
  await using local = await engine.files.local(sent.sha256)
  const [large, small] = [outPath(), outPath()]
  try {
    const sizes = [
      { out: large, side: largeSide },
      { out: small, side: smallSide },
    ]
    const picture = await engine.images.probe(local.path, sizes)
    const shrink = Math.min(1, largeSide / Math.max(picture.width, picture.height))
    return {
      key: randomBytes(16).toString('base64url'),
      sha256: await keep(engine, large),
      smallSha256: await keep(engine, small),
      width: Math.max(1, Math.round(picture.width * shrink)),
      height: Math.max(1, Math.round(picture.height * shrink)),
    }
  } finally {
    await Promise.all([large, small].map(path => rm(path, { force: true })))
  }
}

const outPath = () => join(tmpdir(), `inkport-shown-${randomUUID()}.webp`)
const keep = async (engine: Engine, path: string): Promise<string> =>
  (await engine.files.put(createReadStream(path), { maxBytes: limits.attachmentBytes })).sha256

/** The picture as an answer that browsers keep. */
export async function openPicture(engine: Engine, picture: PublicPicture, size: 'small' | 'large'): Promise<OutgoingFile> {
  return {
    stream: await engine.files.open(size === 'small' ? picture.smallSha256 : picture.sha256),
    name: `${picture.key}.webp`,
    type: 'image/webp',
    isInline: true,
    isImmutable: true,
  }
}
