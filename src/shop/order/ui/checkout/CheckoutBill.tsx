import { type ReactNode, useState } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { formatCents } from '#base/money.ts'
import { formatDate } from '#base/time.ts'
import { ChoiceCards } from '#kit/app/form/ChoiceCards.tsx'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { Facts } from '#kit/layout/Facts.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { Skeleton } from '#kit/show/Loading.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useLanguage, useText } from '#kit/use-text.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import type { ShippingBy } from '../../status/contract.ts'
import styles from './checkout.module.css'

type Quote = CallAnswer<typeof checkoutCalls.quoteCheckout>['data']
type Terms = {
  country: string
  voucher: string
  shippingMethod: ShippingOptionName | null
  orderType: 'STANDARD' | 'SHIP_BY_SELLER'
  shippingBy: ShippingBy
  item?: { productTypeSizeCustom: number; productCustomTemplate: number | null; quantity: number; text: string }
}
type Props = {
  quote: Quote | undefined
  isRenewing: boolean
  isBusy: boolean
  /** TikTok's label is brought, and is not there yet. */
  lacksLabel: boolean
  /** What prints too low, and whether it must be confirmed first. */
  low: ReactNode
  asksLow: boolean
  terms: Terms
  voucher: string
  onVoucher: (code: string) => void
  payBy: 'WALLET' | 'PAYPAL'
  onPayBy: (way: 'WALLET' | 'PAYPAL') => void
}

/** What it costs, to the cent, until when, and the button that says the sum. */
export function CheckoutBill({ quote, isRenewing, isBusy, lacksLabel, low, asksLow, terms, voucher, onVoucher, payBy, onPayBy }: Props) {
  const t = useText('checkout')
  const sharp = useText('orderResolution')
  const language = useLanguage()
  const wallet = useCall(walletCalls.myWallet, undefined).data?.data
  const missing = quote && wallet && payBy === 'WALLET' ? Math.max(0, wallet.debtCents + quote.totalCents - wallet.spendableCents) : 0
  const amount = (cents: number) => formatCents(cents, { language })
  return (
    <Panel title={t('bill')}>
      {quote ? (
        <Facts
          figures
          of={[
            { label: t('production', { count: quote.quantity }), value: <Money cents={quote.productionCents} /> },
            { label: t('shipping'), value: <Money cents={quote.shippingCents} /> },
            quote.discountCents > 0 && { label: t('discount', { code: quote.voucher }), value: <Money cents={-quote.discountCents} /> },
            { label: t('total'), value: <Money cents={quote.totalCents} strong />, isTotal: true },
          ]}
        />
      ) : (
        <Skeleton shape="block" />
      )}
      <VoucherField terms={terms} voucher={voucher} onVoucher={onVoucher} />
      <PayBy payBy={payBy} onPayBy={onPayBy} spendableCents={wallet?.spendableCents} />
      {low}
      {missing > 0 && (
        <Note role="status">
          <strong>{t('lack', { amount: amount(missing) })}</strong> {t('lackHint')}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={isBusy}
        reason={lacksLabel ? t('labelMissing') : asksLow ? sharp('confirmFirst') : !quote || isRenewing ? t('payWait') : undefined}
      >
        {!quote
          ? t('title')
          : payBy === 'PAYPAL'
            ? t('placeAndPayPal', { total: amount(quote.totalCents) })
            : missing > 0
              ? t('placeAndDeposit', { amount: amount(missing) })
              : t('pay', { total: amount(quote.totalCents) })}
      </Button>
      <p className="hint">
        {t(payBy === 'PAYPAL' ? 'termsPayPal' : 'terms')} {quote && t('holds', { time: formatDate(quote.until, 'time', { language }) })}
      </p>
    </Panel>
  )
}

/** From the wallet, with what it holds, or by PayPal where that is offered. */
function PayBy({ payBy, onPayBy, spendableCents }: Pick<Props, 'payBy' | 'onPayBy'> & { spendableCents: number | undefined }) {
  const t = useText('checkout')
  const paypal = useCall(depositCalls.paymentMethods, {}).data?.data.paypal ?? 'OFF'
  const balance = spendableCents !== undefined && <Money cents={spendableCents} strong />
  if (paypal === 'OFF')
    return (
      balance && (
        <Row as="p" isSpread>
          <span>{t('balance')}</span> {balance}
        </Row>
      )
    )
  return (
    <ChoiceCards
      legend={t('payHow')}
      value={payBy}
      onChange={onPayBy}
      choices={[
        { value: 'WALLET', title: t('payWallet'), hint: t('balance'), aside: balance },
        { value: 'PAYPAL', title: t('payPayPal'), hint: t(paypal === 'TEST' ? 'payTestHint' : 'payPayPalHint') },
      ]}
    />
  )
}

/** A voucher is tried first and taken only where it may be used: a wrong one leaves the bill standing. */
function VoucherField({ terms, voucher, onVoucher }: Pick<Props, 'terms' | 'voucher' | 'onVoucher'>) {
  const t = useText('checkout')
  const errorText = useErrorText()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<{ isAsking: boolean; error?: string }>({ isAsking: false })
  const apply = async () => {
    const code = typed.trim()
    if (code === '' || state.isAsking) return
    setState({ isAsking: true })
    try {
      const { data } = await api(checkoutCalls.quoteCheckout, { body: { ...terms, voucher: code } })
      setState({ isAsking: false })
      setTyped('')
      onVoucher(data.voucher)
    } catch (error) {
      setState({ isAsking: false, error: errorText(error) })
    }
  }
  if (voucher !== '')
    return (
      <Row as="p" isSpread>
        <span>{t('discount', { code: voucher })}</span>
        <Button size="small" variant="quiet" onClick={() => onVoucher('')}>
          {t('takeOff')}
        </Button>
      </Row>
    )
  return (
    <div className={styles.voucher}>
      <TextInput
        label={t('voucher')}
        value={typed}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        error={state.error}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setState({ isAsking: false })
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void apply()
        }}
      />
      <Button busy={state.isAsking} onClick={() => void apply()}>
        {t('apply')}
      </Button>
    </div>
  )
}
