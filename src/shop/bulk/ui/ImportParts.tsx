import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { bulkCalls, type Import, type ImportedOrder, type ImportProblem } from '../contract.ts'
import styles from './Import.module.css'
import { ImportColumns } from './ImportColumns.tsx'

type PagesProps = { record: Import; page: { page: number; limit: number }; setPage: (page: { page?: number; limit?: number }) => void }

/** The orders, the wrong and doubtful cells and the columns of a checked import, each behind its tab. */
export function ImportParts({ record }: { record: Import }) {
  const t = useText('import')
  const [state, setState] = useUrlState(startOf(record))
  const tabs = [
    { value: 'orders', label: t('tabOrders'), count: record.orders },
    { value: 'errors', label: t('tabErrors'), count: record.badRows + record.heldRows },
    { value: 'warnings', label: t('tabWarnings'), count: record.warnings },
    { value: 'columns', label: t('tabColumns'), count: record.columns.filter(column => column.field !== null).length },
  ]
  const pages: PagesProps = { record, page: { page: state.page, limit: state.limit }, setPage: setState }
  return (
    <div className={styles.tabs}>
      <AppTabs tabs={tabs} value={state.part} onChange={part => setState({ part })} label={t('tabsLabel')} />
      {state.part === 'orders' && <Orders {...pages} />}
      {state.part === 'errors' && <Problems {...pages} severity="error" />}
      {state.part === 'warnings' && <Problems {...pages} severity="warning" />}
      {state.part === 'columns' && <ImportColumns key={record.checkedAt} record={record} />}
    </div>
  )
}

const startWithErrors = { part: 'errors', page: 1, limit: 20 }
const startWithOrders = { part: 'orders', page: 1, limit: 20 }
/** What needs the seller stands first. */
const startOf = (record: Import) => (record.badRows > 0 && record.status === 'READY' ? startWithErrors : startWithOrders)

function Orders({ record, page, setPage }: PagesProps) {
  const t = useText('import')
  const orders = useCall(bulkCalls.importOrders, { params: { id: record.id }, query: page }, { keepsLast: true })
  const data = orders.data?.data
  return (
    <DataTable<ImportedOrder>
      name="import-orders"
      label={t('tabOrders')}
      columns={[
        { id: 'id', header: t('columnOrderId'), cell: row => row.externalId || <em>{t('noId')}</em> },
        { id: 'row', header: t('columnRow'), align: 'end', width: '72px', cell: row => row.row },
        {
          id: 'recipient',
          header: t('columnRecipient'),
          cell: row => (
            <>
              {row.fullName}
              <br />
              <small className={styles.muted}>{row.place}</small>
            </>
          ),
        },
        {
          id: 'items',
          header: t('columnItems'),
          isLong: true,
          cell: row => row.lines.map(line => `${line.quantity} × ${line.sku}`).join(', '),
        },
        {
          id: 'ships',
          header: t('columnShipping'),
          cell: row => (row.orderType === 'STANDARD' ? carrier(row.shippingBy) : t('shipsBySeller')),
        },
        {
          id: 'cost',
          header: t('columnCost'),
          align: 'end',
          cell: row => (row.totalCents === null ? '–' : <Money cents={row.totalCents} />),
        },
      ]}
      rows={data?.docs}
      rowId={row => String(row.row)}
      error={orders.error}
      onRetry={orders.refetch}
      empty={
        <EmptyState drawing="box" title={t('noOrdersTitle')}>
          {t('noOrdersHint')}
        </EmptyState>
      }
      pager={pagerOf(data, setPage)}
    />
  )
}

function Problems({ record, page, setPage, severity }: PagesProps & { severity: 'error' | 'warning' }) {
  const t = useText('import')
  const input = { params: { id: record.id }, query: { ...page, severity } }
  const problems = useCall(bulkCalls.importProblems, input, { keepsLast: true })
  const data = problems.data?.data
  const isError = severity === 'error'
  return (
    <DataTable<ImportProblem>
      name="import-problems"
      label={isError ? t('tabErrors') : t('tabWarnings')}
      columns={[
        { id: 'row', header: t('columnRow'), width: '72px', cell: row => <span className="numbers">{row.row}</span> },
        { id: 'column', header: t('columnColumn'), width: '180px', cell: row => row.column },
        {
          id: 'value',
          header: t('columnValue'),
          width: '200px',
          cell: row =>
            row.value === '' ? <em className={styles.muted}>{t('blank')}</em> : <code className={styles.value}>{row.value}</code>,
        },
        {
          id: 'problem',
          isLong: true,
          header: t('columnProblem'),
          cell: row => (
            <>
              {row.message}
              <br />
              <span className={styles.muted}>{row.advice}</span>
            </>
          ),
        },
        { id: 'code', header: t('columnCode'), isOptional: true, cell: row => <code>{row.code}</code> },
      ]}
      rows={data?.docs}
      rowId={row => `${row.row} ${row.field} ${row.code}`}
      error={problems.error}
      onRetry={problems.refetch}
      empty={
        <EmptyState drawing="done" title={isError ? t('noErrorsTitle') : t('noWarningsTitle')}>
          {isError ? t('noErrorsHint') : t('noWarningsHint')}
        </EmptyState>
      }
      pager={pagerOf(data, setPage)}
    />
  )
}

/** A name that is the same in every language. */
const carrier = (shippingBy: string) => (shippingBy === 'TIKTOK' ? 'TikTok' : shippingBy)
