// Where a panel stands at its button. A page that is not hydrated yet runs these by their own text (web/before-hydration.ts), so that
// neither uses anything from outside of itself.

/**
 * Below its button, or above it in the lowest third of the window; from its left edge or its right one, wherever there is more room. It
 * stays `gap` from its button and `edge` from the window's edges, in CSS pixels.
 */
export function place(panel: HTMLElement, button: DOMRect, align: 'start' | 'end'): void {
  const [gap, edge] = [4, 8]
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
export function keepInside(panel: HTMLElement): void {
  const edge = 8
  const { left, right } = panel.getBoundingClientRect()
  if (left < edge) Object.assign(panel.style, { left: `${edge}px`, right: 'auto' })
  else if (right > document.documentElement.clientWidth - edge) Object.assign(panel.style, { left: 'auto', right: `${edge}px` })
}
