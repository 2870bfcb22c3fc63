import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'

type Value = string | number
/** The literal types of defaults, widened: what the address may hold. */
type Widened<T> = { [K in keyof T]: T[K] extends number ? number : string }

/**
 * Filters, tab and page of a list, kept in the address: shared by a link, kept by a reload; pages and steps are walked by Back.
 * What equals its default is left out. Changing anything but the page goes back to page 1.
 */
export function useUrlState<const T extends Readonly<Record<string, Value>>>(
  defaults: T,
): [Widened<T>, (patch: Partial<Widened<T>>) => void] {
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => {
    const entries = Object.entries(defaults).map(([name, standard]) => {
      const text = search.get(name)
      if (text === null) return [name, standard]
      if (typeof standard === 'string') return [name, text]
      const number = Number(text)
      return [name, Number.isSafeInteger(number) && number > 0 ? number : standard]
    })
    return Object.fromEntries(entries) as Widened<T> // Every key of the defaults, with a value of the default's kind.
  }, [search, defaults])
  // The router knows the address that is drawn: a change that comes before the last one is drawn would undo it.
  const wanted = useRef(search)
  useLayoutEffect(() => {
    wanted.current = search
  }, [search])
  const set = useCallback(
    (patch: Partial<Widened<T>>) => {
      const next = new URLSearchParams(wanted.current)
      if (!('page' in patch)) next.delete('page')
      for (const [name, value] of Object.entries<Value | undefined>(patch)) {
        if (value === undefined || value === '' || value === defaults[name]) next.delete(name)
        else next.set(name, String(value))
      }
      wanted.current = next
      setSearch(next, { preventScrollReset: true, replace: !('page' in patch || 'step' in patch) })
    },
    [setSearch, defaults],
  )
  return [state, set]
}
