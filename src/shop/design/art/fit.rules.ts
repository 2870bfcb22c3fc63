// Where a picture lies on a print area when its seller said nothing of it: as large as the area takes it, whole.
import { effectiveDpi } from './dpi.rules.ts'

export interface PictureSize {
  widthPixels: number
  heightPixels: number
}
export interface AreaSize {
  widthInches: number
  heightInches: number
}
export type Align = 'centre' | 'top'
export interface Fit {
  /** Centred where nothing is said. */
  align?: Align
  /** Of the largest size that the area takes whole, which is 100; more is cut off at the area's edges. */
  scalePercent?: number
}
/** A picture on a print area: inches from the area's top left corner, and the dots per inch that come of its size. */
export interface Fitted extends AreaSize {
  xInches: number
  yInches: number
  dpi: number
}

/** The picture contained in the area, in the middle of its width; at the top or in the middle of its height. */
export function fitted(
  { widthPixels, heightPixels }: PictureSize,
  area: AreaSize,
  { align = 'centre', scalePercent = 100 }: Fit = {},
): Fitted {
  const inchesPerPixel = Math.min(area.widthInches / widthPixels, area.heightInches / heightPixels) * (scalePercent / 100)
  const size = { widthInches: widthPixels * inchesPerPixel, heightInches: heightPixels * inchesPerPixel }
  return {
    ...size,
    xInches: (area.widthInches - size.widthInches) / 2,
    yInches: align === 'top' ? 0 : (area.heightInches - size.heightInches) / 2,
    dpi: effectiveDpi({ widthPixels, heightPixels, ...size }),
  }
}

const garments: ReadonlySet<string> = new Set(['tee', 'hoodie', 'sweatshirt', 'kids-tee', 'ladies-tee'])

/** Art on a garment's chest and back hangs from the collar; on everything else it lies in the middle. `shape` is the product's. */
export const alignOf = (shape: string, side: string): Align =>
  garments.has(shape) && (side === 'FRONT' || side === 'BACK') ? 'top' : 'centre'
