import { useState } from 'react'
import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { AppForm, FormActions } from '#kit/app/form/AppForm.tsx'
import { FormSelect, FormTextarea } from '#kit/app/form/fields.tsx'
import { useAppForm } from '#kit/app/form/use-app-form.ts'
import { useAct } from '#kit/app/use-act.ts'
import { api } from '#kit/call/api.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Dialog } from '#kit/control/Dialog.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { useWhyNot, useWhyNotOpen } from '#kit/use-why-not.ts'
import { useMoneySend } from '#shop/approval/ui/use-money-send.ts'
import { writePath } from '#shop/content/message/rules.ts'
import { ReasonGiven } from '../../intake/contract.ts'
import { orderOfficeCalls, ReportBody } from '../../office/contract.ts'
import { brokeOnTheWay, whyNotRefund } from '../../refund/rules.ts'
import { ErrorCode } from '../../status/contract.ts'
import { canBreakFor, hasStep, isBroken, isOver, reportStep } from '../../status/rules.ts'
import { useCancelQuestion } from '../use-cancel-question.tsx'
import { changes, type OfficeOrder } from './office-order.ts'
import { PutBack } from './PutBack.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { Remake } from './Remake.tsx'

type Open = 'cancel' | 'refund' | 'report' | undefined
type Part = { order: OfficeOrder; onClose: () => void }

/** What the office can do with an order now; each act needs a reason, which the seller reads. */
export function OfficeActions({ order }: { order: OfficeOrder }) {
  const t = useText('order')
  const office = useText('orderOffice')
  const faultText = useFaultText()
  const whyNot = useWhyNot()
  const whyNotOpen = useWhyNotOpen()
  const [open, setOpen] = useState<Open>()
  const why = (code: string | null) => (code === null ? undefined : (faultText(code) ?? code))
  const close = () => setOpen(undefined)
  const isOpen = !isOver(order.status)
  return (
    <>
      {/* What broke on its way goes on at the dock, by its scan; a label alone waits for its carrier's again. */}
      {isBroken(order.status) && (!brokeOnTheWay(order) || isLabelUnseen(order)) && <PutBack order={order} />}
      <Remake order={order} />
      {isOpen && !isBroken(order.status) && (
        <Button icon="alert" reason={whyNot(orderOfficeCalls.officeError)} onClick={() => setOpen('report')}>
          {office('report')}
        </Button>
      )}
      <Button icon="moneyBack" reason={whyNot(orderOfficeCalls.officeRefund) ?? why(refundFault(order))} onClick={() => setOpen('refund')}>
        {office('refund')}
      </Button>
      {isOpen && (
        <Button icon="xCircle" reason={whyNot(orderOfficeCalls.officeCancel) ?? why(order.steps.cancel)} onClick={() => setOpen('cancel')}>
          {t('cancelOrder')}
        </Button>
      )}
      <LinkButton variant="quiet" icon="talk" reason={whyNotOpen('/office/ticket/new')} to={writePath(order.id)}>
        {office('writeToSeller')}
      </LinkButton>
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {open === 'refund' && <RefundDialog order={order} onClose={close} />}
      {open === 'report' && <ReportDialog order={order} onClose={close} />}
    </>
  )
}

/** A label of which its carrier has told nothing: its order goes back to waiting for that. */
const isLabelUnseen = ({ orderType, errorFrom }: OfficeOrder) =>
  orderType === 'LABEL' && errorFrom !== null && hasStep(errorFrom, 'resend', 'miss')

/** Any cent that is left may be refunded; how much is for the dialog. */
const refundFault = (order: OfficeOrder) => whyNotRefund(order, 1) ?? null

function CancelDialog({ order, onClose }: Part) {
  const t = useText('order')
  const office = useText('orderOffice')
  const question = useCancelQuestion(office('refundNow'))
  const cancels = useMoneySend(orderOfficeCalls.officeCancel, {
    changes,
    done: t('cancelled'),
    onDone: onClose,
    onWaits: onClose,
    failed: t('cancelFailed'),
  })
  const params = { id: order.id }
  const next = ({ reason }: { reason: string }) =>
    cancels.askWith({
      figures: () => api(orderOfficeCalls.officePreviewCancel, { params }),
      question: ({ data }) => question(data),
      input: ({ data }) => ({ params, body: { reason, seenRefundCents: data.nowCents } }),
    })
  return (
    <ReasonDialog
      title={t('cancelTitle', { count: 1 })}
      shape={ReasonGiven}
      name="reason"
      label={office('cancelReason')}
      action={t('cancelOrder')}
      isDangerous
      act={{ isPending: cancels.isPending, error: null }}
      onReason={next}
      onClose={onClose}
    />
  )
}

function ReportDialog({ order, onClose }: Part) {
  const t = useText('order')
  const office = useText('orderOffice')
  const causes = ErrorCode.options.filter(each => canBreakFor(order, each) && hasStep(order.status, reportStep(each)))
  const form = useAppForm(ReportBody, { code: causes[0] ?? 'ADDRESS', waitsOn: 'SELLER', note: '' })
  const { control } = form
  const reports = useAct(orderOfficeCalls.officeError, { changes, done: office('reported'), onDone: onClose, showsRefusal: true })
  return (
    <Dialog isOpen onClose={onClose} title={office('reportTitle')}>
      <AppForm form={form} error={reports.error} onSubmit={body => reports.mutate({ params: { id: order.id }, body })}>
        <FormSelect
          control={control}
          name="code"
          label={office('reportCode')}
          choices={causes.map(value => ({ value, label: t(`errorCode_${value}`) }))}
        />
        <FormSelect
          control={control}
          name="waitsOn"
          label={office('reportWaitsOn')}
          choices={ReportBody.shape.waitsOn.options.map(value => ({ value, label: office(`waitsOn_${value}`) }))}
        />
        <FormTextarea control={control} name="note" label={office('reportNote')} maxLength={500} rows={2} />
        <FormActions>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" variant="danger" busy={reports.isPending}>
            {office('report')}
          </Button>
        </FormActions>
      </AppForm>
    </Dialog>
  )
}
