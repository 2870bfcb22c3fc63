import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { focusTitle } from '#kit/focus-title.ts'
import './ScreenChange.module.css'

/** Whoever waits longer than this for an answer has gone on by themselves. */
const patienceMs = 10_000

/**
 * After a change of screen the reader begins at its heading, which has the focus and so is read aloud. Where the screen takes the focus
 * itself, as a scan box does, its title is said instead. Tabs, filters and pages of a list are no change of screen.
 */
export function ScreenChange({ onShown }: { onShown?: (screen: { path: string; title: string }) => void }) {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const told = useRef(pathname)
  const shown = useRef(onShown)
  shown.current = onShown
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (state !== 'idle') return
    const isFirst = told.current === pathname
    told.current = pathname
    return whenHeaded(heading => {
      shown.current?.({ path: pathname, title: heading.textContent })
      if (isFirst) return
      if (begin(heading)) setSaid('')
      else setSaid(document.title)
    })
  }, [pathname, state])
  return (
    <p role="status" className="unseen">
      {said}
    </p>
  )
}

/** Calls with the screen's heading, and again with the one that takes its place when the answer comes. Returns how to stop. */
function whenHeaded(found: (heading: HTMLElement) => void): () => void {
  let heading: HTMLElement | null = null
  const look = () => {
    if (heading?.isConnected) return
    heading = document.querySelector<HTMLElement>('#content h1')
    if (heading) found(heading)
  }
  const watch = new MutationObserver(look)
  const timer = setTimeout(() => watch.disconnect(), patienceMs)
  watch.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    watch.disconnect()
    clearTimeout(timer)
  }
}

/** False where the screen, a dialog over it, or a reader who was faster has taken the focus already. */
function begin(heading: HTMLElement): boolean {
  const isTaken = document.activeElement?.matches('main *, dialog[open] *')
  if (isTaken) return false
  focusTitle(heading)
  return true
}
