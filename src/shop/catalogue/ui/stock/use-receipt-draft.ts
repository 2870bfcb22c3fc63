// The pieces that are being received, counted or taken off, kept in this browser until they are sent.
import { keptForm } from '#kit/app/form/kept-form.ts'
import { useReader } from '#kit/use-session.ts'
import { type StockKind, type StockLine, stockLimits } from '../../stock/rules.ts'

export interface ReceiptDraft {
  kind: StockKind
  supplier: string
  note: string
  /** The newest first; each variant once. */
  lines: readonly StockLine[]
}
const empty = (): ReceiptDraft => ({ kind: 'RECEIPT', supplier: '', note: '', lines: [] })
const useKept = keptForm(empty)

export function useReceiptDraft() {
  const { value: draft, put } = useKept(`draft-stock-${useReader()?.id ?? 0}`)
  const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase()
  return {
    draft,
    change: (patch: Partial<ReceiptDraft>) => put(before => ({ ...before, ...patch })),
    clear: () => put(empty),
    /** Pieces of a variant that stands there are added to its line. */
    add: (added: readonly StockLine[]) =>
      put(before => ({
        ...before,
        lines: added.reduce<readonly StockLine[]>((lines, { variantID, quantity }) => {
          const line = lines.find(each => isSame(each.variantID, variantID))
          const sum = { variantID: line?.variantID ?? variantID, quantity: (line?.quantity ?? 0) + quantity }
          return [sum, ...lines.filter(each => each !== line)].slice(0, stockLimits.lines)
        }, before.lines),
      })),
    setPieces: (variantID: string, quantity: number) =>
      put(before => ({ ...before, lines: before.lines.map(line => (line.variantID === variantID ? { ...line, quantity } : line)) })),
    remove: (variantID: string) => put(before => ({ ...before, lines: before.lines.filter(line => line.variantID !== variantID) })),
  }
}
