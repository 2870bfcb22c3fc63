// A face opened for shaping: in the capped child only, whatever text it is given.
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { Fault } from '#base/fault.ts'
import type { Path, TextPaint } from '#base/paint/geometry.ts'
import { measureText, missingLetters, outlineOf, type PaintFont, type TextMeasure } from '#base/paint/outline.ts'
import { faces } from './fonts.ts'

const opened = new Map<string, PaintFont>()
function openFont(id: string): PaintFont {
  const known = opened.get(id)
  if (known) return known
  const face = faces().get(id)
  if (!face) throw new Fault('FONT_UNKNOWN', { values: { font: id } })
  const font = create(readFileSync(face.path))
  if (!('layout' in font)) throw new Error(`${face.path} holds more than one font`)
  opened.set(id, font)
  return font
}

/** Throws FONT_UNKNOWN, and LETTERS_MISSING with the letters that the font lacks. */
export function assertLetters({ text, fontId }: Pick<TextPaint, 'text' | 'fontId'>): void {
  const missing = missingLetters(openFont(fontId), text)
  if (missing.length === 0) return
  throw new Fault('LETTERS_MISSING', { values: { font: faces().get(fontId)?.family ?? fontId, letters: missing.slice(0, 5).join(' ') } })
}

/** How a text comes out in its font, and what of it the font lacks. */
export interface MeasuredText extends TextMeasure {
  /** The family's name. */
  font: string
  missing: readonly string[]
}
/** Throws FONT_UNKNOWN. */
export function measuredText(layer: TextPaint): MeasuredText {
  const font = openFont(layer.fontId)
  return { ...measureText(font, layer), font: faces().get(layer.fontId)?.family ?? layer.fontId, missing: missingLetters(font, layer.text) }
}

/** A text's outlines in inches; throws as `assertLetters`. */
export function textOutlines(layer: TextPaint): Path {
  assertLetters(layer)
  return outlineOf(openFont(layer.fontId), layer)
}
