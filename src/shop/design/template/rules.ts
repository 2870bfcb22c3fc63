// A template's address and the name of its copy, and a picture of the library on a print area, as a layer of a design.
import { slugOf } from '#shop/catalogue/storefront/rules.ts'
import { naturalDpi } from '../art/dpi.rules.ts'
import { type AreaSize, alignOf, fitted, type PictureSize } from '../art/fit.rules.ts'
import type { Placement } from '../contract.ts'
import type { ImageLayer } from '../document/contract.ts'
import { templateLimits } from '../document/limit.rules.ts'

const whole = { left: 0, top: 0, right: 0, bottom: 0 }

/** FIT: whole, hung as the product asks; FILL: over the whole area, cut evenly; CENTRE: natural size, no larger than fits. */
export function placed(
  placement: Placement,
  picture: PictureSize & { fileId: number },
  area: AreaSize & { side: string },
  shape: string,
): ImageLayer {
  const fit = { align: placement === 'FIT' ? alignOf(shape, area.side) : 'centre' } as const
  const largest = fitted(picture, area, fit)
  const base = { kind: 'IMAGE', fileId: picture.fileId, rotateDegrees: 0 } as const
  if (placement === 'FILL') {
    const { widthInches, heightInches } = area
    return { ...base, xInches: 0, yInches: 0, widthInches, heightInches, crop: coverCrop(picture, area) }
  }
  const natural = Math.min(100, (picture.widthPixels / naturalDpi / largest.widthInches) * 100)
  const { dpi: _, ...box } = placement === 'CENTRE' ? fitted(picture, area, { ...fit, scalePercent: natural }) : largest
  return { ...base, ...box, crop: whole }
}

/** What is cut off a picture's sides, evenly, so that the rest has the area's shape. */
function coverCrop({ widthPixels, heightPixels }: PictureSize, { widthInches, heightInches }: AreaSize): NonNullable<ImageLayer['crop']> {
  const wanted = widthInches / heightInches
  const given = widthPixels / heightPixels
  const across = given > wanted ? (1 - wanted / given) / 2 : 0
  const down = given < wanted ? (1 - given / wanted) / 2 : 0
  return { left: across, right: across, top: down, bottom: down }
}

/** 'Retro sun', 123 → 'retro-sun-3f': another name keeps the tail, so that old links lead to the same template. */
export const templateSlug = ({ name, id }: { name: string; id: number }): string =>
  [slugOf(name), id.toString(36)].filter(Boolean).join('-')

/** The id that such an address ends in, or nothing where it ends in none. */
export function idOfSlug(slug: string): number | undefined {
  const tail = /(?:^|-)([0-9a-z]{1,10})$/.exec(slug)?.[1]
  const id = tail === undefined ? 0 : Number.parseInt(tail, 36)
  return id > 0 && Number.isSafeInteger(id) ? id : undefined
}

/** The address of a design's picture with the buyer's text in it: a proof draws it, a file's own thumbnail stays as it is. */
export const pictureWithText = (image: string, text: string): string =>
  text !== '' && image.includes('/proof?') ? `${image}&text=${encodeURIComponent(text)}` : image

/** The same in another colour of the garment, where the design differs on colours: only then its address names one. */
export const pictureInColor = (image: string, color: string): string =>
  image.includes('/proof?') ? image.replace(/([?&]color=)[^&]*/, (_, name: string) => name + encodeURIComponent(color)) : image

/** 'Sun' → 'Sun (2)', or the first number that no other has; no longer than a name may be. */
export function copyName(name: string, taken: readonly string[]): string {
  const stem = stemOf(name)
  const used = new Set(taken.map(each => each.toLowerCase()))
  for (let number = 2; ; number++) {
    const ending = ` (${number})`
    const copy = `${cut(stem, templateLimits.name - ending.length)}${ending}`
    if (!used.has(copy.toLowerCase())) return copy
  }
}

/** What the names of all copies of this one begin with, whatever their number. */
export const copyStem = (name: string): string => cut(stemOf(name), templateLimits.name - ' (999999)'.length)

/** No half of a letter is left: it could not be kept. */
const cut = (name: string, most: number): string => name.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** The name without the number of a copy. */
export const stemOf = (name: string): string => name.replace(/ \(\d{1,6}\)$/, '')
