// The door of design: art on its way from a picture to a print file.
import { createReadStream } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '#engine/engine.ts'
import { type AreaSize, documentOf, type Fit, fitted, type PictureSize } from './fit.rules.ts'

export { type ArtFault, type ArtTries, fetchArt } from './fetch-art.ts'

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

/**
 * Draws the picture onto the print area and keeps the print file in the store; the same picture, area and fit give the same bytes.
 * Throws the Faults of engine/image (IMAGE_CORRUPT, PRINT_TOO_LARGE …), FILE_STORAGE_FULL, and FileMissing.
 */
export async function renderPrintFile(
  { files, images }: Pick<Engine, 'files' | 'images'>,
  picture: StoredPicture,
  area: AreaSize,
  fit: Fit = {},
): Promise<PrintFileMade> {
  await using source = await files.local(picture.sha256)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-print-'))
  const out = join(folder.path, 'print.png')
  const { widthPixels, heightPixels } = await images.render(documentOf('art', picture, area, fit), { art: source.path }, out)
  const { sha256, bytes } = await files.put(createReadStream(out), { maxBytes })
  return { sha256, bytes, widthPixels, heightPixels, dpi: fitted(picture, area, fit).dpi }
}
