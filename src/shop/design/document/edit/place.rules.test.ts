import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extentOf } from '#base/paint/geometry.ts'
import { assertProperty } from '#test/property.ts'
import { whyNotLayer } from '../document.rules.ts'
import { cropMoved, cropped, uncropped, wholeSize } from './crop.rules.ts'
import type { EditedLayer } from './edited.rules.ts'
import { hugged, newPicture, newShape, newText } from './fresh.rules.ts'
import { isOn, layerAt } from './hit.rules.ts'
import { aligned, distributed, extentOfAll, pinchOf, transformed, unitsOf } from './many.rules.ts'
import { degrees, flipped, heldNear, inches, middleOf, moved, resized, scaled, sized, turn, turnedTo } from './place.rules.ts'
import { layerDpi, sizedForDpi } from './sharp.rules.ts'
import { snapLines, snapped } from './snap.rules.ts'
import { fitView, toInches, toPixels, zoomedAt } from './view.rules.ts'

const area = { widthInches: 12, heightInches: 16 }
const file = { fileId: 7, name: 'sun.png', widthPixels: 1_500, heightPixels: 1_000 }
const picture = newPicture('p', file, area)
const text = newText('t', { text: 'Xin chào', fontId: 'lobster-400', color: '#000000' }, area)
const shape = newShape('s', 'RECT', '#0b5cff', area)

const figure = (min: number, max: number) => fc.integer({ min: min * 1_000, max: max * 1_000 }).map(value => value / 1_000)
const placed = fc.record({
  xInches: figure(-5, 10),
  yInches: figure(-5, 10),
  widthInches: figure(0.2, 12),
  heightInches: figure(0.2, 12),
  rotateDegrees: fc.integer({ min: -1_799, max: 1_800 }).map(value => value / 10),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
})
const anyLayer: fc.Arbitrary<EditedLayer> = fc
  .tuple(fc.constantFrom(picture, text, shape), placed)
  .map(([layer, place]) => ({ ...layer, ...place }))
const sign = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1)
const anyHandle = fc.record({ across: sign, down: sign }).filter(({ across, down }) => across !== 0 || down !== 0)
const point = fc.record({ x: figure(-6, 6), y: figure(-6, 6) })
const near = (one: number, other: number, by = 0.003) => expect(Math.abs(one - other)).toBeLessThanOrEqual(by)
/** Where a corner or the middle of an edge of the turned box lies. */
const cornerOf = (layer: EditedLayer, { across, down }: { across: number; down: number }) => {
  const middle = middleOf(layer)
  const away = turn({ x: (across * layer.widthInches) / 2, y: (down * layer.heightInches) / 2 }, layer.rotateDegrees ?? 0)
  return { x: middle.x + away.x, y: middle.y + away.y }
}

test('angles stay within a turn, to a tenth', () => {
  expect([0, 190, -180, 180, 540, -360, 12.34].map(degrees)).toEqual([0, -170, 180, 180, 180, 0, 12.3])
})
test('what is moved there and back lies where it was, and what is flipped twice, or turned and turned back', () => {
  assertProperty(
    fc.property(anyLayer, point, (layer, by) => {
      expect(moved(moved(layer, by), { x: -by.x, y: -by.y })).toEqual(layer)
      expect(flipped(flipped(layer, 'X'), 'X')).toEqual(layer)
      expect(flipped(flipped(layer, 'Y'), 'Y')).toEqual(layer)
      expect(turnedTo(turnedTo(layer, 33), layer.rotateDegrees ?? 0)).toEqual(layer)
    }),
  )
})
test('a resize leaves the opposite corner where it is, or the middle, however the layer is turned', () => {
  assertProperty(
    fc.property(anyLayer, anyHandle, point, fc.boolean(), fc.boolean(), (layer, handle, by, keepsRatio, isFromMiddle) => {
      const next = resized(layer, { handle, by, keepsRatio, isFromMiddle })
      const fixed = isFromMiddle ? { across: 0, down: 0 } : { across: -handle.across, down: -handle.down }
      const [before, after] = [cornerOf(layer, fixed), cornerOf(next, fixed)]
      near(before.x, after.x)
      near(before.y, after.y)
      expect(Math.min(next.widthInches, next.heightInches)).toBeGreaterThanOrEqual(0.05)
    }),
  )
})
test('a corner that keeps the proportions keeps them, and letters grow with their box', () => {
  const corner = { across: 1, down: 1 } as const
  const next = resized({ ...text, rotateDegrees: 30 }, { handle: corner, by: turn({ x: 4, y: 0.5 }, 30), keepsRatio: true })
  near(next.widthInches / next.heightInches, text.widthInches / text.heightInches, 0.02)
  const grown = next.widthInches / text.widthInches
  expect(next.kind === 'TEXT' && text.kind === 'TEXT' && next.sizeInches / text.sizeInches).toBeCloseTo(grown, 2)
})
test('an edit never makes a layer that the API refuses', () => {
  assertProperty(
    fc.property(anyLayer, anyHandle, point, figure(0.01, 80), (layer, handle, by, factor) => {
      const far = { x: by.x * 40, y: by.y * 40 }
      for (const next of [
        resized(layer, { handle, by: far, keepsRatio: true }),
        resized(layer, { handle, by: far, keepsRatio: false }),
        moved(layer, far),
        scaled(layer, factor),
      ])
        expect(whyNotLayer(heldNear(next, area), area)).toBeUndefined()
    }),
  )
})

