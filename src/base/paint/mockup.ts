// A mockup: a design on the photograph of a white garment, in any colour of the cloth. As all of paint, nothing but Canvas 2D calls that
// browser and server both have, and no pixel is read back (docs/decisions/179-mockups.md).

import {
  type AreaInches,
  type CylinderPlace,
  type FlatPlace,
  frameOf,
  type MockupPlace,
  radians,
  type Size,
  wallOf,
} from './place/geometry.ts'
import { type MakeSurface, paintOnCorners, paintOnCylinder, type WarpContext } from './place/warp.ts'

export type MockupContext<Image> = WarpContext<Image>

export interface PlacedArt<Image> {
  art: Image
  /** Of the art, in its pixels. */
  size: Size
  place: MockupPlace
  area: AreaInches
  photo: Size
  /** What is not flat is drawn on canvases of its own. */
  surface: MakeSurface<Image>
}
/** Draws one side's art, a picture of its whole area, where and as the photograph shows that area. */
export function paintPlaced<Image>(context: MockupContext<Image>, { place, ...asked }: PlacedArt<Image>): void {
  if (place.shape === 'CORNERS') paintOnCorners(context, { ...asked, place })
  else if (place.shape === 'CYLINDER') {
    if (place.hasWhiteWall) paintWall(context, { ...asked, place })
    paintOnCylinder(context, { ...asked, place })
  } else paintFlat(context, { ...asked, place })
}

function paintWall<Image>(
  context: MockupContext<Image>,
  { place, area, photo, surface }: Omit<PlacedArt<Image>, 'place'> & { place: CylinderPlace },
): void {
  const size = { width: 64, height: 64 }
  const white = surface(size.width, size.height)
  white.context.fillStyle = whiteWall
  white.context.fillRect(0, 0, size.width, size.height)
  paintOnCylinder(context, { art: white.image, size, photo, surface, ...wallOf(place, area, photo) })
  white.release()
}
/** As white as this shop's white cloth. */
const whiteWall = '#fbfbfa'

function paintFlat<Image>(
  context: MockupContext<Image>,
  { art, place, area, photo }: Omit<PlacedArt<Image>, 'place'> & { place: FlatPlace },
): void {
  const { x, y, width, height } = frameOf(place, area, photo)
  context.save()
  context.translate(x, y)
  context.rotate(radians(place.angle))
  context.drawImage(art, -width / 2, -height / 2, width, height)
  context.restore()
}

export interface MockupParts<Image> {
  /** The photograph itself, which is seen wherever no cloth is. */
  photo: Image
  /** How bright the white cloth is, white where it is plain; clear where there is none. */
  light: Image
  /** All art of the view, on nothing, as large as the photograph. */
  art?: Image | undefined
  /** The cloth's colour, #rrggbb. */
  hex: string
}
/** Draws the mockup onto an empty canvas of this size: art over cloth, times the light on it, before the photograph's own backdrop. */
export function paintMockup<Image>(
  context: MockupContext<Image>,
  { width, height }: Size,
  { photo, light, art, hex }: MockupParts<Image>,
): void {
  const lay = (how: string, image: Image) => {
    context.globalCompositeOperation = how
    context.drawImage(image, 0, 0, width, height)
  }
  context.save()
  context.fillStyle = clothColor(hex)
  context.fillRect(0, 0, width, height)
  if (art !== undefined) lay('source-over', art)
  lay('multiply', light)
  lay('destination-in', light)
  lay('destination-over', photo)
  context.restore()
}

/** So much light comes back from any cloth (linear): folds stay visible on black, which would swallow them. */
const leastLight = 0.018

/** The colour as cloth shows it: screened with the least light, in linear light. */
export function clothColor(hex: string): string {
  const parts = [1, 3, 5].map(at => {
    const light = toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    return Math.round(255 * fromLinear(1 - (1 - light) * (1 - leastLight)))
  })
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
