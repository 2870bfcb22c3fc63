import { type RefObject, useEffect, useRef, useState } from 'react'

type Acts = { count: number; open: (index: number) => void; toggle: (index: number) => void }
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"]') !== null

/**
 * The keys of a list: `/` goes to its search, `j` and `k` move, `x` selects, Enter opens. They rest while somebody types or
 * a dialog is open. Answers the row that the keys are on, or -1.
 */
export function useListKeys(root: RefObject<HTMLElement | null>, acts: Acts): number {
  const [active, setActive] = useState(-1)
  const latest = useRef({ acts, active })
  latest.current = { acts, active }
  useEffect(() => {
    const move = (to: number) => {
      const index = Math.min(Math.max(to, 0), latest.current.acts.count - 1)
      setActive(index)
      root.current?.querySelectorAll<HTMLElement>('[data-row]')[index]?.scrollIntoView({ block: 'nearest' })
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const { active: here, acts: now } = latest.current
      if (event.key === '/') document.querySelector<HTMLElement>('input[data-list-search]')?.focus()
      else if (event.key === 'j') move(here + 1)
      else if (event.key === 'k') move(here - 1)
      else if (event.key === 'x' && here >= 0) now.toggle(here)
      else if (
        event.key === 'Enter' &&
        here >= 0 &&
        (event.target === document.body || root.current?.contains(document.activeElement) === false)
      )
        now.open(here)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root])
  return active < acts.count ? active : -1
}
