// The order that is being made, kept in this browser for its seller: a reload loses nothing, and every tab shows the same.
import { useSyncExternalStore } from 'react'
import { newKey } from '#kit/call/use-send-plain.ts'
import { useReader } from '#kit/use-session.ts'
import { type Draft, emptyDraft } from './draft.ts'

export interface KeptDraft {
  draft: Draft
  /** What changes is another order to be made; `orderId` only says what became of it. */
  change: (patch: Partial<Draft>) => void
  /** Clears detail, list, code, step and shipping (spec §4). */
  discard: () => void
  /** How often another tab has changed it: a form that holds fields of its own starts anew. */
  changesElsewhere: number
}

export function useDraft(): KeptDraft {
  const name = `draft-order-${useReader()?.id ?? 0}`
  const { draft, changesElsewhere } = useSyncExternalStore(listen, () => read(name))
  return {
    draft,
    changesElsewhere,
    change: patch => {
      const isMade = Object.keys(patch).every(field => field === 'orderId')
      write(name, { ...read(name).draft, ...patch, ...(!isMade && { code: newKey() }) })
    },
    discard: () => write(name, emptyDraft(newKey())),
  }
}

interface Kept {
  name: string
  text: string | null
  draft: Draft
  changesElsewhere: number
}
let kept: Kept | undefined
const listeners = new Set<() => void>()

function listen(onChange: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (kept && (key === kept.name || key === null)) {
      const text = localStorage.getItem(kept.name)
      if (text !== kept.text) kept = { ...kept, text, draft: parsed(text), changesElsewhere: kept.changesElsewhere + 1 }
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

function read(name: string): Kept {
  if (kept?.name === name) return kept
  const text = localStorage.getItem(name)
  kept = { name, text, draft: parsed(text), changesElsewhere: 0 }
  return kept
}

/** Where the browser keeps nothing (full, or forbidden), the page still does. */
function write(name: string, draft: Draft): void {
  const text = JSON.stringify(draft)
  kept = { ...read(name), text, draft }
  try {
    localStorage.setItem(name, text)
  } catch {
    // The form lives on in this tab.
  }
  for (const tell of listeners) tell()
}

/** What an earlier version of the page kept may lack a field. */
function parsed(text: string | null): Draft {
  const empty = emptyDraft(newKey())
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...empty, ...value } : empty
  } catch {
    return empty
  }
}
