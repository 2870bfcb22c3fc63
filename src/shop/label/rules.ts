import type { Cents } from '#base/money.ts'
import { day, hour, later, minute } from '#base/time.ts'
import type { TroubleKind } from '#shop/carrier/rules.ts'
import type { LabelFacts, PostageRefund } from '#shop/order/status/facts.rules.ts'

/** INTENT: the carrier is being asked. READ: supplied and understood. LIVE: the order goes with it. ENDED: its parcel came back. */
export type LabelStatus = 'INTENT' | 'FAILED' | 'READ' | 'LIVE' | 'VOIDING' | 'VOIDED' | 'REFUSED' | 'ENDED'

/** BOUGHT: from an account of ours. SUPPLIED: by its seller. ELSEWHERE: staff have bought it where we have no account. */
export const labelKinds = ['BOUGHT', 'SUPPLIED', 'ELSEWHERE'] as const
export type LabelKind = (typeof labelKinds)[number]

/** When its parcel must leave. OVERDUE and TODAY leave first. NONE: no platform's clock runs. */
export const dueGroups = ['OVERDUE', 'TODAY', 'LATER', 'NONE'] as const
export type DueGroup = (typeof dueGroups)[number]

/**
 * By whom an order goes. CHEAPEST: several accounts could sell its label, and their carriers are asked when it is bought. SELLER: its seller
 * brings the label. ELSEWHERE: staff have bought it somewhere else. NONE: no account that is on sells it.
 */
export const labelWays = ['ACCOUNT', 'CHEAPEST', 'SELLER', 'ELSEWHERE', 'NONE'] as const
export type LabelWay = (typeof labelWays)[number]

/** Once its reason is said, a label that is on paper may be sent to a printer again for so long. */
export const reprintOpenMs = 30 * minute

/** A carrier that has not said what becomes of postage by then says it to staff, or never: USPS takes 30 days at most. */
const refundOverdueMs = 30 * day
export const isRefundOverdue = (since: Date, now: Date): boolean => later(since, refundOverdueMs) <= now
export const refundOverdueBefore = (now: Date): Date => later(now, -refundOverdueMs)

/** What an order's seller gets where the postage is back: what is due for the label that the order goes by, and what was let go before. */
export function refundDueCents(
  label: { refundLetGoCents: Cents },
  order: { voidRefundCents: Cents; paidCents: Cents; refundedCents: Cents } | undefined,
): Cents {
  if (!order) return 0
  return Math.max(0, Math.min(order.voidRefundCents + label.refundLetGoCents, order.paidCents - order.refundedCents))
}

/** A call to a carrier may still be on its way for so long: until then that nothing was bought is no answer. */
export const onItsWayMs = minute
/** Why staff may not say now that a carrier has sold nothing: it says so itself, or is being asked. */
export function whyNotUnsold(
  { state, trouble, askAt, createdAt }: { state: LabelStatus; trouble: TroubleKind | null; askAt: Date | null; createdAt: Date },
  triedAt: Date | null,
  now: Date,
): 'LABEL_NOT_BEING_BOUGHT' | 'LABEL_BEING_ASKED' | undefined {
  if (state !== 'INTENT') return 'LABEL_NOT_BEING_BOUGHT'
  // What is asked about for so long without a word fails on our side, and would for ever.
  const isAsked = trouble === null ? createdAt > silentBefore(now) : askAt === null || askAt <= now
  return isAsked || (triedAt !== null && later(triedAt, onItsWayMs) > now) ? 'LABEL_BEING_ASKED' : undefined
}

/** Why staff may not end a label as lost postage: its carrier has not refused to void it, or its order broke for no address, or has left. */
export function whyNotLost(
  label: { kind: LabelKind; state: LabelStatus; fault: string | null },
  order: { status: string; errorCode: string | null; handedOverAt: Date | string | null },
): 'LABEL_NOT_LOST' | undefined {
  const isRefused = label.kind === 'BOUGHT' && label.state === 'LIVE' && label.fault === 'LABEL_VOID_REFUSED'
  return isRefused && order.status === 'ERROR' && order.errorCode === 'ADDRESS' && order.handedOverAt === null
    ? undefined
    : 'LABEL_NOT_LOST'
}

/** A carrier that has not said within this time what it sold is asked on, and staff look in the account there. */
const silentMs = hour
export const silentBefore = (now: Date): Date => later(now, -silentMs)

