// The public verbs of design: art on its way from a picture or a document to a print file.
import { createReadStream } from 'node:fs'
import type { Engine } from '#engine/engine.ts'
import type { PrintFile } from '#engine/image/picture.ts'
import type { VariantFacts } from '#shop/catalogue/catalogue.ts'
import { keptArea } from '#shop/catalogue/storefront/rules.ts'
import type { StoredFile } from '#shop/file/file.ts'
import { alignOf, type Fit, fitted, type PictureSize } from './art/fit.rules.ts'
import type { Layer, SideDocument } from './document/contract.ts'
import { type PrintArt, type StoredPicture, sheetOf, withSources } from './document/render.ts'
import { documentDpi } from './document/resolution.rules.ts'

export { artHash, type PrintArt, printOf, type StoredPicture } from './document/render.ts'

/** A print-ready PNG in the store; `dpi` is what its source was worth at this size. */
export interface PrintFileMade extends PictureSize {
  sha256: string
  bytes: number
  dpi: number
  ink: PrintFile['ink']
}

/** No print file is near this size; the store wants a limit for everything. */
const maxBytes = 400 * 2 ** 20

/** The art of an order that names a picture and nothing more: as large as the area takes it, whole. */
export function artOf(picture: StoredPicture & { id: number }, area: Omit<PrintArt['document'], 'layers'>, fit: Fit = {}): PrintArt {
  const { dpi: _, ...box } = fitted(picture, area, fit)
  const layers: Layer[] = [{ kind: 'IMAGE', fileId: picture.id, ...box }]
  return { document: { ...area, layers }, pictures: new Map([[picture.id, picture]]) }
}

/** The same of a picture that was only named for a side of its product, as the product hangs it; nothing where it has no such side. */
export function bareArt(
  picture: StoredPicture & { id: number },
  { printAreas, shape }: Pick<VariantFacts, 'printAreas' | 'shape'>,
  side: string,
): (PrintArt & { document: SideDocument }) | undefined {
  const area = printAreas.find(each => each.side === side)
  if (!area) return undefined
  const art = artOf(picture, area, { align: alignOf(shape, side) })
  return { ...art, document: { ...keptArea(area), layers: art.document.layers } }
}

/** The same of a side that may name a picture; nothing where the picture, the product or the side is not there. */
export function namedArt(
  variant: Pick<VariantFacts, 'printAreas' | 'shape'> | undefined,
  { side, fileId }: { side: string; fileId: number | null },
  files: ReadonlyMap<number, StoredFile>,
): SideDocument | undefined {
  const file = files.get(fileId ?? 0)
  return variant && file && bareArt({ ...file, widthPixels: file.width, heightPixels: file.height }, variant, side)?.document
}

/**
 * Draws the art and keeps the print file in the store; the same art gives the same bytes. Throws the Faults of engine/image
 * (IMAGE_CORRUPT, PRINT_TOO_LARGE, LETTERS_MISSING …), FILE_NOT_FOUND, FILE_STORAGE_FULL, and FileMissing.
 */
export function renderPrintFile(engine: Pick<Engine, 'files' | 'images'>, art: PrintArt): Promise<PrintFileMade> {
  return withSources(engine, art, async ({ sources, out }) => {
    const { widthPixels, heightPixels, ink } = await engine.images.render(sheetOf(art.document), sources, out)
    const { sha256, bytes } = await engine.files.put(createReadStream(out), { maxBytes })
    return { sha256, bytes, widthPixels, heightPixels, ink, dpi: documentDpi(art.document, art.pictures) ?? 0 }
  })
}
