// The constant cases of the simulation: what a seller came upon once, step by step, whatever the seed is. What a planted bug, or a seed of
// the profile nightly, has shown stands here, and is not left to chance.
import type { Random } from '#test/random.ts'
import { lookAtDayEnd } from './day.acts.ts'
import { buyTwo, cancelItemOf, payAndBegin, useVoucherAtItsEnd } from './item.acts.ts'
import { buyLabels, giveLabelBack } from './label.acts.ts'
import type { ModelItem, ModelOrder } from './model.ts'
import { fund } from './money.acts.ts'
import { announce, arrives, closeByTime, digest, invite, refundAfterClose } from './news.acts.ts'
import { type Act, buyNow, cancelOrder, createOrder, pay, refundOrder } from './order.acts.ts'
import {
  claimRefund,
  claimReprint,
  closeUnseen,
  remake,
  reship,
  reshipPart,
  says,
  scanIn,
  sendAgain,
  sendOne,
  sendUnseen,
} from './parcel.acts.ts'
import type { Play } from './play.ts'

/** One small thing whose print files are made. */
const oneBegun: readonly Act[] = [fund, play => createOrder(play, [{ sku: 'ORN3-WHITE-STAR', quantity: 1 }]), payAndBegin]

/** By what they are about. */
export const cases: Readonly<Record<string, readonly Act[]>> = {
  'more than is left of an order is asked back': [
    fund,
    play => createOrder(play, [{ sku: 'G5000-FOREST-S', quantity: 1 }]),
    play => pay(play, newest(play)),
    play => refundOrder(play, newest(play), 1_00),
    play => refundOrder(play, newest(play), play.model.left(newest(play)) + 1),
  ],
  'labels are bought by the form, and given back one after the other': [
    fund,
    buyLabels,
    buyLabels,
    giveLabelBack,
    play => refundOrder(play, newest(play), 1),
    giveLabelBack,
    giveLabelBack,
  ],
  'an order that was bought with a voucher is cancelled': [fund, buyNow, play => cancelOrder(play, newest(play))],
  'of an order whose print files are made an item of several pieces is cancelled, and then the rest': [
    fund,
    play =>
      createOrder(play, [
        { sku: 'ORN3-WHITE-STAR', quantity: 2 },
        { sku: 'G5000-FOREST-S', quantity: 1 },
      ]),
    payAndBegin,
    play =>
      cancelItemOf(
        play,
        newest(play),
        itemOf(newest(play), 'of several pieces', ({ pieces }) => pieces > 1),
      ),
    play => cancelOrder(play, newest(play)),
  ],
  'an item is cancelled whose share of a voucher is no whole number of cents': [
    play => buyTwo(play, 2, 1),
    payAndBegin,
    play => cancelItemOf(play, newest(play), itemOf(newest(play), 'with such a share', hasBrokenShare(newest(play)))),
  ],
  'before any work two items of three are cancelled, one after the other': [
    fund,
    play =>
      createOrder(play, [
        { sku: 'G5000-FOREST-S', quantity: 3 },
        { sku: 'ORN3-WHITE-STAR', quantity: 1 },
        { sku: 'BC3001-NAVY-3XL', quantity: 2 },
      ]),
    play => pay(play, newest(play)),
    play =>
      cancelItemOf(
        play,
        newest(play),
        itemOf(newest(play), 'of three pieces', ({ pieces }) => pieces === 3),
      ),
    play =>
      cancelItemOf(
        play,
        newest(play),
        itemOf(newest(play), 'of one piece', ({ pieces }) => pieces === 1),
      ),
  ],
  'a voucher is used at the instant at which it ends': [fund, play => useVoucherAtItsEnd(play, 0, false)],
  'an order is paid at the instant at which its voucher ends': [fund, play => useVoucherAtItsEnd(play, 0, true)],
  'a voucher is used a millisecond before it ends': [fund, play => useVoucherAtItsEnd(play, -1, false)],
  'a parcel comes back and goes out again for its postage': [sendOne, says('RETURNED'), scanIn, reship],
  'a parcel comes back and is refunded whole': [
    sendOne,
    says('RETURNED'),
    scanIn,
    play => refundOrder(play, newest(play), play.model.left(newest(play))),
  ],
  'a parcel is lost and made again, once': [sendOne, says('LOST'), remake, remake],
  'a parcel is lost and refunded whole': [
    sendOne,
    says('LOST'),
    play => refundOrder(play, newest(play), play.model.left(newest(play)) + 1),
    play => refundOrder(play, newest(play), play.model.left(newest(play))),
  ],
  'a damaged parcel is found at the dock, and goes out again': [sendOne, says('DAMAGED'), scanIn, reship],
  'a parcel comes back after it had arrived, and goes out again for its postage': [sendOne, says('DELIVERED'), scanIn, reship],
  'one that comes back after it had arrived is refunded in part, and then sent again by staff alone': [
    sendOne,
    says('DELIVERED'),
    scanIn,
    play => refundOrder(play, newest(play), 1_00),
    reshipPart,
  ],
  'one that comes back after it had arrived is refunded whole, and is not sent again': [
    sendOne,
    says('DELIVERED'),
    scanIn,
    play => refundOrder(play, newest(play), play.model.left(newest(play))),
    play => sendAgain(play, newest(play), false),
  ],
  'a claim is decided by all of the charge, and another by another order': [
    sendOne,
    claimRefund,
    sendOne,
    says('LOST'),
    claimReprint,
    claimReprint,
  ],
  'orders, money and claims of the first instant of a day east of Greenwich': [
    ...oneBegun,
    play => lookAtDayEnd(play, 'Asia/Ho_Chi_Minh', 0, newest(play)),
  ],
  'orders, money and claims of the last millisecond of a day west of Greenwich': [
    ...oneBegun,
    play => lookAtDayEnd(play, 'America/Los_Angeles', 1, newest(play)),
  ],
  'an invited seller’s orders close, and are refunded in part and whole': [
    invite,
    arrives,
    closeByTime,
    play => refundOrder(play, newest(play), 1_00),
    refundAfterClose,
    arrives,
    closeByTime,
    refundAfterClose,
  ],
  'an announcement comes to the bell once, and a day has one mail': [announce, digest, digest, announce, announce, digest],
  // Two months go by: it comes last.
  'a parcel that nobody sees is closed by time, and its money stays': [sendUnseen, closeUnseen],
}

function newest({ model }: Play): ModelOrder {
  const order = [...model.orders.values()].at(-1)
  if (!order) throw new Error('There is no order.')
  return order
}

function itemOf({ items }: ModelOrder, what: string, is: (item: ModelItem) => boolean): ModelItem {
  const item = items.find(is)
  if (!item) throw new Error(`The order has no item ${what}.`)
  return item
}

const hasBrokenShare =
  ({ discount, production }: ModelOrder) =>
  ({ unitCents, pieces }: ModelItem) =>
    (discount * unitCents * pieces) % production !== 0

/** No chance: nothing fails by the way, and nothing is asked twice. */
export const calm: Random = {
  next: () => 1 - Number.EPSILON,
  below: most => most - 1,
  pick: from => {
    const [first] = from
    if (first === undefined) throw new Error('Nothing to pick from.')
    return first
  },
  shuffled: from => [...from],
}
