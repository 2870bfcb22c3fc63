import { Link } from 'react-router'
import { formatNumber } from '#base/number.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ProgressBar } from '#kit/app/page/ProgressBar.tsx'
import { useAct } from '#kit/app/use-act.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { type LabelImport, labelFileCalls } from '../../buy/file/contract.ts'

export const isUnderWay = ({ status }: LabelImport): boolean => status === 'READING' || status === 'MAKING'

type Shown = { record: LabelImport }

/** How far the reading or the making is; it can be left and returned to. */
export function LabelFileProgress({ record }: Shown) {
  const t = useText('labelFile')
  const isMaking = record.status === 'MAKING'
  const { MADE = 0, READY = 0 } = record.counts
  return (
    <Panel>
      <div aria-live="polite">
        <ProgressBar
          label={t(isMaking ? 'making' : 'reading')}
          done={isMaking ? MADE : record.readPages}
          total={isMaking ? MADE + READY : record.pages}
          note={t('leave')}
        />
      </div>
    </Panel>
  )
}

/** What came of it: figures, what to look at, or why there is nothing. */
export function LabelFileSummary({ record }: Shown) {
  const t = useText('labelFile')
  const faultText = useFaultText()
  const language = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  if (record.status === 'REFUSED' || record.status === 'CANCELLED')
    return (
      <EmptyState drawing={record.fault ? 'search' : 'box'} title={t(record.fault ? 'refusedTitle' : 'cancelledTitle')}>
        {record.fault && (
          <>
            <strong>{faultText(record.fault.code, record.fault.values) ?? record.fault.code}</strong>
            <br />
          </>
        )}
        {t('nothingMade')}
      </EmptyState>
    )
  const { READY = 0, MADE = 0, UNMATCHED = 0, UNREAD = 0, REFUSED = 0, LEFT = 0, KNOWN = 0 } = record.counts
  const waits = UNMATCHED + UNREAD + REFUSED
  return (
    <>
      <Figures
        of={[
          { label: t('figureReady'), value: number(READY), meaning: 'green' },
          ...(MADE > 0 ? [{ label: t('figureMade'), value: number(MADE) }] : []),
          { label: t('figureWaits'), value: number(waits), meaning: waits > 0 ? 'red' : 'green' },
          { label: t('figureLeft'), value: number(LEFT + KNOWN) },
          ...(record.mode === 'NEW' ? [{ label: t('figureCost'), value: <Money cents={record.totalCents} /> }] : []),
        ]}
      />
      {record.repeatsImportId !== null && (
        <Note>
          <Link to={`/order/labels/${record.repeatsImportId}`}>{t('repeats', { id: record.repeatsImportId })}</Link> {t('repeatsHint')}
        </Note>
      )}
    </>
  )
}

/** What may be done with a file as it stands. */
export function LabelFileActions({ record }: Shown) {
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
