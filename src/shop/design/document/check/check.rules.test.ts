import { expect, test } from 'vitest'
import type { Layer, SideDocument } from '../contract.ts'
import { DraftDocument } from '../contract.ts'
import { type CheckWith, checkSide } from './check.rules.ts'
import { spoken } from './sentence.ts'

const area = { side: 'FRONT', widthInches: 12, heightInches: 16 } as const
const box = { xInches: 2, yInches: 2, widthInches: 6, heightInches: 3 }
const text = { kind: 'TEXT', ...box, text: 'Xin chào', fontId: 'lobster-400', sizeInches: 1 } as const
const picture = { kind: 'IMAGE', ...box, fileId: 7 } as const
const shape = { kind: 'SHAPE', ...box, shape: 'RECT', fill: '#0b5cff' } as const

const layersOf = (layers: readonly object[]): readonly Layer[] =>
  DraftDocument.parse({ v: 2, sides: [{ side: 'FRONT', layers }] }).sides[0]?.layers ?? []
const side = (layers: readonly object[], more: Partial<SideDocument> = {}): SideDocument => ({ ...area, ...more, layers: layersOf(layers) })
const sun = { name: 'sun.png', widthPixels: 3_600, heightPixels: 1_800, isInLibrary: true }
const given: CheckWith = { minDpi: 150, pictures: new Map([[7, sun]]), colorHex: '#fbfbfa' }
const said = (layers: readonly object[], { more = {}, ...rest }: Partial<CheckWith> & { more?: Partial<SideDocument> } = {}) =>
  checkSide(side(layers, more), { ...given, ...rest }).map(({ code, weight }) => `${weight} ${code}`)
const ink = (halfShare: number, ...colors: [number, number, number, number][]) => new Map([[7, { ...sun, ink: { halfShare, colors } }]])

test('a design as it should be is given no word', () => {
  expect(said([picture, text, shape])).toEqual([])
  expect(said([picture, text, shape], { more: { technique: 'DTF', safeInches: 0.25 } })).toEqual([])
})

test.each<[string, readonly object[], Parameters<typeof said>[1], readonly string[]]>([
  ['nothing on a side', [], {}, ['BLOCK SIDE_EMPTY']],
  ['nothing that is not hidden', [{ ...text, isHidden: true }], {}, ['BLOCK SIDE_EMPTY']],
  ['all of it outside of the area', [{ ...text, xInches: 13 }], {}, ['BLOCK SIDE_OUTSIDE']],
  ['one layer outside of it', [shape, { ...text, xInches: 13 }], {}, ['WARN LAYER_OUTSIDE']],
  ['more layers than are printed', [shape, text], { more: { maxLayers: 1 } }, ['BLOCK LAYERS_OVER']],
  ['a picture that is gone', [{ ...picture, fileId: 8 }], {}, ['BLOCK PICTURE_GONE']],
  ['one that left the library', [picture], { pictures: new Map([[7, { ...sun, isInLibrary: false }]]) }, ['NOTE PICTURE_REMOVED']],
  ['one with too few dots for this product', [picture], { minDpi: 601 }, ['WARN DPI_LOW']],
  ['a picture over the edge', [{ ...picture, xInches: 7 }], {}, ['NOTE CUT_OFF']],
  ['a text over the edge', [{ ...text, xInches: 7 }], {}, ['WARN CUT_OFF']],
  [
    'a ground that goes into the bleed',
    [{ ...shape, xInches: -1, yInches: -1, widthInches: 14, heightInches: 18 }],
    { more: { bleedInches: 0.25, safeInches: 0.5 } },
    [],
  ],
  ['a text over the safe line', [{ ...text, xInches: 0.1 }], { more: { safeInches: 0.25 } }, ['WARN SAFE_CROSSED']],
  ['a picture over it', [{ ...picture, xInches: 0.1 }], { more: { safeInches: 0.25 } }, ['NOTE SAFE_CROSSED']],
  ['small letters', [{ ...text, sizeInches: 0.09 }], {}, ['WARN TEXT_SMALL']],
  ['letters too small to embroider', [{ ...text, sizeInches: 0.2 }], { more: { technique: 'EMBROIDERY' } }, ['WARN TEXT_SMALL']],
  [
    'a hairline of a transfer',
    [{ ...shape, stroke: { color: '#ff0000', widthInches: 0.01 } }],
    { more: { technique: 'DTF' } },
    ['WARN STROKE_THIN'],
  ],
  ['the same, printed on cloth', [{ ...shape, stroke: { color: '#ff0000', widthInches: 0.01 } }], {}, []],
  ['a white text on white', [{ ...text, color: '#ffffff' }], {}, ['WARN SAME_COLOR']],
  ['a white text with a black outline', [{ ...text, color: '#ffffff', outline: { color: '#000000', widthInches: 0.1 } }], {}, []],
  ['a white picture on white', [picture], { pictures: ink(0, [254, 254, 254, 0.97], [0, 0, 0, 0.03]) }, ['WARN SAME_COLOR']],
  ['a picture that is mostly white', [picture], { pictures: ink(0, [254, 254, 254, 0.94], [0, 0, 0, 0.06]) }, []],
  [
    'half-transparent ink of a transfer',
    [picture],
    { pictures: ink(0.06, [0, 0, 0, 1]), more: { technique: 'DTF' } },
    ['WARN HALF_TRANSPARENT'],
  ],
  ['hardly any of it', [picture], { pictures: ink(0.04, [0, 0, 0, 1]), more: { technique: 'DTF' } }, []],
  ['a faded shape on a transfer', [{ ...shape, opacityPercent: 60 }], { more: { technique: 'DTF' } }, ['WARN HALF_TRANSPARENT']],
  ['a text without letters', [{ ...text, text: ' ' }], {}, ['BLOCK TEXT_EMPTY']],
  ['a slot without its buyer’s text', [{ ...text, slot: 'TEXT', text: '' }], { isOrdered: true }, ['BLOCK TEXT_WANTED']],
  [
    'a crop of everything',
    [{ ...picture, crop: { left: 0.6, top: 0, right: 0.4, bottom: 0 } }],
    {},
    ['BLOCK DESIGN_CROP_EMPTY', 'WARN DPI_LOW'],
  ],
])('%s', (_, layers, more, expected) => {
  expect(said(layers, more)).toEqual(expected)
})

