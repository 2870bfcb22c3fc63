// Pictures of the blog: decoded in the memory-capped child and made anew, so that nothing of the file that was sent is ever shown.
import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '#base/fault.ts'
import { limits } from '#base/fields.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { findPicture, type PictureRow } from './picture.store.ts'

const largeSide = 1_600
const smallSide = 800

/** Stores both sizes; outside of any transaction. Throws FILE_TOO_LARGE, FILE_STORAGE_FULL and the faults of pictures (engine/image). */
export async function takePicture(engine: Engine, stream: AsyncIterable<Uint8Array>): Promise<PictureRow> {
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
      // Nobody can guess the pictures of an article that is not public yet.
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

const outPath = () => join(tmpdir(), `inkport-blog-${randomUUID()}.webp`)
const keep = async (engine: Engine, path: string): Promise<string> =>
  (await engine.files.put(createReadStream(path), { maxBytes: limits.attachmentBytes })).sha256

/** Throws PICTURE_NOT_FOUND. */
export async function sendPicture(engine: Engine, db: Db, key: string, size: 'small' | 'large'): Promise<OutgoingFile> {
  const picture = await findPicture(db, key)
  if (!picture) throw new Fault('PICTURE_NOT_FOUND')
  return {
    stream: await engine.files.open(size === 'small' ? picture.smallSha256 : picture.sha256),
    name: `${key}.webp`,
    type: 'image/webp',
    isInline: true,
    isImmutable: true,
  }
}
