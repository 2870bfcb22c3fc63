// Text as outlines: the font's own rules shape it, its lines are laid out and bent here. The same file of the font gives the same outlines in the
// browser and on the server, which no two ways of writing text do (docs/decisions/169-one-paint-function.md).
import type { Path, PathStep, TextPaint } from './geometry.ts'

/** What is used of a font that fontkit has opened. */
export interface PaintFont {
  unitsPerEm: number
  ascent: number
  descent: number
  hasGlyphForCodePoint(codePoint: number): boolean
  layout(text: string): {
    glyphs: readonly { path: { commands: readonly { command: string; args: readonly number[] }[] } }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** A text's letters as people count them: an emoji or a letter with its accents is one. */
export const lettersOf = (text: string): string[] => [...letters.segment(text)].map(each => each.segment)

/** The letters of a text that the font does not have, each once, as they were typed. */
export function missingLetters(font: PaintFont, text: string): string[] {
  const missing = lettersOf(text.normalize('NFC').replaceAll('\n', '')).filter(letter =>
    [...letter].some(point => !font.hasGlyphForCodePoint(point.codePointAt(0) ?? 0)),
  )
  return [...new Set(missing)]
}

type Shaped = Pick<
  TextPaint,
  'text' | 'sizeInches' | 'lineHeight' | 'letterSpacingEm' | 'align' | 'arcDegrees' | 'fit' | 'widthInches' | 'heightInches'
>
/** So little of an arc bends nothing that is seen, and its circle is larger than figures are exact. */
const isStraight = ({ arcDegrees }: Shaped): boolean => Math.abs(arcDegrees) < 0.1

interface Glyph {
  commands: readonly { command: string; args: readonly number[] }[]
  x: number
  y: number
  middle: number
}
interface Line {
  glyphs: Glyph[]
  width: number
}

/** The outlines of a text in inches about the middle of its box, with NFC letters; what the font lacks is `missingLetters`. */
export function outlineOf(font: PaintFont, layer: Shaped): Path {
  const { path, ...room } = laidOut(font, layer)
  return inBox(path, layer, room)
}

/** How a text comes out once it is fitted into its box: the size of its letters and the room that they take, in inches. */
export interface TextMeasure {
  sizeInches: number
  widthInches: number
  heightInches: number
}
export function measureText(font: PaintFont, layer: Shaped): TextMeasure {
  const { width, height } = laidOut(font, layer)
  const factor = fitOf(layer, { width, height })
  return { sizeInches: layer.sizeInches * factor, widthInches: width * factor, heightInches: height * factor }
}

/** How wide and high a text is, in inches, before a box makes it smaller. */
export function naturalSize(font: PaintFont, layer: Shaped): { width: number; height: number } {
  const { width, height } = laidOut(font, layer)
  return { width, height }
}

interface Room {
  left: number
  top: number
  width: number
  height: number
}
/** Its lines as they are before they are fitted, straight or bent, and the room that they take. */
function laidOut(font: PaintFont, layer: Shaped): Room & { path: PathStep[] } {
  const em = layer.sizeInches / font.unitsPerEm
  const lines = layer.text
    .normalize('NFC')
    .split('\n')
    .map(line => shape(font, line, layer.letterSpacingEm, em))
  const width = Math.max(0, ...lines.map(line => line.width))
  const step = layer.sizeInches * layer.lineHeight
  const radius = isStraight(layer) ? 0 : width / ((layer.arcDegrees * Math.PI) / 180)
  const path: PathStep[] = []
  lines.forEach((line, at) => {
    const left = layer.align === 'left' ? -width / 2 : layer.align === 'right' ? width / 2 - line.width : -line.width / 2
    const base = step * (at - (lines.length - 1) / 2) + ((font.ascent + font.descent) / 2) * em
    for (const glyph of line.glyphs) path.push(...placed(glyph, { left, base, em, radius }))
  })
  if (!isStraight(layer)) return { path, ...boundsOf(path) }
  const height = step * lines.length
  return { path, left: -width / 2, top: -height / 2, width, height }
}

function shape(font: PaintFont, text: string, letterSpacingEm: number, em: number): Line {
  const { glyphs, positions } = font.layout(text)
  const spacing = letterSpacingEm * font.unitsPerEm
  let x = 0
  const placed = glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const glyph = { commands: path.commands, x: (x + xOffset) * em, y: -yOffset * em, middle: (x + xAdvance / 2) * em }
    // A mark stands on its letter and takes no room of its own.
    x += xAdvance === 0 ? 0 : xAdvance + spacing
    return glyph
  })
  return { glyphs: placed, width: Math.max(0, x - (x === 0 ? 0 : spacing)) * em }
}

const steps: Readonly<Record<string, PathStep[0]>> = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

/** One glyph where it stands on its line, or turned to stand on the line's arc. */
function placed(glyph: Glyph, { left, base, em, radius }: { left: number; base: number; em: number; radius: number }): PathStep[] {
  const angle = radius === 0 ? 0 : (left + glyph.middle) / radius
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const point = (x: number, y: number): [number, number] => {
    const down = base + glyph.y - y * em
    if (radius === 0) return [left + glyph.x + x * em, down]
    const along = glyph.x + x * em - glyph.middle
    return [sin * (radius - down) + cos * along, radius - cos * (radius - down) + sin * along]
  }
  return glyph.commands.map(({ command, args }): PathStep => {
    const points: number[] = []
    for (let at = 0; at < args.length; at += 2) points.push(...point(args[at] ?? 0, args[at + 1] ?? 0))
    return [steps[command] ?? 'Z', ...points]
  })
}

/** In the middle of its box, or at the side of it that its lines begin or end at; BOX makes it as small as the box takes it. */
function inBox(path: readonly PathStep[], layer: Shaped, { left, top, width, height }: Room): PathStep[] {
  const factor = fitOf(layer, { width, height })
  const spare = (layer.widthInches - width * factor) / 2
  const aside = layer.align === 'left' ? -spare : layer.align === 'right' ? spare : 0
  const [moveX, moveY] = [aside - (left + width / 2) * factor, -(top + height / 2) * factor]
  // Rounded to a millionth of an inch: sines may differ in their last digit from one engine to another.
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6
  return path.map(([step, ...points]) => [step, ...points.map((value, at) => rounded(value * factor + (at % 2 === 0 ? moveX : moveY)))])
}

const fitOf = (layer: Shaped, { width, height }: Pick<Room, 'width' | 'height'>): number =>
  layer.fit === 'BOX' ? Math.min(1, layer.widthInches / (width || 1), layer.heightInches / (height || 1)) : 1

function boundsOf(path: readonly PathStep[]): Room {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [, ...points] of path)
    points.forEach((value, at) => {
      if (at % 2 === 0) [left, right] = [Math.min(left, value), Math.max(right, value)]
      else [top, bottom] = [Math.min(top, value), Math.max(bottom, value)]
    })
  return left > right ? { left: 0, top: 0, width: 0, height: 0 } : { left, top, width: right - left, height: bottom - top }
}
