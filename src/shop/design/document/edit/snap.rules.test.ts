import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { areaLines } from '../lines.rules.ts'
import { freeGuide, type Guide, guideAdded, guideMoved, guideNudged, guideRemoved, mostGuides, snapLines, snapped } from './snap.rules.ts'
import { lineDragged, lineDropped, lineTaken, ticksOf } from './view.rules.ts'

const area = { widthInches: 12, heightInches: 16 }
const box = (left: number, top: number, width = 1, height = 1) => ({ left, top, right: left + width, bottom: top + height })
const margins = { bleedInches: 0, safeInches: 0.25 }
const row = [box(1, 5), box(3.3, 5)]
const snap = (moving: ReturnType<typeof box>, guides: readonly Guide[] = [], others = row) =>
  snapped(moving, snapLines(area, others, margins, guides), 0.1)

test('a layer comes to rest where the gap after two others is as large as theirs, and both gaps are shown', () => {
  const { x, gaps } = snap(box(5.66, 5.2))
  expect(x).toBeCloseTo(-0.06)
  expect(
    gaps.map(({ axis, from, to }) => [axis, from, to].map(each => (typeof each === 'number' ? Number(each.toFixed(3)) : each))),
  ).toEqual([
    ['X', 2, 3.3],
    ['X', 4.3, 5.6],
  ])
})
test('it rests before them, and between them with the same gap on both sides', () => {
  const [one, other] = [box(3, 5), box(4.5, 5)]
  expect(snap(box(1.47, 5.3), [], [one, other]).x).toBeCloseTo(0.03)
  const between = snap(box(3.62, 5.2, 0.3), [], [box(1, 5), box(5.5, 5)])
  expect(between.x).toBeCloseTo(-0.02)
  expect(between.gaps).toHaveLength(2)
})
test('what lies in no row with it, and a place that is taken, give no gaps', () => {
  expect(snap(box(5.66, 9)).gaps).toEqual([])
  expect(snap(box(5.66, 5.2), [], [...row, box(6, 5)]).gaps).toEqual([])
})
test('a gap is measured from what reaches furthest, not from what begins last', () => {
  const others = [box(0, 5, 4), box(1, 5), box(6, 5)]
  expect(snap(box(9.04, 5.2), [], others).x).toBeCloseTo(-0.04)
  expect(snap(box(9.04, 5.2), [], others).gaps.map(({ from, to }) => [from, to])).toEqual([
    [4, 6],
    [7, 9],
  ])
  expect(snap(box(11.04, 5.2, 0.7), [], others).gaps).toEqual([])
})
test('what lies behind the whole row, or behind what is moved, takes no place', () => {
  const behind = box(0, 0, 12, 16)
  expect(snap(box(5.66, 5.2), [], [behind, ...row]).gaps.filter(({ axis }) => axis === 'X')).toHaveLength(2)
  const panel = box(0.5, 4, 8, 3)
  expect(snap(box(5.66, 5.2), [], [behind, panel, ...row]).gaps.filter(({ axis }) => axis === 'X')).toHaveLength(2)
})
test('gaps are met downwards too', () => {
  expect(snap(box(1.2, 5.05), [], [box(1, 1), box(1, 3)]).gaps.map(({ axis }) => axis)).toEqual(['Y', 'Y'])
})
test('it snaps to a guide as to an edge', () => {
  expect(snap(box(7.04, 9), [{ axis: 'X', at: 7 }])).toMatchObject({ guides: [{ axis: 'X', at: 7 }] })
})
test('however it is moved, a snap goes no further than the reach, and gaps that are shown are equal', () => {
  const place = fc.integer({ min: 0, max: 1_100 }).map(value => value / 100)
  const boxes = fc.array(fc.tuple(place, place), { maxLength: 5 })
  assertProperty(
    fc.property(place, place, boxes, (left, top, others) => {
      const all = others.map(([x, y]) => box(x, y))
      const { x, y, gaps } = snap(box(left, top), [], all)
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.1)
      for (const axis of ['X', 'Y'] as const) {
        const [first, second] = gaps.filter(gap => gap.axis === axis)
        if (first && second) expect(first.to - first.from).toBeCloseTo(second.to - second.from)
      }
    }),
  )
})

