// A side drawn in the page by the renderer that prints it: its pictures as thumbnails, its texts from the fonts' own files.
import { cropOf } from '#base/paint/geometry.ts'
import { outlineOf } from '#base/paint/outline.ts'
import { type PaintWith, paintLayer } from '#base/paint/paint.ts'
import { api } from '#kit/call/api.ts'
import { fileCalls } from '#shop/file/contract.ts'
import type { Layer } from '../../document/contract.ts'
import { printedLayers } from '../../document/layer.rules.ts'
import { fontOf } from './fonts.ts'

interface Area {
  widthInches: number
  heightInches: number
}
export interface PaintSize {
  /** Pixels per inch. */
  scale: number
  /** What is left free around the area. */
  marginInches: number
}
/** Draws the side once all of it is there. Rejects where a font or a picture cannot be had. */
export async function paintSide(
  canvas: HTMLCanvasElement,
  side: Area & { layers: readonly Layer[] },
  { scale, marginInches }: PaintSize,
): Promise<void> {
  const layers = printedLayers(side)
  const given = await Promise.all(layers.map(layer => loaded(layer, scale)))
  canvas.width = Math.round((side.widthInches + 2 * marginInches) * scale)
  canvas.height = Math.round((side.heightInches + 2 * marginInches) * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no canvas')
  context.translate(marginInches * scale, marginInches * scale)
  context.beginPath()
  context.rect(0, 0, side.widthInches * scale, side.heightInches * scale)
  context.clip()
  for (const [at, layer] of layers.entries()) paintLayer<CanvasImageSource>(context, layer, given[at] ?? { scale })
}

async function loaded(layer: Layer, scale: number): Promise<PaintWith<CanvasImageSource>> {
  if (layer.kind === 'SHAPE') return { scale }
  if (layer.kind === 'TEXT') return { scale, outlines: outlineOf(await fontOf(layer.fontId), layer) }
  const image = new Image()
  image.src = api.url(fileCalls.fileThumbnail, { params: { id: layer.fileId } })
  await image.decode()
  return { scale, picture: { image, part: cropOf({ width: image.naturalWidth, height: image.naturalHeight }, layer.crop) } }
}
