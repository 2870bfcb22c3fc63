import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { CallError } from '#base/fault.ts'
import { api } from '#kit/call/api.ts'
import { keyOf } from '#kit/call/use-call.ts'
import { contentOfficeCalls } from '../../office/contract.ts'
import type { PostDraft } from '../../post/contract.ts'

export type EditedPost = CallAnswer<typeof contentOfficeCalls.officePost>['data']
/** `conflict`: somebody else saved; nothing is saved until the editor has decided. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

const pauseMs = 900
const retryMs = 5_000

const draftOf = ({ title, titleVi, summary, summaryVi, body, bodyVi, cover }: EditedPost): PostDraft => ({
  title,
  titleVi,
  summary,
  summaryVi,
  body,
  bodyVi,
  coverKey: cover?.key ?? null,
})

/** What could not be saved waits in this tab for its editor to come back. */
interface Kept {
  draft: PostDraft
  version: number
}
const keptKey = (id: number) => `inkport.article.${id}`
const keep = (id: number, { draft, version }: Kept) => sessionStorage.setItem(keptKey(id), JSON.stringify({ draft, version }))
const forget = (id: number) => sessionStorage.removeItem(keptKey(id))
/** Only `keep` writes there. */
const keptOf = (id: number): Kept | undefined => JSON.parse(sessionStorage.getItem(keptKey(id)) ?? 'null') ?? undefined

/** Saves that were begun, or had to be begun, when their editor left, by article. */
const leaving = new Map<number, Promise<void>>()

/** Whether the words of the visit before are still being saved: what is asked for meanwhile does not have them. */
export function useIsLeaving(id: number): boolean {
  const [saving, setSaving] = useState(() => leaving.get(id))
  useEffect(() => void saving?.then(() => setSaving(undefined)), [saving])
  return saving !== undefined
}

/**
 * The working copy of an article: saved a moment after the last key, again where that failed, and never over another's words. What is
 * left unsaved is there again when the article is opened in the same tab.
 */
export function useDraft(first: EditedPost) {
  const [kept] = useState(() => keptOf(first.id))
  const queries = useQueryClient()
  const [post, setPost] = useState(first)
  const [draft, setDraft] = useState(() => kept?.draft ?? draftOf(first))
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

  const take = (next: EditedPost) => {
    latest.current.version = next.version
    setPost(next)
    queries.setQueryData(keyOf(contentOfficeCalls.officePost, { params: { id: first.id } }), { data: next })
    void queries.invalidateQueries({ queryKey: keyOf(contentOfficeCalls.officePosts) })
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
      const input = { params: { id: first.id }, body: { ...now.draft, version: now.version } }
      take((await api(contentOfficeCalls.savePost, input)).data)
      forget(first.id)
      setRefusal(undefined)
      setState(now.isDirty ? 'unsaved' : 'saved')
    } catch (error) {
      now.isDirty = true
      keep(first.id, now)
      setRefusal(error)
      const isConflict = error instanceof CallError && error.code === 'POST_WAS_CHANGED'
      setState(isConflict ? 'conflict' : 'failed')
      if (!isConflict) timer.current = setTimeout(() => void save(), retryMs)
      return
    } finally {
      now.isSaving = false
    }
    if (now.isDirty) timer.current = setTimeout(() => void save(), pauseMs)
  }

  const change = (patch: Partial<PostDraft>) => {
    const next = { ...latest.current.draft, ...patch }
    latest.current.draft = next
    latest.current.isDirty = true
    setDraft(next)
    if (state === 'conflict') return keep(first.id, latest.current)
    setState('unsaved')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pauseMs)
  }
  /** After a conflict: `mine` is saved over theirs, or `theirs` takes the place of mine. */
  const resolve = async (keep: 'mine' | 'theirs') => {
    const { data } = await api(contentOfficeCalls.officePost, { params: { id: first.id } })
    take(data)
    setRefusal(undefined)
    if (keep === 'mine') return save()
    forget(first.id)
    latest.current.draft = draftOf(data)
    latest.current.isDirty = false
    setDraft(latest.current.draft)
    setState('saved')
  }

  const begin = useEffectEvent(() => void save())
  const leave = useEffectEvent(() => {
    // What was typed while the last save was under way needs one more.
    const saved = save()
      .then(() => (keptOf(first.id) ? undefined : save()))
      .finally(() => leaving.get(first.id) === saved && leaving.delete(first.id))
    leaving.set(first.id, saved)
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
  return { post, draft, state, refusal, change, save, resolve, take }
}
export type Draft = ReturnType<typeof useDraft>
