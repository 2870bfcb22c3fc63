// A draft on its way to the server: a second after the last change, one request at a time. What got no answer is sent again as it was,
// with its key, before anything newer: nothing is made twice, and no answer that was lost looks like somebody else's change.
import { CallError, isSessionLost } from '#base/fault.ts'
import { api } from '#kit/call/api.ts'
import { newKey } from '#kit/call/use-send-plain.ts'
import { designCalls, type TemplateDetail } from '../../../contract.ts'
import type { DesignWarning } from '../../../document/contract.ts'
import { drawnSides } from '../../../document/edit/edited.rules.ts'
import { type Unsent, unsentAfter, waitMs } from '../../../document/edit/save-plan.rules.ts'
import { copyName, type Draft, type DraftCopy, dropCopy, pageName, writeCopy } from './draft-copy.ts'

export interface Known {
  id: number
  slug: string
  name: string
  version: number
}
/** A design as the server has it. */
export type Found = Known & Pick<TemplateDetail, 'hasDraft' | 'state'> & { warnings: readonly DesignWarning[] }
export interface Conflict {
  /** Who has changed it, where the refusal names somebody. */
  name: string | undefined
  /** What stands there; nothing where the design was deleted. */
  version: number | undefined
}
export interface SyncState {
  status: 'new' | 'saved' | 'changed' | 'saving' | 'offline' | 'failed'
  /** Nothing before the first save of a new design. */
  known: Known | undefined
  savedAt: number | undefined
  /** What is with the server is a draft, and not what is ordered. */
  isDraft: boolean
  conflict: Conflict | undefined
  error: unknown
  warnings: readonly DesignWarning[]
}
export interface DraftSync {
  /** After a change. */
  put: (draft: Draft) => void
  /** Sends what is unsent now; whether everything is with the server then. */
  flush: () => Promise<boolean>
  /** The same while the page is hidden or closed; after what is on its way, where something is. */
  flushHidden: () => void
  /**
   * Makes what is sent the design, by `write`: no draft is sent before it has answered, since that would be over the version before it.
   * Whether everything was with the server, so that it was written.
   */
  save: (write: (known: Known) => Promise<unknown>) => Promise<boolean>
  /** What an earlier visit has kept is here again: where another version was opened, it is one side of a conflict. */
  restored: (copy: DraftCopy) => void
  state: () => SyncState
  subscribe: (listener: () => void) => () => void
  /** It has another name; the version that was seen stays. */
  know: (known: Known) => void
  /** What was sent is what is ordered now. */
  saved: (known: Known, warnings: readonly DesignWarning[]) => void
  /** A save was refused: where somebody else has written or deleted it meanwhile, what is here is one side of the conflict. */
  met: (error: unknown, draft: Draft) => void
  /** After a conflict: what is here is sent over what is there, or into a design of its own. */
  keepMine: () => Promise<boolean>
  keepBoth: () => Promise<boolean>
  /** What is here is given up for what is there. */
  drop: (found: Found) => void
  close: () => void
}
interface Pending {
  draft: Draft
  key: string
  /** What it is written over; without one a design is made. */
  over: Known | undefined
}
interface Given {
  readerId: number
  productID: string
  known: Known | undefined
  warnings: readonly DesignWarning[]
  /** It can be ordered as it stands. */
  isReady: boolean
}
/** Before it is sent again; twice as long after each time, up to a minute. */
const retryMs = { first: 4_000, most: 60_000 }

