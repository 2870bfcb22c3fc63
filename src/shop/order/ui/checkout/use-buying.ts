import { useNavigate, useSearchParams } from 'react-router'
import type { CallInput } from '#base/call.ts'
import { CallError } from '#base/fault.ts'
import { useSend } from '#kit/call/use-call.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useText } from '#kit/use-text.ts'
import { addressCalls } from '#shop/address/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { refreshCart } from '#shop/cart/ui/cart-count.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { missingOf } from '#shop/wallet/ui/missing-of.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { isLowRefusal } from '../art/use-low-question.tsx'

/** `?item=…&template=…&quantity=…&text=…`: one product, past the cart. */
export function useItemOfAddress() {
  const [search] = useSearchParams()
  const number = (name: string) => Number(search.get(name)) || 0
  if (number('item') <= 0) return undefined
  return {
    productTypeSizeCustom: number('item'),
    productCustomTemplate: number('template') || null,
    quantity: Math.max(1, number('quantity')),
    text: search.get('text') ?? '',
  }
}

type Item = NonNullable<ReturnType<typeof useItemOfAddress>>
type Body = CallInput<typeof checkoutCalls.checkout>['body']

/** Paid: to the thanks. Money missing: the order is kept, and the deposit comes next. Anything else is said above the form. */
export function useBuying() {
  const t = useText('checkout')
  const sharp = useText('orderResolution')
  const notice = useNotice()
  const navigate = useNavigate()
  const settings = {
    changes: [cartCalls.cart, walletCalls.myWallet, orderCalls.myOrders],
    onDone: ({ data }: { data: { id: number } }, { body }: { body: { payBy?: 'WALLET' | 'PAYPAL' | undefined } }) => {
      void refreshCart()
      if (body.payBy === 'PAYPAL') navigate(`/payments/paypal?order=${data.id}`, { replace: true })
      else navigate(`/cart/done/${data.id}`, { replace: true })
    },
    onRefused: (error: unknown) => {
      const waiting = waitingId(error)
      if (waiting !== undefined) {
        void refreshCart()
        notice.done(isLowRefusal(error) ? sharp('waitsTitle') : t('waitsForLabel', { id: waiting }))
        navigate(`/order/${waiting}`)
        return
      }
      const missing = missingOf(error)
      if (missing === undefined) return
      void refreshCart()
      navigate(depositPath(missing, '/cart'))
    },
  }
  const checkout = useSend(checkoutCalls.checkout, settings)
  const buyNow = useSend(checkoutCalls.buyNow, settings)
  const keep = useSend(addressCalls.saveAddress, { changes: [addressCalls.myAddresses] })
  return {
    isBusy: checkout.isPending || buyNow.isPending || checkout.isSuccess || buyNow.isSuccess,
    error: checkout.error ?? buyNow.error,
    send({ body, keeps, item }: { body: Body; keeps: boolean; item: Item | undefined }) {
      if (keeps) keep.mutate({ body: body.address })
      if (item) buyNow.mutate({ body: { ...body, ...item } })
      else checkout.mutate({ body })
    },
  }
}

const waits: readonly string[] = ['ORDER_WAITS_FOR_FILES', 'ORDER_WAITS_FOR_RESOLUTION']

/** The order that stands and is paid once its label is read, or its art confirmed. */
function waitingId(error: unknown): number | undefined {
  if (!(error instanceof CallError) || !waits.includes(error.code)) return undefined
  const id = error.errors[0]?.values?.orderId
  return typeof id === 'number' ? id : undefined
}
