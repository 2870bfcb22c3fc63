import { useOutletContext } from 'react-router'
import type { Chosen } from '#shop/catalogue/ui/chosen.ts'
import { BuyBox } from './BuyBox.tsx'

export const handle = { texts: ['cart', 'design'] }

/** The part of the product page that buys what is chosen there. */
export default function BuyPage() {
  return <BuyBox {...useOutletContext<Chosen>()} />
}
