import { type ComponentType, use } from 'react'

/**
 * The reader's first movement on the page: a pointer, a key, a scroll. What stands whole as the server wrote it, and out of
 * sight, can wait for it: `lazyPart(() => firstInteraction.then(() => import(…)))`. Nothing above such a part may change before.
 */
export const firstInteraction: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise(done => {
      for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
        addEventListener(type, () => done(), { once: true, passive: true, capture: true })
    })

/** After its script did not come, a part that is drawn again is asked for again, but not in the same breath. */
const pauseMs = 1_000

/**
 * A lazy part, in a script of its own, for what few readers of a public page see: it comes when it is first shown. The server
 * has it at hand, so that the first paint is whole. Stand it in a `Suspense`. Where the script cannot come, `instead` stands
 * there, or nothing: a lost connection breaks no page.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, instead?: ComponentType<P>): ComponentType<P> {
  let part: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  const fetchPart = () => {
    loading ??= load().then(
      found => {
        part = found
      },
      () => {
        setTimeout(() => {
          loading = undefined
        }, pauseMs)
      },
    )
    return loading
  }
  if (import.meta.env.SSR) void fetchPart()
  return function LazyPart(props: P) {
    if (!part) use(fetchPart())
    const Part = part ?? instead
    return Part && <Part {...props} />
  }
}
