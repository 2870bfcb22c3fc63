import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { keepInside, place } from './place.ts'

/**
 * A panel at its button, in the top layer: the browser closes it by Escape and by a press elsewhere, and keeps the order of the keyboard.
 * Give `opener` to the button and `panel` to what it opens.
 */
export function usePopover<Opener extends HTMLElement, Panel extends HTMLElement>(align: 'start' | 'end' = 'start') {
  const id = useId()
  const button = useRef<Opener>(null)
  const panel = useRef<Panel>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => panel.current?.hidePopover()
  // The browser opens it before a script is there.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') === true), [])
  useEffect(() => {
    if (!isOpen) return
    // It stays at its button, and goes where that leaves the window.
    const onScroll = (event: Event) => {
      const [opener, opened] = [button.current, panel.current]
      if (!opener || !opened || (event.target instanceof Node && opened.contains(event.target))) return
      const at = opener.getBoundingClientRect()
      if (at.bottom < 0 || at.top > document.documentElement.clientHeight) opened.hidePopover()
      else place(opened, at, align)
    }
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => removeEventListener('scroll', onScroll, { capture: true })
  }, [isOpen, align])
  return {
    isOpen,
    close,
    opener: { ref: button, popoverTarget: id, 'aria-expanded': isOpen },
    panel: {
      id,
      ref: panel,
      popover: 'auto' as const,
      'data-align': align,
      onBeforeToggle: (event: ToggleEvent<Panel>) => {
        if (event.target !== event.currentTarget) return
        const opens = event.newState === 'open'
        const opened = event.currentTarget
        if (opens && button.current) place(opened, button.current.getBoundingClientRect(), align)
        // Its width is known once it is drawn.
        if (opens) requestAnimationFrame(() => keepInside(opened))
        setOpen(opens)
      },
    },
  }
}
