// The cart, and above it the order that waits for money, which stands in a layer above the cart.
import { Cart } from '#shop/cart/ui/Cart.tsx'
import { PendingOrder } from '#shop/order/ui/checkout/PendingOrder.tsx'

export const handle = { texts: ['cart', 'design', 'checkout', 'order'] }

export default function CartPage() {
  return <Cart above={<PendingOrder />} />
}
