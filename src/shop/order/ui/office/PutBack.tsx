import { useState } from 'react'
import { ConfirmDialog } from '#kit/app/dialog/ConfirmDialog.tsx'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { ReasonGiven } from '../../intake/contract.ts'
import { orderOfficeCalls } from '../../office/contract.ts'
import { changes, type OfficeOrder } from './office-order.ts'

/** Puts an order back to where it broke; while nothing shows that its cause is mended, staff say why. */
export function PutBack({ order }: { order: OfficeOrder }) {
  const t = useText('order')
  const office = useText('orderOffice')
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const options = { changes, done: office('resent') }
  const [resends, vouches] = [
    useAct(orderOfficeCalls.officeResend, options),
    useAct(orderOfficeCalls.officeResend, { ...options, onDone: close, showsRefusal: true }),
  ]
  const { whyNotResume, isCauseMended, errorCode } = order
  const why = whyNotResume === null ? undefined : (faultText(whyNotResume) ?? whyNotResume)
  const from = t(`status_${order.errorFrom ?? order.status}`)
  const params = { id: order.id }
  const words = { title: office('resendTitle'), action: office('resend') }
  return (
    <>
      <Button
        // What mends is the one thing to do; once it is done, resuming is.
        variant={order.steps.resend === null ? 'primary' : 'secondary'}
        icon="refresh"
        reason={whyNot(orderOfficeCalls.officeResend) ?? why}
        busy={resends.isPending}
        onClick={() => setOpen(true)}
      >
        {words.action}
      </Button>
      {/* It may be mended while it is asked: then nobody has to say why. */}
      <ConfirmDialog
        question={{ ...words, children: office('resendHint', { from }) }}
        isOpen={isOpen && isCauseMended}
        onAnswer={isAgreed => {
          close()
          if (isAgreed) resends.mutate({ params, body: {} })
        }}
      />
      {isOpen && !isCauseMended && (
        <ReasonDialog
          {...words}
          hint={office('resendAnyway', { from, what: office(`notMended_${shownCause(errorCode)}`) })}
          shape={ReasonGiven}
          name="reason"
          label={office('resendReason')}
          act={vouches}
          onReason={body => vouches.mutate({ params, body })}
          onClose={close}
        />
      )}
    </>
  )
}

/** The causes of which the page can say what is still there. */
const shownCause = (code: OfficeOrder['errorCode']) => (code === 'FILE' || code === 'ADDRESS' || code === 'LABEL' ? code : 'OTHER')
