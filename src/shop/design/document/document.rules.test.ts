import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extentOf } from '#base/paint/geometry.ts'
import { assertProperty } from '#test/property.ts'
import { DesignDocument, type Layer, type SideDocument } from './contract.ts'
import { whyNotLayer, whyNotSide } from './document.rules.ts'
import { filesOf, isBarePicture, textsOf, withKeys } from './layer.rules.ts'
import { documentDpi, scalePercent } from './resolution.rules.ts'

const area = { side: 'FRONT', widthInches: 12, heightInches: 16 } as const
const box = { xInches: 1, yInches: 1, widthInches: 4, heightInches: 2 }
const text = { kind: 'TEXT', ...box, text: 'Xin chào', fontId: 'lobster-400', sizeInches: 1 } as const
const picture = { kind: 'IMAGE', ...box, fileId: 7 } as const
const shape = { kind: 'SHAPE', ...box, shape: 'RECT', fill: '#0b5cff' } as const

const parsed = (...layers: object[]) => DesignDocument.safeParse({ v: 2, sides: [{ side: 'FRONT', layers }] })
const layersOf = (...layers: object[]): readonly Layer[] => parsed(...layers).data?.sides[0]?.layers ?? []
const side = (...layers: object[]): SideDocument => ({ ...area, layers: layersOf(...layers) })
const refusals = (...layers: object[]) => [...new Set(parsed(...layers).error?.issues.map(issue => issue.message))]

test('what a layer does not say is as in designs of before version 2', () => {
  expect(layersOf(picture)).toMatchObject([
    {
      ...{ rotateDegrees: 0, flipX: false, flipY: false, opacityPercent: 100, isHidden: false, isLocked: false, groupId: null },
      ...{ crop: { left: 0, top: 0, right: 0, bottom: 0 }, mask: null, repeat: null },
    },
  ])
  const old = { ...picture, rotateDegrees: 0, scalePercent: 100, crop: { left: 0, top: 0, right: 0, bottom: 0 } }
  expect(layersOf(old)).toEqual(layersOf(picture))
})

test.each([
  ['a place of a billion inches', { ...picture, xInches: 1e9 }, 'DESIGN_NUMBER'],
  ['a place that is no number', { ...picture, xInches: Number.NaN }, 'DESIGN_NUMBER'],
  ['a width without end', { ...picture, widthInches: Number.POSITIVE_INFINITY }, 'DESIGN_NUMBER'],
  ['no width', { ...picture, widthInches: 0 }, 'DESIGN_NUMBER'],
  ['a colour by name', { ...text, color: 'red' }, 'DESIGN_COLOR'],
  ['a colour that is an address', { ...shape, fill: 'url(#a)' }, 'DESIGN_COLOR'],
  ['opacity of nothing', { ...picture, opacityPercent: 0 }, 'DESIGN_NUMBER'],
  ['a crop below nothing', { ...picture, crop: { left: -1, top: 0, right: 0, bottom: 0 } }, 'DESIGN_NUMBER'],
  ['an id with blanks', { ...picture, id: 'a b' }, 'DESIGN_KEY'],
  ['a text of a book', { ...text, text: 'a'.repeat(2_001) }, 'DESIGN_TEXT_TOO_LONG'],
])('%s is refused', (_, layer, code) => {
  expect(refusals(layer)).toEqual([code])
})
test('61 layers are refused, 60 are not; and 64 KB', () => {
  const many = (count: number) => Array.from({ length: count }, () => picture)
  expect(refusals(...many(61))).toEqual(['DESIGN_LAYERS_TOO_MANY'])
  expect(refusals(...many(60))).toEqual([])
  expect(refusals()).toEqual(['DESIGN_SIDE_EMPTY'])
  expect(refusals(...many(60).map(() => ({ ...text, text: 'ế'.repeat(500) })))).toEqual(['DESIGN_TOO_LARGE'])
})

const [only] = layersOf(text)
const why = (more: object, of: object = text) => whyNotLayer(layersOf({ ...of, ...more })[0] ?? (only as Layer), area)
test.each([
  ['a layer four areas away', { xInches: 65 }, 'DESIGN_LAYER_FAR'],
  ['a text of blanks', { text: '  \n ' }, 'DESIGN_TEXT_EMPTY'],
  ['501 letters', { text: 'a'.repeat(501) }, 'DESIGN_TEXT_TOO_LONG'],
  ['a tab', { text: 'a\tb' }, 'DESIGN_TEXT_CONTROL'],
  ['a mark that turns the reading round', { text: 'a\u202eb' }, 'DESIGN_TEXT_CONTROL'],
  ['half of a pair', { text: 'a\ud83d' }, 'DESIGN_TEXT_CONTROL'],
  ['nothing seen', { text: '\u200b' }, 'DESIGN_TEXT_CONTROL'],
  ['500 letters with accents of their own', { text: 'e\u0301'.repeat(500) }, undefined],
  ['two lines', { text: 'a\nb' }, undefined],
])('%s: %o', (_, more, code) => {
  expect(why(more)).toBe(code)
})
test('a crop of everything, a pattern of dust and a shape without colour are refused', () => {
  expect(why({ crop: { left: 0.6, top: 0, right: 0.4, bottom: 0 } }, picture)).toBe('DESIGN_CROP_EMPTY')
  const repeat = { pattern: 'GRID', tileWidthInches: 0.001, tileHeightInches: 0.001 }
  expect(why({ repeat }, picture)).toBe('DESIGN_TILES_TOO_MANY')
  expect(why({ repeat: { ...repeat, tileWidthInches: 0.1, tileHeightInches: 0.1 } }, picture)).toBeUndefined()
  expect(why({ fill: null }, shape)).toBe('DESIGN_SHAPE_EMPTY')
})

