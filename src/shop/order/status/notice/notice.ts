// Notifications of a seller, and of who of their team works on them, about their orders: what happened without them. Their own acts they see on the screen.
import { teamOf } from '#base/access/access.ts'
import type { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Wording } from '#base/text.ts'
import type { Tx } from '#engine/db/database.ts'
import { notices, notify } from '#shop/notification/notification.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { ErrorCode, orderTeam } from '../contract.ts'
import type { StepActor } from '../facts.status.ts'
import { orderText } from '../text.ts'
import { orderNoticeText } from './text.ts'

const moneyTeam = teamOf(walletCalls.myTransactions)
const kinds = {
  ...notices(
    'order',
    {
      noNumber: orderNoticeText.noticeNoNumber,
      lowArt: orderNoticeText.noticeLowArt,
      cancelled: orderNoticeText.noticeCancelled,
      cancelledBack: orderNoticeText.noticeCancelledBack,
      edited: orderNoticeText.noticeEdited,
      proposed: orderNoticeText.noticeProposed,
      itemCancelled: orderNoticeText.noticeItemCancelled,
      itemCancelledBack: orderNoticeText.noticeItemCancelledBack,
      remadeFree: orderNoticeText.noticeRemadeFree,
      remadeCharged: orderNoticeText.noticeRemadeCharged,
    },
    orderTeam,
  ),
  ...notices(
    'order',
    {
      paidOne: orderNoticeText.noticePaid_one,
      paidMany: orderNoticeText.noticePaid_other,
      refunded: orderNoticeText.noticeRefunded,
      postageLost: orderNoticeText.noticePostageLost,
    },
    moneyTeam,
  ),
  // It waits for money, or for who submits it.
  ...notices(
    'order',
    {
      unpaid: orderNoticeText.noticeUnpaid,
      newPrice: orderNoticeText.noticeNewPrice,
    },
    [...new Set([...orderTeam, ...moneyTeam])],
  ),
}
const needsYou = (code: ErrorCode): Wording => {
  const [head, why] = [orderNoticeText.noticeNeedsYou, orderText[`errorCode_${code}`]]
  return [`${head[0]} ${why[0]}`, `${head[1]} ${why[1]}`]
}
const needsYouKinds = notices(
  'order.needsYou',
  Object.fromEntries(ErrorCode.options.map(code => [code, needsYou(code)])) as Record<ErrorCode, Wording>, // every code
  orderTeam,
)

type Whose = { id: number; sellerId: number }
const linkOf = ({ id }: Whose) => `/order/${id}`

/** Its seller must act before an order can go on. */
export function notifyNeedsYou(tx: Tx, order: Whose, code: ErrorCode): Promise<void> {
  const kind = needsYouKinds[code]
  return notify(tx, { accountId: order.sellerId, type: 'ORDER', kind, values: { orderId: order.id }, link: linkOf(order) })
}

/** Staff changed something of it for its seller. */
export const notifyEdited = (tx: Tx, order: Whose): Promise<void> =>
  notify(tx, { accountId: order.sellerId, type: 'ORDER', kind: kinds.edited, values: { orderId: order.id }, link: linkOf(order) })

/** Staff propose another variant for one of its items. */
export const notifyProposed = (tx: Tx, order: Whose): Promise<void> =>
  notify(tx, { accountId: order.sellerId, type: 'ORDER', kind: kinds.proposed, values: { orderId: order.id }, link: linkOf(order) })

/** One of its items is not made any more, and that was not its seller's act. */
export async function notifyItemCancelled(
  tx: Tx,
  order: Whose,
  { item, cents, actor }: { item: string; cents: Cents; actor: StepActor },
): Promise<void> {
  if (actor.kind === 'seller') return
  const kind = cents > 0 ? kinds.itemCancelledBack : kinds.itemCancelled
  const values = { orderId: order.id, item, amountCents: cents }
  await notify(tx, { accountId: order.sellerId, type: 'ORDER', kind, values, link: linkOf(order) })
}

/** It is made, and its seller ships it: it waits for their label or number. */
export const notifyNoNumber = (tx: Tx, order: Whose): Promise<void> =>
  notify(tx, { accountId: order.sellerId, type: 'ORDER', kind: kinds.noNumber, values: { orderId: order.id }, link: linkOf(order) })

/** An order that was to be paid by itself was not: money is missing, or its price is another now. */
export async function notifyUnpaid(tx: Tx, order: Whose, { code, values }: Fault): Promise<void> {
  const notice = { accountId: order.sellerId, type: 'PAYMENT', values: { ...values, orderId: order.id } } as const
  const { missingCents } = values
  if (typeof missingCents === 'number') await notify(tx, { ...notice, kind: kinds.unpaid, link: depositPath(missingCents) })
  if (code === 'ORDER_PRICE_CHANGED') await notify(tx, { ...notice, kind: kinds.newPrice, link: linkOf(order) })
}

/** It was submitted, and its art prints below what its product asks for: it waits for their word. */
export const notifyLowArt = (tx: Tx, order: Whose): Promise<void> =>
  notify(tx, { accountId: order.sellerId, type: 'ORDER', kind: kinds.lowArt, values: { orderId: order.id }, link: linkOf(order) })

/** What a deposit has paid. */
export const notifyPaid = (tx: Tx, sellerId: number, paid: { count: number; cents: Cents }): Promise<void> =>
  notify(tx, {
    accountId: sellerId,
    type: 'PAYMENT',
    kind: paid.count === 1 ? kinds.paidOne : kinds.paidMany,
    values: { count: paid.count, amountCents: paid.cents },
    link: '/order?status=NEW_ORDER&boughtFor=ALL',
  })

/** An order is made again as another: at the shop's cost, or as soon as its seller submits it. */
export const notifyRemade = (tx: Tx, order: Whose, { remakeId, isFree }: { remakeId: number; isFree: boolean }): Promise<void> =>
  notify(tx, {
    accountId: order.sellerId,
    type: 'ORDER',
    kind: isFree ? kinds.remadeFree : kinds.remadeCharged,
    values: { orderId: order.id, remakeId },
    link: `/order/${remakeId}`,
  })

/** The carrier does not refund the label of an order that was cancelled: what was to follow does not. */
export const notifyPostageLost = (tx: Tx, order: Whose, cents: Cents): Promise<void> =>
  notify(tx, {
    accountId: order.sellerId,
    type: 'PAYMENT',
    kind: kinds.postageLost,
    values: { orderId: order.id, amountCents: cents },
    link: linkOf(order),
  })

/** Money came back for an order, or it was cancelled, and not by its seller. */
export async function notifyRefunded(
  tx: Tx,
  order: Whose,
  { cents, actor, isCancel = false }: { cents: Cents; actor: StepActor; isCancel?: boolean },
): Promise<void> {
  if (actor.kind === 'seller' || (!isCancel && cents === 0)) return
  const kind = !isCancel ? kinds.refunded : cents > 0 ? kinds.cancelledBack : kinds.cancelled
  const values = { orderId: order.id, amountCents: cents }
  await notify(tx, { accountId: order.sellerId, type: isCancel ? 'ORDER' : 'PAYMENT', kind, values, link: linkOf(order) })
}
