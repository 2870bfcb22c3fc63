import { Link } from 'react-router'
import { formatCents } from '#base/money.ts'
import { formatNumber } from '#base/number.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ProgressBar } from '#kit/app/page/ProgressBar.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import { missingFields } from '../column/column.rules.ts'
import type { ImportField } from '../column/field.rules.ts'
import type { Import } from '../contract.ts'

export const isUnderWay = ({ status }: Import): boolean => status === 'FETCHING' || status === 'CHECKING' || status === 'IMPORTING'

/** How far the check or the making is, with counts; it can be left and returned to. */
export function ImportProgress({ record }: { record: Import }) {
  const t = useText('import')
  const isMaking = record.status === 'IMPORTING'
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)
  const rows = [
    { label: t('goodRows'), value: record.goodRows, meaning: 'green' },
    { label: t('badRows'), value: record.badRows, meaning: 'red' },
    { label: t('warnings'), value: record.warnings, meaning: 'amber' },
  ] as const
  return (
    <Panel>
      <div aria-live="polite">
        <ProgressBar
          label={isMaking ? t('making') : record.status === 'FETCHING' ? t('fetching') : t('checking')}
          done={isMaking ? record.madeOrders : kilobytes(record.bytesRead)}
          total={isMaking ? record.orders : kilobytes(record.bytes)}
          counts={isMaking ? [{ label: t('made'), value: record.madeOrders, meaning: 'green' }] : rows}
          note={t('leave')}
        />
      </div>
    </Panel>
  )
}

/** What came of it: figures, what to look at, or why there is nothing. */
export function ImportSummary({ record }: { record: Import }) {
  const t = useText('import')
  const language = useLanguage()
  const number = (count: number) => formatNumber(count, language)
  const named = (fields: readonly ImportField[]) => fields.map(field => t(`field_${field}`)).join(' / ')
  if (record.status === 'REFUSED') return <Refused record={record} />
  if (record.status === 'CANCELLED')
    return (
      <EmptyState drawing="box" title={t('cancelledTitle')}>
        {t('cancelledHint')}
      </EmptyState>
    )
  if (record.status === 'MAPPING')
    return <Note title={t('mappingTitle')}>{t('mappingHint', { columns: missingFields(record).map(named).join('; ') })}</Note>
  const isDone = record.status === 'DONE'
  const wrong = record.badRows + record.heldRows
  const production = formatCents(record.productionCents, { language })
  const shipping = formatCents(record.shippingCents, { language })
  const costLabel = t('statCostOf', { production, shipping })
  return (
    <>
      <Figures
        of={[
          { label: isDone ? t('statMade') : t('statOrders'), value: number(isDone ? record.madeOrders : record.orders) },
          { label: t('statRows'), value: number(record.goodRows), meaning: 'green' },
          { label: t('statWrong'), value: number(wrong), meaning: wrong > 0 ? 'red' : 'green' },
          { label: costLabel, value: <Money cents={record.totalCents} /> },
        ]}
      />
      {record.status === 'READY' && record.unclear.length > 0 && (
        <Note title={t('unclearTitle', { count: record.unclear.length })}>{t('unclearHint')}</Note>
      )}
      {record.repeatsImportId !== null && !isDone && (
        <Note>
          <Link to={`/order/import/${record.repeatsImportId}`}>{t('repeats', { id: record.repeatsImportId })}</Link> {t('repeatsHint')}
        </Note>
      )}
      {isDone && record.repricedOrders > 0 && (
        <Note>
          {t('repriced', {
            count: record.repricedOrders,
            from: formatCents(record.repricedFromCents, { language }),
            to: formatCents(record.repricedToCents, { language }),
          })}
        </Note>
      )}
      {isDone && record.duplicateOrders > 0 && <Note>{t('duplicates', { count: record.duplicateOrders })}</Note>}
    </>
  )
}

function Refused({ record }: { record: Import }) {
  const t = useText('import')
  const faultText = useFaultText()
  return (
    <EmptyState drawing="search" title={t('refusedTitle')}>
      {record.fault && <strong>{faultText(record.fault.code, record.fault.values) ?? record.fault.code}</strong>}
      <br />
      {t('refusedHint')}
    </EmptyState>
  )
}
