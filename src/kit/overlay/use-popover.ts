import { type ToggleEvent, useEffect, useId, useRef, useState } from 'react'

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

/** How far it stays from its button and from the window's edges, in CSS pixels. */
const [gap, edge] = [4, 8]

/** Below its button, or above it in the lowest third of the window; from its left edge or its right one, wherever there is more room. */
function place(panel: HTMLElement, button: DOMRect, align: 'start' | 'end'): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const isAbove = button.bottom > (height * 2) / 3
  const isEnd = align === 'end' ? button.right > 240 : button.left > width - 240
  Object.assign(panel.style, {
    top: isAbove ? 'auto' : `${button.bottom + gap}px`,
    bottom: isAbove ? `${height - button.top + gap}px` : 'auto',
    left: isEnd ? 'auto' : `${Math.max(button.left, edge)}px`,
    right: isEnd ? `${Math.max(width - button.right, edge)}px` : 'auto',
    maxHeight: `${(isAbove ? button.top : height - button.bottom) - gap - edge}px`,
  })
}

/** A wide one beside a button in the middle would reach over the edge of a phone. */
function keepInside(panel: HTMLElement): void {
  const { left, right } = panel.getBoundingClientRect()
  if (left < edge) Object.assign(panel.style, { left: `${edge}px`, right: 'auto' })
  else if (right > document.documentElement.clientWidth - edge) Object.assign(panel.style, { left: 'auto', right: `${edge}px` })
}
