import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { AppDialog } from '#kit/app/dialog/AppDialog.tsx'
import { useNotice } from '#kit/app/use-notice.tsx'
import { useSend } from '#kit/call/use-call.ts'
import { Button } from '#kit/control/Button.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderCalls } from '../../list/contract.ts'
import type { ShownOrder } from '../shown-order.ts'

/** A repeated order is kept with a reason, which stands on its timeline. */
export function KeepDialog({ order, isOpen, onClose }: { order: ShownOrder; isOpen: boolean; onClose: () => void }) {
  const t = useText('order')
  const faultText = useFaultText()
  const notice = useNotice()
  const [reason, setReason] = useState('')
  const keeps = useSend(orderIntakeCalls.keepOrder, {
    changes: [orderCalls.order, orderCalls.myOrders, orderCalls.myOrderCounts],
    onRefused: notice.failed,
    onDone: () => {
      notice.done(t('kept'))
      onClose()
    },
  })
  const missing = reason.trim() === '' ? faultText('ORDER_REASON_MISSING') : undefined
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('keepTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            variant="primary"
            reason={missing}
            busy={keeps.isPending}
            onClick={() => keeps.mutate({ params: { id: order.id }, body: { reason } })}
          >
            {t('keep')}
          </Button>
        </>
      }
    >
      <p>{t('keepHint')}</p>
      <Textarea label={t('keepReason')} value={reason} onChange={event => setReason(event.currentTarget.value)} maxLength={500} />
    </AppDialog>
  )
}
