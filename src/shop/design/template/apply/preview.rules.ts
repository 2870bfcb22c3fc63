// What putting a design on a product comes to, from what lists answer of both; the server refits by the pictures themselves.
import type { Side } from '#shop/catalogue/picture/contract.ts'
import type { PrintArea } from '#shop/catalogue/storefront/contract.ts'
import { naturalDpi } from '../../art/dpi.rules.ts'
import { alignOf, type PictureSize } from '../../art/fit.rules.ts'
import { everShown } from '../../document/color/color.rules.ts'
import type { ShownSide, SideDocument } from '../../document/contract.ts'
import { documentDpi } from '../../document/resolution.rules.ts'
import { refitted } from './refit.rules.ts'

interface Source {
  sides: readonly ShownSide[]
  productCustom: { shape: string }
}
/** A side on the product's area. */
export type PreviewedSide = Pick<SideDocument, 'side' | 'widthInches' | 'heightInches' | 'layers' | 'colors'>
export interface AppliedPreview {
  /** The sides that are printed, as they will be, and those that the product does not have. */
  sides: PreviewedSide[]
  leftOut: Side[]
  /** Of the worst side; null where nothing is printed. */
  dpi: number | null
}

export function previewOn(source: Source, on: { shape: string; printAreas: readonly PrintArea[] }): AppliedPreview {
  const pictures = pictureSizes(source.sides)
  const fits = source.sides.flatMap(side => {
    const area = on.printAreas.find(each => each.side === side.side)
    if (!area) return []
    const from = { ...side, align: alignOf(source.productCustom.shape, side.side) }
    const fit = refitted(side, { from, to: { ...area, align: alignOf(on.shape, side.side) }, pictures })
    const { widthInches, heightInches } = area
    return [{ fit: { side: side.side, widthInches, heightInches, ...fit }, dpi: documentDpi(everShown(fit), pictures) ?? 0 }]
  })
  const sides = fits.map(({ fit }) => fit)
  const leftOut = source.sides.map(side => side.side).filter(side => sides.every(each => each.side !== side))
  return { sides, leftOut, dpi: fits.length > 0 ? Math.min(...fits.map(fit => fit.dpi)) : null }
}

/** The pictures' own sizes, as far as their places and scales say them. */
function pictureSizes(sides: Source['sides']): ReadonlyMap<number, PictureSize> {
  const layers = sides.flatMap(side => side.layers)
  return new Map(
    layers.flatMap(layer => {
      if (layer.kind !== 'IMAGE') return []
      const { left = 0, right = 0, top = 0, bottom = 0 } = layer.crop ?? {}
      const { tileWidthInches: width, tileHeightInches: height } = layer.repeat ?? {
        tileWidthInches: layer.widthInches,
        tileHeightInches: layer.heightInches,
      }
      const dotsPerInch = naturalDpi / (layer.scalePercent / 100)
      const size = { widthPixels: (width * dotsPerInch) / (1 - left - right), heightPixels: (height * dotsPerInch) / (1 - top - bottom) }
      return [[layer.fileId, size] as const]
    }),
  )
}
