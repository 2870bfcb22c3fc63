// Notifications of a seller, and of who of their team works on them, about their orders: what happened without them. Their own acts they see on the screen.
import { teamOf } from '#base/access/access.ts'
import type { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Wording } from '#base/text.ts'
import type { Tx } from '#engine/db/database.ts'
import { type NoticeKind, notices, notify, type Sentences } from '#shop/notification/notification.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { ErrorCode, orderTeam } from '../contract.ts'
import type { StepActor } from '../facts.status.ts'
import { orderText } from '../text.ts'
import { orderNoticeText } from './text.ts'

const moneyTeam = teamOf(walletCalls.myTransactions)
const bothTeams = [...new Set([...orderTeam, ...moneyTeam])]
const kinds = {
  ...notices(
    'order',
    {
      noNumber: { one: orderNoticeText.noticeNoNumber, many: orderNoticeText.noticeNoNumberMany },
      lowArt: { one: orderNoticeText.noticeLowArt, many: orderNoticeText.noticeLowArtMany },
      proposed: orderNoticeText.noticeProposed,
    },
    orderTeam,
    'ORDER_NEEDS_YOU',
  ),
  ...notices(
    'order',
    {
      cancelled: { one: orderNoticeText.noticeCancelled, many: orderNoticeText.noticeCancelledMany },
      cancelledBack: { one: orderNoticeText.noticeCancelledBack, many: orderNoticeText.noticeCancelledBackMany },
      edited: { one: orderNoticeText.noticeEdited, many: orderNoticeText.noticeEditedMany },
      itemCancelled: orderNoticeText.noticeItemCancelled,
      itemCancelledBack: orderNoticeText.noticeItemCancelledBack,
      remadeFree: orderNoticeText.noticeRemadeFree,
      remadeCharged: orderNoticeText.noticeRemadeCharged,
    },
    orderTeam,
    'ORDER_CHANGED',
  ),
  ...notices(
    'order',
    { shipped: { one: orderNoticeText.noticeShipped, many: orderNoticeText.noticeShippedMany } },
    orderTeam,
    'ORDER_SHIPPED',
  ),
  ...notices(
    'order',
    { labelRefused: { one: orderNoticeText.noticeLabelRefused, many: orderNoticeText.noticeLabelRefusedMany } },
    orderTeam,
    'LABEL_REFUSED',
  ),
  ...notices(
    'order',
    {
      labelLink: { one: orderNoticeText.noticeLabelLink, many: orderNoticeText.noticeLabelLinkMany },
      designLink: { one: orderNoticeText.noticeDesignLink, many: orderNoticeText.noticeDesignLinkMany },
    },
    orderTeam,
    'LINK_FAILED',
  ),
  ...notices(
    'order',
    {
      paidOne: orderNoticeText.noticePaid_one,
      paidMany: orderNoticeText.noticePaid_other,
      paidReady: { one: orderNoticeText.noticePaidReady, many: orderNoticeText.noticePaidReadyMany },
    },
    moneyTeam,
    'ORDER_PAID',
  ),
  ...notices('order', { refunded: orderNoticeText.noticeRefunded, postageLost: orderNoticeText.noticePostageLost }, moneyTeam, 'REFUND'),
  // It waits for money, or for who submits it.
  ...notices(
    'order',
    {
      unpaid: { one: orderNoticeText.noticeUnpaid, many: orderNoticeText.noticeUnpaidMany },
      newPrice: { one: orderNoticeText.noticeNewPrice, many: orderNoticeText.noticeNewPriceMany },
    },
    bothTeams,
    'ORDER_NOT_PAID',
  ),
}
const needsYou = (code: ErrorCode): Sentences => {
  const why = orderText[`errorCode_${code}`]
  const after = (head: Wording): Wording => [`${head[0]} ${why[0]}`, `${head[1]} ${why[1]}`]
  return { one: after(orderNoticeText.noticeNeedsYou), many: after(orderNoticeText.noticeNeedYou) }
}
const needsYouKinds = notices(
  'order.needsYou',
  Object.fromEntries(ErrorCode.options.map(code => [code, needsYou(code)])) as Record<ErrorCode, Sentences>, // every code
  orderTeam,
  'ORDER_NEEDS_YOU',
)

type Whose = { id: number; sellerId: number }
const linkOf = ({ id }: Whose) => `/order/${id}`
const about = (order: Whose) => ({ accountId: order.sellerId, values: { orderId: order.id }, link: linkOf(order), subjects: [order.id] })