test('seven threads are more than a machine holds; shades of one are one', () => {
  const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#000000']
  const drawn = (each: readonly string[]) => each.map(fill => ({ ...shape, fill }))
  const more = { technique: 'EMBROIDERY' } as const
  expect(said(drawn(colors), { more })).toEqual(['WARN COLORS_MANY'])
  expect(said(drawn([...colors.slice(0, 6), '#fa0505']), { more })).toEqual([])
  expect(said(drawn(colors))).toEqual([])
})

test('a measured text is judged by its letters, not by its box', () => {
  const measured = { sizeInches: 0.05, widthInches: 1, heightInches: 0.1, font: 'Lobster', missing: [] }
  const wide = { ...text, xInches: -2, widthInches: 8 }
  expect(said([wide])).toEqual(['WARN CUT_OFF'])
  expect(said([wide], { lettering: () => ({ ...measured, sizeInches: 1 }) })).toEqual([])
  expect(said([text], { lettering: () => measured })).toEqual(['WARN TEXT_SMALL'])
  expect(said([{ ...text, slot: 'TEXT' }], { lettering: () => measured, isOrdered: true })).toEqual(['BLOCK TEXT_TOO_LONG'])
  expect(said([text], { lettering: () => ({ ...measured, missing: ['ế'] }) })).toEqual(['BLOCK LETTERS_MISSING'])
})

test('each answer names its side and its layer, in both languages', () => {
  const drawn = side([
    { ...picture, fileId: 7, xInches: 7 },
    { ...shape, xInches: 13 },
    { ...text, name: 'title', sizeInches: 0.05 },
  ])
  const spokenOf = checkSide(drawn, { ...given, minDpi: 1_000 }).map(found => spoken(found, drawn, given.pictures))
  expect(spokenOf.map(({ layerId, message }) => [layerId, message.en])).toEqual([
    ['l1', 'Front: “sun” prints at 600 DPI, 1,000 are needed.'],
    ['l2', 'Front: layer 2 lies outside the print area and is not printed.'],
    ['l3', 'Front: the letters of “title” are 0.05 in high, at least 0.1 can be read.'],
    ['l1', 'Front: “sun” is cut off, 1 in beyond the print area.'],
  ])
  expect(spokenOf[1]?.message.vi).toBe('Mặt trước: lớp 2 nằm ngoài vùng in nên không được in.')
})

test('a long name is cut between its letters', () => {
  const words = `${'a'.repeat(38)}👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧`
  const drawn = side([{ ...text, text: words, xInches: 13 }, shape])
  const [found] = checkSide(drawn, given).map(each => spoken(each, drawn, given.pictures))
  expect(found?.message.en).toBe(`Front: “${'a'.repeat(38)}👩‍👩‍👧…” lies outside the print area and is not printed.`)
})
