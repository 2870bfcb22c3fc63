import { expect, test } from 'vitest'
import type { Corners } from '#base/paint/place/geometry.ts'
import { placeLine, whyNotCorners } from './mockup.rules.ts'

const corners = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y })) as unknown as Corners // four of them
const slanted = corners([0.2, 0.2], [0.8, 0.3], [0.75, 0.7], [0.25, 0.9])

test('four corners that a camera may see are taken, turned ones too', () => {
  const [one, two, three, four] = slanted
  expect(whyNotCorners(slanted)).toBeUndefined()
  for (const turned of [
    [two, three, four, one],
    [three, four, one, two],
  ] as const)
    expect(whyNotCorners(turned)).toBeUndefined()
})

test.each([
  ['beyond the photograph', corners([-0.01, 0.2], [0.8, 0.2], [0.8, 0.8], [0.2, 0.8]), 'MOCKUP_PLACE_OUTSIDE'],
  ['no number', corners([Number.NaN, 0.2], [0.8, 0.2], [0.8, 0.8], [0.2, 0.8]), 'MOCKUP_PLACE_OUTSIDE'],
  ['crossed', corners([0.2, 0.2], [0.8, 0.8], [0.8, 0.2], [0.2, 0.8]), 'MOCKUP_CORNERS_CROSSED'],
  ['mirrored', corners([0.8, 0.2], [0.2, 0.2], [0.2, 0.8], [0.8, 0.8]), 'MOCKUP_CORNERS_CROSSED'],
  ['bent inwards', corners([0.2, 0.2], [0.8, 0.2], [0.35, 0.4], [0.2, 0.8]), 'MOCKUP_CORNERS_CROSSED'],
  ['three in one line', corners([0.2, 0.2], [0.5, 0.2], [0.8, 0.2], [0.2, 0.8]), 'MOCKUP_CORNERS_CROSSED'],
  ['two in one', corners([0.2, 0.2], [0.2, 0.2], [0.8, 0.8], [0.2, 0.8]), 'MOCKUP_PLACE_FLAT'],
  ['as good as a line', corners([0.2, 0.2], [0.8, 0.2], [0.8, 0.2005], [0.2, 0.2005]), 'MOCKUP_PLACE_FLAT'],
  ['all but beside the camera', corners([0.2, 0.48], [0.8, 0.05], [0.8, 0.95], [0.2, 0.505]), 'MOCKUP_PLACE_FLAT'],
] as const)('%s is refused', (_, wrong, code) => {
  expect(whyNotCorners(wrong)).toBe(code)
})

test('a place that was stored before there were shapes reads as the same flat one', () => {
  const stored = { side: 'FRONT', left: 0.3, top: 0.2, width: 0.4 }
  expect(placeLine(stored)).toBe(placeLine({ ...stored, shape: 'FLAT', angle: 0 }))
  expect(placeLine({ side: 'FRONT', shape: 'CORNERS', corners: slanted })).not.toBe(placeLine(stored))
})
