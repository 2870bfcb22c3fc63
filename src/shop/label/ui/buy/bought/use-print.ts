import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { type BoughtLabel, buyingLabelCalls } from '../../../buy/form/contract.ts'
import type { LabelPaperName } from '../../../buy/form/rules.ts'
import { labelCalls } from '../../../contract.ts'

type Paper = Pick<BoughtLabel, 'id' | 'state' | 'form'>

/** A label that has a page, and that nobody has used or given back. */
export const isPrintable = ({ state, form }: Pick<Paper, 'state' | 'form'>): boolean =>
  form === 'PDF' && (state === 'READY' || state === 'PRINTED')

/** Opens labels as one PDF in a window of its own, and says that they are on paper. */
export function usePrint() {
  const mark = useAct(buyingLabelCalls.markBoughtPrinted, {
    changes: [buyingLabelCalls.myBoughtLabels, buyingLabelCalls.countBoughtLabels],
  })
  const mayMark = useWhyNot()(buyingLabelCalls.markBoughtPrinted) === undefined
  return (ids: readonly number[], paper: LabelPaperName, first: 0 | 1 = 0) => {
    open(api.url(buyingLabelCalls.labelPaper, { query: { ids: ids.join(','), paper, first } }), '_blank', 'noopener')
    if (mayMark) mark.mutate({ body: { ids: [...ids] } })
  }
}

/** What a ZPL printer is sent. */
export const zplOf = (id: number): string => api.url(labelCalls.myLabelZpl, { params: { id } })
