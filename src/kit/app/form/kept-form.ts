// What is typed into a form, kept in this browser: a reload loses nothing, and every tab shows the same.
import { useSyncExternalStore } from 'react'

export interface KeptForm<T> {
  value: T
  put: (next: (before: T) => T) => void
  /** How often another tab has changed it: a form that holds fields of its own starts anew. */
  changesElsewhere: number
}
interface Kept<T> {
  name: string
  text: string | null
  value: T
  changesElsewhere: number
}

/**
 * A hook that keeps the value of a name, `draft-…` and whose it is: what begins so goes with the sign-out. `empty` is what nobody has typed
 * into yet; what an earlier version of the page kept may lack a field, which comes from there.
 */
export function keptForm<T extends object>(empty: () => T): (name: string) => KeptForm<T> {
  let kept: Kept<T> | undefined
  const listeners = new Set<() => void>()

  function listen(onChange: () => void): () => void {
    const hear = ({ key }: StorageEvent) => {
      if (kept && (key === kept.name || key === null)) {
        const text = localStorage.getItem(kept.name)
        if (text !== kept.text) kept = { ...kept, text, value: parsed(text), changesElsewhere: kept.changesElsewhere + 1 }
        onChange()
      }
    }
    listeners.add(onChange)
    window.addEventListener('storage', hear)
    return () => {
      listeners.delete(onChange)
      window.removeEventListener('storage', hear)
    }
  }

  function read(name: string): Kept<T> {
    if (kept?.name === name) return kept
    const text = localStorage.getItem(name)
    kept = { name, text, value: parsed(text), changesElsewhere: 0 }
    return kept
  }

  /** Where the browser keeps nothing (full, or forbidden), the page still does. */
  function write(name: string, value: T): void {
    const text = JSON.stringify(value)
    kept = { ...read(name), text, value }
    try {
      localStorage.setItem(name, text)
    } catch {
      // The form lives on in this tab.
    }
    for (const tell of listeners) tell()
  }

  function parsed(text: string | null): T {
    try {
      const value: unknown = JSON.parse(text ?? '{}')
      return typeof value === 'object' && value !== null ? { ...empty(), ...value } : empty()
    } catch {
      return empty()
    }
  }

  return name => {
    const { value, changesElsewhere } = useSyncExternalStore(listen, () => read(name))
    return { value, changesElsewhere, put: next => write(name, next(read(name).value)) }
  }
}
