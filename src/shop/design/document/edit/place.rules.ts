// Where one layer lies, and how an edit moves it. Inches to a thousandth, degrees to a tenth; what is locked is the caller's to leave out.
import type { Box } from '#base/paint/geometry.ts'
import type { AreaSize } from '../../art/fit.rules.ts'
import { documentLimits as limits } from '../limit.rules.ts'
import type { EditedLayer } from './edited.rules.ts'

export interface Point {
  x: number
  y: number
}
/** A corner or an edge of a box: which way it lies from its middle. */
export interface Handle {
  across: -1 | 0 | 1
  down: -1 | 0 | 1
}
/** The least side of a layer that can still be taken hold of. */
export const leastInches = 0.05
/** Of letters, as the design's contract bounds them. */
export const letterInches = { least: 0.05, most: 20 } as const

export const inches = (value: number): number => Math.round(value * 1_000) / 1_000 + 0
/** −180 < d ≤ 180, to a tenth. */
export function degrees(value: number): number {
  const turned = Math.round(value * 10) % 3_600
  const within = turned > 1_800 ? turned - 3_600 : turned <= -1_800 ? turned + 3_600 : turned
  return within / 10 + 0
}

/** A point turned clockwise about nothing. */
export function turn({ x, y }: Point, by: number): Point {
  const angle = (by * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
export const middleOf = ({ xInches, yInches, widthInches, heightInches }: Box): Point => ({
  x: xInches + widthInches / 2,
  y: yInches + heightInches / 2,
})

export const moved = <L extends Box>(layer: L, { x, y }: Point): L => ({
  ...layer,
  xInches: inches(layer.xInches + x),
  yInches: inches(layer.yInches + y),
})
export const turnedTo = <L extends Box>(layer: L, to: number): L => ({ ...layer, rotateDegrees: degrees(to) })

/** Mirrored about its own middle, as it is seen: what stands turned keeps its angle on the other side. */
export function flipped(layer: EditedLayer, along: 'X' | 'Y'): EditedLayer {
  const rotateDegrees = degrees(-(layer.rotateDegrees ?? 0))
  return along === 'X' ? { ...layer, flipX: !layer.flipX, rotateDegrees } : { ...layer, flipY: !layer.flipY, rotateDegrees }
}

/** A box of another size about the same middle, or with the corner or edge opposite of the handle where it was. */
export function sized<L extends Box>(layer: L, size: { width: number; height: number }, handle: Handle = { across: 0, down: 0 }): L {
  const [width, height] = [Math.max(leastInches, size.width), Math.max(leastInches, size.height)]
  const shift = turn(
    { x: (handle.across * (width - layer.widthInches)) / 2, y: (handle.down * (height - layer.heightInches)) / 2 },
    layer.rotateDegrees ?? 0,
  )
  const middle = middleOf(layer)
  return {
    ...layer,
    xInches: inches(middle.x + shift.x - width / 2),
    yInches: inches(middle.y + shift.y - height / 2),
    widthInches: inches(width),
    heightInches: inches(height),
  }
}

export interface Drag {
  handle: Handle
  /** How far the handle was dragged, in inches of the area. */
  by: Point
  /** Width and height stay in proportion; a handle of an edge alone never keeps it. */
  keepsRatio: boolean
  /** Both sides of its middle at once. */
  isFromMiddle?: boolean
}
/** A layer dragged by one of its handles. Letters, corners and tiles grow with what is scaled as a whole. */
export function resized(layer: EditedLayer, { handle, by, keepsRatio, isFromMiddle = false }: Drag): EditedLayer {
  const local = turn(by, -(layer.rotateDegrees ?? 0))
  const times = isFromMiddle ? 2 : 1
  let width = layer.widthInches + handle.across * local.x * times
  let height = layer.heightInches + handle.down * local.y * times
  const isCorner = handle.across !== 0 && handle.down !== 0
  if (isCorner && keepsRatio) {
    // Along the diagonal, so that a hand that strays to one side does not pull the box.
    const [w, h] = [layer.widthInches, layer.heightInches]
    const factor = leastFactor(layer, Math.max(0, (width * w + height * h) / (w * w + h * h)))
    width = w * factor
    height = h * factor
    return sized(withFactor(layer, factor), { width, height }, isFromMiddle ? undefined : handle)
  }
  return sized(layer, { width, height }, isFromMiddle ? undefined : handle)
}

/** Scaled as a whole about its middle: what is drawn in inches inside of its box grows with it. */
export function scaled(layer: EditedLayer, by: number): EditedLayer {
  const factor = leastFactor(layer, by)
  return sized(withFactor(layer, factor), { width: layer.widthInches * factor, height: layer.heightInches * factor })
}
const leastFactor = ({ widthInches, heightInches }: Box, factor: number): number =>
  Math.max(factor, leastInches / Math.min(widthInches, heightInches))

function withFactor(layer: EditedLayer, factor: number): EditedLayer {
  const grown = (value: number) => inches(value * factor)
  if (layer.kind === 'TEXT') {
    const { outline } = layer
    return {
      ...layer,
      sizeInches: Math.min(letterInches.most, Math.max(letterInches.least, grown(layer.sizeInches))),
      outline: outline && { ...outline, widthInches: strokeInches(grown(outline.widthInches)) },
    }
  }
  if (layer.kind === 'SHAPE') {
    const { stroke } = layer
    return {
      ...layer,
      cornerInches: Math.min(50, grown(layer.cornerInches)),
      stroke: stroke && { ...stroke, widthInches: strokeInches(grown(stroke.widthInches)) },
    }
  }
  const { repeat } = layer
  if (!repeat) return layer
  const { tileWidthInches, tileHeightInches, gapInches = 0 } = repeat
  return {
    ...layer,
    repeat: {
      ...repeat,
      tileWidthInches: Math.max(limits.leastInches, grown(tileWidthInches)),
      tileHeightInches: Math.max(limits.leastInches, grown(tileHeightInches)),
      gapInches: Math.min(50, grown(gapInches)),
    },
  }
}
const strokeInches = (width: number): number => Math.min(5, Math.max(limits.leastInches, width))

/** Brought back to where the design's bounds let it lie: its middle near the area, neither side larger than four areas. */
export function heldNear<L extends Box>(layer: L, area: AreaSize): L {
  const most = limits.areas * Math.max(area.widthInches, area.heightInches)
  const within = (value: number) => Math.min(most, Math.max(-most, value))
  return {
    ...layer,
    widthInches: Math.min(most, layer.widthInches),
    heightInches: Math.min(most, layer.heightInches),
    xInches: inches(within(layer.xInches)),
    yInches: inches(within(layer.yInches)),
  }
}
