// What differs per colour, as values: over many sides, colours and layers.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { DesignDocument, type SideDocument } from '../contract.ts'
import { whyNotDrawn } from '../document.rules.ts'
import { filesOf } from '../layer.rules.ts'
import { artHash } from '../render.ts'
import { withText } from '../slot.rules.ts'
import { everShown, sideIn, tidied } from './color.rules.ts'
import type { ColorDifference } from './contract.ts'

const box = { xInches: 1, yInches: 1, widthInches: 4, heightInches: 2 }
const layers = [
  { kind: 'IMAGE', id: 'sun', fileId: 7, ...box },
  { kind: 'IMAGE', id: 'moon', fileId: 8, isHidden: true, ...box },
  { kind: 'TEXT', id: 'name', ...box, text: 'Xin chào', fontId: 'lobster-400', sizeInches: 1, color: '#111111' },
  { kind: 'SHAPE', id: 'box', ...box, shape: 'RECT', fill: '#0b5cff', stroke: { color: '#ffffff', widthInches: 0.1 } },
]
const parsed = (colors: unknown, drawn: unknown = layers) =>
  DesignDocument.safeParse({ v: 2, sides: [{ side: 'FRONT', layers: drawn, colors }] })
const area = { side: 'FRONT', widthInches: 12, heightInches: 16 } as const
function side(colors?: unknown, drawn?: unknown): SideDocument {
  const { layers: own = [], colors: differing } = parsed(colors, drawn).data?.sides[0] ?? {}
  return { ...area, layers: own, ...tidied(differing) }
}
const dark = [
  {
    color: 'Black',
    layers: [
      { id: 'sun', isHidden: true },
      { id: 'moon', isHidden: false },
      { id: 'name', color: '#ffffff', outline: { color: '#ff0000', widthInches: 0.05 } },
      { id: 'box', fill: null },
    ],
  },
  { color: 'constructor', layers: [{ id: 'name', color: '#00ff00' }] },
]
const inkOf = ({ layers: drawn }: SideDocument) => drawn.flatMap(layer => (layer.kind === 'TEXT' ? [layer.color] : []))

test('on a colour the layers have what differs there, on every other what all have; a colour is found however it is written', () => {
  const drawn = side(dark)
  const black = sideIn(drawn, 'black')
  expect(filesOf(black)).toEqual([8])
  expect(black.layers.slice(2)).toMatchObject([
    { color: '#ffffff', outline: { color: '#ff0000' } },
    { fill: null, stroke: { color: '#ffffff' } },
  ])
  for (const color of ['White', '__proto__', undefined]) expect(sideIn(drawn, color)).toBe(drawn)
  expect(inkOf(sideIn(drawn, 'constructor'))).toEqual(['#00ff00'])
  expect(filesOf(everShown(drawn))).toEqual([7, 8])
})

const hex = fc.constantFrom('#000000', '#ffffff', '#00ff00')
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const stroke = fc.option(fc.record({ color: hex, widthInches: fc.constantFrom(0.1, 0.2) }), { nil: null })
const difference = fc.oneof(
  fc.record({ id: fc.constantFrom('sun', 'moon'), isHidden: fc.boolean() }),
  fc.record({ id: fc.constant('name'), isHidden: optional(fc.boolean()), color: optional(hex), outline: optional(stroke) }),
  fc.record({ id: fc.constant('box'), isHidden: optional(fc.boolean()), fill: optional(hex), stroke: optional(stroke) }),
)
const colors = fc.array(fc.constantFrom('Black', 'Navy', 'White', 'Red'), { minLength: 2, maxLength: 3 })
const differences = fc.uniqueArray(
  fc.record({ color: fc.constantFrom('Black', 'Navy', 'White'), layers: fc.uniqueArray(difference, { selector: each => each.id }) }),
  { selector: each => each.color },
)
/** As a database keeps it: what is undefined is not there. */
const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const pictures = new Map([7, 8].map(id => [id, { sha256: `file ${id}`, widthPixels: 10, heightPixels: 10 }]))
const hashOf = (document: SideDocument) => artHash({ document, pictures })

