import { dayBefore } from '#base/time.ts'
import { EmptyState } from '#kit/app/page/EmptyState.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { DataTable } from '#kit/app/table/DataTable.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { TextInput } from '#kit/control/TextInput.tsx'
import { type Figure, Figures } from '#kit/layout/Figures.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { walletOfficeCalls } from '../../office/contract.ts'
import styles from './LedgerOfficePage.module.css'

export const handle = { texts: ['bookOffice', 'walletOffice'] }
const defaults = { on: '' }

/** What each wallet and each of our own accounts held when a day ended. */
export default function BalanceOfficePage() {
  const t = useText('bookOffice')
  const names = useText('walletOffice')
  const [state, setState] = useUrlState(defaults)
  const on = /^(19|20|21)\d\d-\d\d-\d\d$/.test(state.on) ? state.on : dayBefore(0)
  const balances = useCall(walletOfficeCalls.balances, { query: { on } }, { keepsLast: true })
  const found = balances.data?.data
  const figures: readonly Figure[] | undefined = found && [
    ...found.accounts.map(({ account, amountCents }) => ({ label: names(`account_${account}`), value: <Money cents={amountCents} /> })),
    { label: t('sum'), value: <Money cents={found.sumCents} />, meaning: found.sumCents === 0 ? 'green' : 'red' },
  ]
  return (
    <>
      <PageHeader
        title={t('balances')}
        hint={t('balancesHint')}
        actions={
          <LinkButton icon="download" to={api.url(walletOfficeCalls.balanceFile, { query: { on } })} reloadDocument>
            {t('csv')}
          </LinkButton>
        }
      />
      <TextInput
        className={styles.above}
        width="short"
        type="date"
        label={t('day')}
        value={on}
        max={dayBefore(0)}
        onChange={event => setState({ on: event.currentTarget.value })}
      />
      <Figures of={figures} waiting={6} />
      <DataTable
        name="balances"
        label={t('balances')}
        columns={[
          { id: 'seller', header: t('seller'), cell: row => row.username },
          { id: 'wallet', header: t('balance'), cell: row => <Money cents={row.walletCents} />, align: 'end', phone: 'corner' },
          { id: 'held', header: t('held'), cell: row => <Money cents={row.heldCents} />, align: 'end', phone: 'none' },
          { id: 'debt', header: t('debt'), cell: row => <Money cents={row.debtCents} />, align: 'end', phone: 'none' },
        ]}
        rows={found?.wallets}
        rowId={row => String(row.id)}
        rowTo={row => `/office/wallet/${row.id}`}
        error={balances.error}
        onRetry={() => void balances.refetch()}
        empty={<EmptyState drawing="money" title={t('noWallets')} />}
      />
      {found?.hasMore && <p>{t('moreWallets')}</p>}
    </>
  )
}
