// How sharp the art of one side prints: the same figure in the editor, an import's dry run, an order, the checkout and the office.
import { effectiveDpi, naturalDpi } from '../art/dpi.rules.ts'
import { type AreaSize, fitted, type PictureSize } from '../art/fit.rules.ts'
import type { ImageLayer, SideDocument } from './contract.ts'
import { printedLayers } from './layer.rules.ts'

/** What one side prints: a design as it was drawn, or one picture as large as the area takes it. */
export interface SideToJudge {
  fileId: number | null
  document: Pick<SideDocument, 'layers'> | null
}

/**
 * Dots per printed inch of the worst picture on a side; null while nobody knows: a picture that is not fetched yet, or a product that has
 * no such area any more.
 */
export function sideDpi(
  { fileId, document }: SideToJudge,
  area: AreaSize | undefined,
  pictures: ReadonlyMap<number, PictureSize>,
): number | null {
  if (document) return documentDpi(document, pictures)
  const picture = fileId === null ? undefined : pictures.get(fileId)
  return picture && area ? fitted(picture, area).dpi : null
}

/** The same of a design. Texts and shapes are outlines, as sharp as the print itself; null where a picture is not there. */
export function documentDpi(document: Pick<SideDocument, 'layers'>, pictures: ReadonlyMap<number, PictureSize>): number | null {
  const figures = printedLayers(document).map(layer => (layer.kind === 'IMAGE' ? layerDpi(layer, pictures.get(layer.fileId)) : naturalDpi))
  return figures.some(dpi => dpi === null) ? null : Math.min(...figures.map(dpi => dpi ?? 0))
}

/** The same of one picture; null where it is not there. */
export function layerDpi(layer: ImageLayer, picture: PictureSize | undefined): number | null {
  const { tileWidthInches: widthInches, tileHeightInches: heightInches } = layer.repeat ?? {
    tileWidthInches: layer.widthInches,
    tileHeightInches: layer.heightInches,
  }
  return picture ? effectiveDpi({ ...picture, crop: layer.crop, widthInches, heightInches }) : null
}

/** How wide a picture is printed against its size at 300 dots per inch, in percent, as the specification says it (§3). */
export function scalePercent(layer: ImageLayer, picture: PictureSize | undefined): number {
  const { left = 0, right = 0 } = layer.crop ?? {}
  const width = layer.repeat?.tileWidthInches ?? layer.widthInches
  const natural = ((picture?.widthPixels ?? 0) * (1 - left - right)) / naturalDpi
  return natural > 0 ? Math.round((width / natural) * 10_000) / 100 : 100
}
