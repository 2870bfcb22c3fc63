// A row that is dragged along its list. Its element stays where it is until it is let go, or the pointer would lose hold of it.
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'

interface Drag {
  /** Places in the list as it is shown, the first is 0. */
  from: number
  to: number
  /** How far the row is from where it was, and from one row to the next, in CSS pixels. */
  by: number
  pitch: number
}

export interface RowDrag {
  /** The place of the row that is dragged, and where it would lie. */
  dragged: { from: number; to: number } | undefined
  /** What a row's grip hears. */
  on: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
  /** Where a row is shown meanwhile. */
  style: (index: number) => CSSProperties | undefined
}

/** Rows of one height in one list: `onDrop` is told of a row that was let go at another place. Escape leaves all as it was. */
export function useRowDrag(onDrop: (from: number, to: number) => void): RowDrag {
  const [drag, setDrag] = useState<Drag>()
  const held = useRef<{ list: Element; grabbed: number }>(undefined)
  const drop = (isLost: boolean) => {
    held.current = undefined
    setDrag(undefined)
    if (drag && !isLost && drag.from !== drag.to) onDrop(drag.from, drag.to)
  }
  const isHeld = drag !== undefined
  useEffect(() => {
    if (!isHeld) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      held.current = undefined
      setDrag(undefined)
    }
    addEventListener('keydown', leave, { capture: true })
    return () => removeEventListener('keydown', leave, { capture: true })
  }, [isHeld])

  const begin = (index: number, event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('li')
    const list = row?.parentElement
    const [first, second] = list?.children ?? []
    if (event.button !== 0 || !row || !list || !first || !second) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { list, grabbed: event.clientY - row.getBoundingClientRect().top }
    setDrag({ from: index, to: index, by: 0, pitch: second.getBoundingClientRect().top - first.getBoundingClientRect().top })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!held.current || !drag) return
    const { list, grabbed } = held.current
    const last = list.children.length - 1
    const top = event.clientY - grabbed - list.getBoundingClientRect().top
    const to = Math.min(last, Math.max(0, Math.round(top / drag.pitch)))
    const by = Math.min(last * drag.pitch, Math.max(0, top)) - drag.from * drag.pitch
    // A list that is longer than its panel follows.
    list.children[to]?.scrollIntoView({ block: 'nearest' })
    setDrag({ ...drag, to, by })
  }
  return {
    dragged: drag && { from: drag.from, to: drag.to },
    on: index => ({
      onPointerDown: event => begin(index, event),
      onPointerMove: move,
      onPointerUp: () => drop(false),
      onPointerCancel: () => drop(true),
    }),
    style: index => drag && { translate: `0 ${asideOf(index, drag)}px` },
  }
}

/** Those between the place that it left and the one that it is over make room. */
function asideOf(index: number, { from, to, by, pitch }: Drag): number {
  if (index === from) return by
  if (index > from && index <= to) return -pitch
  if (index < from && index >= to) return pitch
  return 0
}
