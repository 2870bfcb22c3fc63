import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** How wide the element is that `root` is given by the ref answered here, in CSS pixels; without end before it stands. */
export function useTableWidth(root: RefObject<HTMLElement | null>): [number, RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  const measure = useCallback<RefCallback<HTMLElement>>(
    element => {
      root.current = element
      if (!element) return
      const read = () => setWidth(element.clientWidth)
      read()
      const observer = new ResizeObserver(read)
      observer.observe(element)
      return () => {
        observer.disconnect()
        root.current = null
      }
    },
    [root],
  )
  return [width, measure]
}

/** Whether the columns need more room than there is: then the table scrolls in itself, and its head sticks to its own edge. */
export function useIsWide(root: RefObject<HTMLElement | null>, room: number, tracks: string, rows: unknown): boolean {
  const [isWide, setWide] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured changes with these.
  useLayoutEffect(() => {
    const table = root.current?.querySelector('table')
    setWide(table ? table.scrollWidth > room + 1 : false)
  }, [root, room, tracks, rows])
  return isWide
}
