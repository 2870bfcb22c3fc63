import { useState } from 'react'
import { CallError } from '#base/fault.ts'
import { nameIn } from '#base/text.ts'
import { minute } from '#base/time.ts'
import { AppForm } from '#kit/app/form/AppForm.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { WithRail } from '#kit/layout/Stack.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import { nowhere } from '#shop/address/rules.ts'
import { type CartItem, cartCalls } from '#shop/cart/contract.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { worstDpi } from '../art/Resolution.tsx'
import { CheckoutAddress, CheckoutForm } from './CheckoutAddress.tsx'
import { CheckoutArt, useConfirmsLow } from './CheckoutArt.tsx'
import { CheckoutBill } from './CheckoutBill.tsx'
import { CheckoutFindings } from './CheckoutFindings.tsx'
import { CheckoutShipping } from './CheckoutShipping.tsx'
import styles from './checkout.module.css'
import { ShipBy } from './ShipBy.tsx'
import { type ShipBy as By, type LabelWays, noLabel, shipTerms } from './ship-by.ts'
import { useBuying, useItemOfAddress } from './use-buying.ts'

/** Renewed before its 15 minutes are over, so that the sum on the button is the sum that is charged. */
const renewMs = 14 * minute

/** Address, shipping, voucher and the bill of the cart, or of the one product that the address names (buy now). */
export function Checkout({ labels }: { labels: LabelWays }) {
  const t = useText('checkout')
  const item = useItemOfAddress()
  const form = useAppForm(CheckoutForm, { address: nowhere, keeps: true, note: '' })
  const [method, setMethod] = useState<ShippingOptionName | null>(null)
  const [voucher, setVoucher] = useState('')
  const [payBy, setPayBy] = useState<'WALLET' | 'PAYPAL'>('WALLET')
  const [by, setBy] = useState<By>('USPS')
  const [label, setLabel] = useState(noLabel)
  const [country, zip] = form.watch(['address.country', 'address.zip'])
  const { orderType, shippingBy, ...brought } = shipTerms(by, label)
  const carriage = { orderType: orderType === 'LABEL' ? 'STANDARD' : orderType, shippingBy } as const
  const terms = { country, voucher, ...carriage, ...(item && { item }) }
  const quote = useCall(checkoutCalls.quoteCheckout, { body: { ...terms, shippingMethod: method } }, { keepsLast: true, everyMs: renewMs })
  const buy = useBuying()
  const bill = quote.data?.data
  const [isAccepted, setAccepted] = useState(false)
  const low = bill?.art.filter(side => side.resolution === 'low') ?? []
  const acceptsDpi = isAccepted ? worstDpi(low) : undefined
  const isAsked = useConfirmsLow() && low.length > 0 && !isAccepted
  const unready = useUnready(item === undefined)
  if (quote.error instanceof CallError && quote.error.code === 'YOUR_CART_IS_EMPTY' && !buy.isBusy) return <NothingToPay />
  if (unready.length > 0 && !buy.isBusy) return <NotReady lines={unready} />
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} back={{ to: '/cart', label: t('cart') }} />
      <AppForm
        form={form}
        error={buy.error}
        onSubmit={({ address, keeps, note }) => {
          if (!bill) return
          const body = { address, note, voucher, payBy, shippingMethod: method, quoteId: bill.quoteId, acceptsDpi, ...carriage, ...brought }
          buy.send({ body, keeps, item })
        }}
      >
        <WithRail
          isSticky
          rail={
            <CheckoutBill
              quote={quote.error ? undefined : bill}
              isRenewing={quote.isFetching}
              isBusy={buy.isBusy}
              low={
                <>
                  <CheckoutArt sides={low} isAccepted={isAccepted} onAccept={setAccepted} />
                  <CheckoutFindings skus={bill?.art.map(side => side.sku) ?? []} item={item} />
                </>
              }
              asksLow={isAsked}
              lacksLabel={by === 'TIKTOK' && brought.labelLink === '' && brought.labelFileId === null}
              terms={{ ...terms, shippingMethod: method }}
              voucher={voucher}
              onVoucher={setVoucher}
              payBy={payBy}
              onPayBy={setPayBy}
            />
          }
        >
          <CheckoutAddress form={form} />
          <ShipBy by={by} onBy={setBy} label={label} onLabel={setLabel} ways={labels} zip={zip} />
          {by === 'USPS' && (
            <CheckoutShipping quote={bill} error={quote.error} value={method ?? bill?.shippingMethod ?? undefined} onChange={setMethod} />
          )}
        </WithRail>
      </AppForm>
    </div>
  )
}

/** Lines of the cart that cannot be bought as they are: without art, sold out, or gone. */
function useUnready(isCart: boolean): CartItem[] {
  const cart = useCall(cartCalls.cart, undefined, { isEnabled: isCart }).data?.data.cart
  return cart?.item.filter(line => line.fault !== null || line.productCustomTemplate.id === null) ?? []
}

function NotReady({ lines }: { lines: readonly CartItem[] }) {
  const t = useText('checkout')
  const cartText = useText('cart')
  const language = useLanguage()
  return (
    <EmptyState
      drawing="box"
      title={t('notReady', { count: lines.length })}
      action={
        <LinkButton to="/cart" variant="primary">
          {t('backToCart')}
        </LinkButton>
      }
    >
      {lines.map(line => (
        <span key={line.id}>
          {nameIn(language, line)}, {colorIn(language, line.productTypeSizeCustom.color)}:{' '}
          {cartText(line.fault ? `why_${line.fault}` : 'noArt')}
          <br />
        </span>
      ))}
    </EmptyState>
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
