import { useEffect, useRef } from 'react'
import type { CallAnswer } from '#base/call.ts'
import { useErrorText } from '#kit/call/error-text.ts'
import { useCall, useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { Row } from '#kit/layout/Stack.tsx'
import { useText } from '#kit/use-text.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { paymentCalls } from '../contract.ts'
import { PayPalButtons } from './PayPalButtons.tsx'
import { rememberReturn } from './remembered-return.ts'

type Payment = CallAnswer<typeof paymentCalls.myPayment>['data']
const changes = [paymentCalls.settlePayment, depositCalls.myDeposits]

/** To PayPal, or to give up. `begins`: the payer has just said that they want to pay, and is led on at once, one time. */
export function Approve({ payment, begins, from }: { payment: Payment; begins: boolean; from: string | undefined }) {
  const t = useText('payment')
  const errorText = useErrorText()
  const method = useCall(depositCalls.paymentMethods, {}).data?.data
  const params = { id: payment.id }
  const open = useSend(paymentCalls.openPayment, {
    onDone: ({ data }) => {
      // Whoever comes back by the browser's own button finds the page, and is not sent away again.
      history.replaceState(history.state, '', location.pathname)
      if (from !== undefined) rememberReturn(payment.id, from)
      location.assign(data.approveUrl)
    },
  })
  const cancel = useSend(paymentCalls.cancelPayment, { changes })
  const isLive = method?.paypal === 'LIVE'
  const isBegun = useRef(false)
  const { mutate } = open
  useEffect(() => {
    if (!begins || isBegun.current || method?.paypal !== 'TEST') return
    isBegun.current = true
    mutate({ params: { id: payment.id } })
  }, [begins, method, mutate, payment.id])
  const error = open.error ?? cancel.error
  return (
    <>
      {error && <p role="alert">{errorText(error)}</p>}
      {isLive && <PayPalButtons clientId={method.clientId} paymentId={payment.id} />}
      <Row>
        {!isLive && (
          <Button variant="primary" busy={open.isPending || open.isSuccess} onClick={() => mutate({ params })}>
            {t('goOn')}
          </Button>
        )}
        <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
          {t('giveUp')}
        </Button>
      </Row>
    </>
  )
}
