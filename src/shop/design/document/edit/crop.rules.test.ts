import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { whyNotLayer } from '../document.rules.ts'
import { patterned, tiled } from './crop.rules.ts'
import { newPicture } from './fresh.rules.ts'

const area = { widthInches: 12, heightInches: 16 }
const picture = newPicture('p', { fileId: 7, name: 'sun.png', widthPixels: 1_500, heightPixels: 1_000 }, area)
if (picture.kind !== 'IMAGE') throw new Error('A new picture is a picture')
const single = picture

test('a picture laid as a pattern fills the area with tiles in its own proportions', () => {
  const grid = patterned(single, 'GRID', area)
  const tile = { tileWidthInches: 3, tileHeightInches: 2, gapInches: 0 }
  expect(grid).toMatchObject({ xInches: 0, yInches: 0, ...area, repeat: { pattern: 'GRID', ...tile } })
  expect(patterned(grid, 'BRICK', area).repeat).toEqual({ pattern: 'BRICK', ...tile })
})
test('without a pattern it is one picture again, as large as its tile, and one that is single stays as it is', () => {
  const again = patterned(patterned(single, 'MIRROR', area), null, area)
  expect(again).toMatchObject({ widthInches: 3, heightInches: 2, xInches: 4.5, repeat: null })
  expect(patterned(single, null, area)).toBe(single)
})
test('tiles keep their proportions and their gap, however small they are asked for, and are never too many to print', () => {
  const figure = fc.integer({ min: 0, max: 30_000 }).map(value => value / 1_000)
  const anyPattern = fc.constantFrom<'GRID' | 'BRICK' | 'MIRROR'>('GRID', 'BRICK', 'MIRROR')
  assertProperty(
    fc.property(figure, figure, anyPattern, (widthInches, gapInches, pattern) => {
      const next = tiled(tiled(patterned(single, pattern, area), { gapInches }), { widthInches })
      expect(whyNotLayer(next, area)).toBeUndefined()
      expect(next.repeat?.gapInches).toBe(gapInches)
      const { tileWidthInches = 0, tileHeightInches = 1 } = next.repeat ?? {}
      expect(Math.abs(tileWidthInches / tileHeightInches - 1.5)).toBeLessThan(0.06)
    }),
  )
})
test('a tile as flat as a ribbon is made large enough at once, whatever width is typed', () => {
  const side = fc.integer({ min: 1, max: 500_000 }).map(value => value / 1_000)
  const anyPattern = fc.constantFrom<'GRID' | 'BRICK' | 'MIRROR'>('GRID', 'BRICK', 'MIRROR')
  const repeatOf = (pattern: 'GRID' | 'BRICK' | 'MIRROR', tileWidthInches: number, tileHeightInches: number) => ({
    ...single,
    ...{ xInches: 0, yInches: 0, ...area },
    repeat: { pattern, tileWidthInches, tileHeightInches, gapInches: 0 },
  })
  const { tileWidthInches = 0, tileHeightInches = 0 } = tiled(repeatOf('GRID', 3, 0.1), { widthInches: 0.1 }).repeat ?? {}
  expect(tileWidthInches).toBeGreaterThan(1)
  expect(tileHeightInches / tileWidthInches).toBeCloseTo(0.1 / 3, 2)
  assertProperty(
    fc.property(side, side, side, anyPattern, (width, height, widthInches, pattern) => {
      const next = tiled(repeatOf(pattern, width, height), { widthInches })
      expect(whyNotLayer(next, area)).toBeUndefined()
      const sides = [next.repeat?.tileWidthInches ?? 0, next.repeat?.tileHeightInches ?? 0]
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(0.001)
      expect(Math.max(...sides)).toBeLessThanOrEqual(500)
    }),
  )
})
test('a tile that was small for a while has the proportions of its picture again, and one that was pulled keeps its own', () => {
  const flat = newPicture('p', { fileId: 7, name: 'line.png', widthPixels: 3_000, heightPixels: 300 }, area)
  if (flat.kind !== 'IMAGE') throw new Error('A new picture is a picture')
  const pixels = { widthPixels: 3_000, heightPixels: 300 }
  const small = tiled(patterned(flat, 'GRID', area), { widthInches: 0.05 }, pixels)
  expect(tiled(small, { widthInches: 3 }, pixels).repeat).toMatchObject({ tileWidthInches: 3, tileHeightInches: 0.3 })
  const cut = patterned({ ...flat, widthInches: 1.5, heightInches: 0.3, crop: { left: 0.5, top: 0, right: 0, bottom: 0 } }, 'GRID', area)
  const smallCut = tiled(cut, { widthInches: 0.1 }, pixels)
  expect(tiled(smallCut, { widthInches: 2 }, pixels).repeat).toMatchObject({ tileWidthInches: 2, tileHeightInches: 0.4 })
  const pulled = patterned({ ...flat, widthInches: 2, heightInches: 2 }, 'GRID', area)
  expect(tiled(pulled, { widthInches: 1 }, pixels).repeat).toMatchObject({ tileWidthInches: 1, tileHeightInches: 1 })
})
