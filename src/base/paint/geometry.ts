// Where layers of a print lie and what their outlines are, in inches: the same figures for the browser and the server, and nothing drawn.

/** A layer's place on the print's area, before it is turned clockwise about its middle. */
export interface Box {
  xInches: number
  yInches: number
  widthInches: number
  heightInches: number
  rotateDegrees?: number | undefined
}
/** What is cut off a picture's sides, as fractions of its width and height. */
export interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}
export const maskShapes = ['ELLIPSE', 'ROUND', 'STAR', 'HEART'] as const
export type MaskShape = (typeof maskShapes)[number]
export const drawnShapes = ['RECT', 'ELLIPSE', 'STAR', 'HEART'] as const
export type DrawnShape = (typeof drawnShapes)[number]

interface Looks extends Box {
  /** Mirrored after the turn, about its own middle. */
  flipX?: boolean | undefined
  flipY?: boolean | undefined
  opacityPercent?: number | undefined
  isHidden?: boolean | undefined
}
/** A picture laid as a pattern: each tile so large, with a gap between two. */
export interface Repeat {
  pattern: 'GRID' | 'BRICK' | 'MIRROR'
  tileWidthInches: number
  tileHeightInches: number
  gapInches?: number | undefined
}
export interface ImagePaint extends Looks {
  kind: 'IMAGE'
  crop?: Crop | undefined
  mask?: MaskShape | null | undefined
  repeat?: Repeat | null | undefined
}
export interface Stroke {
  color: string
  widthInches: number
}
export interface ShapePaint extends Looks {
  kind: 'SHAPE'
  shape: DrawnShape
  fill: string | null
  stroke: Stroke | null
  /** Of a RECT. */
  cornerInches: number
}
export interface TextPaint extends Looks {
  kind: 'TEXT'
  text: string
  fontId: string
  /** Of the letters' em. */
  sizeInches: number
  /** From line to line, in ems. */
  lineHeight: number
  letterSpacingEm: number
  align: 'left' | 'centre' | 'right'
  color: string
  outline: Stroke | null
  /** How far the line is bent: above 0 its middle is its top; 0 is straight. */
  arcDegrees: number
  /** BOX makes it smaller where it does not fit into its box. */
  fit: 'BOX' | 'NONE'
}
export type PaintLayer = ImagePaint | ShapePaint | TextPaint

/** One step of an outline: its letter as in SVG, and absolute points. */
export type PathStep = readonly [step: 'M' | 'L' | 'Q' | 'C' | 'Z', ...points: number[]]
export type Path = readonly PathStep[]

export interface PixelBox {
  left: number
  top: number
  width: number
  height: number
}
/**
 * Where a layer lies, in pixels. `snaps`, which only prints ask for: an upright picture keeps to whole pixels, at most half of one away, so
 * that its edges stay sharp.
 */
export function boxOf(layer: Box & { kind: PaintLayer['kind'] }, { scale, snaps }: { scale: number; snaps: boolean }): PixelBox {
  const rounds = snaps && layer.kind === 'IMAGE' && (layer.rotateDegrees ?? 0) === 0
  const pixels = (inches: number) => (rounds ? Math.round(inches * scale) : inches * scale)
  const [left, top] = [pixels(layer.xInches), pixels(layer.yInches)]
  const [width, height] = [pixels(layer.xInches + layer.widthInches) - left, pixels(layer.yInches + layer.heightInches) - top]
  return { left, top, width: Math.max(1, width), height: Math.max(1, height) }
}

/** What a crop leaves of a picture, in its whole pixels; never nothing. */
export function cropOf({ width, height }: { width: number; height: number }, crop: Crop | undefined): PixelBox {
  const { left = 0, top = 0, right = 0, bottom = 0 } = crop ?? {}
  const x = Math.min(width - 1, Math.round(left * width))
  const y = Math.min(height - 1, Math.round(top * height))
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.round((1 - right) * width) - x),
    height: Math.max(1, Math.round((1 - bottom) * height) - y),
  }
}

