import { OrderPicture } from '../../OrderPicture.tsx'
import type { DraftLine } from '../draft.ts'

/** A line as a picture of an order's item is drawn: one of my products by its own thumbnail. */
export function LinePicture({ line: { shape, colorHex, size, art } }: { line: DraftLine }) {
  const files =
    art?.kind === 'template'
      ? [{ side: 'FRONT', fileId: Number(/\/v1\/file\/(\d+)/.exec(art.image)?.[1] ?? 0) || null }]
      : (art?.sides ?? [])
  const item = { garment: { shape, colorHex, size }, files: files.map(({ side, fileId }, id) => ({ id, side, fileId })) }
  return <OrderPicture item={item} />
}