test('two fingers that come back leave everything as it was; their middle stays under them', () => {
  const from = [
    { x: 2, y: 2 },
    { x: 4, y: 2 },
  ] as const
  const same = transformed(picture, pinchOf(from, from))
  expect(same).toEqual(picture)
  const { factor, turnDegrees, by } = pinchOf(from, [
    { x: 3, y: 1 },
    { x: 3, y: 5 },
  ])
  expect([factor, turnDegrees, by]).toEqual([2, 90, { x: 0, y: 1 }])
})

test('aligned layers lie at the side; groups move whole', () => {
  assertProperty(
    fc.property(anyLayer, anyLayer, (one, other) => {
      const units = unitsOf([
        { ...one, id: 'a' },
        { ...other, id: 'b' },
      ])
      const lefts = aligned(units, 'left', area).map(layer => extentOf(layer).left)
      near(lefts[0] ?? 0, lefts[1] ?? 1, 0.002)
      const together = unitsOf([
        { ...one, id: 'a', groupId: 'g' },
        { ...other, id: 'b', groupId: 'g' },
      ])
      expect(together).toHaveLength(1)
      const [first, second] = aligned(together, 'centre', area)
      near((second?.xInches ?? 0) - (first?.xInches ?? 0), other.xInches - one.xInches)
      const extent = extentOfAll(first && second ? [first, second] : [])
      near((extent?.left ?? 0) + (extent?.right ?? 0), area.widthInches)
    }),
  )
})
test('distributed layers have the same gaps, and the outer ones stay', () => {
  const at = (id: string, xInches: number, widthInches: number): EditedLayer => ({ ...shape, id, xInches, widthInches })
  const spread = distributed([[at('a', 0, 1)], [at('b', 1.5, 2)], [at('c', 9, 1)]], 'X')
  expect(spread.map(({ id, xInches }) => [id, xInches])).toEqual([
    ['a', 0],
    ['b', 4],
    ['c', 9],
  ])
})

test('a crop keeps the picture where it is, whichever way it is turned and flipped', () => {
  assertProperty(
    fc.property(placed, anyHandle, point, (place, handle, by) => {
      const before = { ...picture, ...place, crop: { left: 0.1, top: 0.2, right: 0.1, bottom: 0 } }
      if (before.kind !== 'IMAGE') return
      const next = cropped(before, { handle, by })
      near(wholeSize(next).width, wholeSize(before).width, wholeSize(before).width * 0.02)
      const [all, allBefore] = [uncropped(next), uncropped(before)]
      near(middleOf(all).x, middleOf(allBefore).x, 0.2)
      near(middleOf(all).y, middleOf(allBefore).y, 0.2)
      const { left = 0, right = 0, top = 0, bottom = 0 } = next.crop ?? {}
      expect(Math.min(left, right, top, bottom)).toBeGreaterThanOrEqual(0)
      expect(whyNotLayer(next, area)).toBeUndefined()
    }),
  )
})
test('a picture is moved behind its box as far as there is picture', () => {
  const before = { ...picture, crop: { left: 0.25, top: 0, right: 0.25, bottom: 0 } }
  if (before.kind !== 'IMAGE') throw new Error('a picture')
  const { width } = wholeSize(before)
  expect(cropMoved(before, { x: 100, y: 100 }).crop).toEqual({ left: 0, top: 0, right: 0.5, bottom: 0 })
  expect(cropMoved({ ...before, flipX: true }, { x: width / 8, y: 0 }).crop?.left).toBeCloseTo(0.375, 4)
})

