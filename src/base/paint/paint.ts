// The one renderer of browser and server: nothing but Canvas 2D calls that both have, inches in (docs/decisions/169-one-paint-function.md).
import {
  boxOf,
  type ImagePaint,
  type PaintLayer,
  type Path,
  type PixelBox,
  type Repeat,
  type ShapePaint,
  shapePath,
  type TextPaint,
  tilesOf,
} from './geometry.ts'

/** What is used of a canvas's context; `Image` is what it draws pictures of. */
export interface PaintContext<Image> {
  globalAlpha: number
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'low' | 'medium' | 'high'
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineJoin: 'bevel' | 'miter' | 'round'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(angle: number): void
  scale(x: number, y: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  clip(): void
  fill(): void
  stroke(): void
  drawImage(
    image: Image,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

/** A picture, and what of it is left by the layer's crop, in its pixels. */
export interface PaintPicture<Image> {
  image: Image
  part: PixelBox
}
export interface PaintWith<Image> {
  /** Pixels per inch. */
  scale: number
  /** Whether upright pictures keep to whole pixels: those of prints do. */
  snaps?: boolean
  /** Of an IMAGE. */
  picture?: PaintPicture<Image> | undefined
  /** Of a TEXT: its outlines in inches about the middle of its box (`outline.ts`). */
  outlines?: Path | undefined
}

/** Draws one layer; a hidden one not at all. The lowest layer of a side comes first. */
export function paintLayer<Image>(context: PaintContext<Image>, layer: PaintLayer, given: PaintWith<Image>): void {
  if (layer.isHidden) return
  const { scale, snaps = false } = given
  const box = boxOf(layer, { scale, snaps })
  context.save()
  context.globalAlpha = (layer.opacityPercent ?? 100) / 100
  context.translate(box.left + box.width / 2, box.top + box.height / 2)
  context.rotate(((layer.rotateDegrees ?? 0) * Math.PI) / 180)
  if (layer.flipX || layer.flipY) context.scale(layer.flipX ? -1 : 1, layer.flipY ? -1 : 1)
  if (layer.kind === 'IMAGE') paintImage(context, layer, box, given)
  else if (layer.kind === 'SHAPE') paintShape(context, layer, scale)
  else paintText(context, layer, given)
  context.restore()
}

function paintImage<Image>(context: PaintContext<Image>, layer: ImagePaint, box: PixelBox, { picture, scale }: PaintWith<Image>): void {
  if (!picture) return
  const { image, part } = picture
  const { width, height } = box
  // Pixel for pixel: nothing is to be smoothed, and nothing may be.
  context.imageSmoothingEnabled = (layer.rotateDegrees ?? 0) !== 0 || part.width !== width || part.height !== height
  context.imageSmoothingQuality = 'high'
  if (layer.mask || layer.repeat) {
    trace(context, shapePath(layer.mask ?? 'RECT', width, height), 1)
    context.clip()
  }
  const { left, top } = part
  const draw = (x: number, y: number, across: number, down: number) =>
    context.drawImage(image, left, top, part.width, part.height, x, y, across, down)
  if (layer.repeat) paintTiles(context, { repeat: layer.repeat, box, scale }, draw)
  else draw(-width / 2, -height / 2, width, height)
}

function paintTiles(
  context: PaintContext<never>,
  { repeat, box, scale }: { repeat: Repeat; box: PixelBox; scale: number },
  draw: (x: number, y: number, across: number, down: number) => void,
): void {
  const { tileWidthInches, tileHeightInches, gapInches = 0, pattern } = repeat
  const tile = { width: tileWidthInches * scale, height: tileHeightInches * scale, gap: gapInches * scale }
  for (const { x, y, flipX, flipY } of tilesOf(box, tile, pattern)) {
    context.save()
    context.translate(x + tile.width / 2, y + tile.height / 2)
    context.scale(flipX ? -1 : 1, flipY ? -1 : 1)
    draw(-tile.width / 2, -tile.height / 2, tile.width, tile.height)
    context.restore()
  }
}

function paintShape(context: PaintContext<never>, layer: ShapePaint, scale: number): void {
  trace(context, shapePath(layer.shape, layer.widthInches, layer.heightInches, layer.cornerInches), scale)
  if (layer.fill !== null) {
    context.fillStyle = layer.fill
    context.fill()
  }
  if (layer.stroke === null) return
  context.strokeStyle = layer.stroke.color
  context.lineWidth = layer.stroke.widthInches * scale
  context.lineJoin = 'miter'
  context.stroke()
}

/** The outline lies around the letters, half of its stroke below them. */
function paintText(
  context: PaintContext<never>,
  layer: TextPaint,
  { outlines, scale }: Pick<PaintWith<never>, 'outlines' | 'scale'>,
): void {
  if (!outlines) return
  trace(context, outlines, scale)
  if (layer.outline !== null) {
    context.strokeStyle = layer.outline.color
    context.lineWidth = layer.outline.widthInches * scale * 2
    context.lineJoin = 'round'
    context.stroke()
  }
  context.fillStyle = layer.color
  context.fill()
}

function trace(context: PaintContext<never>, path: Path, scale: number): void {
  context.beginPath()
  for (const [step, x = 0, y = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] of path) {
    if (step === 'M') context.moveTo(x * scale, y * scale)
    else if (step === 'L') context.lineTo(x * scale, y * scale)
    else if (step === 'Q') context.quadraticCurveTo(x * scale, y * scale, x2 * scale, y2 * scale)
    else if (step === 'C') context.bezierCurveTo(x * scale, y * scale, x2 * scale, y2 * scale, x3 * scale, y3 * scale)
    else context.closePath()
  }
}
