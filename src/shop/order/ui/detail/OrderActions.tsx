import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatCents } from '#base/money.ts'
import { useConfirm } from '#kit/app/dialog/Confirm.tsx'
import { useNotice } from '#kit/app/use-notice.tsx'
import { api } from '#kit/call/api.ts'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { orderCancelCalls } from '../../refund/contract.ts'
import { hasStep, isOver, isPayable, payStep } from '../../status/rules.ts'
import type { ShownOrder } from '../shown-order.ts'
import { useCancelFigures } from '../use-cancel-figures.tsx'
import { useLack, useRefusedPayment } from '../use-lack.tsx'
import { KeepDialog } from './KeepDialog.tsx'

/** What the seller can do with an order now. What is not possible in its status at all is not shown; the rest says why not. */
export function OrderActions({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const faultText = useFaultText()
  const [isKeeping, setKeeping] = useState(false)
  const acts = useOrderActs(order)
  const { steps } = order
  const why = (code: string | null) => (code === null ? undefined : (faultText(code) ?? code))
  const isUnpaid = order.paidAt === null && isPayable(order.status)
  return (
    <>
      {hasStep(order.status, 'keep') && (
        <Button variant="primary" reason={why(steps.keep)} onClick={() => setKeeping(true)}>
          {t('keep')}
        </Button>
      )}
      {isUnpaid && (
        <Button variant="primary" icon="wallet" reason={why(steps.submit)} busy={acts.isSubmitting} onClick={acts.submit}>
          {t(payStep(order.status))}
        </Button>
      )}
      {hasStep(order.status, 'resend') && (
        <Button variant="primary" icon="refresh" reason={why(steps.resend)} busy={acts.isResending} onClick={acts.resend}>
          {t('resend')}
        </Button>
      )}
      <Button icon="copy" busy={acts.isCopying} onClick={acts.copy}>
        {t('duplicate')}
      </Button>
      {!isOver(order.status) && (
        <Button icon="xCircle" reason={why(steps.cancel)} busy={acts.isCancelling} onClick={acts.cancel}>
          {t('cancelOrder')}
        </Button>
      )}
      {steps.delete === null && (
        <Button icon="trash" variant="quiet" busy={acts.isDeleting} onClick={acts.remove}>
          {t('delete')}
        </Button>
      )}
      <KeepDialog order={order} isOpen={isKeeping} onClose={() => setKeeping(false)} />
    </>
  )
}

function useOrderActs(order: ShownOrder) {
  const t = useText('order')
  const language = useLanguage()
  const confirm = useConfirm()
  const notice = useNotice()
  const navigate = useNavigate()
  const figuresOf = useCancelFigures()
  const isUnpaid = order.paidAt === null
  const wallet = useCall(walletCalls.myWallet, {}, { isEnabled: isUnpaid })
  const changes = [orderCalls.order, orderCalls.myOrders, orderCalls.myOrderCounts, walletCalls.myWallet]
  const done = (text: string) => ({ changes, onDone: () => notice.done(text), onRefused: notice.failed })
  const submits = useSend(orderPayCalls.submitOrder, { ...done(t('submitted')), onRefused: useRefusedPayment() })
  const cancels = useSend(orderCancelCalls.cancelOrder, done(t('cancelled')))
  const resends = useSend(orderIntakeCalls.resendOrder, done(t('resent')))
  const copies = useSend(orderIntakeCalls.duplicateOrder, {
    changes,
    onRefused: notice.failed,
    onDone: ({ data }) => {
      notice.done(t('duplicated', { id: data.id }))
      navigate(`/order/${data.id}`)
    },
  })
  const deletes = useSend(orderIntakeCalls.deleteOrder, {
    changes: [orderCalls.myOrders, orderCalls.myOrderCounts],
    onRefused: notice.failed,
    onDone: () => {
      notice.done(t('deleted'))
      navigate('/order')
    },
  })
  const params = { id: order.id }
  const balanceCents = wallet.data?.data.balance
  const lackCents = useLack(order)

  return {
    isSubmitting: submits.isPending,
    isCancelling: cancels.isPending,
    isResending: resends.isPending,
    isCopying: copies.isPending,
    isDeleting: deletes.isPending,
    resend: () => resends.mutate({ params }),
    copy: () => copies.mutate({ params }),
    async submit() {
      const figures = [
        { label: t('total'), value: <Money cents={order.totalCost} strong /> },
        ...(balanceCents === undefined
          ? []
          : [
              { label: t('balanceNow'), value: <Money cents={balanceCents} /> },
              lackCents > 0
                ? { label: t('missing'), value: <Money cents={lackCents} />, isTotal: true }
                : { label: t('balanceAfter'), value: <Money cents={balanceCents - order.totalCost} />, isTotal: true },
            ]),
      ]
      if (await confirm({ title: t('submitTitle'), figures, action: t('submit') })) submits.mutate({ params })
    },
    async cancel() {
      const { data: preview } = await api(orderCancelCalls.previewCancel, { params })
      const question = {
        title: t('cancelTitle', { count: 1 }),
        figures: figuresOf(preview),
        children: `${t(`reason_${preview.reason}`)} ${t('cancelFinal')}`,
        action: preview.nowCents > 0 ? `${t('cancelOrder')} · ${formatCents(preview.nowCents, { language })}` : t('cancelOrder'),
        decline: t('keepGoing'),
        isDangerous: true,
      }
      if (await confirm(question)) cancels.mutate({ params, body: { seenRefundCents: preview.nowCents } })
    },
    async remove() {
      const title = t('deleteTitle', { count: 1 })
      if (await confirm({ title, children: t('deleteHint'), action: t('delete'), isDangerous: true })) deletes.mutate({ params })
    },
  }
}
