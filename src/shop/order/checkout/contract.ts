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
import { OrderStatus } from '../status/contract.ts'

const Code = z.string().trim().max(40)
/** What `buy now` buys, in the cart's words. */
const Terms = z.object({ shippingMethod: ShippingOptionName.nullable().default(null), voucher: Code.default('') })
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
  /** PAYPAL leaves the order unpaid: it is paid by a payment of its own, which is begun next. */
  payBy: z.enum(['WALLET', 'PAYPAL']).default('WALLET'),
})
export type Checkout = z.infer<typeof Checkout>
const BoughtOrder = z.object({ id: Id, status: OrderStatus, totalCents: CentsShape })
const Bought = dataOf(BoughtOrder)

const CheckoutQuote = z.object({
  quoteId: z.uuid(),
  /** It is what is charged until then. */
  until: Instant,
  offers: z.array(ShippingOffer),
  shippingMethod: ShippingOptionName,
  voucher: z.string(),
  productionCents: CentsShape,
  shippingCents: CentsShape,
  discountCents: CentsShape,
  totalCents: CentsShape,
  quantity: z.int(),
})
export type CheckoutQuote = z.input<typeof CheckoutQuote>

const published = (roles: readonly TeamRole[]) => ({ ...own(roles), published: true }) as const
named({ BuyerAddress, BoughtOrder })

export const checkoutCalls = {
  quoteCheckout: call('POST /v1/order/checkout/quote', {
    ...published(['orders']),
    summary: 'What my cart, or one product, costs to a country; the bill holds for 15 minutes',
    body: Terms.extend({ country: z.string().max(80), item: NewCartItem.optional() }),
    answer: dataOf(CheckoutQuote),
  }),
  checkout: call('POST /v1/order/checkout', {
    ...published(['orders']),
    summary: 'Make an order of my cart and pay it from my wallet, or leave it to be paid by PayPal',
    body: Checkout,
    answer: Bought,
  }),
  buyNow: call('POST /v1/order/buy-now', {
    ...published(['orders']),
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
}