test('an order’s side that is put in one colour after another is at last as if it had been put in that one, with its buyer’s text', () => {
  assertProperty(
    fc.property(differences, colors, (given, way) => {
      const drawn = side(given)
      const moved = way.reduce((from, color) => kept(withText(sideIn(from, color), 'Mia')), drawn)
      expect(hashOf(moved)).toBe(hashOf(withText(sideIn(drawn, way.at(-1)), 'Mia')))
      expect(hashOf(sideIn(moved, undefined))).toBe(hashOf(drawn))
    }),
  )
})

test('what is printed alike is one print, and a side without differences is drawn as before there were any', () => {
  const drawn = side(dark)
  const [black, navy, white] = ['Black', 'Navy', 'White'].map(color => hashOf(sideIn(drawn, color)))
  expect(navy).toBe(white)
  expect(navy).toBe(hashOf(side()))
  expect(black).not.toBe(white)
  const twice = side([...dark, { ...dark[0], color: 'Navy' }])
  expect(hashOf(sideIn(twice, 'Navy'))).toBe(black)
})

const on = (id: string, parts: object, color = 'Black') => [{ color, layers: [{ id, ...parts }] }]
const slot = { kind: 'TEXT', id: 'slot', ...box, text: 'Name', fontId: 'lobster-400', sizeInches: 1, slot: 'TEXT' }
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ color: `Color ${at}`, layers: [{ id: 'sun', isHidden: false }] }))

describe('a difference is refused in its own sentence', () => {
  test.each<[string, unknown, string, object[]?]>([
    ['an ink that is code', on('name', { color: 'url(x)' }), 'DESIGN_COLOR'],
    ['a stroke that is no number', on('box', { stroke: { color: '#ffffff', widthInches: Number.NaN } }), 'DESIGN_NUMBER'],
    ['an id that is none', on('a b', { isHidden: true }), 'DESIGN_KEY'],
    ['41 colours', many(41), 'DESIGN_COLORS_TOO_MANY'],
    [
      '61 layers',
      [{ color: 'Black', layers: Array.from({ length: 61 }, () => ({ id: 'sun', isHidden: true })) }],
      'DESIGN_LAYERS_TOO_MANY',
    ],
  ])('%s', (_, given, code) => {
    expect(parsed(given).error?.issues.map(issue => issue.message)).toContain(code)
  })
  test.each<[string, ColorDifference[], string, object[]?]>([
    [
      'a colour said twice, however it is written',
      [...on('sun', { isHidden: false }), ...on('sun', { isHidden: false }, 'BLACK')],
      'DESIGN_COLOR_TWICE',
    ],
    ['a layer that the side does not have', on('gone', { isHidden: true }), 'DESIGN_DIFFERENCE_LAYER'],
    ['a layer called like a part of every object', on('__proto__', { isHidden: true }), 'DESIGN_DIFFERENCE_LAYER'],
    [
      'a layer said twice',
      [
        {
          color: 'Black',
          layers: [
            { id: 'sun', isHidden: true },
            { id: 'sun', isHidden: false },
          ],
        },
      ],
      'DESIGN_DIFFERENCE_LAYER',
    ],
    ['an ink of a picture', on('sun', { color: '#ffffff' }), 'DESIGN_DIFFERENCE_FIELD'],
    ['a fill of a text', on('name', { fill: '#ffffff' }), 'DESIGN_DIFFERENCE_FIELD'],
    ['a slot that is hidden on one colour', on('slot', { isHidden: true }), 'DESIGN_DIFFERENCE_SLOT', [slot]],
    ['a shape with nothing left', on('box', { fill: null, stroke: null }), 'DESIGN_SHAPE_EMPTY'],
    ['a side with nothing left', on('slot', { isHidden: true }), 'DESIGN_COLOR_BLANK', [{ ...slot, slot: null }]],
  ])('%s', (_, given, code, drawn) => {
    expect(whyNotDrawn(side(given, drawn))?.code).toBe(code)
  })
  test('forty colours and a slot in another ink are none of these', () => {
    expect(whyNotDrawn(side(many(40)))).toBeUndefined()
    expect(whyNotDrawn(side(on('slot', { color: '#ffffff' }), [slot]))).toBeUndefined()
  })
})
