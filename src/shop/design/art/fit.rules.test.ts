import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { alignOf, fitted } from './fit.rules.ts'

const chest = { widthInches: 12, heightInches: 16 }
const square = { widthPixels: 3_600, heightPixels: 3_600 }

test('a picture fills the area as far as its shape allows and lies in the middle', () => {
  expect(fitted(square, chest)).toEqual({ xInches: 0, yInches: 2, widthInches: 12, heightInches: 12, dpi: 300 })
  expect(fitted({ widthPixels: 1_000, heightPixels: 4_000 }, chest)).toEqual({
    xInches: 4,
    yInches: 0,
    widthInches: 4,
    heightInches: 16,
    dpi: 250,
  })
})

test('on a garment’s chest and back it hangs from the top, elsewhere it lies in the middle', () => {
  expect([alignOf('tee', 'FRONT'), alignOf('hoodie', 'BACK'), alignOf('hoodie', 'HOOD'), alignOf('mug', 'FRONT')]).toEqual([
    'top',
    'top',
    'centre',
    'centre',
  ])
  expect(fitted(square, chest, { align: 'top' })).toMatchObject({ xInches: 0, yInches: 0 })
})

test('half the size has twice the dots per inch', () => {
  expect(fitted(square, chest, { scalePercent: 50 })).toEqual({ xInches: 3, yInches: 5, widthInches: 6, heightInches: 6, dpi: 600 })
})

test('a picture of any shape keeps it and stays within any area', () => {
  const side = fc.integer({ min: 1, max: 30_000 })
  const inches = fc.double({ min: 0.5, max: 40, noNaN: true })
  assertProperty(
    fc.property(side, side, inches, inches, (widthPixels, heightPixels, widthInches, heightInches) => {
      const fit = fitted({ widthPixels, heightPixels }, { widthInches, heightInches })
      const hair = 1e-9
      expect(fit.xInches).toBeGreaterThanOrEqual(-hair)
      expect(fit.yInches).toBeGreaterThanOrEqual(-hair)
      expect(fit.xInches + fit.widthInches).toBeLessThanOrEqual(widthInches + hair)
      expect(fit.yInches + fit.heightInches).toBeLessThanOrEqual(heightInches + hair)
      expect(fit.widthInches / fit.heightInches / (widthPixels / heightPixels)).toBeCloseTo(1, 9)
    }),
  )
})
