import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import { useSend } from '#kit/call/use-call.ts'
import { newKey } from '#kit/call/use-send-plain.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { missingOf } from '#shop/wallet/ui/missing-of.ts'
import { buyingLabelCalls } from '../../../buy/form/contract.ts'
import type { KeptLabels } from '../form/use-label-draft.ts'

const changes = [buyingLabelCalls.myBoughtLabels, buyingLabelCalls.countBoughtLabels, walletCalls.myWallet, orderCalls.myOrders]
const over: readonly string[] = ['LABEL_RATE_OVER', 'LABEL_RATE_NOT_FOUND']

/** An unanswered purchase is asked about again after so long. */
const againMs = 4_000

/**
 * Buys the chosen rates, once: what is bought is kept with its key before it is sent, so that after a lost answer, a reload or from another
 * tab the very same purchase is asked about, and none is made beside it.
 */
export function useBuying({ draft, change }: KeptLabels, onExpired: () => void) {
  const notice = useNotice()
  const navigate = useNavigate()
  const [isExpired, setExpired] = useState(false)
  const { buying } = draft
  const { mutate, isPending, isError } = useSend(buyingLabelCalls.buyLabels, {
    changes,
    key: buying?.key,
    onDone: ({ data }) => change({ buying: null, bought: data.labels.map(({ id }) => id) }),
    onRefused: error => {
      if (isUnanswered(error)) return
      change({ buying: null })
      const missing = missingOf(error)
      if (missing !== undefined) return navigate(depositPath(missing, '/buying-label?step=rates'))
      const isOver = error instanceof CallError && over.includes(error.code)
      setExpired(isOver)
      if (isOver) onExpired()
      else notice.failed(error)
    },
  })
  const ask = useRef(() => {})
  ask.current = () => buying && mutate({ body: { rateIds: [...buying.rateIds] } })
  const key = buying?.key
  useEffect(() => {
    if (key !== undefined) ask.current()
  }, [key])
  const isUnknown = key !== undefined && isError && !isPending
  useEffect(() => {
    if (!isUnknown) return
    const timer = setInterval(() => ask.current(), againMs)
    return () => clearInterval(timer)
  }, [isUnknown])
  return {
    isBusy: buying !== null,
    /** What was sent, and nobody has answered yet. */
    unknown: isUnknown ? buying : null,
    isExpired,
    buy: (rateIds: readonly string[], totalCents: Cents) => change({ buying: { key: newKey(), rateIds, totalCents } }),
    ask: () => ask.current(),
  }
}

/** Whether it was bought is not known. */
const isUnanswered = (error: unknown): boolean => error instanceof CallError && (error.status === 0 || error.status >= 500)
