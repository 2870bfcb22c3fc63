import { ReasonDialog } from '#kit/app/dialog/ReasonDialog.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useNotice } from '#kit/notice/use-notice.ts'
import { useFaultText, useText } from '#kit/use-text.ts'
import { labelCalls, ReprintBody } from '../contract.ts'

const ReasonBody = ReprintBody.pick({ reason: true })

/** Of orders whose labels are printed again: those that have pages, and those that a ZPL printer is sent. */
export interface Reprinted {
  pages: readonly number[]
  zpl: readonly number[]
}
/** Why labels that are on paper are printed again; `onOpen` then has their papers. */
export function ReprintDialog(props: { orderIds: readonly number[]; onOpen: (papers: Reprinted) => void; onClose: () => void }) {
  const { orderIds, onOpen, onClose } = props
  const t = useText('labelOffice')
  const faultText = useFaultText()
  const notice = useNotice()
  const reprint = useAct(labelCalls.reprintLabels, {
    changes: [labelCalls.labelDesk],
    showsRefusal: true,
    onDone: ({ data: { results } }) => {
      const refused = results.filter(({ fault }) => fault !== null)
      const printed = results.filter(({ fault }) => fault === null)
      const idsOf = (form: 'PDF' | 'ZPL') => printed.filter(it => it.form === form).map(({ orderId }) => orderId)
      const why = refused[0]?.fault
      if (why) notice.failed(t('reprintRefused', { count: refused.length, why: faultText(why) ?? why }))
      if (printed.length > 0) {
        notice.done(t('reprintDone', { count: printed.length }))
        onOpen({ pages: idsOf('PDF'), zpl: idsOf('ZPL') })
      }
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={t('reprintTitle', { count: orderIds.length })}
      hint={t('reprintHint')}
      shape={ReasonBody}
      name="reason"
      label={t('reprintWhy')}
      action={t('reprint')}
      act={reprint}
      onReason={({ reason }) => reprint.mutate({ body: { orderIds: [...orderIds], reason } })}
      onClose={onClose}
    />
  )
}
