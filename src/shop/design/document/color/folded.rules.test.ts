// Edits of a side that is looked at in one colour, over many of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { drawnSides, type EditedLayer, type EditedSide, editedOf, isSameDesign } from '../edit/edited.rules.ts'
import { newShape, newText } from '../edit/fresh.rules.ts'
import { duplicated } from '../edit/list.rules.ts'
import { scaled } from '../edit/place.rules.ts'
import { sideIn } from './color.rules.ts'
import { alikeOn, differingOn, folded, madeFor } from './folded.rules.ts'

const area = { side: 'FRONT', widthInches: 12, heightInches: 16 } as const
const [box, name] = [newShape('box', 'RECT', '#0b5cff', area), newText('name', { text: 'Mia', fontId: 'f', color: '#000000' }, area)]
const plain: EditedSide = { ...area, layers: [box, name] }
type Change = (layer: EditedLayer) => EditedLayer
/** The side after a change of one layer, as it is seen on a colour; on it alone where `isOwn`. */
function after(side: EditedSide, color: string, id: string, change: Change, isOwn = true): EditedSide {
  const { layers } = sideIn(side, color)
  const own = new Set([...differingOn(side, color), ...(isOwn ? [id] : [])])
  return folded(
    side,
    layers.map(layer => (layer.id === id ? change(layer) : layer)),
    { color, own },
  )
}
const ink =
  (color: string): Change =>
  layer =>
    layer.kind === 'TEXT' ? { ...layer, color } : layer
const line =
  (color: string): Change =>
  layer =>
    layer.kind === 'TEXT' ? { ...layer, outline: { color, widthInches: 0.1 } } : layer
const inkOn = (side: EditedSide, color: string) =>
  sideIn(side, color).layers.flatMap(layer => (layer.kind === 'TEXT' ? [layer.color] : []))[0]
const lineOn = (side: EditedSide, color: string) =>
  sideIn(side, color).layers.flatMap(layer => (layer.kind === 'TEXT' ? [layer.outline?.widthInches] : []))[0]

test('an ink of one colour is that colour’s, whatever all get later; put back to what all have it differs no more', () => {
  const white = after(plain, 'Black', 'name', ink('#ffffff'))
  expect(white.colors).toEqual([{ color: 'Black', layers: [{ id: 'name', color: '#ffffff' }] }])
  const red = after(white, 'Sand', 'name', ink('#ff0000'), false)
  expect(['Black', 'Sand', 'Royal'].map(color => inkOn(red, color))).toEqual(['#ffffff', '#ff0000', '#ff0000'])
  expect(after(red, 'Black', 'name', ink('#ff0000')).colors).toBeUndefined()
  expect(alikeOn(red, 'black', new Set(['box']))).toEqual(red)
  expect(alikeOn(red, 'black', new Set(['name'])).colors).toBeUndefined()
})

test('what is no ink is of all colours, also while one is changed alone', () => {
  const white = after(plain, 'Black', 'name', ink('#ffffff'))
  const moved = after(white, 'Black', 'name', layer => ({ ...layer, xInches: 5, name: 'moved', isLocked: true }))
  expect(sideIn(moved, 'Sand').layers[1]).toMatchObject({ xInches: 5, name: 'moved', isLocked: true, color: '#000000' })
  expect(inkOn(moved, 'Black')).toBe('#ffffff')
})

test('lines grow with their layer on every colour', () => {
  const drawn = after(after(plain, 'Sand', 'name', line('#ff0000'), false), 'Black', 'name', line('#ffffff'))
  const grown = after(drawn, 'Black', 'name', layer => scaled(layer, 2))
  expect(['Black', 'Sand'].map(color => lineOn(grown, color))).toEqual([0.2, 0.2])
  expect(
    lineOn(
      after(drawn, 'Sand', 'name', layer => scaled(layer, 2), false),
      'Black',
    ),
  ).toBeCloseTo(0.2, 6)
})

test('a copy differs as what it is a copy of; what is deleted differs on nothing', () => {
  const white = after(plain, 'Black', 'name', ink('#ffffff'))
  const copies = duplicated(sideIn(white, 'Black').layers, new Set(['name']))
  const [id = ''] = copies.ids
  const both = folded(white, copies.layers, { color: 'Black', own: new Set(['name']), copyOf: new Map([[id, 'name']]) })
  expect(sideIn(both, 'Sand').layers.map(layer => layer.kind === 'TEXT' && layer.color)).toEqual([false, '#000000', '#000000'])
  expect([...differingOn(both, 'Black')]).toEqual(['name', id])
  const one = folded(
    both,
    sideIn(both, 'Black').layers.filter(layer => layer.id !== 'name'),
    { color: 'Black', own: new Set() },
  )
  expect([...differingOn(one)]).toEqual([id])
})

test('a slot is hidden on every colour, and not on one', () => {
  const slot: EditedSide = { ...plain, layers: [box, { ...name, slot: 'TEXT' } as EditedLayer] } // a text may be a slot
  const hidden = after(slot, 'Black', 'name', layer => ({ ...layer, isHidden: true }))
  expect([hidden.colors, hidden.layers[1]?.isHidden]).toEqual([undefined, true])
})

test('a colour that is taken out takes what differs on it along, and brings it back', () => {
  const document = { sides: [after(plain, 'Black', 'name', ink('#ffffff'))] }
  expect(drawnSides(madeFor(document, ['Sand']))[0]).not.toHaveProperty('colors')
  expect(madeFor(document, ['Sand', 'BLACK'])).toBe(document)
  expect(isSameDesign(editedOf([area], drawnSides(document)), document)).toBe(true)
  expect(isSameDesign(madeFor(document, []), document)).toBe(false)
})

const act = fc.record({
  color: fc.constantFrom('Black', 'Sand', 'Royal'),
  id: fc.constantFrom('box', 'name'),
  ink: fc.constantFrom('#000000', '#ffffff', '#ff0000'),
  isHidden: fc.boolean(),
  isOwn: fc.boolean(),
})
test('whatever was done, the colour that was looked at shows what was done, and the others change only where all do', () => {
  assertProperty(
    fc.property(fc.array(act, { maxLength: 12 }), acts => {
      let side = plain
      for (const { color, id, isOwn, ...given } of acts) {
        const change: Change = layer => {
          const next = { ...layer, isHidden: given.isHidden }
          return next.kind === 'TEXT' ? { ...next, color: given.ink } : next.kind === 'SHAPE' ? { ...next, fill: given.ink } : next
        }
        const before = side
        side = after(side, color, id, change, isOwn)
        const shown = sideIn(side, color).layers.find(layer => layer.id === id)
        expect(shown).toMatchObject({ isHidden: given.isHidden, ...(shown?.kind === 'TEXT' ? { color: given.ink } : { fill: given.ink }) })
        if (isOwn || differingOn(before, color).has(id))
          for (const other of ['Black', 'Sand', 'Royal', 'White'].filter(each => each !== color))
            expect(sideIn(side, other).layers).toMatchObject(sideIn(before, other).layers.map(layer => ({ ...layer })))
      }
    }),
  )
})
