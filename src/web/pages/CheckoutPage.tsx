import { Checkout } from '#shop/order/ui/checkout/Checkout.tsx'
import { labelWays } from './label-ways.ts'

export const handle = { texts: ['checkout', 'address', 'cart', 'order', 'orderResolution', 'carrier'] }

export default function CheckoutPage() {
  return <Checkout labels={labelWays} />
}