test('what is dragged near a line lies on it, and the line is named', () => {
  const lines = snapLines(area, [{ left: 2, top: 2, right: 4, bottom: 4 }], { bleedInches: 0, safeInches: 0.25 })
  const snap = snapped({ left: 4.05, top: 9, right: 5, bottom: 10 }, lines, 0.1)
  expect(inches(snap.x)).toBe(-0.05)
  expect(snap.guides).toEqual([{ axis: 'X', at: 4 }])
  expect(snapped({ left: 6.5, top: 9, right: 7.3, bottom: 10 }, lines, 0.1)).toEqual({ x: 0, y: 0, guides: [], gaps: [] })
})

test('the highest layer under a point is hit, locked and hidden ones are not', () => {
  const layers = [shape, { ...picture, isLocked: true }, { ...text, isHidden: true }]
  expect(layerAt(layers, { x: 6, y: 8 })?.id).toBe('s')
  expect(layerAt(layers, { x: 0.1, y: 0.1 })).toBeUndefined()
  assertProperty(fc.property(anyLayer, layer => isOn(layer, cornerOf(layer, { across: 0.99, down: -0.99 }))))
})

test('the largest size for a resolution is sharp enough, and no smaller than that', () => {
  const sizes = new Map([[7, { widthPixels: 1_500, heightPixels: 1_000 }]])
  assertProperty(
    fc.property(figure(0.2, 12), widthInches => {
      const layer = sized(picture, { width: widthInches, height: (widthInches * 2) / 3 })
      const dpi = layerDpi(sizedForDpi(layer, sizes, 200), sizes) ?? 0
      expect(dpi).toBeGreaterThanOrEqual(200)
      expect(dpi).toBeLessThanOrEqual(204)
    }),
  )
  expect(layerDpi(text, sizes)).toBeUndefined()
})

test('what is new fits onto its side', () => {
  for (const layer of [picture, text, shape]) {
    expect(whyNotLayer(layer, area)).toBeUndefined()
    const extent = extentOf(layer)
    expect(Math.min(extent.left, extent.top, 12 - extent.right, 16 - extent.bottom)).toBeGreaterThanOrEqual(0)
  }
  expect(newPicture('p', { ...file, widthPixels: 300, heightPixels: 300 }, area)).toMatchObject({ widthInches: 1, heightInches: 1 })
})
test('a text’s box follows its letters from the side that it is aligned to, up to the area', () => {
  if (text.kind !== 'TEXT') throw new Error('a text')
  const left = { ...text, align: 'left' as const }
  expect(hugged(left, { width: 3, height: 1 }, area)).toMatchObject({ xInches: text.xInches, widthInches: 3.001 })
  expect(hugged(text, { width: 40, height: 1 }, area).widthInches).toBe(12.001)
})

test('a zoom keeps the point under the pointer, and ends at its limits', () => {
  const fit = fitView(area, { width: 800, height: 600 })
  assertProperty(
    fc.property(point, figure(0.2, 5), (at, factor) => {
      const pixels = { x: at.x * 40, y: at.y * 40 }
      const zoomed = zoomedAt(fit, pixels, factor, fit)
      const [before, after] = [toInches(fit, pixels), toInches(zoomed, pixels)]
      near(before.x, after.x)
      near(before.y, after.y)
      near(toPixels(zoomed, after).x, pixels.x)
    }),
  )
  expect(zoomedAt(fit, { x: 0, y: 0 }, 1_000, fit).scale).toBe(fit.scale * 8)
})