/** Where a turned box ends: the smallest upright box around it, in inches. */
export function extentOf({ xInches, yInches, widthInches, heightInches, rotateDegrees = 0 }: Box) {
  const angle = (rotateDegrees * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const [halfWidth, halfHeight] = [(widthInches * cos + heightInches * sin) / 2, (widthInches * sin + heightInches * cos) / 2]
  const [x, y] = [xInches + widthInches / 2, yInches + heightInches / 2]
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

export interface Tile {
  /** Its top left corner, from the middle of the layer's box. */
  x: number
  y: number
  flipX: boolean
  flipY: boolean
}
/** The tiles that cover a box, in the unit that its sizes are in; what hangs over its edges is the caller's to cut off. */
export function tilesOf(
  box: { width: number; height: number },
  tile: { width: number; height: number; gap: number },
  pattern: Repeat['pattern'],
): Tile[] {
  const [stepX, stepY] = [tile.width + tile.gap, tile.height + tile.gap]
  const [columns, rows] = [Math.ceil(box.width / stepX), Math.ceil(box.height / stepY)]
  const tiles: Tile[] = []
  for (let row = 0; row < rows; row++) {
    const shift = pattern === 'BRICK' && row % 2 === 1 ? -stepX / 2 : 0
    for (let column = 0; column < columns + (shift === 0 ? 0 : 1); column++) {
      const isMirror = pattern === 'MIRROR'
      tiles.push({
        x: -box.width / 2 + column * stepX + shift,
        y: -box.height / 2 + row * stepY,
        flipX: isMirror && column % 2 === 1,
        flipY: isMirror && row % 2 === 1,
      })
    }
  }
  return tiles
}

/** How far a quarter of a circle's two middle points lie from its ends, as a share of its radius. */
const kappa = 0.5522847498
const roundShare = 0.15

/** The outline of a shape about the middle of its box, in the unit of `width` and `height`; `corner` is a RECT's. */
export function shapePath(shape: DrawnShape | MaskShape, width: number, height: number, corner = 0): Path {
  const [x, y] = [width / 2, height / 2]
  if (shape === 'ELLIPSE') return roundedPath(x, y, x, y)
  if (shape === 'STAR') return starPath(x, y)
  if (shape === 'HEART') return heartPath(x, y)
  const radius = shape === 'ROUND' ? Math.min(width, height) * roundShare : Math.min(corner, x, y)
  return radius > 0 ? roundedPath(x, y, radius, radius) : [['M', -x, -y], ['L', x, -y], ['L', x, y], ['L', -x, y], ['Z']]
}

/** A rectangle from −x, −y to x, y with elliptic corners; an ellipse where they take all of it. */
function roundedPath(x: number, y: number, cornerX: number, cornerY: number): Path {
  const [innerX, innerY] = [x - cornerX, y - cornerY]
  const [bendX, bendY] = [innerX + cornerX * kappa, innerY + cornerY * kappa]
  return [
    ['M', -innerX, -y],
    ['L', innerX, -y],
    ['C', bendX, -y, x, -bendY, x, -innerY],
    ['L', x, innerY],
    ['C', x, bendY, bendX, y, innerX, y],
    ['L', -innerX, y],
    ['C', -bendX, y, -x, bendY, -x, innerY],
    ['L', -x, -innerY],
    ['C', -x, -bendY, -bendX, -y, -innerX, -y],
    ['Z'],
  ]
}

const starInner = 0.381966
function starPath(x: number, y: number): Path {
  const corners = Array.from({ length: 10 }, (_, at): PathStep => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2
    const reach = at % 2 === 0 ? 1 : starInner
    return [at === 0 ? 'M' : 'L', Math.cos(angle) * reach * x, Math.sin(angle) * reach * y]
  })
  return [...corners, ['Z']]
}

const heartPath = (x: number, y: number): Path => [
  ['M', 0, y],
  ['C', -0.3 * x, 0.65 * y, -x, 0.25 * y, -x, -0.35 * y],
  ['C', -x, -0.8 * y, -0.72 * x, -y, -0.48 * x, -y],
  ['C', -0.25 * x, -y, -0.08 * x, -0.84 * y, 0, -0.6 * y],
  ['C', 0.08 * x, -0.84 * y, 0.25 * x, -y, 0.48 * x, -y],
  ['C', 0.72 * x, -y, x, -0.8 * y, x, -0.35 * y],
  ['C', x, 0.25 * y, 0.3 * x, 0.65 * y, 0, y],
  ['Z'],
]
