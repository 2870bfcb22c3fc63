import { Link } from 'react-router'
import type { CallAnswer } from '#base/call.ts'
import { EmptyState, NothingFound } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { Stat } from '#kit/app/page/Stat.tsx'
import { When } from '#kit/app/page/When.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { FilterBar } from '#kit/app/table/FilterBar.tsx'
import { pagerOf } from '#kit/app/table/Pager.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { walletCalls } from '../../ledger/contract.ts'
import { ledgerAccounts, transactionKinds } from '../../ledger/posting.rules.ts'
import { walletOfficeCalls } from '../../office/contract.ts'
import { dayBefore } from '../day.ts'
import { refOf } from '../ref.ts'
import { CheckNote } from './CheckNote.tsx'
import styles from './LedgerOfficePage.module.css'

export const handle = { texts: ['wallet', 'walletOffice'] }
type Line = CallAnswer<(typeof walletCalls)['officeLedgerLines']>['data']['docs'][number]
const defaults = { type: 'ALL', account: 'ALL', days: '', q: '', page: 1, limit: 20 }
const spans = [1, 7, 30, 90] as const

/** The house's books: what each account holds, and every transaction with its entries. */
export default function LedgerOfficePage() {
  const t = useText('walletOffice')
  const kinds = useText('wallet')
  const [state, setState] = useUrlState(defaults)
  const type = transactionKinds.find(kind => kind === state.type)
  const account = ledgerAccounts.find(each => each === state.account)
  const span = spans.find(each => String(each) === state.days)
  const filter = {
    ...(type && { type }),
    ...(account && { account }),
    ...(span !== undefined && { from: dayBefore(span - 1) }),
    ...(state.q !== '' && { q: state.q }),
  }
  const query = { page: state.page, limit: state.limit, ...filter }
  const accounts = useCall(walletCalls.officeLedger, {})
  const lines = useCall(walletCalls.officeLedgerLines, { query }, { keepsLast: true })
  const answer = lines.data?.data
  const nothingYet = t('noLedger')
  const isFiltered = Object.keys(filter).length > 0
  const clear = () => setState({ type: 'ALL', account: 'ALL', days: '', q: '' })
  return (
    <>
      <PageHeader
        title={t('ledger')}
        hint={t('ledgerHint')}
        actions={
          <>
            <LinkButton icon="clock" to="/office/balances">
              {t('balances')}
            </LinkButton>
            <LinkButton icon="download" to={api.url(walletOfficeCalls.ledgerFile, { query: filter })} reloadDocument>
              {t('csv')}
            </LinkButton>
          </>
        }
      />
      <CheckNote />
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
          {
            name: 'account',
            label: t('account'),
            value: account ?? 'ALL',
            none: 'ALL',
            choices: [
              { value: 'ALL', label: t('allTypes') },
              ...ledgerAccounts.map(each => ({ value: each, label: t(`account_${each}`) })),
            ],
            onChange: value => setState({ account: value }),
          },
          {
            name: 'days',
            label: t('booked'),
            value: state.days,
            none: '',
            choices: [
              { value: '', label: t('allTypes') },
              ...spans.map(each => ({ value: String(each), label: t('lastDays', { count: each }) })),
            ],
            onChange: value => setState({ days: value }),
          },
        ]}
        onClear={clear}
      />
      <DataTable
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

const columnsOf = (t: Translate<'walletOffice'>, kinds: Translate<'wallet'>): DataColumn<Line>[] => [
  { id: 'id', header: t('transaction'), cell: line => <span className="numbers">{line.id}</span>, width: '90px' },
  { id: 'type', header: t('type'), cell: line => kinds(`type_${line.type}`), width: '120px' },
  {
    id: 'seller',
    header: t('seller'),
    cell: line => (line.seller ? <Link to={`/office/wallet/${line.seller.id}`}>{line.seller.username}</Link> : '–'),
    width: '120px',
  },
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
  const t = useText('walletOffice')
  const { kind, id, place } = refOf(line.ref, line.type)
  const words = t(`ref_${kind}`, { id })
  return place === undefined ? words : <Link to={place}>{words}</Link>
}
