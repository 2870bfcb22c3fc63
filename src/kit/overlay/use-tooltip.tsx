import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tooltip.module.css'

/** Long enough to cross the gap between a part and its words. */
const lingerMs = 120

/**
 * Words over a part while it is pointed at or has the keyboard's focus: in the top layer, so that no edge cuts them, and they can be
 * pointed at, and taken away by Escape (WCAG 1.4.13). Give `on` to the part and stand `tip` beside it. On a phone they come by a touch.
 */
export function useTooltip(text: string | undefined) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = (part: Element) => {
    clearTimeout(timer.current)
    const words = tip.current
    if (!words || words.matches(':popover-open')) return
    words.showPopover()
    place(words, part.getBoundingClientRect())
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }
  const linger = () => {
    timer.current = setTimeout(hide, lingerMs)
  }
  if (text === undefined) return { on: {}, tip: undefined }
  const on = {
    'aria-describedby': id,
    onPointerEnter: (event: { currentTarget: Element }) => show(event.currentTarget),
    onPointerLeave: linger,
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !tip.current?.matches(':popover-open')) return
      event.preventDefault() // What it stands in stays open.
      hide()
    },
  }
  const words: ReactNode = (
    <span
      ref={tip}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles.tip}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={linger}
    >
      {text}
    </span>
  )
  return { on, tip: words }
}

/** Above the part, or below where there is no room; never beyond the window's edge. */
function place(tip: HTMLElement, part: DOMRect): void {
  const edge = 8
  const { width, height } = tip.getBoundingClientRect()
  const left = Math.min(Math.max(part.left + part.width / 2 - width / 2, edge), Math.max(innerWidth - width - edge, edge))
  const above = part.top - height - edge
  Object.assign(tip.style, { left: `${left}px`, top: `${above > edge ? above : part.bottom + edge}px` })
}
