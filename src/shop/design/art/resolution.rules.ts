// How sharp the art of one side prints: the same figure in the editor, an import's dry run, an order, the checkout and the office.
import type { SideDocument } from '../contract.ts'
import { effectiveDpi } from './dpi.rules.ts'
import { type AreaSize, fitted, type PictureSize } from './fit.rules.ts'

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
  if (document) {
    const figures = document.layers.map(layer => {
      const picture = pictures.get(layer.fileId)
      return picture ? effectiveDpi({ ...picture, ...layer }) : null
    })
    return figures.some(dpi => dpi === null) ? null : Math.min(...figures.map(dpi => dpi ?? 0))
  }
  const picture = fileId === null ? undefined : pictures.get(fileId)
  return picture && area ? fitted(picture, area).dpi : null
}
