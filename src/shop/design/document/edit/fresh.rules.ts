// New layers, as they come onto a side: no larger than it, in its middle; and the box that a text takes.
import type { DrawnShape } from '#base/paint/geometry.ts'
import { naturalDpi } from '../../art/dpi.rules.ts'
import { type AreaSize, fitted, type PictureSize } from '../../art/fit.rules.ts'
import type { TextLayer } from '../contract.ts'
import type { EditedLayer } from './edited.rules.ts'
import { inches, sized } from './place.rules.ts'

const looks = { rotateDegrees: 0, flipX: false, flipY: false, opacityPercent: 100, isLocked: false, isHidden: false, groupId: null }
/** What of an area a new layer takes at most. */
const roomShare = 0.8

function inMiddle({ widthInches, heightInches }: AreaSize, width: number, height: number) {
  return {
    xInches: inches((widthInches - width) / 2),
    yInches: inches((heightInches - height) / 2),
    widthInches: inches(width),
    heightInches: inches(height),
  }
}

/** A picture in its natural size, or as large as most of the area takes it. */
export function newPicture(id: string, file: PictureSize & { fileId: number; name: string }, area: AreaSize): EditedLayer {
  const room = { widthInches: area.widthInches * roomShare, heightInches: area.heightInches * roomShare }
  const largest = fitted(file, room)
  const factor = Math.min(1, file.widthPixels / naturalDpi / largest.widthInches)
  return {
    kind: 'IMAGE',
    id,
    name: file.name.slice(0, 100),
    fileId: file.fileId,
    ...inMiddle(area, largest.widthInches * factor, largest.heightInches * factor),
    ...looks,
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
    mask: null,
    repeat: null,
  }
}

type NewText = Pick<TextLayer, 'text' | 'fontId' | 'color' | 'slot'>
export function newText(id: string, { text, fontId, color, slot = null }: NewText, area: AreaSize): EditedLayer {
  const sizeInches = inches(Math.min(1, area.widthInches / 8, area.heightInches / 4))
  const rest = { lineHeight: 1.2, letterSpacingEm: 0, align: 'centre', outline: null, arcDegrees: 0, fit: 'BOX' } as const
  const box = inMiddle(area, area.widthInches * roomShare, sizeInches * rest.lineHeight)
  return { kind: 'TEXT', id, name: '', ...box, ...looks, text, fontId, color, slot, sizeInches, ...rest }
}

export function newShape(id: string, shape: DrawnShape, fill: string, area: AreaSize): EditedLayer {
  const side = Math.min(area.widthInches, area.heightInches) * 0.4
  return { kind: 'SHAPE', id, name: '', ...inMiddle(area, side, side), ...looks, shape, fill, stroke: null, cornerInches: 0 }
}

/**
 * The text with a box as large as its letters, its anchored side where it was: the box follows what is typed. Wider or higher than the
 * area it does not grow: from there on the letters get smaller, as `fit` says. The place of a buyer's text stays as it was drawn, whatever
 * stands there meanwhile.
 */
export function hugged(layer: TextLayer & { id: string }, natural: { width: number; height: number }, area: AreaSize) {
  if (layer.slot) return layer
  const size = {
    width: Math.min(Math.max(natural.width, layer.sizeInches / 4), area.widthInches),
    height: Math.min(Math.max(natural.height, layer.sizeInches / 4), area.heightInches),
  }
  // A hair wider, so that rounding never makes the letters smaller.
  const hair = 0.001
  const across = layer.align === 'left' ? 1 : layer.align === 'right' ? -1 : 0
  return sized(layer, { width: size.width + hair, height: size.height + hair }, { across, down: 0 })
}
