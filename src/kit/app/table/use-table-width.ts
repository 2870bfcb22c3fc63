import { type RefCallback, type RefObject, useCallback, useState } from 'react'

/** At and below this width of the window each row is a card, which has room for every cell (DataTable.module.css). */
const cardsPixels = 600

/** How wide the element is that `root` is given by the ref answered here, in CSS pixels; without end while rows are cards. */
export function useTableWidth(root: RefObject<HTMLElement | null>): [number, RefCallback<HTMLElement>] {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  const measure = useCallback<RefCallback<HTMLElement>>(
    element => {
      root.current = element
      if (!element) return
      const read = () => setWidth(innerWidth <= cardsPixels ? Number.POSITIVE_INFINITY : element.clientWidth)
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
