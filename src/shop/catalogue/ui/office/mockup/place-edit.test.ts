import { expect, test } from 'vitest'
import { asShape, keepOn, movedBy, withCorner } from './place-edit.ts'

/** A square photograph, and an area of 12 × 16 inches on it. */
const on = { area: { widthInches: 12, heightInches: 16 }, photo: { width: 1000, height: 1000 } }
const flat = { shape: 'FLAT' as const, side: 'FRONT' as const, left: 0.2, top: 0.3, width: 0.3, angle: 0 }
const corners = {
  shape: 'CORNERS' as const,
  side: 'FRONT' as const,
  corners: [
    { x: 0.2, y: 0.2 },
    { x: 0.6, y: 0.3 },
    { x: 0.6, y: 0.7 },
    { x: 0.2, y: 0.8 },
  ] as [{ x: number; y: number }, { x: number; y: number }, { x: number; y: number }, { x: number; y: number }],
}

test('a place that is drawn over the edge comes back onto the photograph', () => {
  // 0.3 of the width is 300 pixels, and 400 high: the lowest top is 0.6.
  expect(keepOn({ ...flat, left: 0.95, top: 0.9 }, on)).toMatchObject({ left: 0.7, top: 0.6 })
  expect(keepOn({ ...flat, left: -1, top: -1 }, on)).toMatchObject({ left: 0, top: 0 })
  expect(keepOn({ ...corners, corners: [{ x: -0.1, y: 0.2 }, ...corners.corners.slice(1)] as typeof corners.corners }, on)).toMatchObject({
    corners: [{ x: 0, y: 0.2 }, { x: 0.6 }, { x: 0.6 }, { x: 0.2 }],
  })
})

test('a flat place is never wider than its height has room for, and never too small to take hold of', () => {
  expect(keepOn({ ...flat, width: 1 }, on)).toMatchObject({ left: 0.2, top: 0, width: 0.75 })
  expect(keepOn({ ...flat, width: 0 }, on)).toMatchObject({ width: 0.02 })
})

test('places are kept in tenths of a percent and of a degree', () => {
  expect(keepOn({ ...flat, left: 0.12345, angle: 12.345 }, on)).toMatchObject({ left: 0.123, angle: 12.3 })
})

test('a corner goes where it is drawn, but not across the others', () => {
  const drawn = withCorner(corners, 2, { x: 0.7, y: 0.75 })
  expect(keepOn(drawn, on)).toMatchObject({ corners: [{ x: 0.2 }, { x: 0.6 }, { x: 0.7, y: 0.75 }, { x: 0.2 }] })
  expect(keepOn(withCorner(corners, 2, { x: 0.1, y: 0.1 }), on)).toBeUndefined()
})

test('four corners move together, and stop where the first of them meets the edge', () => {
  expect(movedBy(corners, 0.1, -0.5)).toMatchObject({ corners: [{ x: expect.closeTo(0.3), y: 0 }, {}, {}, { y: expect.closeTo(0.6) }] })
  expect(movedBy(flat, 0.1, 0.1)).toMatchObject({ left: expect.closeTo(0.3), top: expect.closeTo(0.4) })
})

test('another shape begins where the one before it lay', () => {
  expect(asShape(flat, 'FLAT', on)).toBe(flat)
  const four = asShape(flat, 'CORNERS', on)
  expect(four).toMatchObject({ shape: 'CORNERS', side: 'FRONT', corners: [{ x: 0.2, y: 0.3 }, { x: 0.5, y: 0.3 }, { x: 0.5, y: 0.7 }, {}] })
  expect(asShape(four, 'FLAT', on)).toMatchObject({ shape: 'FLAT', left: 0.2, top: 0.3, width: 0.3 })
  expect(asShape(flat, 'CYLINDER', on)).toMatchObject({ shape: 'CYLINDER', left: 0.2, top: 0.3, radius: 0.15 })
})
