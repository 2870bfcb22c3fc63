// The editor's keys: which act a press is. Where somebody types, a letter is a letter.
import type { ScreenKey } from '#kit/app/screen-keys.ts'
import type { Point } from '../../../document/edit/place.rules.ts'

export type KeyAct =
  | { act: 'nudge'; by: Point }
  | { act: 'digit'; typed: string }
  | {
      act:
        | 'undo'
        | 'redo'
        | 'save'
        | 'duplicate'
        | 'group'
        | 'ungroup'
        | 'lock'
        | 'hide'
        | 'delete'
        | 'enter'
        | 'leave'
        | 'forward'
        | 'backward'
        | 'front'
        | 'back'
        | 'all'
        | 'fit'
        | 'angle'
    }

const stepInches = { small: 0.05, large: 0.5 }
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
type Named = Exclude<KeyAct['act'], 'nudge' | 'digit'>
/** With Ctrl, or ⌘; they work all over the editor. */
const withControl: Readonly<Record<string, Named>> = {
  z: 'undo',
  y: 'redo',
  s: 'save',
  d: 'duplicate',
  g: 'group',
  l: 'lock',
  ';': 'hide',
  a: 'all',
}
/** On the canvas alone. */
const plain: Readonly<Record<string, Named>> = {
  Delete: 'delete',
  Backspace: 'delete',
  Enter: 'enter',
  Escape: 'leave',
  ']': 'forward',
  '[': 'backward',
  '}': 'front',
  '{': 'back',
  r: 'angle',
  R: 'angle',
  '0': 'fit',
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>
/** What a press means; `isOnStage`: the canvas or a layer has the focus. `isTurning`: R was pressed, and an angle is typed. */
export function keyAct(press: Press, { isOnStage, isTurning }: { isOnStage: boolean; isTurning: boolean }): KeyAct | undefined {
  const { key, shiftKey, altKey } = press
  if (press.ctrlKey || press.metaKey) {
    const act = withControl[key.toLowerCase()]
    if (act === 'undo' && shiftKey) return { act: 'redo' }
    if (act === 'group' && shiftKey) return { act: 'ungroup' }
    return act && { act }
  }
  if (!isOnStage || altKey) return undefined
  const way = arrows[key]
  if (way) {
    const step = shiftKey ? stepInches.large : stepInches.small
    return { act: 'nudge', by: { x: way.x * step, y: way.y * step } }
  }
  if (isTurning && /^[\d.,-]$/.test(key)) return { act: 'digit', typed: key }
  const act = plain[key]
  return act && { act }
}

/** For the dialog that `?` opens. */
export const editorKeys: readonly ScreenKey[] = [
  { keys: ['←', '→', '↑', '↓'], text: 'keyNudge' },
  { keys: ['[', ']'], text: 'keyOrder' },
  { keys: ['Ctrl', 'D'], text: 'keyDuplicate' },
  { keys: ['Ctrl', 'G'], text: 'keyGroup' },
  { keys: ['Ctrl', 'L'], text: 'keyLock' },
  { keys: ['Ctrl', ';'], text: 'keyHide' },
  { keys: ['Delete'], text: 'keyDelete' },
  { keys: ['Enter'], text: 'keyEnter' },
  { keys: ['R', '4', '5'], text: 'keyTurn' },
  { keys: ['0'], text: 'keyFit' },
  { keys: ['Ctrl', 'Z'], text: 'keyUndo' },
  { keys: ['Ctrl', 'S'], text: 'keySave' },
]
