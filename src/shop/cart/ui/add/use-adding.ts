import { useState } from 'react'
import { useSendPlain } from '#kit/call/use-send-plain.ts'
import type { Variant } from '#shop/catalogue/storefront/contract.ts'
import { cartCalls } from '../../contract.ts'
import { showCart } from '../cart-count.ts'

/** How much of a variant, and what is printed on it beside the art. */
export interface Chosen {
  quantity: number
  text: string
}

/** Puts a variant into the cart, and shows there what is in it now. */
export function useAdding(variant: Variant) {
  const { send, isSending, error } = useSendPlain(cartCalls.addToCart)
  const [isAdded, setAdded] = useState(false)
  const add = async (productCustomTemplate: number | null, chosen: Chosen) => {
    const answer = await send({ body: { productTypeSizeCustom: variant.id, productCustomTemplate, ...chosen } })
    if (!answer) return
    showCart(answer.data.cart)
    setAdded(true)
  }
  return { add, isSending, error, isAdded }
}
