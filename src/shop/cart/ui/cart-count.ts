import { useEffect, useSyncExternalStore } from 'react'
import { useHasCart } from '#kit/use-session.ts'
import { cartCalls } from '../contract.ts'
import { totalCart } from '../rules.ts'

// One figure for header, product page and cart, without the query library, which public pages do not carry.
let count: number | undefined
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells every place that shows it what is in the cart now. */
export function showCart(cart: { item: readonly { quantity: number }[] }): void {
  count = totalCart(cart.item)
  for (const listener of listeners) listener()
}

async function askCart() {
  const { api } = await import('#kit/call/api.ts')
  return (await api(cartCalls.cart)).data.cart
}

/** Asks again, say after an order was made of the cart. */
export function refreshCart(): Promise<void> {
  asking = askCart().then(
    showCart,
    () => undefined, // The figure stays what it was; the cart's own page says what is wrong.
  )
  return asking
}

/** How many pieces are in the cart; nothing until it is known, or while there is none. */
export function useCartCount(): number | undefined {
  const hasCart = useHasCart()
  useEffect(() => {
    if (hasCart && count === undefined && !asking) void refreshCart()
  }, [hasCart])
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => undefined,
  )
}
