import { nameIn } from '#base/text.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot, useWhyNotOpen } from '#kit/use-why-not.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { askPath, ticketFormPath } from '#shop/content/message/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { orderCalls } from '../../../list/contract.ts'
import { orderCancelCalls } from '../../../refund/contract.ts'
import type { ShownOrder } from '../../shown-order.ts'
import { useItemQuestion } from '../../use-cancel-question.tsx'

/** Cancels one item of several, for the sum that is shown first, or leads to support, who may. The last one is cancelled with its order. */
export function CancelItem({ order, item }: { order: ShownOrder; item: ShownOrder['items'][number] }) {
  const t = useText('order')
  const language = useLanguage()
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const whyNotOpen = useWhyNotOpen()
  const question = useItemQuestion(item)
  const cancels = useAct(orderCancelCalls.cancelOrderItem, {
    changes: [orderCalls.order, orderCalls.myOrders, walletCalls.myWallet],
    done: t('itemCancelled'),
    failed: t('cancelFailed'),
  })
  const params = { id: order.id, itemId: item.id }
  const { cancel: code } = order.steps
  const name = `${t('cancelItem')}: ${nameIn(language, item)}, ${colorIn(language, item.color)} ${item.size}`

  const ask = () =>
    cancels.askWith({
      figures: () => api(orderCancelCalls.previewCancelItem, { params }),
      question: ({ data }) => question(data),
      input: ({ data }) => ({ params, body: { seenRefundCents: data.nowCents } }),
    })
  if (code === 'ORDER_ASK_SUPPORT')
    return (
      <LinkButton
        variant="quiet"
        size="small"
        icon="talk"
        aria-label={name}
        title={faultText(code)}
        reason={whyNotOpen(ticketFormPath)}
        to={askPath({ order: order.id, item: item.id, type: 'CANCEL' })}
      >
        {t('cancelItem')}
      </LinkButton>
    )
  return (
    <Button
      variant="quiet"
      size="small"
      icon="xCircle"
      aria-label={name}
      reason={whyNot(orderCancelCalls.cancelOrderItem) ?? (code === null ? undefined : (faultText(code) ?? code))}
      busy={cancels.isPending}
      onClick={() => void ask()}
    >
      {t('cancelItem')}
    </Button>
  )
}
