import { formatCents } from '#base/money.ts'
import { nameIn } from '#base/text.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { Button } from '#kit/control/Button.tsx'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { orderCalls } from '../../../list/contract.ts'
import { orderCancelCalls } from '../../../refund/contract.ts'
import type { ShownOrder } from '../../shown-order.ts'
import { useItemFigures } from '../../use-cancel-figures.tsx'

/** Cancels one item of several, for the sum that is shown first. The last one is cancelled with its order. */
export function CancelItem({ order, item }: { order: ShownOrder; item: ShownOrder['items'][number] }) {
  const t = useText('order')
  const language = useLanguage()
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const figuresOf = useItemFigures()
  const notice = useNotice()
  const cancels = useAct(orderCancelCalls.cancelOrderItem, {
    changes: [orderCalls.order, orderCalls.myOrders, walletCalls.myWallet],
    done: t('itemCancelled'),
  })
  const params = { id: order.id, itemId: item.id }
  const { cancel: code } = order.steps

  async function ask() {
    const preview = await api(orderCancelCalls.previewCancelItem, { params }).then(({ data }) => data, notice.failed)
    if (!preview) return
    const question = {
      title: `${t('cancelItem')}: ${nameIn(language, item)}`,
      figures: figuresOf(preview),
      children: t(`reason_${preview.reason}`),
      action: preview.nowCents > 0 ? `${t('cancelItem')} · ${formatCents(preview.nowCents, { language })}` : t('cancelItem'),
      decline: t('keepItem'),
      isDangerous: true,
    }
    await cancels.ask(question, { params, body: { seenRefundCents: preview.nowCents } })
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon="xCircle"
      aria-label={`${t('cancelItem')}: ${nameIn(language, item)}, ${colorIn(language, item.color)} ${item.size}`}
      reason={whyNot(orderCancelCalls.cancelOrderItem) ?? (code === null ? undefined : (faultText(code) ?? code))}
      busy={cancels.isPending}
      onClick={() => void ask()}
    >
      {t('cancelItem')}
    </Button>
  )
}
