import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { WireCall } from '#base/wire.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { focusTitle } from '#kit/focus-title.ts'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot, useWhyNotOpen } from '#kit/use-why-not.ts'
import { askPath, ticketFormPath } from '#shop/content/message/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { orderCancelCalls } from '../../refund/contract.ts'
import { brokeOnTheWay } from '../../refund/rules.ts'
import { hasStep, isOver, isPayable, payStep } from '../../status/rules.ts'
import { LowArt, lowSidesOf, worstDpi } from '../art/Resolution.tsx'
import { askTypeOf, isSentAgain } from '../need.ts'
import { listPathOf, type ShownOrder } from '../shown-order.ts'
import { useCancelQuestion } from '../use-cancel-question.tsx'
import { useLack, useRefusedPayment } from '../use-lack.tsx'
import { KeepDialog } from './act/KeepDialog.tsx'
import { Reship } from './act/Reship.tsx'
import { EditDialog } from './mend/EditDialog.tsx'

/** What the seller can do with an order now. What is not possible in its status at all is not shown; the rest says why not. */
export function OrderActions({ order }: { order: ShownOrder }) {
  const t = useText('order')
  const say = useText('orderEdit')
  const faultText = useFaultText()
  const [isKeeping, setKeeping] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const acts = useOrderActs(order)
  const { steps } = order
  const whyNot = useWhyNot()
  const whyNotOpen = useWhyNotOpen()
  const why = (code: string | null, call: Pick<WireCall, 'access'>) =>
    whyNot(call) ?? (code === null ? undefined : (faultText(code) ?? code))
  const isUnpaid = order.paidAt === null && isPayable(order.status)
  const askType = askTypeOf(order)
  const isReturned = order.orderType !== 'LABEL' && brokeOnTheWay(order)
  return (
    <>
      {hasStep(order.status, 'keep') && (
        <Button variant="primary" reason={why(steps.keep, orderIntakeCalls.keepOrder)} onClick={() => setKeeping(true)}>
          {t('keep')}
        </Button>
      )}
      {isUnpaid && (
        <Button
          variant="primary"
          icon="wallet"
          reason={why(steps.submit, orderPayCalls.submitOrder)}
          busy={acts.isSubmitting}
          onClick={acts.submit}
        >
          {t(payStep(order.status))}
        </Button>
      )}
      {isReturned && !isSentAgain(order) && <Reship order={order} />}
      {/* Of an ERROR it stands in the alert, beside what mends it. */}
      {order.status !== 'ERROR' && hasStep(order.status, 'resend') && (
        <Button
          variant="primary"
          icon="refresh"
          reason={why(steps.resend, orderIntakeCalls.resendOrder)}
          busy={acts.isResending}
          onClick={acts.resend}
        >
          {t('resend')}
        </Button>
      )}
      {!isOver(order.status) && (
        <Button
          icon="design"
          reason={why(steps.edit === null ? null : steps.editNote, orderEditCalls.editOrder)}
          onClick={() => setEditing(true)}
        >
          {say('editOrder')}
        </Button>
      )}
      <Button icon="copy" reason={whyNot(orderEditCalls.duplicateOrder)} busy={acts.isCopying} onClick={acts.copy}>
        {t('duplicate')}
      </Button>
      {!isOver(order.status) && (
        <Button icon="xCircle" reason={why(steps.cancel, orderCancelCalls.cancelOrder)} busy={acts.isCancelling} onClick={acts.cancel}>
          {t('cancelOrder')}
        </Button>
      )}
      <LinkButton
        icon="talk"
        variant={askType ? 'secondary' : 'quiet'}
        reason={whyNotOpen(ticketFormPath)}
        to={askPath({ order: order.id, ...(askType && { type: askType }) })}
      >
        {say('askUs')}
      </LinkButton>
      {steps.delete === null && (
        <Button icon="trash" variant="quiet" reason={whyNot(orderEditCalls.deleteOrder)} busy={acts.isDeleting} onClick={acts.remove}>
          {t('delete')}
        </Button>
      )}
      {isEditing && <EditDialog order={order} onClose={() => setEditing(false)} />}
      {isKeeping && <KeepDialog order={order} onClose={() => setKeeping(false)} />}
    </>
  )
}

function useOrderActs(order: ShownOrder) {
  const t = useText('order')
  const sharp = useText('orderResolution')
  const navigate = useNavigate()
  const cancelQuestion = useCancelQuestion()
  const isUnpaid = order.paidAt === null
  const whyNot = useWhyNot()
  const wallet = useCall(walletCalls.myWallet, {}, { isEnabled: isUnpaid && whyNot(walletCalls.myWallet) === undefined })
  const changes = [orderCalls.order, orderCalls.myOrders, orderCalls.myOrderCounts, walletCalls.myWallet]
  const submits = useAct(orderPayCalls.submitOrder, { changes, done: t('submitted'), showsRefusal: true, onRefused: useRefusedPayment() })
  const cancels = useAct(orderCancelCalls.cancelOrder, {
    changes,
    done: t('cancelled'),
    next: () => ({ to: listPathOf(order), text: t('back') }),
    onDone: () => focusTitle(),
    failed: t('cancelFailed'),
  })
  const resends = useAct(orderIntakeCalls.resendOrder, { changes, done: t('resent') })
  const copies = useAct(orderEditCalls.duplicateOrder, {
    changes,
    done: ({ data }) => t('duplicated', { id: data.id }),
    onDone: ({ data }) => navigate(`/order/${data.id}`),
  })
  const deletes = useAct(orderEditCalls.deleteOrder, {
    changes: [orderCalls.myOrders, orderCalls.myOrderCounts],
    done: t('deleted'),
    onDone: () => navigate(listPathOf(order)),
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
      // What prints too low stands in the same question: a yes is the seller's word on it.
      const low = lowSidesOf(order)
      const acceptsDpi = worstDpi(low)
      const question = { title: t('submitTitle'), figures, action: t('submit') }
      if (acceptsDpi === undefined) return void submits.ask(question, { params })
      const children = <LowArt sides={low} />
      void submits.ask({ ...question, children, action: sharp('submitAsIs') }, { params, body: { acceptsDpi } })
    },
    cancel: () =>
      void cancels.askWith({
        figures: () => api(orderCancelCalls.previewCancel, { params }),
        question: ({ data }) => cancelQuestion(data),
        input: ({ data }) => ({ params, body: { seenRefundCents: data.nowCents } }),
      }),
    remove() {
      const title = t('deleteTitle', { count: 1 })
      void deletes.ask({ title, children: t('deleteHint'), action: t('delete'), isDangerous: true }, { params })
    },
  }
}
