import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import styles from './Reveal.module.css'

/**
 * Rises into view once, in the specification's 400 ms (§9). Content that is on the screen at the start, or that never meets
 * a running script, is simply there.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Its first report says where the part stands, without making the browser lay the page out for the question.
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        if (entry.isIntersecting) {
          if (element.dataset.state === 'below') element.dataset.state = 'shown'
          watch.disconnect()
        } else if (entry.boundingClientRect.top >= innerHeight) element.dataset.state = 'below'
      },
      { rootMargin: '0px 0px -8% 0px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={root} className={cx(styles.reveal, className)} data-part="">
      {/* A boundary each: the browser wakes the page part by part, and stays free for the reader between them. */}
      <Suspense>{children}</Suspense>
    </div>
  )
}
