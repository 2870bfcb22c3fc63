import { useState } from 'react'
import { CallError } from '#base/fault.ts'
import { minute } from '#base/time.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { CheckoutAddress, CheckoutForm } from './CheckoutAddress.tsx'
import { CheckoutBill } from './CheckoutBill.tsx'
import { CheckoutShipping } from './CheckoutShipping.tsx'
import styles from './checkout.module.css'
import { useBuying, useItemOfAddress } from './use-buying.ts'

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
