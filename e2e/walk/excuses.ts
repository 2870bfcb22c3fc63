// What is left alone in the walk, each with its reason: acts that bring no order on, and orders that wait for nobody here.

import type { Wording } from '#base/text.ts'
import { appText } from '#kit/app/text.ts'
import { labelMendText } from '#shop/label/ui/order/text.ts'
import { orderProposalText } from '#shop/order/edit/proposal/text.ts'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderArtText } from '#shop/order/item/text.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import type { OrderStatus } from '#shop/order/status/contract.ts'
import type { OrderKind } from '#shop/order/status/facts.rules.ts'
import { isOver } from '#shop/order/status/rules.ts'
import { orderText } from '#shop/order/status/text.ts'
import { productionText } from '#shop/production/text.ts'
import { trackingText } from '#shop/tracking/text.ts'
import { en, vi } from '../journey/acts.ts'
import type { Case, Person } from './cases.ts'

/** In both languages. */
const words = (text: Wording) => new RegExp(`^(${[en(text), vi(text)].map(said => RegExp.escape(said)).join('|')})`)

/** Ends it, or makes another order of it. */
const ending = [orderText.cancelOrder, orderText.cancelItem, orderText.duplicate, orderText.delete].map(words)
/** Another label or number beforehand: what an order waits for is asked in its alert. */
const { addLabel, changeLabel, addNumber, changeNumber } = labelMendText
const papers = [addLabel, changeLabel, addNumber, changeNumber].map(words)
/** Changes what is said of it, shows it, asks its seller first, or takes it back a step. */
const aside: Record<Person, readonly RegExp[]> = {
  seller: [
    ...[orderEditText.editOrder, orderText.editAddress, orderArtText.replaceArt, trackingText.linkShow].map(words),
    ...[trackingText.markDelivered, appText.copyId].map(words),
  ],
  staff: [
    ...[orderText.editAddress, orderOfficeText.report, orderOfficeText.refundItem, orderOfficeText.noteDo, appText.copyId].map(words),
    ...[orderProposalText.propose, productionText.recall].map(words),
  ],
}
const onTheWay: readonly (OrderStatus | undefined)[] = ['SHIPPED', 'MISSED', 'ACTIVED', 'IN_TRANSIT']

/** The acts beside the way on. A refund is one of a parcel that broke on its way alone; of what has arrived, a remake is another order. */
export function besides(person: Person, { status, from }: Case): readonly RegExp[] {
  const isRefund = status === 'ERROR' && onTheWay.includes(from)
  const remakes = [orderOfficeText.remakeFree, orderOfficeText.remakeCharged].map(words)
  return [
    ...ending,
    ...papers,
    ...aside[person],
    ...(person === 'staff' && !isRefund ? [words(orderOfficeText.refund)] : []),
    ...(isOver(status) ? remakes : []),
  ]
}

/** Its label was given back for its address: another is bought, and of this order only its money is left, by a cancel. */
export const isGivenBack = ({ kind, code, from }: Case): boolean => kind === 'LABEL' && code === 'ADDRESS' && from === 'LABEL_CREATED'

interface Excuse {
  status: OrderStatus
  kinds: readonly OrderKind[]
  why: string
}
const made: readonly OrderKind[] = ['STANDARD_USPS', 'STANDARD_TIKTOK', 'SHIP_BY_SELLER']
const every: readonly OrderKind[] = [...made, 'LABEL']

/** Orders that nobody here has to bring on. */
export const excuses: readonly Excuse[] = [
  { status: 'NEW_ORDER', kinds: ['LABEL'], why: 'A job queues its label for the carrier’s scan at once.' },
  { status: 'LABEL_CREATED', kinds: ['LABEL'], why: 'Its seller has bought and printed its label, and its carrier sees the parcel.' },
  { status: 'SCANNING', kinds: ['LABEL'], why: 'Its carrier sees the parcel, or the clock says that nobody did.' },
  { status: 'SHIPPED', kinds: made, why: 'Its carrier sees the parcel, or the clock says that nobody did.' },
  { status: 'ACTIVED', kinds: every, why: 'Its carrier has the parcel.' },
  { status: 'IN_TRANSIT', kinds: every, why: 'Its carrier has the parcel.' },
  { status: 'DELIVERED', kinds: every, why: 'It closes by itself when the time for claims is over.' },
]
export const excuseOf = ({ status, kind }: Case): string | undefined =>
  excuses.find(each => each.status === status && each.kinds.includes(kind))?.why

/** Orders that broke for file, label or address, and that staff alone bring on. */
const sellersExcuses: readonly { is: (of: Case) => boolean; why: string }[] = [
  { is: ({ code, kind }) => code === 'LABEL' && kind === 'STANDARD_USPS', why: 'Its label is ours: its seller has none to give.' },
  {
    is: ({ code, from }) => code === 'FILE' && (from === 'PRODUCED' || from === 'LABEL_CREATED' || from === 'PRINTED'),
    why: 'Every piece is made: staff say whether one is made again.',
  },
  { is: ({ lacks }) => lacks === 'void', why: 'Its label is ours: staff end it, and then its address is its seller’s to mend.' },
  {
    is: ({ kind, from }) => kind === 'LABEL' && from === 'LABEL_CREATED',
    why: 'Its label was bought for this address and no other: it is given back, or staff send it on.',
  },
  { is: ({ kind, from }) => kind === 'LABEL' && from === 'MISSED', why: 'The parcel has left with the label and the address on it.' },
]
export const sellersExcuseOf = (of: Case): string | undefined => sellersExcuses.find(({ is }) => is(of))?.why

/** What is its seller's to mend. */
export const isSellers = ({ code }: Case): boolean => code === 'FILE' || code === 'LABEL' || code === 'ADDRESS'
/** Of what is its seller's to mend there are two: its seller presses for the one, staff for the other. */
export const byBoth = (of: Case): Case[] =>
  isSellers(of) && !sellersExcuseOf(of)
    ? [
        { ...of, by: 'seller' },
        { ...of, by: 'staff' },
      ]
    : [of]