/** Whether staff may look whether its carrier has sold it: that says why it waits, or has said nothing for so long. */
export const isStuck = (label: { state: LabelStatus; trouble: TroubleKind | null; createdAt: Date | string }, now: Date): boolean =>
  label.state === 'INTENT' && (label.trouble !== null || new Date(label.createdAt) <= silentBefore(now))

/** A file that brings the label of one order, and its paper, are no larger; so many of its pages are looked through for that label. */
export const labelFileBytes = 20 * 2 ** 20
export const pagesSearched = 20

/** Labels of so many orders are printed in one sheet, and so many are chosen together. */
export const labelsAtOnce = 200

/** What becomes of the labels and pages of a file (buy/file/contract.ts). */
export const labelPageStates = ['READY', 'UNMATCHED', 'UNREAD', 'LEFT', 'KNOWN', 'MADE', 'REFUSED'] as const
/** So many pages one file of labels may have; a larger one is split. */
export const labelPagesMax = 1_000

/** When a label's link stops working, where the link itself says so: TikTok's `x-expires`, and the signed links of S3 and CloudFront. */
export function linkExpiry(link: string): Date | undefined {
  const words = URL.parse(link)?.searchParams
  if (!words) return undefined
  const seconds = words.get('x-expires') ?? words.get('Expires') ?? words.get('expires')
  if (seconds !== null && /^\d{9,11}$/.test(seconds)) return new Date(Number(seconds) * 1_000)
  const signed = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(words.get('X-Amz-Date') ?? '')
  const life = Number(words.get('X-Amz-Expires') ?? Number.NaN)
  if (!signed || Number.isNaN(life)) return undefined
  const [, year, month, date, hour, minute, second] = signed
  return new Date(Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`) + life * 1_000)
}

/** A label of nine digits is for an order of the same five; of a ZIP that the platform hides, what it shows must agree (`021**`). */
export function isSameZip(labelZip: string, orderZip: string): boolean {
  const [label, order] = [labelZip, orderZip].map(zip => zip.replace(/[^\d*]/g, '').slice(0, 5))
  return isHiddenZip(orderZip) ? [...(order ?? '')].every((digit, at) => digit === '*' || digit === label?.[at]) : label === order
}
export const isHiddenZip = (zip: string): boolean => zip.includes('*')

/** What is cut off each edge of a page, in fractions of it. */
interface Part {
  left: number
  top: number
  right: number
  bottom: number
}
/** So many labels one page may have. */
export const partsMax = 8
/** Frames that a hand draws beside each other may touch; more of the smaller one is the same label. */
const touching = 0.1
export function isSamePart(one: Part, other: Part): boolean {
  const within = (part: Part) => Math.max(0, 1 - part.left - part.right) * Math.max(0, 1 - part.top - part.bottom)
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  const [right, bottom] = [Math.max(one.right, other.right), Math.max(one.bottom, other.bottom)]
  return (
    within({ left, top, right: Math.min(right, 1 - left), bottom: Math.min(bottom, 1 - top) }) >
    touching * Math.min(within(one), within(other))
  )
}

/** What the sentence of a label's fault is about, from the note that was kept with it: two ZIPs, a page, or the carrier's own word. */
export function faultWords(note: string) {
  const [zip = '', orderZip = ''] = note.split(' / ')
  return { zip, orderZip, page: note, reason: note }
}

/** What the order's guards look at, from the label's row. */
export const labelFactsOf = (label: {
  kind: LabelKind
  state: LabelStatus
  refundState: PostageRefund
  trackingNumber: string | null
  sha256: string | null
  fault: string | null
  madeAt: Date | null
}): LabelFacts => {
  const isLive = label.state === 'LIVE' || label.state === 'READ' || label.state === 'VOIDING'
  return {
    isFetched: label.sha256 !== null,
    isParsed: label.trackingNumber !== null,
    isUsps: label.trackingNumber !== null,
    isExpired: label.fault === 'LABEL_LINK_EXPIRED',
    isNumberUnique: label.fault !== 'TRACKING_NUMBER_USED',
    isHeld: label.sha256 !== null,
    isLive,
    isScannedByCarrier: false,
    isVoidAccepted: label.state === 'VOIDED',
    refund: label.refundState,
    isBought: label.kind !== 'SUPPLIED' && (isLive || label.state === 'VOIDED'),
    isCreated: label.state === 'LIVE' || label.state === 'VOIDING',
    number: label.trackingNumber,
    madeAt: label.madeAt,
  }
}
