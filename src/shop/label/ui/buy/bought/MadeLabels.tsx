import { useEffect } from 'react'
import { formatCents } from '#base/money.ts'
import { Loaded } from '#kit/app/page/Loaded.tsx'
import { ProgressBar } from '#kit/app/page/ProgressBar.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { useCall } from '#kit/call/use-call.ts'
import { useLive } from '#kit/call/use-live.ts'
import { Button, LinkButton } from '#kit/control/Button.tsx'
import { focusTitle } from '#kit/focus-title.ts'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Row, Stack } from '#kit/layout/Stack.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { buyingLabelCalls } from '../../../buy/form/contract.ts'
import { BoughtActs } from './BoughtActs.tsx'
import { PrintMany } from './PrintMany.tsx'
import { type ShownLabel, useBoughtColumns } from './use-bought-columns.tsx'
import { isPrintable } from './use-print.ts'

/** No event comes where the stream was cut: while labels are being made they are asked for. */
const askMs = 3_000
/** A form has fewer packages: what was bought last stands on the first page of all. */
const query = { limit: 100 }

type Props = {
  ids: readonly number[]
  /** Begins the next form. */
  onAnother: () => void
  /** Begins again with what was not made: their places among the labels. */
  onRetry: (places: readonly number[]) => void
}

/** Labels that were just bought, live until each of them is made or paid back. */
export function MadeLabels({ ids, onAnother, onRetry }: Props) {
  const found = useCall(buyingLabelCalls.myBoughtLabels, { query })
  const all = found.data?.data.docs ?? []
  const labels = ids.flatMap(id => all.find(label => label.id === id) ?? [])
  const isMaking = found.data === undefined || labels.some(({ state }) => state === 'BUYING')
  useLive(['label.changed'], [buyingLabelCalls.myBoughtLabels, walletCalls.myWallet])
  useCall(buyingLabelCalls.myBoughtLabels, { query }, { isEnabled: isMaking, everyMs: askMs })
  return <Loaded of={found}>{() => <Made labels={labels} ids={ids} onAnother={onAnother} onRetry={onRetry} />}</Loaded>
}

function Made({ labels, ids, onAnother, onRetry }: Props & { labels: readonly ShownLabel[] }) {
  const t = useText('boughtLabel')
  const columns = useBoughtColumns()
  const failed = labels.filter(({ state }) => state === 'FAILED')
  const making = labels.filter(({ state }) => state === 'BUYING')
  const made = labels.length - making.length - failed.length
  const printable = labels.filter(isPrintable).map(({ id }) => id)
  return (
    <Stack>
      {making.length > 0 ? (
        <Panel>
          <div aria-live="polite">
            <ProgressBar
              label={t('making', { count: labels.length })}
              done={labels.length - making.length}
              total={labels.length}
              note={t('leave')}
            />
          </div>
        </Panel>
      ) : (
        <Outcome
          made={made}
          printable={printable}
          failed={failed}
          onRetry={() => onRetry(ids.flatMap((id, at) => (failed.some(label => label.id === id) ? [at] : [])))}
        />
      )}
      <DataTable
        name="made-labels"
        label={t('title')}
        columns={columns}
        rows={labels}
        rowId={({ id }) => String(id)}
        rowName={({ shipTo }) => shipTo.name}
        rowActions={label => <BoughtActs label={label} />}
        empty={null}
      />
      <Row at="end">
        <LinkButton to="/buying-label/labels">{t('seeAll')}</LinkButton>
        <Button icon="plus" onClick={onAnother}>
          {t('another')}
        </Button>
      </Row>
    </Stack>
  )
}

type OutcomeProps = { made: number; printable: readonly number[]; failed: readonly ShownLabel[]; onRetry: () => void }
/** What came of it, with what comes next; the reader goes on at the title. */
function Outcome({ made, printable, failed, onRetry }: OutcomeProps) {
  const t = useText('boughtLabel')
  const language = useLanguage()
  const faultText = useFaultText()
  useEffect(focusTitle, [])
  const reasons = [...new Set(failed.flatMap(({ fault }) => (fault ? [faultText(fault.code, fault.values) ?? fault.code] : [])))]
  const paidBack = failed.reduce((sum, { refundedCents }) => sum + refundedCents, 0)
  return (
    <Stack gap={8}>
      {made > 0 && (
        <Note meaning="green" role="status" title={t('success')} action={printable.length > 0 && <PrintMany ids={printable} />}>
          {t('successCount', { count: made })}
        </Note>
      )}
      {failed.length > 0 && (
        <Note
          meaning="red"
          role="alert"
          title={t('failed')}
          action={
            <Button size="small" icon="refresh" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          }
        >
          <p>{t('failedCount', { count: failed.length, amount: formatCents(paidBack, { language }) })}</p>
          {reasons.map(reason => (
            <p key={reason}>{reason}</p>
          ))}
        </Note>
      )}
    </Stack>
  )
}
