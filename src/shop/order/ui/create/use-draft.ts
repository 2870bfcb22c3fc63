// The order that is being made, kept in this browser for its seller.
import { keptForm } from '#kit/app/form/kept-form.ts'
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

const useKept = keptForm(() => emptyDraft(newKey()))

export function useDraft(): KeptDraft {
  const { value: draft, put, changesElsewhere } = useKept(`draft-order-${useReader()?.id ?? 0}`)
  return {
    draft,
    changesElsewhere,
    change: patch => {
      const isMade = Object.keys(patch).every(field => field === 'orderId')
      put(before => ({ ...before, ...patch, ...(!isMade && { code: newKey() }) }))
    },
    discard: () => put(() => emptyDraft(newKey())),
  }
}
