// Notifications of a seller about their orders: what happened without them. Their own acts they see on the screen.
import type { Fault } from '#base/fault.ts'
import { type Cents, formatCents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import { notify } from '#shop/notification/notification.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { orderText } from '../text.ts'
import type { ErrorCode } from './contract.ts'
import type { StepActor } from './facts.status.ts'
import { orderNoticeText } from './text.ts'

type Whose = { id: number; sellerId: number }
const linkOf = ({ id }: Whose) => `/order/${id}`

/** Its seller must act before an order can go on. */
export function notifyNeedsYou(tx: Tx, order: Whose, code: ErrorCode): Promise<void> {
  const [head, why] = [orderNoticeText.noticeNeedsYou, orderText[`errorCode_${code}`]]
  const text = [`${head[0]} ${why[0]}`, `${head[1]} ${why[1]}`] as const
  return notify(tx, { accountId: order.sellerId, type: 'ORDER', text, values: { orderId: order.id }, link: linkOf(order) })
}

/** An order that was to be paid by itself was not: money is missing, or its price is another now. */
export async function notifyUnpaid(tx: Tx, order: Whose, { code, values }: Fault): Promise<void> {
  const notice = { accountId: order.sellerId, type: 'PAYMENT', values: { ...values, orderId: order.id } } as const
  const { missingCents } = values
  if (typeof missingCents === 'number') await notify(tx, { ...notice, text: orderNoticeText.noticeUnpaid, link: depositPath(missingCents) })
  if (code === 'ORDER_PRICE_CHANGED') await notify(tx, { ...notice, text: orderNoticeText.noticeNewPrice, link: linkOf(order) })
}

/** What a deposit has paid. */
export const notifyPaid = (tx: Tx, sellerId: number, paid: { count: number; cents: Cents }): Promise<void> =>
  notify(tx, {
    accountId: sellerId,
    type: 'PAYMENT',
    text: paid.count === 1 ? orderNoticeText.noticePaid_one : orderNoticeText.noticePaid_other,
    values: { count: paid.count, amount: formatCents(paid.cents) },
    link: '/order?status=NEW_ORDER',
  })

/** Money came back for an order, or it was cancelled, and not by its seller. */
export async function notifyRefunded(
  tx: Tx,
  order: Whose,
  { cents, actor, isCancel = false }: { cents: Cents; actor: StepActor; isCancel?: boolean },
): Promise<void> {
  if (actor.kind === 'seller' || (!isCancel && cents === 0)) return
  const text = !isCancel
    ? orderNoticeText.noticeRefunded
    : cents > 0
      ? orderNoticeText.noticeCancelledBack
      : orderNoticeText.noticeCancelled
  const values = { orderId: order.id, amount: formatCents(cents) }
  await notify(tx, { accountId: order.sellerId, type: isCancel ? 'ORDER' : 'PAYMENT', text, values, link: linkOf(order) })
}
