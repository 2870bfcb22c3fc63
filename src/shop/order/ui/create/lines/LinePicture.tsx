import { productTextFault } from '#shop/cart/rules.ts'
import { pictureInColor, pictureWithText } from '#shop/design/template/rules.ts'
import { OrderPicture } from '../../OrderPicture.tsx'
import type { DraftLine } from '../draft.ts'

/** A line as a picture of an order's item is drawn: one of my products by its own picture. */
export function LinePicture({
  line: { shape, color, colorHex, size, art, text },
}: {
  line: Pick<DraftLine, 'shape' | 'color' | 'colorHex' | 'size' | 'art' | 'text'>
}) {
  const files = art?.kind === 'template' ? [] : (art?.sides ?? [])
  const item = {
    garment: { shape, colorHex, size },
    files: files.map(({ side, fileId }, id) => ({ id, side, fileId, version: String(fileId ?? '') })),
  }
  return <OrderPicture item={item} drawn={art?.kind === 'template' ? pictureInColor(pictureWith(art, text.trim()), color) : undefined} />
}

/** The picture of a design with the buyer's text in it; one that cannot be printed is shown without, and refused in words. */
const pictureWith = ({ image, takesText }: { image: string; takesText?: boolean | undefined }, text: string): string =>
  takesText && text !== '' && productTextFault(text) === undefined ? pictureWithText(image, text) : image
