import type { CallAnswer } from '#base/call.ts'
import { DeskTable } from '#kit/desk/DeskTable.tsx'
import type { DeskColumn } from '#kit/desk/desk-table.ts'
import { EmptyState } from '#kit/desk/EmptyState.tsx'
import { pagerOf } from '#kit/desk/Pager.tsx'
import { useUrlState } from '#kit/desk/use-url-state.ts'
import { When } from '#kit/desk/When.tsx'
import { useCall } from '#kit/use-call.ts'
import { type Translate, useText } from '#kit/use-text.ts'
import { walletDeskCalls } from '../../calls.ts'
import type { walletDeskCalls as contract } from '../../desk.contract.ts'

type Statement = CallAnswer<(typeof contract)['bankStatements']>['data']['docs'][number]
const defaults = { tab: 'lines', page: 1, limit: 20 }

/** The statements taken in, newest first. */
export function StatementList() {
  const t = useText('bookDesk')
  const [{ page, limit }, setState] = useUrlState(defaults)
  const statements = useCall(walletDeskCalls.bankStatements, { query: { page, limit } }, { keepsLast: true })
  const answer = statements.data?.data
  return (
    <DeskTable
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
const columnsOf = (t: Translate<'bookDesk'>): DeskColumn<Statement>[] => [
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
