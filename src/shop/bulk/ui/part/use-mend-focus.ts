import { useEffect, useRef, useState } from 'react'
import { focusTitle } from '#kit/focus-title.ts'

/**
 * Where the keyboard goes on in a list of cells that are corrected in place: at the cell that was left as it was, and after a correction
 * at the one that has come into its place. A cell's button is marked `data-mend`.
 */
export function useMendFocus(rows: readonly unknown[] | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const next = useRef<{ at: number; waitsFor?: readonly unknown[] | undefined }>(undefined)
  const [open, setOpen] = useState<string>()
  // A cell's button is there when its form is closed, the next one when other rows are.
  useEffect(() => {
    if (open !== undefined || next.current === undefined) return
    const { at, waitsFor } = next.current
    if (waitsFor === undefined || waitsFor !== rows) next.current = undefined
    // Who has gone elsewhere in the meantime stays there.
    const { activeElement } = document
    if (activeElement !== document.body && !root.current?.contains(activeElement)) return
    const cells = root.current?.querySelectorAll<HTMLElement>('[data-row] [data-mend]') ?? []
    const cell = cells[Math.min(at, cells.length - 1)]
    if (cell) cell.focus()
    else focusTitle()
  }, [rows, open])
  return {
    root,
    isOpen: (id: string) => open === id,
    enter: setOpen,
    leave: (at: number) => {
      next.current = { at }
      setOpen(undefined)
    },
    done: (at: number) => {
      next.current = { at, waitsFor: rows }
      setOpen(undefined)
    },
  }
}
