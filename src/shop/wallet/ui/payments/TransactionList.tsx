import { Link } from 'react-router'
import { dayBefore } from '#base/time.ts'
import { List } from '#kit/app/list/List.tsx'
import type { RowOf } from '#kit/app/list/list.ts'
import { useList } from '#kit/app/list/use-list.ts'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { api } from '#kit/call/api.ts'
import { LinkButton } from '#kit/control/Button.tsx'
import { Figures } from '#kit/layout/Figures.tsx'
import { Stack } from '#kit/layout/Stack.tsx'
import { Icon, type IconName } from '#kit/show/Icon.tsx'
import { Money } from '#kit/show/Money.tsx'
import { type Translate, useText } from '#kit/use-text.ts'
import { walletCalls } from '../../ledger/contract.ts'
import { costParts, type TransactionKind, transactionKinds } from '../../ledger/posting.rules.ts'
import { useReasonText } from '../use-reason-text.ts'
import { FirstDeposit } from './FirstDeposit.tsx'

type Line = RowOf<typeof walletCalls.myTransactions>
/** Kinds that move a seller's balance. */
const shown = transactionKinds.filter(kind => kind !== 'CREDIT_LIMIT' && kind !== 'INTERNAL')
const icons: Partial<Record<TransactionKind, IconName>> = {
  DEPOSIT: 'bank',
  PAYMENT: 'cart',
  REFUND: 'moneyBack',
  REFERRAL: 'gift',
  CLAWBACK: 'alert',
  HOLD: 'lock',
}

/** The lines of the wallet, newest first. */
export function TransactionList() {
  const t = useText('wallet')
  const lines = useLines()
  const sumCents = lines.asked.data?.data.sumCents ?? null
  return (
    <Stack>
      {sumCents !== null && <Figures of={[{ label: t(`cost_${lines.query.cost ?? 'ORDERS'}`), value: <Money cents={sumCents} /> }]} />}
      <List
        of={lines}
        name="wallet-transactions"
        label={t('transactions')}
        columns={columnsOf(t, useReasonText(), sumCents !== null)}
        end={
          <LinkButton variant="quiet" icon="download" to={api.url(walletCalls.myStatement)} reloadDocument>
            {t('statement')}
          </LinkButton>
        }
        empty={{ drawing: 'money', title: t('noTransactions'), hint: t('noTransactionsHint'), action: <FirstDeposit /> }}
      />
    </Stack>
  )
}

function useLines() {
  const t = useText('wallet')
  return useList(walletCalls.myTransactions, {
    search: {
      name: 'order',
      hint: t('orderSearch'),
      query: words => (/^\d{1,12}$/.test(words) && Number(words) > 0 ? { order: words } : {}),
    },
    filters: [
      { name: 'type', label: t('type'), any: t('allTypes'), choices: shown.map(value => ({ value, label: t(`type_${value}`) })) },
      {
        name: 'cost',
        label: t('cost'),
        any: t('allTypes'),
        isMore: true,
        choices: costParts.map(value => ({ value, label: t(`cost_${value}`) })),
      },
      {
        name: 'days',
        label: t('date'),
        any: t('allTypes'),
        choices: [7, 30, 90].map(days => ({
          value: String(days),
          label: t('lastDays', { count: days }),
          query: { from: dayBefore(days - 1) },
        })),
        days: { label: t('ownDays'), query: days => days },
      },
    ],
  })
}

const columnsOf = (t: Translate<'wallet'>, reasonText: ReturnType<typeof useReasonText>, hasCost: boolean): DataColumn<Line>[] => [
  {
    id: 'type',
    header: t('type'),
    cell: line => (
      <span className="beside">
        <Icon name={icons[line.type] ?? 'wallet'} size={16} />
        {t(`type_${line.type}`)}
      </span>
    ),
  },
  {
    id: 'reason',
    header: t('reason'),
    cell: line => (
      <>
        {line.depositId !== null && <Link to={`/payments/deposit/${line.depositId}`}>{t('depositTitle', { id: line.depositId })}</Link>}
        {line.orderId !== null && <Link to={`/order/${line.orderId}`}>{t('order', { id: line.orderId })}</Link>}
        {line.reason !== '' && (line.depositId ?? line.orderId) !== null && ' · '}
        {reasonText(line.reason)}
      </>
    ),
  },
  { id: 'method', header: t('method'), cell: line => t(`method_${line.method}`), width: '150px' },
  { id: 'id', header: t('transactionId'), cell: line => <span className="numbers">{line.id}</span>, width: '110px' },
  { id: 'date', header: t('date'), cell: line => <When at={line.at} />, width: '150px', phone: 'corner' },
  // Of a payment, production or shipping alone may be asked for.
  ...(hasCost
    ? [
        {
          id: 'cost',
          header: t('cost'),
          cell: (line: Line) => <Money cents={line.costCents ?? 0} />,
          align: 'end',
          width: '130px',
        } as const,
      ]
    : []),
  { id: 'amount', header: t('amount'), cell: line => <Money cents={line.amount} sign />, align: 'end', width: '140px', phone: 'end' },
  { id: 'balance', header: t('balanceAfter'), cell: line => <Money cents={line.balance} />, align: 'end', width: '140px' },
]
