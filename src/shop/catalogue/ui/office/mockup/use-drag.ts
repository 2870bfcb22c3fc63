import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

interface Moving<T> {
  /** What it is when it is taken hold of. */
  value: T
  /** By shares of the sheet's width and height, from there; nothing where nobody may. */
  onDrag: ((from: T, across: number, down: number, part: string | undefined) => void) | undefined
}

/** Follows a pointer over the sheet that the element stands on; `part` is what `data-part` of the pressed one says. */
export function useDrag<T>({ value, onDrag }: Moving<T>) {
  const held = useRef<{ x: number; y: number; value: T; part: string | undefined }>(undefined)
  const release = () => {
    held.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const part = event.target instanceof HTMLElement ? event.target.dataset.part : undefined
      held.current = { x: event.clientX, y: event.clientY, value, part }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const sheet = event.currentTarget.closest('[data-sheet]')
      if (!held.current || !sheet) return
      const { x, y, value: from, part } = held.current
      onDrag?.(from, (event.clientX - x) / sheet.clientWidth, (event.clientY - y) / sheet.clientHeight, part)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}

/** A share of the sheet that an arrow key moves, ten times as much with Shift; nothing for another key. */
export function arrowOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): { across: number; down: number } | undefined {
  const way = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as Record<string, [number, number]>)[key]
  if (!way || ctrlKey || metaKey || altKey) return undefined
  const step = 0.005 * (shiftKey ? 10 : 1)
  return { across: way[0] * step, down: way[1] * step }
}
