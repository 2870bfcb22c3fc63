// The labels that are being bought, kept in this browser for their seller until they are bought or discarded.
import { keptForm } from '#kit/app/form/kept-form.ts'
import { useReader } from '#kit/use-session.ts'
import { emptyDraft, type LabelDraft, type TypedForm, undeclared } from './draft.ts'

export interface KeptLabels {
  draft: LabelDraft
  change: (patch: Partial<LabelDraft>) => void
  /** What is typed. Other packages have other rates: their services are chosen again. */
  type: (form: TypedForm) => void
  begin: (next: LabelDraft) => void
  changesElsewhere: number
}

const useKept = keptForm(emptyDraft)

export function useLabelDraft(): KeptLabels {
  const { value, put, changesElsewhere } = useKept(`draft-label-${useReader()?.id ?? 0}`)
  return {
    draft: withNumbers(value),
    changesElsewhere,
    change: patch => put(before => ({ ...before, ...patch })),
    type: form =>
      put(before => ({ ...before, form, isBegun: true, ...(form.packages.length !== before.form.packages.length && { services: [] }) })),
    begin: next => put(() => next),
  }
}

/** What is no number is null in the browser's store, and no shape takes that as empty. */
function withNumbers(draft: LabelDraft): LabelDraft {
  const number = (value: number | null | undefined) => (value ?? undefined) as number
  const packages = draft.form.packages.map(each => ({
    ...each,
    quantity: number(each.quantity),
    customs: each.customs ?? undeclared,
    unitPrice: number(each.unitPrice),
    weight: number(each.weight),
    size: { length: number(each.size.length), width: number(each.size.width), height: number(each.size.height) },
  }))
  return { ...draft, form: { ...draft.form, packages } }
}
