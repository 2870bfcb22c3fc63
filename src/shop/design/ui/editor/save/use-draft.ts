import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { madeFor } from '../../../document/color/folded.rules.ts'
import { isSameDesign } from '../../../document/edit/edited.rules.ts'
import type { Editor } from '../state/use-editor.ts'
import { copyName, type Draft, type DraftCopy, dropCopy, keptCopies } from './draft-copy.ts'
import { type DraftSync, type Found, openDraftSync, type SyncState } from './draft-sync.ts'

type Given = Parameters<typeof openDraftSync>[0] & {
  editor: Editor
  colors: readonly string[]
  onColors: (colors: readonly string[]) => void
  isReadOnly: boolean
}
export interface DraftOfPage {
  sync: DraftSync
  state: SyncState
  /** What this browser kept of an earlier visit and the server does not have. */
  offered: DraftCopy | undefined
  restore: () => void
  discardOffered: () => void
  /** What is here is dropped for what the server has. */
  take: (draft: Draft, found: Found) => void
  /** The same design stands in another tab too. */
  isElsewhere: boolean
}

/** Sends each change of the design as a draft, for as long as the page is open. */
export function useDraft({ editor, colors, onColors, isReadOnly, ...given }: Given): DraftOfPage {
  const [sync] = useState(() => openDraftSync(given))
  const state = useSyncExternalStore(sync.subscribe, sync.state)
  const name = copyName(given.readerId, given.known?.id ?? `new-${given.productID}`)
  const [kept, setKept] = useState(() =>
    keptCopies(name).filter(({ name: of, copy }) => {
      // A page that was closed before the answer came has left a copy of what the server has.
      if (!isSameDesign(copy.document, editor.kept) || copy.colors.join() !== colors.join()) return true
      dropCopy(of)
      return false
    }),
  )
  const [offered] = kept
  const last = useRef<Draft>({ document: editor.kept, colors })
  /** Designs that came from the server: they are no changes. */
  const taken = useRef(new Set<Draft['document']>())
  useEffect(() => {
    if (last.current.document === editor.kept && last.current.colors === colors) return
    last.current = { document: editor.kept, colors }
    if (!isReadOnly && !taken.current.delete(editor.kept)) sync.put({ document: madeFor(editor.kept, colors), colors })
  }, [editor.kept, colors, sync, isReadOnly])
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && sync.flushHidden()
    const online = () => void sync.flush()
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', sync.flushHidden)
    addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', sync.flushHidden)
      removeEventListener('online', online)
      // Another screen of the app: the page lives on, and so does the request.
      sync.flushHidden()
      sync.close()
    }
  }, [sync])
  return {
    sync,
    state,
    // Who may only look has no use for it.
    offered: isReadOnly ? undefined : offered?.copy,
    restore: () => {
      if (!offered) return
      const { copy } = offered
      last.current = { document: copy.document, colors: copy.colors }
      sync.restored(copy)
      editor.replace(copy.document)
      onColors(copy.colors)
      // It is this page's own by now; what others have kept is offered on the next visit.
      dropCopy(offered.name)
      setKept([])
    },
    discardOffered: () => {
      if (offered) dropCopy(offered.name)
      setKept(kept.slice(1))
    },
    take: ({ document, colors: theirs }, found) => {
      sync.drop(found)
      taken.current.add(document)
      editor.replace(document)
      onColors(theirs)
    },
    isElsewhere: useElsewhere(state.known?.id),
  }
}

/** Whether another tab of this browser has the same design open. */
function useElsewhere(id: number | undefined): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    if (id === undefined) return
    const channel = new BroadcastChannel(`design-${id}`)
    channel.onmessage = ({ data }) => {
      setElsewhere(data !== 'gone')
      if (data === 'opened') channel.postMessage('here')
    }
    channel.postMessage('opened')
    const leave = () => channel.postMessage('gone')
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
      channel.close()
      setElsewhere(false)
    }
  }, [id])
  return isElsewhere
}
