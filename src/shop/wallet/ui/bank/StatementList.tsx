import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { type Translate, useText } from '#kit/use-text.ts'
import { statementCalls } from '../../statement/contract.ts'

type Statement = RowOf<typeof statementCalls.bankStatements>

/** The statements taken in, newest first. */
export function StatementList() {
  const t = useText('bookOffice')
  return (
    <List
      of={useList(statementCalls.bankStatements)}
      name="bank-statements"
      label={t('statements')}
      columns={columnsOf(t)}
      empty={{ title: t('noLines'), hint: t('noLinesHint') }}
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
