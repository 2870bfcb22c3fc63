import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { changed, drawnSides, type EditedLayer, editedOf, isSameDesign, withLayers } from './edited.rules.ts'
import { newShape } from './fresh.rules.ts'
import { edited, historyOf, joinMs, mostSteps, redone, undone } from './history.rules.ts'
import {
  added,
  duplicated,
  freshId,
  grouped,
  groupOf,
  hasRoom,
  ordered,
  putAt,
  removed,
  type Step,
  toggled,
  ungrouped,
} from './list.rules.ts'
import { longestMs, quietMs, unsentAfter, waitMs } from './save-plan.rules.ts'

const area = { side: 'FRONT', widthInches: 12, heightInches: 16 } as const
const shape = (id: string): EditedLayer => newShape(id, 'STAR', '#000000', area)
const named = (ids: string) => [...ids].map(shape)
const idsOf = (layers: readonly EditedLayer[]) => layers.map(({ id }) => id).join('')
const of = (ids: string) => new Set(ids)

test.each([
  ['abcd', 'b', 'forward', 'acbd'],
  ['abcd', 'c', 'backward', 'acbd'],
  ['abcd', 'd', 'forward', 'abcd'],
  ['abcd', 'a', 'backward', 'abcd'],
  ['abcd', 'a', 'front', 'bcda'],
  ['abcd', 'cd', 'back', 'cdab'],
  ['abcd', 'ab', 'forward', 'cabd'],
  ['abcd', 'x', 'front', 'abcd'],
] as const)('of %s, %s %s is %s', (layers, ids, step, after) => {
  expect(idsOf(ordered(named(layers), of(ids), step))).toBe(after)
})

const someIds = fc.subarray([...'abcdefgh'], { minLength: 1 })
test('whatever is done to the order, the same layers are there', () => {
  const step = fc.constantFrom<Step>('front', 'forward', 'backward', 'back')
  assertProperty(
    fc.property(someIds, step, (ids, how) => {
      const after = ordered(named('abcdefgh'), new Set(ids), how)
      expect([...idsOf(after)].toSorted().join('')).toBe('abcdefgh')
      expect(idsOf(after.filter(({ id }) => ids.includes(id)))).toBe(ids.toSorted().join(''))
    }),
  )
})
test('a group is chosen whole, lies together, and is itself again when it is taken apart', () => {
  assertProperty(
    fc.property(someIds, ids => {
      const layers = grouped(named('abcdefgh'), new Set(ids))
      if (ids.length < 2) return
      const [first = ''] = ids
      expect(groupOf(layers, first).toSorted()).toEqual(ids.toSorted())
      const at = layers.flatMap((layer, index) => (layer.groupId ? [index] : []))
      expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBe(ids.length - 1)
      expect(ungrouped(layers, new Set(ids)).every(({ groupId }) => groupId === null)).toBe(true)
    }),
  )
})
test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 9, 'acdb'],
  ['b', -1, 'bacd'],
  ['c', 2, 'abcd'],
  ['x', 1, 'abcd'],
] as const)('of abcd, %s taken to place %i is %s', (id, at, after) => {
  expect(idsOf(putAt(named('abcd'), id, at))).toBe(after)
})
test('one more press adds a layer with its group to what is chosen, and the next one takes it away', () => {
  const layers = grouped(named('abcd'), of('ab'))
  expect(toggled(layers, of('c'), 'a')).toEqual(['c', 'a', 'b'])
  expect(toggled(layers, of('cab'), 'b')).toEqual(['c'])
})
test('copies lie right above, have ids of their own, and are a group where their originals are', () => {
  const layers = grouped(named('abc'), of('ab'))
  const { layers: all, ids } = duplicated(layers, of('ab'))
  expect(new Set(all.map(({ id }) => id)).size).toBe(5)
  const groups = new Set(all.filter(({ id }) => ids.includes(id)).map(({ groupId }) => groupId))
  expect(groups.size).toBe(1)
  expect(groups.has(layers.find(({ id }) => id === 'a')?.groupId ?? '')).toBe(false)
  expect(idsOf(all).endsWith('c')).toBe(true)
})
test('what is locked is not deleted; a side takes sixty', () => {
  const layers = changed(named('ab'), of('a'), layer => ({ ...layer, isLocked: true }))
  expect(idsOf(removed(layers, of('ab')))).toBe('a')
  expect(idsOf(added(layers, shape(freshId(layers, 'l'))))).toBe('abl3')
  expect([hasRoom(named('a'.repeat(59))), hasRoom(named('a'.repeat(60)))]).toEqual([true, false])
})

