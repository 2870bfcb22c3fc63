import { CallError } from '#base/fault.ts'
import type { Question } from '#kit/app/dialog/ConfirmDialog.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import type { OrderEdit } from '../edit/contract.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { orderCalls } from '../list/contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderMendCalls } from '../office/mend/contract.ts'

type Options = {
  done: string
  onDone?: () => void
  showsRefusal?: boolean
  /** Staff edit it for its seller: less of it, by a call of theirs that takes the same. */
  isForStaff?: boolean
}

/** Saves an edit of one order. Where a paid one then costs something else, the difference is shown first and posted after a yes. */
export function useEdit(orderId: number, { done, onDone, showsRefusal = false, isForStaff = false }: Options) {
  const say = useText('orderEdit')
  const params = { id: orderId }
  const options = { done, showsRefusal, ...(onDone && { onDone }) }
  const ours = useAct(orderMendCalls.officeEditOrder, { changes: [orderOfficeCalls.officeOrder], ...options })
  const own = useAct(orderEditCalls.editOrder, { changes: [orderCalls.order, orderCalls.myOrders, walletCalls.myWallet], ...options })
  const edits = isForStaff ? ours : own
  const questionOf = ({ wasCents, totalCents, differenceCents }: Price): Question => ({
    title: say('priceTitle'),
    figures: [
      { label: say('priceWas'), value: <Money cents={wasCents} /> },
      { label: say(differenceCents > 0 ? 'priceMore' : 'priceLess'), value: <Money cents={Math.abs(differenceCents)} /> },
      { label: say('priceNow'), value: <Money cents={totalCents} strong />, isTotal: true },
    ],
    action: say('priceDo'),
  })
  // The server tells of another price when the edit is sent; most edits have none.
  const save = (edit: Partial<OrderEdit>) =>
    edits.askWith({
      figures: async refusal => priceOf(refusal),
      question: price => price && questionOf(price),
      input: price => ({ params, body: { ...edit, ...(price && { seenDifferenceCents: price.differenceCents }) } }),
    })
  return { save, isPending: edits.isPending, error: edits.error }
}

interface Price {
  wasCents: number
  totalCents: number
  differenceCents: number
}
/** The figures of an edit whose price has not been seen yet. */
function priceOf(error: unknown): Price | undefined {
  const [entry] = error instanceof CallError && error.code === 'EDIT_PRICE_NOT_SEEN' ? error.errors : []
  const { wasCents, totalCents, differenceCents } = entry?.values ?? {}
  if (typeof wasCents !== 'number' || typeof totalCents !== 'number' || typeof differenceCents !== 'number') return undefined
  return { wasCents, totalCents, differenceCents }
}
