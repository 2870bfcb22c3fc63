// How sharp one layer prints, and how large it may be for a resolution.
import type { PictureSize } from '../../art/fit.rules.ts'
import { documentDpi } from '../resolution.rules.ts'
import type { EditedLayer } from './edited.rules.ts'
import { sized } from './place.rules.ts'

/** Dots per printed inch of a picture; nothing of texts and shapes, and while the picture's size is not known. */
export function layerDpi(layer: EditedLayer, pictures: ReadonlyMap<number, PictureSize>): number | undefined {
  if (layer.kind !== 'IMAGE') return undefined
  return documentDpi({ layers: [{ ...layer, isHidden: false }] }, pictures) ?? undefined
}

/** The largest size at which a picture still has so many dots per inch, about its middle. */
export function sizedForDpi(layer: EditedLayer, pictures: ReadonlyMap<number, PictureSize>, dpi: number): EditedLayer {
  const now = layerDpi(layer, pictures)
  if (now === undefined || now <= 0 || layer.kind !== 'IMAGE' || layer.repeat) return layer
  const factor = exactDpi(layer, pictures) / dpi
  // Down to a thousandth, so that rounding never takes it below.
  const floored = (value: number) => Math.floor(value * factor * 1_000) / 1_000
  return sized(layer, { width: floored(layer.widthInches), height: floored(layer.heightInches) })
}

function exactDpi(layer: EditedLayer & { kind: 'IMAGE' }, pictures: ReadonlyMap<number, PictureSize>): number {
  const { widthPixels = 0, heightPixels = 0 } = pictures.get(layer.fileId) ?? {}
  const { left, top, right, bottom } = layer.crop ?? { left: 0, top: 0, right: 0, bottom: 0 }
  return Math.min((widthPixels * (1 - left - right)) / layer.widthInches, (heightPixels * (1 - top - bottom)) / layer.heightInches)
}
