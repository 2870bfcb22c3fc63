import { useEffect } from 'react'
import type { PlainText } from '../use-text.ts'

/** A key of the screen that is shown, for the dialog that lists them (`?`). */
export interface ScreenKey {
  keys: readonly string[]
  text: PlainText<'app'>
}
const shown = new Set<readonly ScreenKey[]>()

/** Tells of the keys of a part for as long as it is on the screen. Give a constant. */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  useEffect(() => {
    shown.add(keys)
    return () => {
      shown.delete(keys)
    }
  }, [keys])
}

/** Those of every part that is on the screen now, each once. */
export const screenKeys = (): readonly ScreenKey[] => [...shown].flat()

/** Whether somebody is typing or a dialog is open, so that a letter is no command. A tick, a swatch or a slider takes no letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('textarea, select, [contenteditable], dialog[open], [role="dialog"], [role="listbox"]') !== null ||
    (target instanceof HTMLInputElement && !wordless.has(target.type)))
const wordless: ReadonlySet<string> = new Set(['checkbox', 'radio', 'range', 'color', 'file', 'button', 'submit'])
