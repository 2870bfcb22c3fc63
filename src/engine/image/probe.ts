import sharp from 'sharp'
import type { Picture, SmallPicture } from './picture.ts'
import { examine, inSrgb, orCorrupt } from './source.ts'

/** Decodes the file once, whole, for the check and for all small pictures. The largest is made first, the others from it. */
export async function probe({ path, small }: { path: string; small: readonly SmallPicture[] }): Promise<Picture> {
  const { turned: _, ...picture } = await examine(path)
  const side = Math.max(64, ...small.map(each => each.side))
  // The small copy keeps the EXIF note and is turned afterwards, so that a large source needs not be held for its turn.
  const copy = await orCorrupt(path, from =>
    inSrgb(from, picture)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .withExif({})
      .withMetadata()
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  for (const each of small) {
    const made = sharp(copy).autoOrient().resize(each.side, each.side, { fit: 'inside', withoutEnlargement: true })
    await (each.format === 'png' ? made.png() : made.webp({ quality: 82 })).toFile(each.out)
  }
  return { ...picture, isClear: picture.hasAlpha && (await isClear(copy)) }
}

/** Whether not even a shrunk dot is left: the copy of the whole is looked at, so that the file is decoded once. */
async function isClear(copy: Buffer): Promise<boolean> {
  const alpha = await sharp(copy).extractChannel('alpha').raw().toBuffer()
  return alpha.every(value => value === 0)
}
