import { type ComponentType, use } from 'react'

/**
 * A part in a script of its own, for what few readers of a public page ever see: it comes when it is first shown. The server
 * has it at hand, so that the first paint is whole. Stand it in a `Suspense`.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let part: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  const fetchPart = () => {
    loading ??= load().then(
      found => {
        part = found
      },
      error => {
        loading = undefined // The next one who shows it tries again.
        throw error
      },
    )
    return loading
  }
  if (import.meta.env.SSR) void fetchPart()
  return function Late(props: P) {
    if (!part) use(fetchPart())
    const Part = part
    return Part && <Part {...props} />
  }
}
