import { Link } from 'react-router'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { Stack } from '#kit/layout/Stack.tsx'
import { Badge, type Meaning } from '#kit/show/Badge.tsx'
import { useFaultText, useText } from '#kit/use-text.ts'
import { TrackingNumber } from '#shop/carrier/ui/TrackingNumber.tsx'
import styles from '../Import.module.css'
import type { ShownRow, ShownVerdict } from './use-set-numbers.ts'

const meanings: Readonly<Record<ShownVerdict, Meaning>> = { SET: 'blue', DONE: 'green', SAME: 'grey', LEFT: 'grey', REFUSED: 'red' }
const verdicts = ['SET', 'DONE', 'REFUSED', 'SAME', 'LEFT'] as const
export const allParts = { part: 'ALL' }

type Props = { rows: readonly ShownRow[]; counts: Readonly<Record<ShownVerdict, number>> }
/** The rows of a file with their verdicts, each kind behind its tab. */
export function TrackingRows({ rows, counts }: Props) {
  const t = useText('trackingFile')
  const [{ part }, setState] = useUrlState(allParts)
  const shown = part === 'ALL' ? rows : rows.filter(row => row.verdict === part)
  const kinds = verdicts.filter(verdict => verdict === part || counts[verdict] > 0)
  const tabs = [
    { value: 'ALL', label: t('tabAll'), count: rows.length },
    ...kinds.map(value => ({ value, label: t(`verdict_${value}`), count: counts[value] })),
  ]
  return (
    <Stack>
      <AppTabs tabs={tabs} value={part} onChange={value => setState({ part: value })} label={t('rows')} />
      <DataTable
        name="tracking-rows"
        label={t('rows')}
        rows={shown}
        rowId={row => String(row.row)}
        columns={[
          {
            id: 'row',
            header: t('columnRow'),
            width: '72px',
            cell: row => (
              <span className="numbers">
                <span className="phone-only muted">{t('columnRow')} </span>
                {row.row}
              </span>
            ),
          },
          { id: 'order', header: t('columnOrder'), width: '220px', phone: 'corner', cell: row => <OrderName row={row} /> },
          {
            id: 'number',
            header: t('columnNumber'),
            width: '320px',
            phone: 'foot',
            cell: row =>
              row.trackingNumber === '' ? null : row.carrierName === null && row.verdict === 'REFUSED' ? (
                <code className={styles.value}>{row.trackingNumber}</code>
              ) : (
                <TrackingNumber number={row.trackingNumber} carrierName={row.carrierName} trackingUrl={row.trackingUrl} />
              ),
          },
          { id: 'verdict', header: t('columnVerdict'), phone: 'line', cell: row => <Verdict row={row} /> },
        ]}
        empty={
          <EmptyState drawing="box" title={t('noRows')}>
            {t('noRowsHint')}
          </EmptyState>
        }
      />
    </Stack>
  )
}

/** As the file names it, and which order that is. */
function OrderName({ row: { orderName, orderId } }: { row: ShownRow }) {
  if (orderId === null) return <>{orderName}</>
  return (
    <span className="beside">
      <Link to={`/order/${orderId}`}>#{orderId}</Link>
      {orderName !== `#${orderId}` && orderName !== String(orderId) && <span className="muted">{orderName}</span>}
    </span>
  )
}

function Verdict({ row: { verdict, fault, warnings } }: { row: ShownRow }) {
  const t = useText('trackingFile')
  const faultText = useFaultText()
  const say = ({ code, values }: { code: string; values: Readonly<Record<string, string | number>> }) => faultText(code, values) ?? code
  return (
    <span className={styles.problem} title={[fault, ...warnings].flatMap(each => (each ? say(each) : [])).join(' ') || undefined}>
      <Badge meaning={meanings[verdict]}>{t(`verdict_${verdict}`)}</Badge> {fault && say(fault)}
      {warnings.map(warning => (
        <span key={warning.code} className="amber">
          {' '}
          {say(warning)}
        </span>
      ))}
    </span>
  )
}
