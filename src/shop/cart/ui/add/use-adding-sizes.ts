import { useRef, useState } from 'react'
import type { CallInput } from '#base/call.ts'
import { useTellFailed } from '#kit/app/use-tell-failed.ts'
import { useSend } from '#kit/call/use-call.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { cartCalls } from '../../contract.ts'
import { totalCart } from '../../rules.ts'
import { showCart } from '../cart-count.ts'

type Item = CallInput<typeof cartCalls.addToCart>['body']

/** Puts several sizes into the cart, one after the other; the first that is refused ends it, and says why. `onAdded` is told of each. */
export function useAddingSizes() {
  const t = useText('cart')
  const notice = useNotice()
  const tellFailed = useTellFailed(t('addFailed'))
  const { mutateAsync: send } = useSend(cartCalls.addToCart, { changes: [cartCalls.cart] })
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const add = async (items: readonly Item[], onAdded: (item: Item) => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      let count = 0
      for (const body of items) {
        const { cart } = (await send({ body })).data
        count = totalCart(cart.item)
        showCart(cart)
        onAdded(body)
      }
      notice.done(t('added'), { link: { to: '/cart', text: t('see', { count }) } })
    } catch (error) {
      tellFailed(error)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { add, isBusy }
}