test('a guide is laid on the area alone, once, and one that is taken off it is gone', () => {
  const one = guideAdded([], { axis: 'X', at: 3.00049 }, area)
  expect(one).toEqual([{ axis: 'X', at: 3 }])
  expect(guideAdded(one, { axis: 'X', at: 3 }, area)).toBe(one)
  expect(guideAdded(one, { axis: 'X', at: 12.5 }, area)).toBe(one)
  expect(guideMoved(one, { axis: 'X', at: 3 }, 4, area)).toEqual([{ axis: 'X', at: 4 }])
  expect(guideMoved(one, { axis: 'X', at: 3 }, -1, area)).toEqual([])
  expect(guideRemoved(one, { axis: 'X', at: 3 })).toEqual([])
  expect(guideMoved(one, { axis: 'Y', at: 3 }, 4, area)).toEqual(one)
  const two = guideAdded(one, { axis: 'X', at: 5 }, area)
  expect(guideMoved(two, { axis: 'X', at: 3 }, 6, area).map(({ at }) => at)).toEqual([6, 5])
  expect(guideMoved(two, { axis: 'X', at: 3 }, 5, area)).toBe(two)
})
test('a guide that the keyboard moves stays on the area, and steps over another one', () => {
  const [one, other] = [3, 3.05].map(at => ({ axis: 'X' as const, at }))
  if (!one || !other) throw new Error('Two guides')
  expect(guideNudged([one, other], one, 0.05, area)).toBe(3.1)
  expect(guideNudged([one, other], one, -0.05, area)).toBe(2.95)
  expect(guideNudged([one], { axis: 'X', at: 11.98 }, 0.05, area)).toBe(12)
  expect(guideNudged([one], { axis: 'X', at: 0 }, -0.5, area)).toBe(0)
  const edge = { axis: 'X' as const, at: 12 }
  expect(guideNudged([edge, { axis: 'X', at: 11.98 }], { axis: 'X', at: 11.98 }, 0.05, area)).toBe(11.98)
})
test('guides that are added without a hand never lie on each other, and are at most twenty', () => {
  let guides: readonly Guide[] = []
  for (let count = 0; count < mostGuides + 3; count++) guides = guideAdded(guides, freeGuide(guides, 'Y', area), area)
  expect(guides).toHaveLength(mostGuides)
  expect(new Set(guides.map(({ at }) => at)).size).toBe(mostGuides)
  expect(guides[0]).toEqual({ axis: 'Y', at: 8 })
})
test('a ruler has its nought at the area’s edge, and figures that do not run into each other at any zoom', () => {
  for (const scale of [4, 20, 60, 300]) {
    const ticks = ticksOf({ scale, from: 100, length: 800 })
    expect(ticks.find(({ inches }) => inches === 0)).toMatchObject({ at: 100, isLong: true })
    const [first, second] = ticks.filter(({ isLong }) => isLong)
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(44)
    expect(ticks.length).toBeLessThan(200)
  }
})
test('a press on a ruler or a grip does nothing until the hand moves, and a line keeps its distance to the hand', () => {
  const taken = lineTaken(203, 200)
  expect(lineDragged(taken, 205)).toBe(taken)
  expect(lineDropped(taken)).toBe('nothing')
  const dragged = lineDragged(taken, 213)
  expect(dragged.at).toBe(210)
  expect(lineDropped(dragged)).toBe('laid')
  // Once it is on its way it follows every pixel, back to where it began too.
  expect(lineDragged(dragged, 204).at).toBe(201)
})
test('a line that is let go over the ruler that it came out of is none', () => {
  expect(lineDropped(lineDragged(lineTaken(10), 15))).toBe('away')
  expect(lineDropped(lineDragged(lineTaken(203, 200), -4))).toBe('away')
  expect(lineDropped(lineDragged(lineTaken(10), 20))).toBe('laid')
})

test('an area’s own safe line and bleed are where it is snapped to and what is shown; at nothing there is neither', () => {
  const at = (left: number, own: { bleedInches: number; safeInches: number }) => snapped(box(left, 5), snapLines(area, [], own, []), 0.1).x
  const none = { bleedInches: 0, safeInches: 0 }
  expect(at(0.45, { ...none, safeInches: 0.5 })).toBeCloseTo(0.05)
  expect(at(0.45, none)).toBe(0)
  expect(at(0.3, none)).toBe(0)
  expect(at(-0.2, { ...none, bleedInches: 0.125 })).toBeCloseTo(0.075)
  expect(at(-0.2, none)).toBe(0)
  expect(areaLines(area, none)).toEqual({ trim: { x: 0, y: 0, width: 12, height: 16 } })
  expect(areaLines(area, { bleedInches: 0.125, safeInches: 0.5 })).toEqual({
    trim: { x: 0, y: 0, width: 12, height: 16 },
    bleed: { x: -0.125, y: -0.125, width: 12.25, height: 16.25 },
    safe: { x: 0.5, y: 0.5, width: 11, height: 15 },
  })
})
