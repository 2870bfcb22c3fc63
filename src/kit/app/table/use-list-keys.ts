import { type RefObject, useEffect, useRef, useState } from 'react'
import { isTyping, type ScreenKey, useScreenKeys } from '../screen-keys.ts'

const keys: readonly ScreenKey[] = [
  { keys: ['/'], text: 'keySearch' },
  { keys: ['j', 'k'], text: 'keyMove' },
  { keys: ['Space'], text: 'keyPeek' },
  { keys: ['x'], text: 'keySelect' },
  { keys: ['Enter'], text: 'keyOpen' },
]

type Acts = { count: number; canPeek: boolean; open: (index: number) => void; toggle: (index: number) => void }
export interface ListKeys {
  /** The row that the keys are on, or -1. */
  active: number
  setActive: (index: number) => void
  /** Whether that row is shown beside the list. */
  isPeeking: boolean
  peek: (isOn: boolean) => void
}

/** What Space and Enter mean something else to. */
const isControl = (target: Element) => target.closest('button, input, label, summary, [role="button"], [role="tab"]') !== null

/**
 * The keys of a list: `/` goes to its search, `j` and `k` move, `x` selects, Enter opens, Space shows the row beside the list, Escape
 * closes that. They rest while somebody types or a dialog is open. Of two lists on a page those of the one with the focus, or of the first.
 */
export function useListKeys(root: RefObject<HTMLElement | null>, acts: Acts): ListKeys {
  const [active, setActive] = useState(-1)
  const [isPeeking, peek] = useState(false)
  const latest = useRef({ acts, active, isPeeking })
  latest.current = { acts, active: active < acts.count ? active : -1, isPeeking }
  useScreenKeys(keys)
  useEffect(() => {
    const move = (to: number) => {
      const index = Math.min(Math.max(to, 0), latest.current.acts.count - 1)
      setActive(index)
      focusRow(root.current, index)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (!(target instanceof Element) || isTyping(target) || !isMine(root.current)) return
      const { active: here, acts: now, isPeeking: isOpen } = latest.current
      const isOnRow = here >= 0 && !isControl(target)
      if (event.key === '/') document.querySelector<HTMLElement>('input[data-list-search]')?.focus()
      else if (event.key === 'j') move(here + 1)
      else if (event.key === 'k') move(here - 1)
      else if (event.key === 'x' && here >= 0) now.toggle(here)
      else if (event.key === 'Enter' && isOnRow && target.closest('a') === null) now.open(here)
      else if (event.key === ' ' && isOnRow && now.canPeek) peek(!isOpen)
      else if (event.key === 'Escape' && isOpen) {
        peek(false)
        focusRow(root.current, here)
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root])
  return { active: latest.current.active, setActive, isPeeking: isPeeking && latest.current.active >= 0, peek }
}

export const rowsIn = (root: HTMLElement | null): HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

function focusRow(root: HTMLElement | null, index: number): void {
  const row = rowsIn(root)[index]
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

function isMine(root: HTMLElement | null): boolean {
  const holder = document.activeElement?.closest('[data-list]') ?? document.querySelector('[data-list]')
  return root !== null && holder === root
}
