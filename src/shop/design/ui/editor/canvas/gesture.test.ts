// Handles near lines: what is resized comes to rest there.
import { expect, test } from 'vitest'
import type { EditedLayer } from '../../../document/edit/edited.rules.ts'
import { type Held, resizing } from './gesture.ts'

const box = (id: string, [xInches, yInches, widthInches, heightInches]: readonly [number, number, number, number]): EditedLayer => ({
  kind: 'SHAPE',
  id,
  name: '',
  ...{ xInches, yInches, widthInches, heightInches },
  ...{ rotateDegrees: 0, flipX: false, flipY: false, opacityPercent: 100, isLocked: false, isHidden: false, groupId: null },
  shape: 'RECT',
  fill: '#000000',
  stroke: null,
  cornerInches: 0,
})
const side = (layers: readonly EditedLayer[], ids: readonly string[]): Held => ({
  ...{
    layers,
    ids: new Set(ids),
    area: { widthInches: 12, heightInches: 16 },
    reach: 0.1,
    margins: { bleedInches: 0, safeInches: 0.25 },
    cropping: undefined,
  },
  laid: [{ axis: 'X', at: 7.3 }],
})
const none = { shiftKey: false, altKey: false }
const from = { x: 0, y: 0 }
const right = { across: 1, down: 0 } as const
const corner = { across: 1, down: 1 } as const

test('an edge comes to rest at a guide, and says at which', () => {
  const { layers, guides } = resizing(side([box('a', [2, 2, 4, 3])], ['a']), right)(from, { x: 1.25, y: 0 }, none)
  expect(layers[0]).toMatchObject({ xInches: 2, widthInches: 5.3, heightInches: 3 })
  expect(guides).toMatchObject([{ axis: 'X', at: 7.3 }])
})

test('away from lines, and with Alt, it goes where the hand goes', () => {
  const drag = resizing(side([box('a', [2, 2, 4, 3])], ['a']), right)
  expect(drag(from, { x: 0.7, y: 0 }, none)).toMatchObject({ guides: [], layers: [{ widthInches: 4.7 }] })
  expect(drag(from, { x: 1.25, y: 0 }, { ...none, altKey: true })).toMatchObject({ guides: [], layers: [{ widthInches: 6.5 }] })
})

test('the corner of a shape rests at two lines, and at one where it keeps its proportions', () => {
  const drag = resizing(side([box('a', [2, 2, 4, 4]), box('b', [0.5, 7.2, 1, 1])], ['a']), corner)
  const free = drag(from, { x: 1.27, y: 1.16 }, none)
  expect(free.layers[0]).toMatchObject({ widthInches: 5.3, heightInches: 5.2 })
  expect(free.guides).toHaveLength(2)
  const whole = drag(from, { x: 1.21, y: 1.21 }, { ...none, shiftKey: true })
  expect(whole.layers[0]).toMatchObject({ widthInches: 5.2, heightInches: 5.2 })
  expect(whole.guides).toMatchObject([{ axis: 'Y', at: 7.2 }])
})

test('the edge that is seen at the right rests there, whichever edge of a turned layer it is', () => {
  const turned = { ...box('a', [2, 2, 4, 3]), rotateDegrees: 180 }
  const { layers } = resizing(side([turned], ['a']), { across: -1, down: 0 })(from, { x: 1.25, y: 0 }, none)
  expect(layers[0]).toMatchObject({ xInches: 2, widthInches: 5.3 })
  const askew = resizing(side([{ ...turned, rotateDegrees: 20 }], ['a']), right)(from, { x: 1.25, y: 0 }, none)
  expect(askew.guides).toEqual([])
})

test('several rest as one', () => {
  const held = side([box('a', [2, 2, 2, 2]), box('b', [4, 4, 2, 2])], ['a', 'b'])
  const { layers, guides } = resizing(held, corner)(from, { x: 1.25, y: 1.25 }, none)
  expect(layers[1]).toMatchObject({ xInches: 4.65, yInches: 4.65, widthInches: 2.65, heightInches: 2.65 })
  expect(guides).toMatchObject([{ axis: 'X', at: 7.3 }])
})

test('what is locked is not what others are resized by', () => {
  const locked = { ...box('a', [2, 2, 4, 3]), isLocked: true }
  expect(resizing(side([locked], ['a']), right)(from, { x: 1.25, y: 0 }, none).layers).toEqual([locked])
})
