// A design on other areas, over many of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import type { Layer } from '../../document/contract.ts'
import { documentDpi } from '../../document/resolution.rules.ts'
import { refitted, scaleOf } from './refit.rules.ts'

const picture = (box: { xInches: number; yInches: number; widthInches: number; heightInches: number }): Layer => ({
  kind: 'IMAGE',
  id: 'p',
  fileId: 1,
  ...box,
})
const size = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map(hundredths => hundredths / 100)
const area = fc.record({
  widthInches: size(2, 24),
  heightInches: size(2, 36),
  align: fc.constantFrom<('top' | 'centre')[]>('top', 'centre'),
})
/** A picture somewhere on its area, upright. */
const drawn = fc
  .record({ from: area, to: area, w: size(0.1, 1), h: size(0.1, 1), x: size(0, 1), y: size(0, 1), pixels: size(1, 60) })
  .map(given => {
    const { from, to, w, h, x, y } = given
    const [widthInches, heightInches] = [w * from.widthInches, h * from.heightInches]
    const place = { xInches: x * (from.widthInches - widthInches), yInches: y * (from.heightInches - heightInches) }
    const pixels = { widthPixels: given.pixels * 100, heightPixels: (given.pixels * 100 * heightInches) / widthInches }
    return { from, to, layers: [picture({ ...place, widthInches, heightInches })], pictures: new Map([[1, pixels]]) }
  })

test('it lies whole on the other area, no wider a share of it than before, and never further enlarged than its pixels bear', () => {
  assertProperty(
    fc.property(drawn, ({ layers, ...given }) => {
      const [before] = layers
      const {
        layers: [after],
      } = refitted({ layers }, given)
      if (!before || !after) throw new Error('no layer')
      const slack = 1e-4
      expect(after.xInches).toBeGreaterThanOrEqual(-slack)
      expect(after.yInches).toBeGreaterThanOrEqual(-slack)
      expect(after.xInches + after.widthInches).toBeLessThanOrEqual(given.to.widthInches + slack)
      expect(after.yInches + after.heightInches).toBeLessThanOrEqual(given.to.heightInches + slack)
      expect(after.widthInches / given.to.widthInches).toBeLessThanOrEqual(before.widthInches / given.from.widthInches + slack)
      expect(after.widthInches / after.heightInches).toBeCloseTo(before.widthInches / before.heightInches, 2)
      const [was, is] = [documentDpi({ layers }, given.pictures) ?? 0, documentDpi({ layers: [after] }, given.pictures) ?? 0]
      expect(is).toBeGreaterThanOrEqual(Math.min(was, 299) - 1)
    }),
  )
})

test('on an area of the same size nothing moves', () => {
  assertProperty(
    fc.property(drawn, ({ layers, from, pictures }) => {
      expect(refitted({ layers }, { from, to: from, pictures }).layers).toEqual(layers)
    }),
  )
})

const tee = { widthInches: 12, heightInches: 16, align: 'top' } as const
const mug = { widthInches: 8.5, heightInches: 3.5, align: 'centre' } as const
const sharp = new Map([[1, { widthPixels: 30_000, heightPixels: 30_000 }]])

test('it hangs from the collar where the product asks so, and lies in the middle of what is no garment', () => {
  const chest = [picture({ xInches: 3, yInches: 1, widthInches: 6, heightInches: 3 })]
  const smaller = { widthInches: 6, heightInches: 10, align: 'top' } as const
  expect(refitted({ layers: chest }, { from: tee, to: smaller, pictures: sharp }).layers).toMatchObject([
    { xInches: 1.5, yInches: 0.5, widthInches: 3 },
  ])
  const onMug = refitted({ layers: chest }, { from: tee, to: mug, pictures: sharp }).layers[0]
  expect((onMug?.yInches ?? 0) + (onMug?.heightInches ?? 0) / 2).toBeCloseTo(1.75, 4)
  expect((onMug?.widthInches ?? 0) / 8.5).toBeCloseTo(0.5, 4)
  expect(refitted({ layers: onMug ? [onMug] : [] }, { from: mug, to: tee, pictures: sharp }).layers[0]?.yInches).toBe(0)
})

test('letters, strokes, corners and tiles go with the layer; what is hidden goes along and counts for nothing', () => {
  const box = { xInches: 0, yInches: 0, widthInches: 12, heightInches: 4, id: 'a' }
  const layers: Layer[] = [
    {
      ...picture({ xInches: 0, yInches: 0, widthInches: 4, heightInches: 4 }),
      repeat: { pattern: 'GRID', tileWidthInches: 2, tileHeightInches: 2, gapInches: 1 },
    } as Layer,
    { kind: 'SHAPE', ...box, shape: 'RECT', fill: null, stroke: { color: '#000000', widthInches: 0.2 }, cornerInches: 1 } as Layer,
    { kind: 'TEXT', ...box, text: 'Hi', fontId: 'lobster-400', sizeInches: 2, outline: null, isHidden: true, yInches: 90 } as Layer,
  ]
  const half = { widthInches: 6, heightInches: 8, align: 'top' } as const
  expect(scaleOf(layers, { from: tee, to: half, pictures: sharp })).toBe(0.5)
  expect(refitted({ layers }, { from: tee, to: half, pictures: sharp }).layers).toMatchObject([
    { repeat: { tileWidthInches: 1, tileHeightInches: 1, gapInches: 0.5 } },
    { stroke: { widthInches: 0.1 }, cornerInches: 0.5 },
    { sizeInches: 1, yInches: 45 },
  ])
})
