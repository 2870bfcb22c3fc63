/**
 * Lets a part rise into view once, in the specification's 400 ms (§9); gives the way to stop. The watch's first report says where the
 * part stands, without making the browser lay the page out for the question. A page that is not hydrated yet runs it by its own text
 * (web/before-hydration.ts), so that it uses nothing from outside of itself.
 */
export function reveal(part: HTMLElement): (() => void) | undefined {
  if (part.dataset.state === 'shown' || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      if (entry.isIntersecting) {
        if (part.dataset.state === 'below') part.dataset.state = 'shown'
        watch.disconnect()
      } else if (entry.boundingClientRect.top >= innerHeight) part.dataset.state = 'below'
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  watch.observe(part)
  return () => watch.disconnect()
}
