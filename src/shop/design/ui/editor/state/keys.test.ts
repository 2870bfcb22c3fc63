// What a press of a key means on the canvas.
import { expect, test } from 'vitest'
import { editorKeys, keyAct } from './keys.ts'

const press = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more })
const at = { isOnStage: true, isTurning: false, isChosen: true }

test('arrows move what is chosen by inches, and while nothing is chosen the view by pixels; with Shift further', () => {
  expect(keyAct(press('ArrowRight'), at)).toEqual({ act: 'nudge', by: { x: 0.05, y: 0 } })
  expect(keyAct(press('ArrowUp', { shiftKey: true }), at)).toEqual({ act: 'nudge', by: { x: 0, y: -0.5 } })
  expect(keyAct(press('ArrowRight'), { ...at, isChosen: false })).toEqual({ act: 'pan', by: { x: 40, y: 0 } })
  expect(keyAct(press('ArrowUp', { shiftKey: true }), { ...at, isChosen: false })).toEqual({ act: 'pan', by: { x: 0, y: -200 } })
  expect(keyAct(press('ArrowRight'), { ...at, isOnStage: false, isChosen: false })).toBeUndefined()
})

test('every key that acts is in what `?` shows', () => {
  const shown = new Set(editorKeys.flatMap(({ keys }) => keys.map(key => key.toLowerCase())))
  const acts = ['a', 'd', 'g', 'l', ';', 'z', 'y', 's'].map(key => keyAct(press(key, { ctrlKey: true }), at))
  expect(acts.every(act => act !== undefined)).toBe(true)
  for (const key of [
    'a',
    'd',
    'g',
    'l',
    ';',
    'z',
    'y',
    's',
    'delete',
    'enter',
    'escape',
    '[',
    ']',
    '{',
    '}',
    'r',
    '0',
    'space',
    'alt',
    'f10',
  ])
    expect(shown, key).toContain(key)
})
