import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { effectiveDpi } from './dpi.rules.ts'

const placed = { widthPixels: 3600, heightPixels: 4800, widthInches: 12, heightInches: 16 }

test('source pixels divided by printed inches', () => {
  expect(effectiveDpi(placed)).toBe(300)
})

test('a crop takes pixels away', () => {
  expect(effectiveDpi({ ...placed, crop: { left: 0.25, top: 0.25, right: 0.25, bottom: 0.25 } })).toBe(150)
})

test('a picture pulled out of shape counts by its worse direction', () => {
  expect(effectiveDpi({ ...placed, heightInches: 32 })).toBe(150)
})

test('printing larger never looks better', () => {
  assertProperty(
    fc.property(
      fc.integer({ min: 1, max: 30_000 }),
      fc.double({ min: 0.5, max: 40, noNaN: true }),
      fc.double({ min: 1, max: 4, noNaN: true }),
      (pixels, inches, factor) => {
        const at = (side: number) => effectiveDpi({ widthPixels: pixels, heightPixels: pixels, widthInches: side, heightInches: side })
        return at(inches * factor) <= at(inches)
      },
    ),
  )
})