/** Its seller must act before an order can go on. */
export const notifyNeedsYou = (tx: Tx, order: Whose, code: ErrorCode): Promise<void> =>
  notify(tx, { ...about(order), kind: needsYouKinds[code] })

/** Staff changed something of it for its seller. */
export const notifyEdited = (tx: Tx, order: Whose): Promise<void> => notify(tx, { ...about(order), kind: kinds.edited })

/** Staff propose another variant for one of its items. */
export const notifyProposed = (tx: Tx, order: Whose): Promise<void> => notify(tx, { ...about(order), kind: kinds.proposed })

/** One of its items is not made any more, and that was not its seller's act. */
export async function notifyItemCancelled(
  tx: Tx,
  order: Whose,
  { item, cents, actor }: { item: string; cents: Cents; actor: StepActor },
): Promise<void> {
  if (actor.kind === 'seller') return
  const kind = cents > 0 ? kinds.itemCancelledBack : kinds.itemCancelled
  const values = { orderId: order.id, item, amountCents: cents }
  await notify(tx, { accountId: order.sellerId, kind, values, link: linkOf(order) })
}

/** It is made, and its seller ships it: it waits for their label or number. */
export const notifyNoNumber = (tx: Tx, order: Whose): Promise<void> => notify(tx, { ...about(order), kind: kinds.noNumber })

/** An order that was to be paid by itself was not: money is missing, or its price is another now. */
export async function notifyUnpaid(tx: Tx, order: Whose, { code, values }: Fault): Promise<void> {
  const notice = { ...about(order), values: { ...values, orderId: order.id } }
  const { missingCents } = values
  if (typeof missingCents === 'number') await notify(tx, { ...notice, kind: kinds.unpaid, link: depositPath(missingCents) })
  if (code === 'ORDER_PRICE_CHANGED') await notify(tx, { ...notice, kind: kinds.newPrice })
}

/** It was submitted, and its art prints below what its product asks for: it waits for their word. */
export const notifyLowArt = (tx: Tx, order: Whose): Promise<void> => notify(tx, { ...about(order), kind: kinds.lowArt })

/** Orders of one seller were handed to the carrier. */
export const notifyShipped = (tx: Tx, sellerId: number, orderIds: readonly number[]): Promise<void> =>
  tellOf(tx, sellerId, orderIds, kinds.shipped)

/** What its seller gave as its label cannot be used, or the link to it did not open. */
export const notifyLabelRefused = (tx: Tx, order: Whose, isLink: boolean): Promise<void> =>
  notify(tx, { ...about(order), kind: isLink ? kinds.labelLink : kinds.labelRefused })

/** Links to its print files did not open. */
export const notifyDesignLink = (tx: Tx, sellerId: number, orderIds: readonly number[]): Promise<void> =>
  tellOf(tx, sellerId, orderIds, kinds.designLink)

/** It was submitted before its files were there, and is paid now. */
export const notifyPaidReady = (tx: Tx, order: Whose, cents: Cents): Promise<void> =>
  notify(tx, { ...about(order), kind: kinds.paidReady, values: { orderId: order.id, amountCents: cents } })

async function tellOf(tx: Tx, sellerId: number, orderIds: readonly number[], kind: NoticeKind): Promise<void> {
  const [first] = orderIds
  if (first !== undefined) await notify(tx, { ...about({ id: first, sellerId }), kind, subjects: orderIds })
}

/** What a deposit has paid. */
export const notifyPaid = (tx: Tx, sellerId: number, paid: { count: number; cents: Cents }): Promise<void> =>
  notify(tx, {
    accountId: sellerId,
    kind: paid.count === 1 ? kinds.paidOne : kinds.paidMany,
    values: { count: paid.count, amountCents: paid.cents },
    link: '/order?status=NEW_ORDER&boughtFor=ALL',
  })

/** An order is made again as another: at the shop's cost, or as soon as its seller submits it. */
export const notifyRemade = (tx: Tx, order: Whose, { remakeId, isFree }: { remakeId: number; isFree: boolean }): Promise<void> =>
  notify(tx, {
    accountId: order.sellerId,
    kind: isFree ? kinds.remadeFree : kinds.remadeCharged,
    values: { orderId: order.id, remakeId },
    link: `/order/${remakeId}`,
  })

/** The carrier does not refund the label of an order that was cancelled: what was to follow does not. */
export const notifyPostageLost = (tx: Tx, order: Whose, cents: Cents): Promise<void> =>
  notify(tx, {
    accountId: order.sellerId,
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
  await notify(tx, { ...about(order), kind, values })
}
