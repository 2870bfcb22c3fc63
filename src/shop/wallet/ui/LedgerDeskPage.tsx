import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { DeskTable } from '#kit/desk/DeskTable.tsx'
import type { DeskColumn } from '#kit/desk/desk-table.ts'
import { EmptyState, NothingFound } from '#kit/desk/EmptyState.tsx'
import { FilterBar } from '#kit/desk/FilterBar.tsx'
import { PageHeader } from '#kit/desk/PageHeader.tsx'
import { pagerOf } from '#kit/desk/Pager.tsx'
import { Stat } from '#kit/desk/Stat.tsx'
import { useUrlState } from '#kit/desk/use-url-state.ts'
import { When } from '#kit/desk/When.tsx'
import { Money } from '#kit/Money.tsx'
import { useCall } from '#kit/use-call.ts'
import { type Translate, useText } from '#kit/use-text.ts'
import { walletCalls } from '../calls.ts'
import type { walletCalls as contract } from '../contract.ts'
import { transactionKinds } from '../posting.rules.ts'
import { refOf } from '../ref.rules.ts'
import styles from './LedgerDeskPage.module.css'

export const handle = { texts: ['wallet', 'walletDesk'] }
type Line = CallAnswer<(typeof contract)['officeLedgerLines']>['data']['docs'][number]
const defaults = { type: 'ALL', q: '', page: 1, limit: 20 }

/** The house's books: what each account holds, and every transaction with its entries. */
export default function LedgerDeskPage() {
  const t = useText('walletDesk')
  const kinds = useText('wallet')
  const [state, setState] = useUrlState(defaults)
  const type = transactionKinds.find(kind => kind === state.type)
  const query = { page: state.page, limit: state.limit, ...(type && { type }), ...(state.q !== '' && { q: state.q }) }
  const accounts = useCall(walletCalls.officeLedger, {})
  const lines = useCall(walletCalls.officeLedgerLines, { query }, { keepsLast: true })
  const answer = lines.data?.data
  const nothingYet = t('noLedger')
  const isFiltered = type !== undefined || state.q !== ''
  const clear = () => setState({ type: 'ALL', q: '' })
  return (
    <>
      <PageHeader title={t('ledger')} hint={t('ledgerHint')} />
      <div className={styles.accounts}>
        {accounts.data?.data.map(({ account, amountCents }) => (
          <Stat key={account} label={t(`account_${account}`)} value={<Money cents={amountCents} />} />
        ))}
      </div>
      <FilterBar
        search={{ value: state.q, onChange: q => setState({ q }), placeholder: t('ledgerSearch') }}
        filters={[
          {
            name: 'type',
            label: t('type'),
            value: type ?? 'ALL',
            none: 'ALL',
            choices: [
              { value: 'ALL', label: t('allTypes') },
              ...transactionKinds.map(kind => ({ value: kind, label: kinds(`type_${kind}`) })),
            ],
            onChange: value => setState({ type: value }),
          },
        ]}
        onClear={clear}
      />
      <DeskTable
        name="ledger"
        label={t('ledger')}
        columns={columnsOf(t, kinds)}
        rows={answer?.docs}
        rowId={line => String(line.id)}
        error={lines.error}
        onRetry={() => void lines.refetch()}
        empty={isFiltered ? <NothingFound onClear={clear} /> : <EmptyState drawing="money" title={nothingYet} />}
        pager={pagerOf(answer, setState)}
      />
    </>
  )
}

const columnsOf = (t: Translate<'walletDesk'>, kinds: Translate<'wallet'>): DeskColumn<Line>[] => [
  { id: 'id', header: t('transaction'), cell: line => <span className="numbers">{line.id}</span>, width: '90px' },
  { id: 'type', header: t('type'), cell: line => kinds(`type_${line.type}`), width: '120px' },
  { id: 'seller', header: t('seller'), cell: line => line.seller?.username ?? '–', width: '120px' },
  {
    id: 'cause',
    header: t('cause'),
    cell: line => (
      <>
        <Cause line={line} />
        {line.reason !== '' && <span className={styles.reason}>{line.reason}</span>}
      </>
    ),
  },
  { id: 'method', header: t('method'), cell: line => kinds(`method_${line.method}`), width: '130px', isOptional: true },
  { id: 'at', header: t('booked'), cell: line => <When at={line.at} />, width: '140px' },
  {
    id: 'entries',
    isLong: true,
    header: t('entries'),
    cell: line => (
      <ul className={styles.entries}>
        {line.entries.map(({ account, amountCents }) => (
          <li key={account}>
            <span>{t(`account_${account}`)}</span>
            <Money cents={amountCents} sign />
          </li>
        ))}
      </ul>
    ),
    width: '260px',
  },
]

/** What a transaction is for, leading there. */
function Cause({ line }: { line: Line }) {
  const t = useText('walletDesk')
  const { kind, id, place } = refOf(line.ref, line.type)
  const words = t(`ref_${kind}`, { id })
  return place === undefined ? words : <Link to={place}>{words}</Link>
}
