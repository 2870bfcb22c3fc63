import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const focusable = 'a[href], button, input, select, textarea'

/**
 * Where the row that has the focus leaves the list (it was decided, it was tried again), the focus goes to the same place of the row
 * that follows it, and with the last row to `root` itself: a keyboard goes on where it was. Answers what listens on the body of rows.
 */
export function useFocusRestore(root: RefObject<HTMLElement | null>, rows: unknown): (event: FocusEvent<HTMLElement>) => void {
  const held = useRef<{ row: HTMLTableRowElement; at: number; place: number } | undefined>(undefined)
  useLayoutEffect(() => {
    const before = held.current
    // It is the new rows that may have taken the focus away; nothing else is asked of them.
    if (!rows || !before || before.row.isConnected || document.activeElement !== document.body) return
    held.current = undefined
    const left = [...(root.current?.querySelectorAll<HTMLElement>('tbody tr:not([data-leaving])') ?? [])]
    const places = [...(left[Math.min(before.at, left.length - 1)]?.querySelectorAll<HTMLElement>(focusable) ?? [])]
    const target = places[Math.min(before.place, places.length - 1)] ?? root.current
    target?.focus()
  }, [root, rows])
  return ({ target }) => {
    const row = target.closest('tr')
    if (row) held.current = { row, at: row.sectionRowIndex, place: [...row.querySelectorAll(focusable)].indexOf(target) }
  }
}
