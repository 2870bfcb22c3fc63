// Buying: a bill that holds for a while, and the order that it becomes.
import { z } from 'zod'
import { own, type TeamRole } from '#base/access/access.ts'
import { call, download } from '#base/call.ts'
import { requiredFault } from '#base/fields.ts'
import { CentsShape, dataOf, Email, fieldOf, Id, IdParam, Instant, named, Phone } from '#base/shapes.ts'
import { AddressInput } from '#shop/address/contract.ts'
import { addressLimits } from '#shop/address/rules.ts'
import { NewCartItem } from '#shop/cart/contract.ts'
import { ShippingOffer, ShippingOptionName } from '#shop/shipping/contract.ts'
import { CheckedLine } from '../item/check/contract.ts'
import { AcceptsDpi, SharpSide } from '../item/resolution/contract.ts'
import { OrderStatus, OrderType, order, ShippingBy } from '../status/contract.ts'

const Code = z.string().trim().max(40)
/** What `buy now` buys, in the cart's words. */
const Terms = z.object({
  shippingMethod: ShippingOptionName.nullable().default(null),
  voucher: Code.default(''),
  /** By SHIP_BY_SELLER the seller brings the label, now or until it leaves. */
  orderType: OrderType.exclude(['LABEL']).default('STANDARD'),
  /** TIKTOK: the platform's label, and the shipping costs nothing. */
  shippingBy: ShippingBy.default('USPS'),
})
/** Whoever buys says where to, and how the carrier and we reach them (spec §5). */
export const BuyerAddress = AddressInput.extend({
  fullName: fieldOf(requiredFault).max(addressLimits.name),
  phone: Phone,
  email: Email,
  address: fieldOf(requiredFault).max(addressLimits.line),
  city: fieldOf(requiredFault).max(addressLimits.city),
  zip: fieldOf(requiredFault).max(addressLimits.zip + 4),
})
const Checkout = Terms.extend({
  address: BuyerAddress,
  /** The bill that was shown; without one the order costs what it costs now. */
  quoteId: z.uuid().nullable().default(null),
  note: z.string().max(1_000).default(''),
  labelLink: z.string().max(2_000).default(''),
  /** A label that was uploaded before (`POST /v1/label/file`), in a link's place. */
  labelFileId: Id.nullable().default(null),
  /** PAYPAL leaves the order unpaid: it is paid by a payment of its own, which is begun next. */
  payBy: z.enum(['WALLET', 'PAYPAL']).default('WALLET'),
  acceptsDpi: AcceptsDpi.optional(),
})
export type Checkout = z.infer<typeof Checkout>
const BoughtOrder = z.object({ id: Id, status: OrderStatus, totalCents: CentsShape })
const Bought = dataOf(BoughtOrder)

const CheckoutQuote = z.object({
  quoteId: z.uuid(),
  /** It is what is charged until then. */
  until: Instant,
  offers: z.array(ShippingOffer),
  /** The offer that is in the sum; nothing where the label is not ours. */
  shippingMethod: ShippingOptionName.nullable(),
  voucher: z.string(),
  productionCents: CentsShape,
  shippingCents: CentsShape,
  discountCents: CentsShape,
  totalCents: CentsShape,
  quantity: z.int(),
  /** How sharp each side prints of what is bought; nothing of what has no design yet. */
  art: z.array(SharpSide),
})
export type CheckoutQuote = z.input<typeof CheckoutQuote>

const published = (roles: readonly TeamRole[]) => ({ ...own(roles), published: true }) as const
named({ BuyerAddress, BoughtOrder })

export const checkoutCalls = {
  quoteCheckout: call('POST /v1/order/checkout/quote', {
    ...published(['orders']),
    did: false,
    summary: 'What my cart, or one product, costs to a country; the bill holds for 15 minutes',
    body: Terms.extend({ country: z.string().max(80), item: NewCartItem.optional() }),
    answer: dataOf(CheckoutQuote),
  }),
  checkCart: call('GET /v1/order/checkout/check', {
    ...published(['orders', 'readOnly']),
    summary: 'What the checks of designs say to each line of my cart, to its design as it would be bought',
    answer: dataOf(z.array(CheckedLine)),
  }),
  checkout: call('POST /v1/order/checkout', {
    ...published(['orders']),
    did: { about: order, done: ['Checked out the cart', 'Đặt hàng từ giỏ hàng'] },
    summary: 'Make an order of my cart and pay it from my wallet, or leave it to be paid by PayPal',
    body: Checkout,
    answer: Bought,
  }),
  buyNow: call('POST /v1/order/buy-now', {
    ...published(['orders']),
    did: { about: order, done: ['Bought a product', 'Mua sản phẩm'] },
    summary: 'Make an order of one product, past the cart, and pay it from my wallet or leave it to PayPal',
    body: Checkout.extend(NewCartItem.shape),
    answer: Bought,
  }),
  orderInvoice: download('GET /v1/order/{id}/invoice', {
    ...published(['orders', 'money', 'readOnly']),
    summary: 'The invoice of a paid order as PDF',
    params: IdParam,
    answer: z.null(),
  }),
  orderSlip: download('GET /v1/order/{id}/packing-slip', {
    ...published(['orders', 'readOnly']),
    summary: 'The packing slip of one of my orders as PDF, on my paper, without prices',
    params: IdParam,
    answer: z.null(),
  }),
}
