import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import styles from './Reveal.module.css'
import { reveal } from './reveal.ts'

/**
 * Rises into view once, in the specification's 400 ms (§9). Content that is on the screen at the start, or that never meets
 * a running script, is simply there.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? reveal(root.current) : undefined), [])
  return (
    <div ref={root} className={cx(styles.reveal, className)} data-part="" data-reveal="">
      {/* A boundary each: the browser wakes the page part by part, and stays free for the reader between them. */}
      <Suspense>{children}</Suspense>
    </div>
  )
}
