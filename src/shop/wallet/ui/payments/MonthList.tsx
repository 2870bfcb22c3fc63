import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useLanguage, useText } from '#kit/use-text.ts'
import { walletCalls } from '../../ledger/contract.ts'

type Month = RowOf<typeof walletCalls.myMonths>

/** Statements by month: what there was, what came and went, what was left. */
export function MonthList() {
  const t = useText('wallet')
  const language = useLanguage()
  const file = (month: string, format: 'csv' | 'pdf') => api.url(walletCalls.myMonth, { params: { month }, query: { format } })
  return (
    <List
      of={useList(walletCalls.myMonths, { isWhole: true })}
      name="wallet-months"
      label={t('statements')}
      columns={columnsOf(t, language)}
      rowId={row => row.month}
      rowActions={({ month }) => (
        <>
          <LinkButton size="small" variant="quiet" icon="download" to={file(month, 'pdf')} reloadDocument>
            {t('pdf')}
          </LinkButton>
          <LinkButton size="small" variant="quiet" icon="download" to={file(month, 'csv')} reloadDocument>
            {t('csv')}
          </LinkButton>
        </>
      )}
      empty={{ drawing: 'money', title: t('noTransactions'), hint: t('noTransactionsHint') }}
    />
  )
}

/** '2026-11' → 'November 2026', 'Tháng 11 năm 2026': it stands at the beginning. */
function monthOf(month: string, language: string): string {
  const name = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`))
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const columnsOf = (t: Translate<'wallet'>, language: string): DataColumn<Month>[] => [
  {
    id: 'month',
    header: t('month'),
    cell: row => monthOf(row.month, language),
  },
  { id: 'opening', header: t('opening'), cell: row => <Money cents={row.openingCents} />, align: 'end', width: '150px' },
  { id: 'in', header: t('moneyIn'), cell: row => <Money cents={row.inCents} sign />, align: 'end', width: '140px' },
  { id: 'out', header: t('moneyOut'), cell: row => <Money cents={-row.outCents} sign />, align: 'end', width: '140px' },
  { id: 'closing', header: t('closing'), cell: row => <Money cents={row.closingCents} strong />, align: 'end', width: '150px' },
  {
    id: 'lines',
    header: t('lines'),
    cell: row => <span className="numbers">{row.lines}</span>,
    align: 'end',
    width: '90px',
    fromPixels: 1_000,
  },
]
