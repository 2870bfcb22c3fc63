import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CallError } from '#base/fault.ts'
import { minute } from '#base/time.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { addressCalls } from '#shop/address/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { refreshCart } from '#shop/cart/ui/cart-count.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import { depositPath } from '#shop/wallet/deposit/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import { missingOf } from '../use-lack.tsx'
import { CheckoutAddress, CheckoutForm } from './CheckoutAddress.tsx'
import { CheckoutBill } from './CheckoutBill.tsx'
import { CheckoutShipping } from './CheckoutShipping.tsx'
import styles from './checkout.module.css'

export const handle = { texts: ['checkout', 'cart'] }

const nowhere = { fullName: '', phone: '', email: '', address: '', addressLine2: '', city: '', state: '', zip: '', country: 'US' }
/** Renewed before its 15 minutes are over, so that the sum on the button is the sum that is charged. */
const renewMs = 14 * minute

/** Address, shipping, voucher and the bill of the cart, or of the one product that the address names (buy now). */
export default function CheckoutPage() {
  const t = useText('checkout')
  const item = useItemOfAddress()
  const form = useAppForm(CheckoutForm, { address: nowhere, keeps: true, note: '' })
  const [method, setMethod] = useState<ShippingOptionName | null>(null)
  const [voucher, setVoucher] = useState('')
  const [payBy, setPayBy] = useState<'WALLET' | 'PAYPAL'>('WALLET')
  const country = form.watch('address.country')
  const terms = { country, voucher, ...(item && { item }) }
  const quote = useCall(checkoutCalls.quoteCheckout, { body: { ...terms, shippingMethod: method } }, { keepsLast: true, everyMs: renewMs })
  const buy = useBuying()
  const bill = quote.data?.data
  if (quote.error instanceof CallError && quote.error.code === 'YOUR_CART_IS_EMPTY' && !buy.isBusy) return <NothingToPay />
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} back={{ to: '/cart', label: t('cart') }} />
      <AppForm
        form={form}
        error={buy.error}
        onSubmit={({ address, keeps, note }) => {
          if (!bill) return
          const body = { address, note, voucher, payBy, shippingMethod: method, quoteId: bill.quoteId }
          buy.send({ body, keeps, item })
        }}
      >
        <div className={styles.columns}>
          <div className={styles.stack}>
            <CheckoutAddress form={form} />
            <CheckoutShipping quote={bill} error={quote.error} value={method ?? bill?.shippingMethod} onChange={setMethod} />
          </div>
          <CheckoutBill
            quote={quote.error ? undefined : bill}
            isRenewing={quote.isFetching}
            isBusy={buy.isBusy}
            terms={{ ...terms, shippingMethod: method }}
            voucher={voucher}
            onVoucher={setVoucher}
            payBy={payBy}
            onPayBy={setPayBy}
          />
        </div>
      </AppForm>
    </div>
  )
}

function NothingToPay() {
  const t = useText('checkout')
  return (
    <EmptyState
      drawing="box"
      title={t('empty')}
      action={
        <LinkButton to="/cart" variant="primary">
          {t('backToCart')}
        </LinkButton>
      }
    >
      {t('emptyHint')}
    </EmptyState>
  )
}

/** `?item=…&template=…&quantity=…&text=…`: one product, past the cart. */
function useItemOfAddress() {
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
type Body = Parameters<ReturnType<typeof useSend<typeof import('../../checkout/contract.ts').checkoutCalls.checkout>>['mutate']>[0]['body']

/** Paid: to the thanks. Money missing: the order is kept, and the deposit comes next. Anything else is said above the form. */
function useBuying() {
  const navigate = useNavigate()
  const settings = {
    changes: [cartCalls.cart, walletCalls.myWallet, orderCalls.myOrders],
    onDone: ({ data }: { data: { id: number } }, { body }: { body: { payBy?: 'WALLET' | 'PAYPAL' | undefined } }) => {
      void refreshCart()
      if (body.payBy === 'PAYPAL') navigate(`/payments/paypal?order=${data.id}`, { replace: true })
      else navigate(`/cart/done/${data.id}`, { replace: true })
    },
    onRefused: (error: unknown) => {
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
