import { type RefObject, useEffect, useRef } from 'react'
import { rowsIn } from '../use-list-keys.ts'

const controls = 'a, button, input, label, select, textarea, summary, [role="button"], [data-peek]'

/** A click anywhere in a row opens it, but one on a control, or at the end of a text that was marked. The middle button, or Ctrl, opens it in a new tab. */
export function useRowOpening(root: RefObject<HTMLElement | null>, open: (index: number, isNewTab: boolean) => void): void {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isMiddle = event.type === 'auxclick'
      if (event.defaultPrevented || (isMiddle && event.button !== 1) || !(event.target instanceof Element)) return
      const row = event.target.closest<HTMLElement>('[data-row]')
      if (!row || !root.current?.contains(row) || event.target.closest(controls)) return
      if (getSelection()?.isCollapsed === false) return
      latest.current(rowsIn(root.current).indexOf(row), isMiddle || event.ctrlKey || event.metaKey)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('auxclick', onClick)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('auxclick', onClick)
    }
  }, [root])
}
