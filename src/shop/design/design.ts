// The public verbs of design: art on its way from a picture to a print file.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { type PrintDocument, type PrintLayer, rendererVersion } from '#engine/image/picture.ts'
import { type AreaSize, type Fit, fitted, type PictureSize } from './art/fit.rules.ts'
import { worstDpi } from './template/rules.ts'

export { type ArtFault, type ArtTries, fetchArt } from './art/fetch-art.ts'

/** A picture of the store, measured when it was taken in. */
export interface StoredPicture extends PictureSize {
  sha256: string
}
/** A print-ready PNG of 300 dots per inch in the store; `dpi` is what its source was worth at this size. */
export interface PrintFileMade extends PictureSize {
  sha256: string
  bytes: number
  dpi: number
}

/** No print file is near this size; the store wants a limit for everything. */
const maxBytes = 400 * 2 ** 20

/** What is printed on one side, drawn by name of its pictures. */
export interface PrintArt {
  document: Omit<PrintDocument, 'layers'> & { layers: readonly (Omit<PrintLayer, 'source'> & { fileId: number })[] }
  pictures: ReadonlyMap<number, StoredPicture>
}

/** The art of an order that names a picture and nothing more: as large as the area takes it, whole. */
export function artOf(picture: StoredPicture & { id: number }, area: AreaSize, fit: Fit = {}): PrintArt {
  const { dpi: _, ...box } = fitted(picture, area, fit)
  const { widthInches, heightInches } = area
  return { document: { widthInches, heightInches, layers: [{ fileId: picture.id, ...box }] }, pictures: new Map([[picture.id, picture]]) }
}

/** The same for art that is drawn the same, whichever files name its pictures. */
export function artHash({ document, pictures }: PrintArt): string {
  const layers = document.layers.map(({ fileId, crop, ...layer }) => [
    pictures.get(fileId)?.sha256,
    ...[layer.xInches, layer.yInches, layer.widthInches, layer.heightInches, layer.rotateDegrees ?? 0],
    crop && [crop.left, crop.top, crop.right, crop.bottom],
  ])
  const drawn = [rendererVersion, document.widthInches, document.heightInches, layers]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('hex')
}

/**
 * Draws the art and keeps the print file in the store; the same art gives the same bytes. Throws the Faults of engine/image
 * (IMAGE_CORRUPT, PRINT_TOO_LARGE …), FILE_NOT_FOUND, FILE_STORAGE_FULL, and FileMissing.
 */
export async function renderPrintFile(
  { files, images }: Pick<Engine, 'files' | 'images'>,
  { document, pictures }: PrintArt,
): Promise<PrintFileMade> {
  await using sources = new AsyncDisposableStack()
  const paths: Record<string, string> = {}
  for (const fileId of new Set(document.layers.map(layer => layer.fileId))) {
    const picture = pictures.get(fileId)
    if (!picture) throw new Fault('FILE_NOT_FOUND')
    paths[fileId] = sources.use(await files.local(picture.sha256)).path
  }
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-print-'))
  const out = join(folder.path, 'print.png')
  const layers = document.layers.map(({ fileId, ...layer }) => ({ ...layer, source: String(fileId) }))
  const { widthPixels, heightPixels } = await images.render({ ...document, layers }, paths, out)
  const { sha256, bytes } = await files.put(createReadStream(out), { maxBytes })
  return { sha256, bytes, widthPixels, heightPixels, dpi: worstDpi(document, pictures) }
}
