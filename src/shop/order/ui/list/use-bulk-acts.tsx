import { useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { sumCents } from '#base/money.ts'
import { formatNumber } from '#base/number.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { useMany } from '#kit/app/use-many.ts'
import { usePreview } from '#kit/app/use-preview.ts'
import { useTellFailed } from '#kit/app/use-tell-failed.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { orderCancelCalls } from '../../refund/contract.ts'
import type { Mark } from './MarkDialog.tsx'
import type { ChosenOrder } from './order-columns.tsx'

export type Result = CallAnswer<typeof orderPayCalls.bulkSubmit>['data']['results'][number]
type Acts = { orders: readonly ChosenOrder[]; onDone: () => void; onRefused?: () => void }

/** Submit, mark, cancel, resend and delete of these orders; what moves money or ends them after a question with its figures. */
export function useBulkActs({ orders, onDone, onRefused }: Acts) {
  const t = useText('order')
  const language = useLanguage()
  const confirm = useConfirm()
  const notice = useNotice()
  const whyNot = useWhyNot()
  const wallet = useCall(walletCalls.myWallet, {}, { isEnabled: whyNot(walletCalls.myWallet) === undefined })
  const [refused, setRefused] = useState<readonly Result[]>([])
  const [askType, setAskType] = useState<string>()
  const [submitted, setSubmitted] = useState<readonly ChosenOrder[]>([])
  const options = { changes: [orderCalls.myOrders, orderCalls.chooseMyOrders, orderCalls.myOrderCounts, walletCalls.myWallet] }
  const submits = useMany(orderPayCalls.bulkSubmit, options)
  const cancelFailed = t('cancelFailed')
  const cancels = useMany(orderCancelCalls.bulkCancel, { ...options, failed: cancelFailed })
  const resends = useMany(orderIntakeCalls.bulkResend, options)
  const marks = useMany(orderEditCalls.bulkMark, { changes: [...options.changes, orderCalls.myOrderFacets] })
  const deletes = useMany(orderEditCalls.bulkDelete, options)
  const preview = usePreview(useTellFailed(cancelFailed))
  const idsOf = (chunk: readonly ChosenOrder[]) => ({ body: { ids: chunk.map(order => order.id) } })
  const tell = (all: number, results: readonly Result[] | undefined, ask?: string) => {
    if (!results) return
    setAskType(ask)
    const failed = results.filter(result => result.code !== undefined)
    if (results.length > 0) notice.done(t('bulkDone', { done: results.length - failed.length, all }))
    setRefused(failed)
    if (results.length < all) onRefused?.()
    // The end of the selection takes this bar away, and with it the list of what was refused.
    else if (failed.length === 0) onDone()
  }
  /** Submits what was refused for its resolution again, with its seller's word. */
  const acceptLow = async () => {
    const low = lowOf(refused)
    const again = submitted.filter(order => low.some(({ id }) => id === order.id))
    const acceptsDpi = worstOf(low)
    tell(again.length, await submits.send(again, chunk => ({ body: { ...idsOf(chunk).body, seen: seenOf(chunk), acceptsDpi } })))
  }

  return {
    isBusy: preview.isAsking || [submits, cancels, resends, marks, deletes].some(act => act.isPending),
    /** What the act left as it is, as its dialog takes it. */
    left: {
      refused,
      askType,
      lackCents: lackOf(refused, submitted, wallet.data?.data.spendableCents),
      onAccept: () => {
        setRefused([])
        void acceptLow()
      },
      onClose: () => {
        setRefused([])
        onDone()
      },
    },
    resend: async () => tell(orders.length, await resends.send(orders, idsOf), 'CHANGE_INFO'),
    mark: async (mark: Mark) => tell(orders.length, await marks.send(orders, chunk => ({ body: { ...idsOf(chunk).body, ...mark } }))),
    /** Submits the orders, or those of them that are given; answers whether it was agreed to. */
    async submit(given: readonly ChosenOrder[] = orders) {
      const payable = given === orders ? orders.filter(order => order.steps.submit === null) : given
      const totalCents = sumCents(payable.map(order => order.totalCost))
      const balanceCents = wallet.data?.data.balance
      const figures = [
        { label: t('bulkCount'), value: formatNumber(payable.length, language) },
        ...(balanceCents === undefined ? [] : [{ label: t('balanceNow'), value: <Money cents={balanceCents} /> }]),
        { label: t('total'), value: <Money cents={totalCents} strong />, isTotal: true },
      ]
      const isWanted = await confirm({ title: t('submitTitle'), figures, action: t('submit') })
      if (!isWanted) return false
      setSubmitted(payable)
      const results = submits.send(given, chunk => ({ body: { ...idsOf(chunk).body, seen: seenOf(chunk) } }))
      void results.then(came => tell(given.length, came))
      return true
    },
    async cancel() {
      // Where support alone may cancel, each order leads to it.
      const codes = orders.map(({ id, steps }) => ({ id, code: steps.cancel ?? undefined }))
      if (codes.every(({ code }) => code !== undefined)) {
        setAskType('CANCEL')
        return setRefused(codes)
      }
      await preview.run({
        figures: () => cancelPreviews(orders.map(order => order.id)),
        question: found => {
          const open = found.filter(each => each.fault === null)
          const figures = [
            { label: t('bulkCount'), value: formatNumber(open.length, language) },
            { label: t('paid'), value: <Money cents={sumCents(open.map(each => each.paidCents - each.refundedCents))} /> },
            { label: t('refundNow'), value: <Money cents={sumCents(open.map(each => each.nowCents))} />, isTotal: true },
          ]
          const title = t('cancelTitle', { count: open.length })
          return { title, children: t('cancelFinal'), figures, action: t('cancelOrder'), decline: t('keepGoing'), isDangerous: true }
        },
        async act(found) {
          const seen = found.map(({ orderId, nowCents }) => ({ id: orderId, seenRefundCents: nowCents }))
          tell(seen.length, await cancels.send(seen, chunk => ({ body: { orders: [...chunk] } })), 'CANCEL')
        },
      })
    },
    async remove() {
      const title = t('deleteTitle', { count: orders.length })
      if (await confirm({ title, children: t('deleteHint'), action: t('delete'), isDangerous: true }))
        tell(orders.length, await deletes.send(orders, idsOf))
    },
  }
}

const seenOf = (chunk: readonly ChosenOrder[]) => chunk.map(({ id, totalCost }) => ({ id, totalCents: totalCost }))

/** What the wallet, as it is after the act, lacks for all orders that were refused for want of money. */
function lackOf(refused: readonly Result[], submitted: readonly ChosenOrder[], spendableCents: number | undefined): number {
  const lacking = new Set(refused.filter(({ code }) => code === 'NOT_ENOUGH_BALANCE').map(({ id }) => id))
  const totals = submitted.filter(order => lacking.has(order.id)).map(order => order.totalCost)
  return totals.length === 0 || spendableCents === undefined ? 0 : Math.max(0, sumCents(totals) - spendableCents)
}

const asking: readonly string[] = ['ORDER_RESOLUTION_LOW', 'ORDER_WAITS_FOR_RESOLUTION']
/** Those that were refused for their resolution. */
export const lowOf = (refused: readonly Result[]): readonly Result[] => refused.filter(({ code = '' }) => asking.includes(code))
/** The worst of them, in dots per inch. */
const worstOf = (low: readonly Result[]): number => Math.min(...low.map(({ values }) => Number(values?.dpi ?? 1)))

type Preview = CallAnswer<typeof orderCancelCalls.previewCancels>['data']['previews'][number]
/** What cancelling gives back, of as many orders as one call takes after the other. */
async function cancelPreviews(ids: readonly number[]): Promise<Preview[]> {
  const previews: Preview[] = []
  for (let at = 0; at < ids.length; at += 500) {
    const { data } = await api(orderCancelCalls.previewCancels, { body: { ids: ids.slice(at, at + 500) } })
    previews.push(...data.previews)
  }
  return previews
}
