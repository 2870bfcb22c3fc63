import { readFile, writeFile } from 'node:fs/promises'
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { cropOf } from '#base/paint/geometry.ts'
import { paintLayer } from '#base/paint/paint.ts'
import { textOutlines } from '../fonts/open-font.ts'
import { type Drawing, drawingSide, mergedSide, type PrintDocument } from './picture.ts'

interface Print {
  document: PrintDocument
  /** Paths of thumbnails of ours, which lie as the large pictures do: crops are fractions. */
  sources: Readonly<Record<string, string>>
  out: string
}

/** Draws a print on its whole area, small and see-through, as a WebP for the eye. */
export async function merge({ document, sources, out }: Print): Promise<void> {
  const { widthInches, heightInches } = document
  const scale = mergedSide / Math.max(widthInches, heightInches)
  const canvas = createCanvas(Math.max(1, Math.round(widthInches * scale)), Math.max(1, Math.round(heightInches * scale)))
  await drawPrint(canvas.getContext('2d'), { document, sources }, scale)
  await writeFile(out, await canvas.encode('webp', 85))
}

/** Draws a print on what wears it, as a PNG: mails show nothing newer. */
export async function mergeOn({ document, sources, out, drawing }: Print & { drawing: Drawing }): Promise<void> {
  const canvas = createCanvas(drawingSide, drawingSide)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(Buffer.from(drawing.svg)), 0, 0, drawingSide, drawingSide)
  context.translate(drawing.left * drawingSide, drawing.top * drawingSide)
  await drawPrint(context, { document, sources }, (drawing.width * drawingSide) / document.widthInches)
  await writeFile(out, await canvas.encode('png'))
}

/** `scale` is pixels per inch. */
async function drawPrint(context: SKRSContext2D, { document, sources }: Omit<Print, 'out'>, scale: number): Promise<void> {
  for (const layer of document.layers.filter(each => !each.isHidden)) {
    if (layer.kind === 'TEXT') paintLayer(context, layer, { scale, outlines: textOutlines(layer) })
    else if (layer.kind === 'SHAPE') paintLayer(context, layer, { scale })
    else {
      const path = sources[layer.source]
      if (path === undefined) throw new Error(`the picture names a source that was not given: ${layer.source}`)
      const image = await loadImage(await readFile(path))
      paintLayer(context, layer, { scale, picture: { image, part: cropOf(image, layer.crop) } })
    }
  }
}
