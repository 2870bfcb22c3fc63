import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '#base/fault.ts'
import { useSend } from '#kit/call/use-call.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { addressCalls } from '#shop/address/contract.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { missingOf } from '#shop/wallet/ui/missing-of.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { isLowRefusal, useLowQuestion } from '../art/use-low-question.tsx'
import { rememberPending } from '../checkout/PendingOrder.tsx'
import { bodyOf } from './draft.ts'
import type { KeptDraft } from './use-draft.ts'

const changes = [orderCalls.myOrders, orderCalls.myOrderCounts, walletCalls.myWallet]

/**
 * Makes the order and pays it, or only makes it. The form's own key makes one order of a double click, a reload and two tabs. Where money
 * is missing the order stays, remembered by `order_pending`, and its seller comes back to it after the deposit.
 */
export function useSubmitting({ draft, change, discard }: KeptDraft) {
  const t = useText('createOrder')
  const notice = useNotice()
  const navigate = useNavigate()
  const low = useLowQuestion()
  /** What was pressed, and the order that came of it. */
  const act = useRef({ isPaid: true, id: 0 })
  const leave = (said: 'paid' | 'waits' | 'saved') => {
    const { id } = act.current
    navigate(`/order/${id}`, { replace: true })
    discard()
    rememberPending(null)
    notice.done(t(said, { id }))
  }
  const pay = useSend(orderPayCalls.submitOrder, {
    changes,
    onDone: () => leave('paid'),
    onRefused: error => {
      const { id } = act.current
      if (isLowRefusal(error)) return void answerLow(id)
      const code = error instanceof CallError ? error.code : undefined
      if (code === 'ORDER_HAS_BEEN_PAID') return leave('paid')
      if (code === 'ORDER_WAITS_FOR_FILES') return leave('waits')
      change({ orderId: id })
      rememberPending(id)
      const missing = missingOf(error)
      if (missing === undefined) notice.failed(error)
      else navigate(depositPath(missing, '/order/create-order'))
    },
  })
  /** A yes pays it as it is; else it stays, and its page offers to change the art. */
  const answerLow = async (id: number) => {
    const isAccepted = await low.ask(id, acceptsDpi =>
      acceptsDpi === undefined ? leave('saved') : pay.mutate({ params: { id }, body: { acceptsDpi } }),
    )
    if (!isAccepted) leave('saved')
  }
  const make = useSend(orderIntakeCalls.createOrder, {
    changes,
    key: draft.code,
    onDone: ({ data: { id, status } }) => {
      act.current.id = id
      if (!act.current.isPaid || status === 'DUPLICATE') leave('saved')
      else pay.mutate({ params: { id } })
    },
  })
  const keep = useSend(addressCalls.saveAddress, { changes: [addressCalls.myAddresses] })
  return {
    isBusy: make.isPending || pay.isPending || low.isAsking,
    error: make.error,
    send(isPaid: boolean) {
      act.current = { isPaid, id: 0 }
      if (draft.keeps) keep.mutate({ body: draft.address })
      make.mutate({ body: bodyOf(draft) })
    },
  }
}
