import { dayBefore } from '#base/time.ts'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { api } from '#kit/call/api.ts'
import { useCall } from '#kit/call/use-call.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { Money } from '#kit/show/Money.tsx'
import { useText } from '#kit/use-text.ts'
import { walletCalls } from '../../ledger/contract.ts'
import { costParts, ledgerAccounts, transactionKinds } from '../../ledger/posting.rules.ts'
import { walletOfficeCalls } from '../../office/contract.ts'
import { useReasonText } from '../use-reason-text.ts'
import { CheckNote } from './CheckNote.tsx'
import { ledgerColumns } from './ledger-columns.tsx'

export const handle = { texts: ['wallet', 'walletOffice', 'ledgerReason'] }

/** The ledger: what each account holds, and every transaction with its entries. */
export default function LedgerOfficePage() {
  const t = useText('walletOffice')
  const kinds = useText('wallet')
  const accounts = useCall(walletCalls.officeLedger, {})
  const lines = useLines()
  const sumCents = lines.asked.data?.data.sumCents ?? null
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
            <LinkButton icon="download" to={api.url(walletOfficeCalls.ledgerFile, { query: lines.query })} reloadDocument>
              {t('csv')}
            </LinkButton>
          </>
        }
      />
      <CheckNote />
      {sumCents !== null && <Figures of={[{ label: kinds(`cost_${lines.query.cost ?? 'ORDERS'}`), value: <Money cents={sumCents} /> }]} />}
      <Figures
        of={accounts.data?.data.map(({ account, amountCents }) => ({
          label: t(`account_${account}`),
          value: <Money cents={amountCents} />,
        }))}
        waiting={5}
      />
      <List
        of={lines}
        name="ledger"
        label={t('ledger')}
        columns={ledgerColumns(t, kinds, useReasonText())}
        empty={{ drawing: 'money', title: t('noLedger') }}
      />
    </>
  )
}

function useLines() {
  const t = useText('walletOffice')
  const kinds = useText('wallet')
  const any = t('allTypes')
  return useList(walletCalls.officeLedgerLines, {
    search: t('ledgerSearch'),
    filters: [
      { name: 'type', label: t('type'), any, choices: transactionKinds.map(value => ({ value, label: kinds(`type_${value}`) })) },
      { name: 'account', label: t('account'), any, choices: ledgerAccounts.map(value => ({ value, label: t(`account_${value}`) })) },
      {
        name: 'cost',
        label: kinds('cost'),
        any,
        isMore: true,
        choices: costParts.map(value => ({ value, label: kinds(`cost_${value}`) })),
      },
      {
        name: 'days',
        label: t('booked'),
        any,
        choices: [1, 7, 30, 90].map(days => ({
          value: String(days),
          label: kinds('lastDays', { count: days }),
          query: { from: dayBefore(days - 1) },
        })),
        days: { label: kinds('ownDays'), query: days => days },
      },
    ],
  })
}
