import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { type LabelImport, labelFileCalls } from '../../buy/file/contract.ts'

/** What its seller may do with a file as it stands. */
export function LabelFileActions({ record }: { record: LabelImport }) {
  const t = useText('labelFile')
  const changes = [labelFileCalls.myLabelImport, labelFileCalls.myLabelImports, labelFileCalls.labelPages]
  const confirm = useAct(labelFileCalls.confirmLabelImport, { changes })
  const discard = useAct(labelFileCalls.cancelLabelImport, { changes })
  const isPaid = useCall(accountCalls.me, {}).data?.data.autoSubmit ?? false
  const ofRole = useWhyNot()(labelFileCalls.confirmLabelImport)
  const { id, status, mode, counts, totalCents } = record
  const { READY = 0, MADE = 0 } = counts
  const isOpen = status === 'READY' || status === 'DONE'
  const make = () => {
    const says = mode === 'MATCH' ? 'confirmMatch' : isPaid ? 'confirmPays' : 'confirmHint'
    const figures = [{ label: t('figureCost'), value: <Money cents={totalCents} />, isTotal: true }]
    const question = { title: t('confirmTitle', { count: READY }), children: t(says), figures, action: t('confirm', { count: READY }) }
    void confirm.ask(question, { params: { id }, body: { submit: isPaid, seenTotalCents: totalCents } })
  }
  return (
    <>
      {(status === 'READY' || status === 'READING') && (
        <Button reason={ofRole} busy={discard.isPending} onClick={() => discard.mutate({ params: { id } })}>
          {t('discard')}
        </Button>
      )}
      {MADE > 0 && mode === 'NEW' && <LinkButton to={`/order?scanOrderImport=${id}`}>{t('seeOrders')}</LinkButton>}
      {isOpen && (status === 'READY' || READY > 0) && (
        <Button
          variant="primary"
          icon="check"
          reason={ofRole ?? (READY === 0 ? t('nothingReady') : undefined)}
          busy={confirm.isPending}
          onClick={make}
        >
          {t('confirm', { count: READY })}
        </Button>
      )}
      {(status === 'REFUSED' || status === 'CANCELLED') && (
        <LinkButton variant="primary" icon="upload" to="/order/labels">
          {t('sendAnother')}
        </LinkButton>
      )}
    </>
  )
}
