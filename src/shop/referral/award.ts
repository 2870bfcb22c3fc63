// Awards: computed from what an order's money came to, booked once in its inviter's wallet, and taken back as the order is refunded.
import type { Cents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { findAccounts } from '#shop/account/account.ts'
import { type NoticeKind, notices, notify } from '#shop/notification/notification.ts'
import { ownReasons } from '#shop/wallet/adjust/reason.rules.ts'
import { creditWallet, takeAwardBack } from '#shop/wallet/ledger/ledger.ts'
import { awardCents, endOfTerm, type HeldReason, whySame } from './rules.ts'
import { type AwardRow, listAwards, listOrderMoney, lockReferral, type ReferralRow, sumOtherAwards, writeAward } from './store.ts'
import { referralText } from './text.ts'

const kinds: Readonly<Record<'AWARDED' | 'TAKEN_BACK', NoticeKind>> = {
  ...notices('referral', { AWARDED: referralText.noticeAwarded }, ['money'], 'REFERRAL'),
  ...notices('referral', { TAKEN_BACK: referralText.noticeTakenBack }, ['money'], 'MONEY_OUT'),
}

/** Orders of one seller have closed: each brings their inviter what the programme says, once. */
export const awardClosed = (tx: Tx, sellerId: number, orderIds: readonly number[]): Promise<void> =>
  settle(tx, sellerId, { orderIds, opens: orderIds, isDecided: false })

/** Money of an order went back to its seller: what it has brought is computed anew. One that has not closed yet has brought nothing. */
export const reverseRefunded = (tx: Tx, sellerId: number, orderId: number): Promise<void> =>
  settle(tx, sellerId, { orderIds: [orderId], opens: [], isDecided: false })

/** Finance has decided about a pair: what was held is posted, or never is. */
export const settleHeld = (tx: Tx, sellerId: number): Promise<void> => settle(tx, sellerId, { orderIds: [], opens: [], isDecided: true })

interface Occasion {
  /** Whose awards are computed anew, beside all that are held. */
  orderIds: readonly number[]
  /** Those of them that may bring an award for the first time. */
  opens: readonly number[]
  /** Finance has spoken; until then a pair that was held once stays so, whatever the two have changed about themselves since. */
  isDecided: boolean
}

/** Every booking of one invited seller waits for the one before it, so each sees what the others made of the limit. */
async function settle(tx: Tx, sellerId: number, { orderIds, opens, isDecided }: Occasion): Promise<void> {
  const referral = await lockReferral(tx, sellerId)
  if (!referral) return
  const known = new Map((await listAwards(tx, sellerId, orderIds)).map(award => [award.orderId, award]))
  const heldBefore = isDecided ? [] : [...known.values()].flatMap(({ heldFor }) => heldFor ?? [])
  // An account that is open again awaits nobody's word.
  const heldFor = (await whyHeld(tx, referral)) ?? heldBefore.find(reason => reason !== 'INVITER_AWAY') ?? null
  let bookedCents = 0
  for (const order of await listOrderMoney(tx, [...new Set([...known.keys(), ...opens])])) {
    const before = known.get(order.id)
    if (!isWithin(referral, order.paidAt)) continue
    const cents = awardCents(order, termsOf(referral), await sumOtherAwards(tx, sellerId, order.id))
    if (before || cents > 0) bookedCents += await book(tx, referral, { orderId: order.id, cents, before, heldFor })
  }
  if (bookedCents !== 0) await tell(tx, referral, bookedCents)
}

const termsOf = ({ shareBasisPoints, mostCents }: ReferralRow) => ({ shareBasisPoints: shareBasisPoints ?? 0, mostCents })

/** Paid after its seller joined, within the programme's months. */
const isWithin = ({ joinedAt, months }: ReferralRow, paidAt: Date): boolean =>
  months !== null && paidAt >= joinedAt && paidAt < endOfTerm(joinedAt, months)

async function whyHeld(tx: Tx, { inviterId, invitedId, verdict }: ReferralRow): Promise<HeldReason | undefined> {
  const people = await findAccounts(tx, [inviterId, invitedId])
  const [inviter, invited] = [people.get(inviterId), people.get(invitedId)]
  if (!inviter || inviter.closedAt || inviter.suspendedAt) return 'INVITER_AWAY'
  return verdict === 'TRUSTED' || !invited ? undefined : whySame(inviter, invited)
}

interface Booking {
  orderId: number
  cents: Cents
  before: AwardRow | undefined
  heldFor: HeldReason | null
}
/** Books what is missing in the inviter's wallet, or too much there; how much that was. What is posted stays so, whatever is held since. */
async function book(tx: Tx, { inviterId, invitedId, verdict }: ReferralRow, { orderId, cents, before, heldFor }: Booking): Promise<Cents> {
  const posted = before?.postedCents ?? 0
  const state = cents === 0 ? 'REVERSED' : verdict === 'REFUSED' && posted === 0 ? 'REFUSED' : heldFor && posted === 0 ? 'HELD' : 'POSTED'
  const dueCents = state === 'POSTED' ? cents : 0
  const difference = dueCents - posted
  const bookings = (before?.bookings ?? 0) + (difference === 0 ? 0 : 1)
  const ref = `referral:${orderId}:${bookings}`
  if (difference > 0) await creditWallet(tx, { sellerId: inviterId, amountCents: difference, kind: 'REFERRAL', ref })
  if (difference < 0) await takeAwardBack(tx, { sellerId: inviterId, amountCents: -difference, ref, reason: ownReasons.AWARD_BACK })
  await writeAward(tx, {
    orderId,
    invitedId,
    cents,
    postedCents: dueCents,
    state,
    heldFor: state === 'HELD' ? heldFor : null,
    bookings,
  })
  return difference
}

async function tell(tx: Tx, { inviterId, invitedId }: ReferralRow, cents: Cents): Promise<void> {
  const invited = (await findAccounts(tx, [invitedId])).get(invitedId)
  const kind = cents > 0 ? kinds.AWARDED : kinds.TAKEN_BACK
  const values = { amountCents: Math.abs(cents), name: invited?.username ?? '' }
  await notify(tx, { accountId: inviterId, kind, values, link: '/my-referral' })
  await emit(tx, 'referral.awarded', { sellerId: inviterId, amountCents: cents }, { seller: inviterId })
}
