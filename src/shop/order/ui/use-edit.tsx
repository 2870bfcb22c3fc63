import { CallError } from '#base/fault.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
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
  const confirm = useConfirm()
  const notice = useNotice()
  const params = { id: orderId }
  const options = {
    done,
    ...(onDone && { onDone }),
    // The question about a price is no failure; the form or a notice tells of all others.
    showsRefusal: true,
    onRefused: (error: unknown) => {
      if (!showsRefusal && !priceOf(error)) notice.failed(error)
    },
  }
  const ours = useAct(orderMendCalls.officeEditOrder, { changes: [orderOfficeCalls.officeOrder], ...options })
  const own = useAct(orderEditCalls.editOrder, { changes: [orderCalls.order, orderCalls.myOrders, walletCalls.myWallet], ...options })
  const edits = isForStaff ? ours : own
  const save = async (edit: Partial<OrderEdit>) => {
    const refused = await edits.mutateAsync({ params, body: edit }).then(
      () => undefined,
      (error: unknown) => error,
    )
    const price = priceOf(refused)
    if (!price) return
    const figures = [
      { label: say('priceWas'), value: <Money cents={price.wasCents} /> },
      { label: say(price.differenceCents > 0 ? 'priceMore' : 'priceLess'), value: <Money cents={Math.abs(price.differenceCents)} /> },
      { label: say('priceNow'), value: <Money cents={price.totalCents} strong />, isTotal: true },
    ]
    if (await confirm({ title: say('priceTitle'), figures, action: say('priceDo') }))
      edits.mutate({ params, body: { ...edit, seenDifferenceCents: price.differenceCents } })
  }
  return { save, isPending: edits.isPending, error: priceOf(edits.error) ? undefined : edits.error }
}

/** The figures of an edit whose price has not been seen yet. */
function priceOf(error: unknown): { wasCents: number; totalCents: number; differenceCents: number } | undefined {
  const [entry] = error instanceof CallError && error.code === 'EDIT_PRICE_NOT_SEEN' ? error.errors : []
  const { wasCents, totalCents, differenceCents } = entry?.values ?? {}
  if (typeof wasCents !== 'number' || typeof totalCents !== 'number' || typeof differenceCents !== 'number') return undefined
  return { wasCents, totalCents, differenceCents }
}
