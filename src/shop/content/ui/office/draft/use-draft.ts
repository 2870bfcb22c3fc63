import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError } from '#base/fault.ts'

/** `conflict`: somebody else saved; nothing is saved until the editor has decided. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

/** What is worked on, by its saves. */
interface Versioned {
  version: number
}
/** A kind of text that editors work on. */
export interface Drafted<Item extends Versioned, Draft extends object> {
  /** What waits in the tab is known by it. */
  name: string
  idOf(item: Item): number | string
  draftOf(item: Item): Draft
  load(id: number | string): Promise<Item>
  save(id: number | string, body: Draft & Versioned): Promise<Item>
  /** The refusal that says that somebody else saved. */
  conflict: string
  /** Puts a newer item where screens ask for it. */
  taken(queries: QueryClient, item: Item): void
}

const pauseMs = 900
const retryMs = 5_000

/** What could not be saved waits in this tab for its editor to come back. */
interface Kept<Draft> extends Versioned {
  draft: Draft
}
const keep = <Draft>(key: string, { draft, version }: Kept<Draft>) => sessionStorage.setItem(key, JSON.stringify({ draft, version }))
const forget = (key: string) => sessionStorage.removeItem(key)
/** Only `keep` writes there. */
const keptOf = <Draft>(key: string): Kept<Draft> | undefined => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
const keyOfText = (of: { name: string }, id: number | string) => `inkport.${of.name}.${id}`

/** Saves that were begun, or had to be begun, when their editor left, by text. */
const leaving = new Map<string, Promise<void>>()

/** Whether the words of the visit before are still being saved: what is asked for meanwhile does not have them. */
export function useIsLeaving(of: { name: string }, id: number | string): boolean {
  const [saving, setSaving] = useState(() => leaving.get(keyOfText(of, id)))
  useEffect(() => void saving?.then(() => setSaving(undefined)), [saving])
  return saving !== undefined
}

/**
 * The working copy of a text: saved a moment after the last key, again where that failed, and never over another's words. What is
 * left unsaved is there again when the text is opened in the same tab.
 */
export function useDraft<Item extends Versioned, Draft extends object>(of: Drafted<Item, Draft>, first: Item) {
  const id = of.idOf(first)
  const key = keyOfText(of, id)
  const [kept] = useState(() => keptOf<Draft>(key))
  const queries = useQueryClient()
  const [item, setItem] = useState(first)
  const [draft, setDraft] = useState(() => kept?.draft ?? of.draftOf(first))
  const [state, setState] = useState<SaveState>(kept ? 'unsaved' : 'saved')
  const [refusal, setRefusal] = useState<unknown>()
  // What is typed while a save is under way is saved after it.
  const latest = useRef({
    draft,
    version: kept?.version ?? first.version,
    isSaving: false,
    isDirty: kept !== undefined,
    saving: Promise.resolve(),
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const take = (next: Item) => {
    latest.current.version = next.version
    setItem(next)
    of.taken(queries, next)
  }
  const save = (): Promise<void> => {
    clearTimeout(timer.current)
    const now = latest.current
    if (!now.isSaving && now.isDirty) now.saving = send(now)
    return now.saving
  }
  const send = async (now: typeof latest.current) => {
    now.isSaving = true
    now.isDirty = false
    setState('saving')
    try {
      take(await of.save(id, { ...now.draft, version: now.version }))
      forget(key)
      setRefusal(undefined)
      setState(now.isDirty ? 'unsaved' : 'saved')
    } catch (error) {
      now.isDirty = true
      keep(key, now)
      setRefusal(error)
      const isConflict = error instanceof CallError && error.code === of.conflict
      setState(isConflict ? 'conflict' : 'failed')
      if (!isConflict) timer.current = setTimeout(() => void save(), retryMs)
      return
    } finally {
      now.isSaving = false
    }
    if (now.isDirty) timer.current = setTimeout(() => void save(), pauseMs)
  }

  const change = (patch: Partial<Draft>) => {
    const next = { ...latest.current.draft, ...patch }
    latest.current.draft = next
    latest.current.isDirty = true
    setDraft(next)
    if (state === 'conflict') return keep(key, latest.current)
    setState('unsaved')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
  }
  /** After a conflict: `mine` is saved over theirs, or `theirs` takes the place of mine. */
  const resolve = async (keep: 'mine' | 'theirs') => {
    const theirs = await of.load(id)
    take(theirs)
    setRefusal(undefined)
    if (keep === 'mine') return save()
    forget(key)
    latest.current.draft = of.draftOf(theirs)
    latest.current.isDirty = false
    setDraft(latest.current.draft)
    setState('saved')
  }

  const begin = useEffectEvent(() => void save())
  const leave = useEffectEvent(() => {
    // What was typed while the last save was under way needs one more.
    const saved = save()
      .then(() => (keptOf(key) ? undefined : save()))
      .finally(() => leaving.get(key) === saved && leaving.delete(key))
    leaving.set(key, saved)
  })
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (latest.current.isDirty || latest.current.isSaving) event.preventDefault()
  })
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', hold)
    begin() // What was kept is saved at once, or its conflict is told.
    return () => {
      removeEventListener('beforeunload', hold)
      leave()
    }
  }, [])
  return { item, draft, state, refusal, change, save, resolve, take }
}
/** A text at work, with what its screen can do with it. */
export type Working<Item extends Versioned, Draft extends object> = ReturnType<typeof useDraft<Item, Draft>>
