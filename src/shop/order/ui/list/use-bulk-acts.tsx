import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { formatCents, sumCents } from '#base/money.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { orderCancelCalls } from '../../refund/contract.ts'
import type { ListedOrder } from './order-columns.tsx'

export type Result = CallAnswer<typeof orderPayCalls.bulkSubmit>['data']['results'][number]
type Answer = { data: { results: Result[] } }
type Acts = { orders: readonly ListedOrder[]; onDone: () => void; onRefused?: () => void }

/** Submit, cancel, resend and delete of these orders, each after a question with its figures. */
export function useBulkActs({ orders, onDone, onRefused }: Acts, setRefused: (refused: readonly Result[]) => void) {
  const t = useText('order')
  const language = useLanguage()
  const confirm = useConfirm()
  const wallet = useCall(walletCalls.myWallet, {})
  const [submitted, setSubmitted] = useState<readonly ListedOrder[]>([])
  const changes = [orderCalls.myOrders, orderCalls.myOrderCounts, walletCalls.myWallet]
  const failedOf = (results: readonly Result[]) => results.filter(result => result.code !== undefined)
  const options = {
    changes,
    done: ({ data: { results } }: Answer) => t('bulkDone', { done: results.length - failedOf(results).length, all: results.length }),
    onDone({ data }: Answer) {
      const failed = failedOf(data.results)
      setRefused(failed)
      // The end of the selection takes this bar away, and with it the list of what was refused.
      if (failed.length === 0) onDone()
    },
    ...(onRefused && { onRefused }),
  }
  const submits = useAct(orderPayCalls.bulkSubmit, options)
  const cancels = useAct(orderCancelCalls.bulkCancel, options)
  const resends = useAct(orderIntakeCalls.bulkResend, options)
  const deletes = useAct(orderIntakeCalls.bulkDelete, options)
  const previews = useAct(orderCancelCalls.previewCancels)
  const ids = orders.map(order => order.id)
  const spendableCents = wallet.data?.data.spendableCents

  return {
    isBusy: submits.isPending || cancels.isPending || resends.isPending || deletes.isPending || previews.isPending,
    /** What the wallet, as it is after the act, lacks for all orders that were refused for want of money. */
    lackOf(refused: readonly Result[]) {
      const lacking = refused.filter(({ code }) => code === 'NOT_ENOUGH_BALANCE').map(({ id }) => id)
      const totals = submitted.filter(order => lacking.includes(order.id)).map(order => order.totalCost)
      return totals.length === 0 || spendableCents === undefined ? 0 : Math.max(0, sumCents(totals) - spendableCents)
    },
    resend: () => resends.mutate({ body: { ids } }),
    /** Submits the orders, or those of them that are given; answers whether it was agreed to. */
    async submit(given?: readonly ListedOrder[]) {
      const payable = given ?? orders.filter(order => order.steps.submit === null)
      const totalCents = sumCents(payable.map(order => order.totalCost))
      const balanceCents = wallet.data?.data.balance
      const figures = [
        { label: t('bulkCount'), value: String(payable.length) },
        ...(balanceCents === undefined ? [] : [{ label: t('balanceNow'), value: <Money cents={balanceCents} /> }]),
        { label: t('total'), value: <Money cents={totalCents} strong />, isTotal: true },
      ]
      const isWanted = await confirm({ title: t('submitTitle'), figures, action: t('submit') })
      if (isWanted) {
        setSubmitted(payable)
        const seen = payable.map(({ id, totalCost }) => ({ id, totalCents: totalCost }))
        submits.mutate({ body: { ids: given ? given.map(order => order.id) : ids, seen } })
      }
      return isWanted
    },
    async cancel() {
      const { data } = await previews.mutateAsync({ body: { ids } })
      const open = data.previews.filter(preview => preview.fault === null)
      const figures = [
        { label: t('paid'), value: <Money cents={sumCents(open.map(preview => preview.paidCents - preview.refundedCents))} /> },
        { label: t('refundNow'), value: formatCents(sumCents(open.map(preview => preview.nowCents)), { language }), isTotal: true },
      ]
      const title = t('cancelTitle', { count: open.length })
      const words = { title, children: t('cancelFinal'), action: t('cancelOrder'), decline: t('keepGoing') }
      const seen = data.previews.map(({ orderId, nowCents }) => ({ id: orderId, seenRefundCents: nowCents }))
      await cancels.ask({ ...words, figures, isDangerous: true }, { body: { orders: seen } })
    },
    remove() {
      const title = t('deleteTitle', { count: ids.length })
      void deletes.ask({ title, children: t('deleteHint'), action: t('delete'), isDangerous: true }, { body: { ids } })
    },
  }
}
