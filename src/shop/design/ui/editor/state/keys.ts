// The editor's keys: which act a press is. Where somebody types, a letter is a letter.
import type { ScreenKey } from '#kit/app/screen-keys.ts'
import type { Point } from '../../../document/edit/place.rules.ts'

export type KeyAct =
  | { act: 'nudge'; by: Point }
  /** The view goes that way, by so many CSS pixels. */
  | { act: 'pan'; by: Point }
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
const panPixels = { small: 40, large: 200 }
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
type Named = Exclude<KeyAct['act'], 'nudge' | 'pan' | 'digit'>
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
interface At {
  /** The canvas or a layer has the focus. */
  isOnStage: boolean
  /** R was pressed, and an angle is typed. */
  isTurning: boolean
  /** A layer is chosen: arrows move it, and not the view. */
  isChosen: boolean
}
/** What a press means. */
export function keyAct(press: Press, { isOnStage, isTurning, isChosen }: At): KeyAct | undefined {
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
    const steps = isChosen ? stepInches : panPixels
    const step = shiftKey ? steps.large : steps.small
    return { act: isChosen ? 'nudge' : 'pan', by: { x: way.x * step, y: way.y * step } }
  }
  if (isTurning && /^[\d.,-]$/.test(key)) return { act: 'digit', typed: key }
  const act = plain[key]
  return act && { act }
}

/** For the dialog that `?` opens. */
export const editorKeys: readonly ScreenKey[] = [
  { keys: ['←', '→', '↑', '↓'], text: 'keyNudge' },
  { keys: ['←', '→', '↑', '↓'], text: 'keyPan' },
  { keys: ['Space'], text: 'keyHand' },
  { keys: ['Alt'], text: 'keyFree' },
  { keys: ['Ctrl', 'A'], text: 'keyAll' },
  { keys: ['Escape'], text: 'keyLeave' },
  { keys: ['Shift', 'F10'], text: 'keyMenu' },
  { keys: ['[', ']'], text: 'keyOrder' },
  { keys: ['{', '}'], text: 'keyEnds' },
  { keys: ['Ctrl', 'D'], text: 'keyDuplicate' },
  { keys: ['Ctrl', 'G'], text: 'keyGroup' },
  { keys: ['Ctrl', 'L'], text: 'keyLock' },
  { keys: ['Ctrl', ';'], text: 'keyHide' },
  { keys: ['Delete'], text: 'keyDelete' },
  { keys: ['Enter'], text: 'keyEnter' },
  { keys: ['R', '4', '5'], text: 'keyTurn' },
  { keys: ['0'], text: 'keyFit' },
  { keys: ['Ctrl', 'Z'], text: 'keyUndo' },
  { keys: ['Ctrl', 'Y'], text: 'keyRedo' },
  { keys: ['Ctrl', 'S'], text: 'keySave' },
]
