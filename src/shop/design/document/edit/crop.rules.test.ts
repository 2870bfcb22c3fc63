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