export function openDraftSync({ readerId, productID, known, warnings, isReady }: Given): DraftSync {
  let state: SyncState = {
    status: known ? 'saved' : 'new',
    known,
    savedAt: undefined,
    isDraft: !isReady,
    conflict: undefined,
    error: undefined,
    warnings,
  }
  let latest: Draft | undefined
  let unsent: Unsent | undefined
  let pending: Pending | undefined
  let running: Promise<void> | undefined
  let saving: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retries = 0
  let isClosed = false
  const listeners = new Set<() => void>()
  const set = (next: Partial<SyncState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const page = newKey()
  const copy = () => pageName(copyName(readerId, state.known?.id ?? `new-${productID}`), page)

  function schedule(ms = unsent ? waitMs(unsent, Date.now()) : 0) {
    clearTimeout(timer)
    if (!isClosed && !state.conflict) timer = setTimeout(() => void send(), ms)
  }

  /** One at a time: who asks while one is on its way waits for that one. */
  function send(options: { keepalive?: boolean } = {}): Promise<void> {
    running ??= sendOnce(options).finally(() => {
      running = undefined
    })
    return running
  }
  async function sendOnce(options: { keepalive?: boolean }) {
    clearTimeout(timer)
    if (state.conflict || (!pending && (!unsent || !latest))) return
    if (!pending && latest) {
      pending = { draft: latest, key: newKey(), over: state.known }
      unsent = undefined
    }
    if (!pending) return
    const { draft, key, over } = pending
    set({ status: 'saving', error: undefined })
    const document = { v: 2 as const, sides: drawnSides(draft.document) }
    const send = { idempotencyKey: key, ...options }
    const colors = [...draft.colors]
    try {
      if (over) {
        const { data } = await api(
          designCalls.saveDraft,
          { params: { id: over.id }, body: { version: over.version, document, colors } },
          send,
        )
        answered({ ...(state.known ?? over), version: data.version }, data.warnings)
      } else {
        const body = { productID, color: colors[0] ?? '', colors, draft: document }
        const { data } = await api(designCalls.makeTemplate, { body }, send)
        dropCopy(copy())
        answered(data, data.warnings)
      }
    } catch (error) {
      refused(error, draft)
    }
  }
  function answered({ id, slug, name, version }: Known, found: readonly DesignWarning[]) {
    pending = undefined
    retries = 0
    set({ status: unsent ? 'changed' : 'saved', known: { id, slug, name, version }, savedAt: Date.now(), isDraft: true, warnings: found })
    if (unsent) {
      keepCopy()
      schedule()
    } else dropCopy(copy())
  }
  function refused(error: unknown, draft: Draft) {
    const fails = error instanceof CallError ? error : undefined
    if (!fails || fails.status === 0 || fails.status >= 500 || fails.status === 429 || isSessionLost(error)) {
      // Nobody knows whether it came: the same again, with the same key.
      set({ status: 'offline', error })
      return schedule(Math.min(retryMs.most, retryMs.first * 2 ** retries++))
    }
    pending = undefined
    unsent ??= unsentAfter(undefined, Date.now())
    latest ??= draft
    const conflict = conflictOf(fails)
    set(conflict ? { status: 'changed', conflict } : { status: 'failed', error })
  }
  function conflictOf({ code, errors }: CallError): Conflict | undefined {
    if (state.known && code === 'PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND') return { name: undefined, version: undefined }
    if (code !== 'DESIGN_CHANGED') return undefined
    const { name, version } = errors[0]?.values ?? {}
    return { name: typeof name === 'string' && name !== '' ? name : undefined, version: Number(version) }
  }

  const keepCopy = () =>
    latest && writeCopy(copy(), { document: latest.document, colors: latest.colors, at: Date.now(), version: state.known?.version })
  const isClean = () => !pending && !unsent && !state.conflict
  async function flush(): Promise<boolean> {
    // What is on its way may leave something newer behind.
    for (let round = 0; round < 3 && !isClean(); round++) {
      await (running ?? send())
      if (state.status === 'failed' || state.status === 'offline' || state.conflict) break
    }
    return isClean()
  }
  async function saveOnce(write: (known: Known) => Promise<unknown>): Promise<boolean> {
    if (!(await flush()) || !state.known) return false
    const done = () => {
      running = undefined
      if (unsent) schedule()
    }
    // Why it was refused, `met` is told.
    running = write(state.known).then(done, done)
    await running
    return true
  }
  function put(draft: Draft) {
    latest = draft
    unsent = unsentAfter(unsent, Date.now())
    keepCopy()
    if (state.status !== 'saving' && state.status !== 'offline') set({ status: 'changed' })
    if (!running && state.status !== 'offline') schedule()
  }

  return {
    put,
    flush,
    flushHidden: () => {
      if (!running && !isClean()) void send({ keepalive: true })
      // What came after it is changed; what it had with it and got no answer waits in the browser's copy.
      else void running?.then(() => void (state.status === 'changed' && unsent && send({ keepalive: true })))
    },
    save: write => {
      saving ??= saveOnce(write).finally(() => {
        saving = undefined
      })
      return saving
    },
    restored: draft => {
      const { known: own } = state
      if (own && draft.version !== known?.version)
        set({ known: { ...own, version: draft.version ?? 0 }, conflict: { name: undefined, version: own.version } })
      put(draft)
    },
    state: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    know: ({ id, slug, name, version }) => set({ known: { id, slug, name, version: state.known?.version ?? version } }),
    saved: ({ id, slug, name, version }, found) => {
      const isAll = isClean()
      set({ known: { id, slug, name, version }, warnings: found, ...(isAll && { status: 'saved', savedAt: Date.now(), isDraft: false }) })
    },
    met: (error, draft) => {
      const conflict = error instanceof CallError && conflictOf(error)
      if (!conflict) return
      latest ??= draft
      unsent ??= unsentAfter(undefined, Date.now())
      set({ status: 'changed', conflict })
    },
    keepMine: () => {
      const { conflict, known: own } = state
      if (conflict?.version !== undefined && own)
        set({ conflict: undefined, known: { ...own, version: Math.max(own.version, conflict.version) } })
      return flush()
    },
    keepBoth: () => {
      dropCopy(copy())
      set({ conflict: undefined, known: undefined })
      keepCopy()
      return flush()
    },
    drop: next => {
      dropCopy(copy())
      clearTimeout(timer)
      pending = undefined
      unsent = undefined
      latest = undefined
      const { id, slug, name, version, warnings: found } = next
      const isDraft = next.hasDraft || next.state === 'DRAFT'
      const known = { id, slug, name, version }
      set({ status: 'saved', savedAt: undefined, isDraft, conflict: undefined, error: undefined, known, warnings: found })
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
