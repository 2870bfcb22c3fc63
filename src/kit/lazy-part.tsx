import { type ComponentType, memo, Suspense, use } from 'react'

/** The reader's first movement on the page: a pointer, a key, a scroll. */
const firstInteraction: Promise<void> = import.meta.env.SSR
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
        // Marked so, React reads it without waiting.
        if (loading) Object.assign(loading, { status: 'fulfilled', value: undefined })
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
    // The same promise each time: React compares it when it draws again what has waited.
    use(fetchPart())
    const Part = part ?? instead
    return Part && <Part {...props} />
  }
}

/** Asked for until it comes: after each failure twice as late. */
const untilThere = <T,>(load: () => Promise<T>, pause = pauseMs): Promise<T> =>
  load().catch(async () => {
    await new Promise(done => setTimeout(done, pause))
    return untilThere(load, pause * 2)
  })

/**
 * A lazy part whose script waits for the reader's first movement: for what stands whole as the server wrote it, and is no button. It
 * brings its `Suspense`, and stays as it is while the script cannot come. Until then React would throw away what the server wrote, were
 * it drawn again with other values: what it is given stays the same, or comes by `useDeferredValue`.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  // On the way already when a reader who has moved comes to its page.
  const there = firstInteraction.then(() => untilThere(load))
  const Part = lazyPart(() => there)
  return memo((props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}
