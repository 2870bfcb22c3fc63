import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatCents } from '#base/money.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
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
      {isKeeping && <KeepDialog order={order} onClose={() => setKeeping(false)} />}
    </>
  )
}

function useOrderActs(order: ShownOrder) {
  const t = useText('order')
  const language = useLanguage()
  const navigate = useNavigate()
  const figuresOf = useCancelFigures()
  const isUnpaid = order.paidAt === null
  const wallet = useCall(walletCalls.myWallet, {}, { isEnabled: isUnpaid })
  const changes = [orderCalls.order, orderCalls.myOrders, orderCalls.myOrderCounts, walletCalls.myWallet]
  const submits = useAct(orderPayCalls.submitOrder, { changes, done: t('submitted'), showsRefusal: true, onRefused: useRefusedPayment() })
  const cancels = useAct(orderCancelCalls.cancelOrder, { changes, done: t('cancelled') })
  const resends = useAct(orderIntakeCalls.resendOrder, { changes, done: t('resent') })
  const copies = useAct(orderIntakeCalls.duplicateOrder, {
    changes,
    done: ({ data }) => t('duplicated', { id: data.id }),
    onDone: ({ data }) => navigate(`/order/${data.id}`),
  })
  const deletes = useAct(orderIntakeCalls.deleteOrder, {
    changes: [orderCalls.myOrders, orderCalls.myOrderCounts],
    done: t('deleted'),
    onDone: () => navigate('/order'),
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
    submit() {
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
      void submits.ask({ title: t('submitTitle'), figures, action: t('submit') }, { params })
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
      await cancels.ask(question, { params, body: { seenRefundCents: preview.nowCents } })
    },
    remove() {
      const title = t('deleteTitle', { count: 1 })
      void deletes.ask({ title, children: t('deleteHint'), action: t('delete'), isDangerous: true }, { params })
    },
  }
}
