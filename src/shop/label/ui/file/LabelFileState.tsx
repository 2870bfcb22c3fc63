import { Link } from 'react-router'
import { formatNumber } from '#base/number.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { ProgressBar } from '#kit/app/page/ProgressBar.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { Note } from '#kit/layout/Note.tsx'
import { Panel } from '#kit/layout/Panel.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useFaultText, useLanguage, useText } from '#kit/use-text.ts'
import type { LabelImport } from '../../buy/file/contract.ts'
import { useLabelFile } from './ways.ts'

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
  const { home } = useLabelFile()
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
          <Link to={`${home}/${record.repeatsImportId}`}>{t('repeats', { id: record.repeatsImportId })}</Link> {t('repeatsHint')}
        </Note>
      )}
    </>
  )
}
