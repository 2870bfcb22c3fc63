import { OrderPicture } from '../../OrderPicture.tsx'
import type { DraftLine } from '../draft.ts'

/** A line as a picture of an order's item is drawn: one of my products by its own picture. */
export function LinePicture({ line: { shape, colorHex, size, art } }: { line: DraftLine }) {
  const files = art?.kind === 'template' ? [] : (art?.sides ?? [])
  const item = {
    garment: { shape, colorHex, size },
    files: files.map(({ side, fileId }, id) => ({ id, side, fileId, version: String(fileId ?? '') })),
  }
  return <OrderPicture item={item} drawn={art?.kind === 'template' ? art.image : undefined} />
}
