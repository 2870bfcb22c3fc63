import sharp from 'sharp'
import type { Picture, SmallPicture } from './picture.ts'
import { examine, orCorrupt } from './source.ts'

/** Decodes the file once, whole, for the check and for all small pictures. The largest is made first, the others from it. */
export async function probe({ path, small }: { path: string; small: readonly SmallPicture[] }): Promise<Picture> {
  const { turned: _, ...picture } = await examine(path)
  const side = Math.max(64, ...small.map(each => each.side))
  // The small copy keeps the EXIF note and is turned afterwards, so that a large source needs not be held for its turn.
  const copy = await orCorrupt(path, from =>
    from
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .withExif({})
      .withMetadata()
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  for (const each of small) {
    await sharp(copy)
      .autoOrient()
      .resize(each.side, each.side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(each.out)
  }
  return picture
}
