import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#kit/call/api.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { keyOf } from '#kit/call/use-call.ts'
import { useText } from '#kit/use-text.ts'
import { paymentCalls } from '../contract.ts'

/** The part of PayPal's JavaScript SDK that is used (developer.paypal.com/sdk/js/reference). */
interface PayPalSdk {
  Buttons(given: { createOrder: () => Promise<string>; onApprove: () => Promise<void>; onError: (error: unknown) => void }): {
    render(place: HTMLElement): Promise<void>
    close(): Promise<void>
  }
}
declare global {
  interface Window {
    paypal?: PayPalSdk
  }
}

/** PayPal's own buttons: the payer approves in PayPal's window, our server opens the order before and takes the money after. */
export function PayPalButtons({ clientId, paymentId }: { clientId: string; paymentId: number }) {
  const t = useText('payment')
  const errorText = useErrorText()
  const queries = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const [error, setError] = useState('')
  useEffect(() => {
    let buttons: ReturnType<PayPalSdk['Buttons']> | undefined
    let isGone = false
    const show = async () => {
      const sdk = await loadSdk(clientId)
      if (isGone || !place.current) return
      const params = { id: paymentId }
      buttons = sdk.Buttons({
        createOrder: async () => (await api(paymentCalls.openPayment, { params })).data.gatewayId ?? '',
        onApprove: () => queries.invalidateQueries({ queryKey: keyOf(paymentCalls.settlePayment) }),
        onError: failed => setError(errorText(failed)),
      })
      await buttons.render(place.current)
    }
    show().catch(() => setError(t('noButtons')))
    return () => {
      isGone = true
      void buttons?.close()
    }
  }, [clientId, paymentId, queries, errorText, t])
  return (
    <>
      {error !== '' && <p role="alert">{error}</p>}
      <div ref={place} />
    </>
  )
}

let loading: Promise<PayPalSdk> | undefined
/** Once for a page; one that did not come is asked for again by the next try. */
function loadSdk(clientId: string): Promise<PayPalSdk> {
  loading ??= new Promise<PayPalSdk>((resolve, reject) => {
    const script = document.createElement('script')
    const query = new URLSearchParams({ 'client-id': clientId, currency: 'USD', intent: 'capture', components: 'buttons' })
    script.src = `https://www.paypal.com/sdk/js?${query}`
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
    if (nonce) script.dataset.cspNonce = nonce
    script.onload = () => (window.paypal ? resolve(window.paypal) : reject(new Error('PayPal’s script came without its buttons.')))
    script.onerror = () => {
      loading = undefined
      reject(new Error('PayPal’s script did not come.'))
    }
    document.head.append(script)
  })
  return loading
}
