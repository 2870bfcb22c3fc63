// Art as it is drawn: what of it counts, and from which files.
import { createHash } from 'node:crypto'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { faces } from '#engine/fonts/fonts.ts'
import { type PrintDocument, type PrintLayer, rendererVersion } from '#engine/image/picture.ts'
import { printingOf, usualPrinting } from '#shop/catalogue/storefront/rules.ts'
import type { AreaSize, PictureSize } from '../art/fit.rules.ts'
import type { Layer, SideDocument } from './contract.ts'
import { filesOf, printedLayers } from './layer.rules.ts'

/** A picture of the store, measured when it was taken in. */
export interface StoredPicture extends PictureSize {
  sha256: string
}
/** What is printed on one side, drawn by name of its pictures. */
export interface PrintArt {
  document: AreaSize & Pick<SideDocument, 'layers' | 'dpi' | 'bleedInches' | 'isMirrored'>
  pictures: ReadonlyMap<number, StoredPicture>
}

/** The same for art that is drawn the same, whichever files name its pictures and whatever its layers are called. */
export function artHash({ document, pictures }: PrintArt): string {
  const drawn = [
    rendererVersion,
    document.widthInches,
    document.heightInches,
    printedLayers(document).map(layer => drawnAs(layer, pictures)),
    ...unusual(document),
  ]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('hex')
}

/** How the print file is made, where it is not as usual: art of before this could be said keeps its hash. */
function unusual(document: PrintArt['document']): unknown[] {
  const [own, usual] = [printingOf(document), usualPrinting].map(({ dpi, bleedInches, isMirrored }) => [dpi, bleedInches, isMirrored])
  return JSON.stringify(own) === JSON.stringify(usual) ? [] : [own]
}

/** All of a layer that is drawn, in an order that no row's keys decide, and with what stands for what a row leaves out. */
function drawnAs(layer: Layer, pictures: PrintArt['pictures']): unknown[] {
  const { xInches, yInches, widthInches, heightInches, rotateDegrees = 0, flipX = false, flipY = false, opacityPercent = 100 } = layer
  const placed = [layer.kind, xInches, yInches, widthInches, heightInches, rotateDegrees, flipX, flipY, opacityPercent]
  if (layer.kind === 'IMAGE') {
    const { crop = { left: 0, top: 0, right: 0, bottom: 0 }, mask = null, repeat = null } = layer
    const tiles = repeat && [repeat.pattern, repeat.tileWidthInches, repeat.tileHeightInches, repeat.gapInches ?? 0]
    return [...placed, pictures.get(layer.fileId)?.sha256, crop.left, crop.top, crop.right, crop.bottom, mask, tiles]
  }
  const strokeOf = (stroke: { color: string; widthInches: number } | null) => stroke && [stroke.color, stroke.widthInches]
  if (layer.kind === 'SHAPE') return [...placed, layer.shape, layer.fill, strokeOf(layer.stroke), layer.cornerInches]
  const { text, fontId, sizeInches, lineHeight, letterSpacingEm, align, color, outline, arcDegrees, fit } = layer
  const set = [sizeInches, lineHeight, letterSpacingEm, align, color, strokeOf(outline), arcDegrees, fit]
  return [...placed, text.normalize('NFC'), fontId, faces().get(fontId)?.version, ...set]
}

/** The art as its print will look, as a WebP so many pixels across. Throws the Faults of engine/image, and as `withSources`. */
export function renderProof(engine: Pick<Engine, 'files' | 'images'>, art: PrintArt, widthPixels: number): Promise<Buffer> {
  return withSources(engine, art, async ({ document, sources, out }) => {
    await engine.images.proof(document, sources, { out, widthPixels })
    return readFile(out)
  })
}

interface Drawable {
  document: PrintDocument
  sources: Record<string, string>
  out: string
}
/** Lets the art be drawn from its pictures' own files, which are there until it is. Throws FILE_NOT_FOUND and FileMissing. */
export async function withSources<T>(engine: Pick<Engine, 'files'>, art: PrintArt, draw: (drawable: Drawable) => Promise<T>): Promise<T> {
  await using local = new AsyncDisposableStack()
  const sources = await sourcesOf(engine, [art], local)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'inkport-print-'))
  return await draw({ document: printOf(art.document), sources, out: join(folder.path, 'print') })
}
/** The paths of the pictures of all this art by their files, there as long as `local` is. Throws FILE_NOT_FOUND and FileMissing. */
export async function sourcesOf(
  { files }: Pick<Engine, 'files'>,
  arts: readonly PrintArt[],
  local: AsyncDisposableStack,
): Promise<Record<string, string>> {
  const sources: Record<string, string> = {}
  for (const { document, pictures } of arts)
    for (const fileId of new Set(filesOf(document))) {
      const picture = pictures.get(fileId)
      if (!picture) throw new Fault('FILE_NOT_FOUND')
      sources[fileId] ??= local.use(await files.local(picture.sha256)).path
    }
  return sources
}

/** A side as the renderer takes it: of what is printed, each picture by the key of its file. */
export const printOf = ({ widthInches, heightInches, layers }: PrintArt['document']): PrintDocument => ({
  widthInches,
  heightInches,
  layers: printedLayers({ layers }).map(
    (layer): PrintLayer => (layer.kind === 'IMAGE' ? { ...layer, source: String(layer.fileId) } : layer),
  ),
})

/** The same as its print file is made: with its bleed around it, at its own dots per inch, mirrored where the product asks for that. */
export function sheetOf(document: PrintArt['document']): PrintDocument {
  const { dpi, bleedInches: bleed, isMirrored } = printingOf(document)
  const { widthInches, heightInches, layers } = printOf(document)
  return {
    widthInches: widthInches + 2 * bleed,
    heightInches: heightInches + 2 * bleed,
    ...{ dpi, isMirrored },
    layers: layers.map(layer => ({ ...layer, xInches: layer.xInches + bleed, yInches: layer.yInches + bleed })),
  }
}
