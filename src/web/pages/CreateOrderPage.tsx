import { CreateOrder } from '#shop/order/ui/create/CreateOrder.tsx'
import { labelWays } from './label-ways.ts'

export const handle = { texts: ['createOrder', 'checkout', 'address', 'orderArt', 'design', 'order', 'orderResolution', 'carrier'] }

export default function CreateOrderPage() {
  return <CreateOrder labels={labelWays} />
}
