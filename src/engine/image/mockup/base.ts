// The base of mockups, made of a photograph of a white garment: where its cloth is, the light on it, and how its folds move a print.
import sharp from 'sharp'
import { Fault } from '#base/fault.ts'
import type { MockupBaseFiles } from '../picture.ts'
import { mockupSides } from '../picture.ts'
import { examine, inSrgb, orCorrupt } from '../source.ts'
import { type Cloth, clothOf, type Size } from './cloth.ts'
import { shiftOf, smoothed } from './shift.ts'

/** A photograph below this longest side would be enlarged in every mockup. */
const leastSide = 800
/** A garment takes at least this share of its photograph. */
const leastCloth = 0.04
/** The middle grey of a white garment's cloth, and how far its channels may lie apart. */
const leastWhite = 135
const mostTint = 36

/** Throws as `probe`, MOCKUP_PHOTO_SMALL, MOCKUP_NO_CLOTH, MOCKUP_NOT_WHITE. */
export async function mockupBase({ path, out }: { path: string; out: MockupBaseFiles }): Promise<{ width: number; height: number }> {
  const { turned: _, ...picture } = await examine(path)
  if (Math.max(picture.width, picture.height) < leastSide)
    throw new Fault('MOCKUP_PHOTO_SMALL', { values: { width: picture.width, height: picture.height, side: leastSide } })
  const { data, info } = await orCorrupt(path, from =>
    inSrgb(from, picture)
      .autoOrient()
      .resize(mockupSides.base, mockupSides.base, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )
  const size = { width: info.width, height: info.height }
  const cloth = await clothOf(data, size)
  if (cloth.share < leastCloth) throw new Fault('MOCKUP_NO_CLOTH')
  if (cloth.grey < leastWhite || cloth.tint > mostTint) throw new Fault('MOCKUP_NOT_WHITE')
  const light = await lightOf(cloth, size)
  // Behind cloth that came with its own edge stands the shop's backdrop, and not the white of the photograph.
  if (cloth.isCutOut) for (let at = 3; at < data.length; at += 4) data[at] = 0
  const of = (pixels: Buffer) => sharp(pixels, { raw: { ...size, channels: 4 } })
  const small = { width: mockupSides.page, height: mockupSides.page, fit: 'inside', withoutEnlargement: true } as const
  const shift = await shiftOf(cloth, size)
  await of(data).png({ compressionLevel: 6 }).toFile(out.photo)
  await of(light).png({ compressionLevel: 6 }).toFile(out.light)
  await sharp(shift, { raw: { ...size, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toFile(out.shift)
  await of(data).resize(small).webp({ quality: 82 }).toFile(out.pagePhoto)
  await of(light).resize(small).webp({ quality: 90, alphaQuality: 100 }).toFile(out.pageLight)
  return size
}

/** So far its own light is taken over the edge of the cloth, in pixels. */
const edgePixels = 4
/** How bright the cloth is against plain cloth. At its edge, where a photograph mixes it with the backdrop, as bright as beside it: else every colour had a dark line around it. */
async function lightOf(cloth: Cloth, size: Size): Promise<Buffer> {
  const beside = await smoothed(cloth, size, edgePixels)
  const light = Buffer.alloc(size.width * size.height * 4)
  for (let at = 0; at < cloth.mask.length; at++) {
    const grey = cloth.inner[at] === 0 ? beside[at] || (cloth.greys[at] ?? 0) : (cloth.greys[at] ?? 0)
    light.fill(Math.min(255, Math.round((grey * 255) / cloth.plain)), at * 4, at * 4 + 3)
    light[at * 4 + 3] = cloth.mask[at] ?? 0
  }
  return light
}
