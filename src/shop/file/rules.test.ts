import { expect, test } from 'vitest'
import { dpiAt, inchesAt, numberedName, resolutionOf, usualThresholds, withoutEnding } from './rules.ts'

test('a picture fills the area as far as its shape allows: the direction that touches first counts', () => {
  expect(dpiAt({ width: 3600, height: 4800 }, { widthInches: 12, heightInches: 16 })).toBe(300)
  expect(dpiAt({ width: 3600, height: 3600 }, { widthInches: 12, heightInches: 16 })).toBe(300)
  expect(dpiAt({ width: 600, height: 1600 }, { widthInches: 12, heightInches: 16 })).toBe(100)
})
test('below 120 is low, below 200 medium', () => {
  expect([119, 120, 199, 200].map(dpi => resolutionOf(dpi, usualThresholds))).toEqual(['low', 'medium', 'medium', 'high'])
})
test('1800 pixels print nine inches wide at 200', () => {
  expect(inchesAt({ width: 1800, height: 900 }, 200)).toEqual({ widthInches: 9, heightInches: 4.5 })
})
test('a second file of one name gets a number before its ending', () => {
  expect([numberedName('sun.png', 2), numberedName('no ending', 3)]).toEqual(['sun (2).png', 'no ending (3)'])
  expect(withoutEnding('cat-moon.PNG')).toBe('cat-moon')
})
