import type { CallAnswer } from '#base/call.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useCall } from '#kit/call/use-call.ts'
import { type Translate, useText } from '#kit/use-text.ts'
import { walletOfficeCalls } from '../../office/contract.ts'

type Statement = CallAnswer<(typeof walletOfficeCalls)['bankStatements']>['data']['docs'][number]
const defaults = { tab: 'lines', page: 1, limit: 20 }

/** The statements taken in, newest first. */
export function StatementList() {
  const t = useText('bookOffice')
  const [{ page, limit }, setState] = useUrlState(defaults)
  const statements = useCall(walletOfficeCalls.bankStatements, { query: { page, limit } }, { keepsLast: true })
  const answer = statements.data?.data
  return (
    <DataTable
      name="bank-statements"
      label={t('statements')}
      columns={columnsOf(t)}
      rows={answer?.docs}
      rowId={row => String(row.id)}
      error={statements.error}
      onRetry={() => void statements.refetch()}
      empty={
        <EmptyState drawing="list" title={t('noLines')}>
          {t('noLinesHint')}
        </EmptyState>
      }
      pager={pagerOf(answer, setState)}
    />
  )
}

const count = (value: number) => <span className="numbers">{value}</span>
const columnsOf = (t: Translate<'bookOffice'>): DataColumn<Statement>[] => [
  { id: 'name', header: t('name'), cell: row => row.name },
  { id: 'bank', header: t('account'), cell: row => row.bankName, width: '180px' },
  { id: 'by', header: t('importedBy'), cell: row => row.importedBy, width: '140px' },
  { id: 'at', header: t('importedAt'), cell: row => <When at={row.importedAt} />, width: '150px' },
  { id: 'lines', header: t('newLines'), cell: row => count(row.lines), align: 'end', width: '100px' },
  { id: 'matched', header: t('status_MATCHED'), cell: row => count(row.matched), align: 'end', width: '90px' },
  { id: 'open', header: t('open'), cell: row => count(row.open), align: 'end', width: '80px' },
  { id: 'known', header: t('known'), cell: row => count(row.known), align: 'end', width: '120px', fromPixels: 1_000 },
  { id: 'skipped', header: t('skipped'), cell: row => count(row.skipped), align: 'end', width: '120px', fromPixels: 1_000 },
]