test('a stored design is shown on the areas of its product, and sent without its empty sides', () => {
  const back = { side: 'BACK', widthInches: 10, heightInches: 10 } as const
  const document = editedOf([area, back], [{ ...area, layers: [{ ...shape(''), id: '' }] }])
  expect(document.sides[0]?.layers.map(({ id }) => id)).toEqual(['l1'])
  expect(drawnSides(document).map(({ side }) => side)).toEqual(['FRONT'])
  const next = withLayers(document, 'BACK', named('x'))
  expect(next.sides[0]).toBe(document.sides[0])
  expect(drawnSides(next)).toHaveLength(2)
})

test('a side that its product has lost stays in the design, and is sent as it was stored', () => {
  const hood = { side: 'HOOD', widthInches: 4, heightInches: 5 } as const
  const stored = [
    { ...hood, layers: named('h') },
    { ...area, layers: named('f') },
  ]
  const document = editedOf([area], stored)
  expect(document.sides.map(({ side }) => side)).toEqual(['FRONT', 'HOOD'])
  expect(drawnSides(withLayers(document, 'FRONT', named('fg')))).toContainEqual(stored[0])
  // Nothing was on it.
  expect(editedOf([area], [{ ...hood, layers: [] }]).sides).toHaveLength(1)
})

test('a design is the same whatever order its fields came in, and not with another figure', () => {
  const [layer = shape('a')] = named('a')
  const turned = Object.fromEntries(Object.entries(layer).toReversed()) as EditedLayer // the same fields
  const of = (each: EditedLayer) => editedOf([area], [{ ...area, layers: [each] }])
  expect(JSON.stringify(of(turned))).not.toBe(JSON.stringify(of(layer)))
  expect(isSameDesign(of(turned), of(layer))).toBe(true)
  expect(isSameDesign(of({ ...layer, xInches: 9 }), of(layer))).toBe(false)
})

test('after n edits and n undos the design is what it was, and after n redos what it became', () => {
  assertProperty(
    fc.property(fc.array(fc.integer(), { maxLength: 40 }), values => {
      let history = historyOf(0)
      for (const [at, value] of values.entries()) history = edited(history, value, { at: at * 10_000 })
      const end = history.present
      for (const _ of values) history = undone(history)
      expect(history.present).toBe(0)
      for (const _ of values) history = redone(history)
      expect(history.present).toBe(end)
    }),
  )
})
test('edits of one field right after each other are one step; two hundred steps are held', () => {
  let history = edited(historyOf('a'), 'b', { field: 'text', at: 0 })
  history = edited(history, 'c', { field: 'text', at: joinMs })
  expect(undone(history).present).toBe('a')
  history = edited(history, 'd', { field: 'text', at: 2 * joinMs + 1 })
  history = edited(history, 'e', { field: 'size', at: 2 * joinMs + 2 })
  expect(undone(history).present).toBe('d')
  expect(edited(history, 'e', { at: 9 })).toBe(history)
  for (let at = 0; at < 2 * mostSteps; at++) history = edited(history, `${at}`, { at })
  expect(history.past).toHaveLength(mostSteps)
  // An undo ends a run of edits that are one.
  expect(edited(undone(history), 'z', { field: 'size', at: 0 }).past.at(-1)).toBe(undone(history).present)
})

test('a draft is sent a second after the last change, and no later than five after the first', () => {
  let unsent = unsentAfter(undefined, 0)
  expect(waitMs(unsent, 0)).toBe(quietMs)
  for (let at = 0; at <= 4_900; at += 100) unsent = unsentAfter(unsent, at)
  expect(waitMs(unsent, 4_900)).toBe(longestMs - 4_900)
  expect(waitMs(unsent, 60_000)).toBe(0)
})