test('a side of which nothing would be printed is refused, and two layers of one id', () => {
  expect(whyNotSide(side(text))).toBeUndefined()
  expect(whyNotSide(side({ ...text, isHidden: true }))).toEqual({ code: 'PRINT_BLANK' })
  expect(whyNotSide(side({ ...text, xInches: 20 }, { ...shape, yInches: -3 }))).toEqual({ code: 'PRINT_BLANK' })
  expect(whyNotSide(side({ ...text, id: 'a' }, { ...shape, id: 'a' }))).toEqual({ code: 'DESIGN_KEY_TWICE' })
  expect(whyNotSide(side(shape, { ...text, text: 'a\u0007' }))).toEqual({ code: 'DESIGN_TEXT_CONTROL', layer: 1 })
  expect(whyNotSide(side(...Array.from({ length: 7 }, () => ({ ...text, text: 'a'.repeat(500) }))))).toEqual({
    code: 'DESIGN_TEXT_TOO_LONG',
  })
})

test('layers without ids are named by their place, and no name twice', () => {
  expect(withKeys(layersOf(text, { ...shape, id: 'l1' }, picture)).map(layer => layer.id)).toEqual(['l1x', 'l1', 'l3'])
})

test('texts and shapes are as sharp as the print; a hidden picture counts for nothing', () => {
  const pictures = new Map([[7, { widthPixels: 400, heightPixels: 200 }]])
  expect(documentDpi(side(text, shape), pictures)).toBe(300)
  expect(documentDpi(side(text, picture), pictures)).toBe(100)
  expect(documentDpi(side(text, { ...picture, isHidden: true }), pictures)).toBe(300)
  expect(documentDpi(side({ ...picture, fileId: 8 }), pictures)).toBeNull()
  const repeat = { pattern: 'GRID', tileWidthInches: 1, tileHeightInches: 0.5 }
  expect(documentDpi(side({ ...picture, repeat }), pictures)).toBe(400)
  expect(scalePercent({ ...picture, xInches: 0 }, pictures.get(7))).toBe(300)
})

test('the pictures and texts of a side are those that are printed; one picture as it is is bare', () => {
  const drawn = side(picture, { ...picture, fileId: 8, isHidden: true }, text)
  expect([filesOf(drawn), textsOf(drawn).length, isBarePicture(drawn)]).toEqual([[7], 1, false])
  expect([side(picture), side({ ...picture, flipX: true }), side(picture, picture)].map(isBarePicture)).toEqual([true, false, false])
})

const inches = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyBox = fc.record({
  xInches: inches(-60, 60),
  yInches: inches(-60, 60),
  widthInches: inches(0.001, 60),
  heightInches: inches(0.001, 60),
  rotateDegrees: inches(-180, 180),
})
test('whatever is sent is refused in a sentence or is a side that can be drawn; nothing throws', () => {
  const anything = fc.record({
    kind: fc.constantFrom('IMAGE', 'TEXT', 'SHAPE', 'X'),
    text: fc.string({ unit: 'binary' }),
    fileId: fc.integer(),
    shape: fc.anything(),
  })
  assertProperty(
    fc.property(fc.array(fc.tuple(anyBox, anything, fc.anything())), layers => {
      const sent = layers.map(([place, layer, more]) => ({ ...place, ...layer, ...(typeof more === 'object' ? more : {}) }))
      const { data } = parsed(...sent)
      if (data) whyNotSide({ ...area, layers: data.sides[0]?.layers ?? [] })
    }),
  )
})
test('a turned box ends where its corners are', () => {
  assertProperty(
    fc.property(anyBox, place => {
      const angle = (place.rotateDegrees * Math.PI) / 180
      const corners = [1, -1].flatMap(x => [1, -1].map(y => ({ x: (x * place.widthInches) / 2, y: (y * place.heightInches) / 2 })))
      const across = corners.map(({ x, y }) => place.xInches + place.widthInches / 2 + x * Math.cos(angle) - y * Math.sin(angle))
      const { left, right } = extentOf(place)
      expect(left).toBeCloseTo(Math.min(...across), 6)
      expect(right).toBeCloseTo(Math.max(...across), 6)
    }),
  )
})
