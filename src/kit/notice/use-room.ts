import { type RefObject, useEffect } from 'react'

const controls = 'a, button, input, select, textarea, summary, [role="button"], [tabindex]'
/** Between the notices and what was scrolled free of them. In pixels. */
const gap = 8

/**
 * Room at the end of the page for what notices cover at the foot of the window (`--notices`): everything can be scrolled free of them, and
 * what was pressed last is at once, since what failed stays until it is read and is tried again meanwhile.
 */
export function useRoom(region: RefObject<HTMLElement | null>, isFixed: boolean): void {
  useEffect(() => {
    const element = region.current
    if (!isFixed || !element) return
    const { style } = document.documentElement
    let pressed: Element | null = null
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && !element.contains(target)) pressed = target.closest(controls)
    }
    const read = () => {
      const { top, height } = element.getBoundingClientRect()
      if (height === 0) return void style.removeProperty('--notices')
      style.setProperty('--notices', `${Math.ceil(innerHeight - top) + gap}px`)
      const control = pressed?.isConnected ? pressed : document.activeElement
      if (control && isCovered(control, element)) control.scrollIntoView({ block: 'nearest' })
    }
    const observer = new ResizeObserver(read)
    observer.observe(element)
    document.addEventListener('click', onClick, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('click', onClick, true)
      style.removeProperty('--notices')
    }
  }, [region, isFixed])
}

function isCovered(control: Element, region: HTMLElement): boolean {
  const [one, other] = [control.getBoundingClientRect(), region.getBoundingClientRect()]
  return one.bottom > other.top && one.top < other.bottom && one.right > other.left && one.left < other.right
}
