// The seller's own products, and in how many orders each is, which stand in a layer above designs.
import { MyProducts } from '#shop/design/ui/mine/MyProducts.tsx'
import { UsedIn } from '#shop/order/ui/list/UsedIn.tsx'

export const handle = { texts: ['design', 'designSku', 'orderOwn'] }

export default function MyProductsPage() {
  return <MyProducts used={({ id }, shown) => <UsedIn id={id} shown={shown} />} />
}
