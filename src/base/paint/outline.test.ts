import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { faces } from '#engine/fonts/fonts.ts'
import type { Path, TextPaint } from './geometry.ts'
import { lettersOf, measureText, missingLetters, outlineOf, type PaintFont } from './outline.ts'

const fontOf = (id: string): PaintFont => {
  const font = create(readFileSync(faces().get(id)?.path ?? ''))
  if (!('layout' in font)) throw new Error(id)
  return font
}
const lobster = fontOf('lobster-400')
const layer: TextPaint = {
  ...{ kind: 'TEXT', xInches: 1, yInches: 1, widthInches: 10, heightInches: 2, text: 'Xin chào', fontId: 'lobster-400', sizeInches: 1 },
  ...{ lineHeight: 1.2, letterSpacingEm: 0, align: 'centre', color: '#000000', outline: null, arcDegrees: 0, fit: 'NONE' },
}
function bounds(path: Path) {
  const points = path.flatMap(([, ...numbers]) => numbers)
  const [x, y] = [points.filter((_, at) => at % 2 === 0), points.filter((_, at) => at % 2 === 1)]
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) }
}
const outlined = (more: Partial<TextPaint> = {}) => outlineOf(lobster, { ...layer, ...more })

test('letters typed as letter and accent are the letters that are one: NFC', () => {
  expect(outlined({ text: 'Xin chào'.normalize('NFD') })).toEqual(outlined())
})
test('a line stands in the middle of its box, or at the side that it is aligned to', () => {
  const { left, right } = bounds(outlined())
  expect(Math.abs(left + right)).toBeLessThan(0.1)
  expect(bounds(outlined({ align: 'left' })).left).toBeCloseTo(-5, 0)
  expect(bounds(outlined({ align: 'right' })).right).toBeCloseTo(5, 0)
})
test('a second line stands a line’s height below the first', () => {
  const [one, two] = [bounds(outlined({ text: 'a' })), bounds(outlined({ text: 'a\na', lineHeight: 1.5 }))]
  expect(two.bottom - two.top).toBeCloseTo(one.bottom - one.top + 1.5, 4)
})
test('spacing between letters widens a line by the gaps between them', () => {
  const width = (letterSpacingEm: number) => {
    const { left, right } = bounds(outlined({ text: 'HHHHH', letterSpacingEm }))
    return right - left
  }
  expect(width(0.5) - width(0)).toBeCloseTo(4 * 0.5, 4)
})
test('BOX makes a text smaller until it fits, and never larger', () => {
  const long = bounds(outlined({ text: 'Chúc mừng sinh nhật bạn thân mến', fit: 'BOX' }))
  expect(long.right - long.left).toBeLessThanOrEqual(10)
  expect(long.right - long.left).toBeGreaterThan(9.5)
  expect(outlined({ text: 'a', fit: 'BOX' })).toEqual(outlined({ text: 'a' }))
})
test('a text is measured as it is drawn, bent too, and made as small as its box takes it', () => {
  for (const more of [{ fit: 'NONE' }, { fit: 'BOX', widthInches: 2 }, { fit: 'BOX', arcDegrees: 120, widthInches: 2 }] as const) {
    const { left, right } = bounds(outlined(more))
    const { sizeInches, widthInches } = measureText(lobster, { ...layer, ...more })
    expect(Math.abs(widthInches - (right - left))).toBeLessThan(0.1)
    expect(sizeInches < 1).toBe(more.fit === 'BOX')
  }
})
test('an arc bends the line with its middle on top, about the middle of its box; the other way round below 0', () => {
  const flat = bounds(outlined())
  const bent = bounds(outlined({ arcDegrees: 180 }))
  expect(bent.bottom - bent.top).toBeGreaterThan((flat.bottom - flat.top) * 1.5)
  expect(bent.top + bent.bottom).toBeCloseTo(0, 4)
  const heightAt = (arcDegrees: number) => {
    const path = outlined({ arcDegrees, text: 'oooooooo' })
    const points = path.flatMap(([, x = 0, y = 0]) => [[x, y] as const])
    const middle = points.filter(([x]) => Math.abs(x) < 0.3).map(([, y]) => y)
    const edge = points
      .toSorted(([one], [other]) => one - other)
      .slice(0, 20)
      .map(([, y]) => y)
    return Math.max(...edge) - Math.max(...middle)
  }
  expect(heightAt(120)).toBeGreaterThan(0)
  expect(heightAt(-120)).toBeLessThan(0)
})
test('letters that a font lacks are named as they were typed, an emoji as one', () => {
  expect(missingLetters(lobster, 'Xin chào\nbạn')).toEqual([])
  expect(missingLetters(lobster, 'Love 👩‍👩‍👧 you 👩‍👩‍👧 漢')).toEqual(['👩‍👩‍👧', '漢'])
  expect(missingLetters(fontOf('righteous-400'), 'chào bạn')).toEqual(['ạ'])
})
test('letters are counted as people count them', () => {
  expect(lettersOf('a👩‍👩‍👧e\u0301').length).toBe(3)
})
test.each([...faces().keys()])('outlines of %s are finite, whatever is written', id => {
  const font = fontOf(id)
  for (const text of ['Affinity fi ffi', 'AVAToTe', 'Nguyễn', ' '])
    for (const arcDegrees of [0, -300])
      expect(outlineOf(font, { ...layer, text, arcDegrees }).every(([, ...points]) => points.every(Number.isFinite))).toBe(true)
})
