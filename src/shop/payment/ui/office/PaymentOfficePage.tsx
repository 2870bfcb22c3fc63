import { useState } from 'react'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { useAct } from '#kit/app/use-act.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { paymentCalls } from '../../contract.ts'
import { paymentStates } from '../../rules.ts'
import { PaymentAlerts } from './PaymentAlerts.tsx'
import { type PaymentRow, paymentColumns } from './payment-columns.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'

export const handle = { texts: ['paymentOffice', 'approval'] }
const defaults = { tab: 'payments' }

/** Every payment through PayPal, with what PayPal was asked; nothing is decided here, but PayPal can be asked again. */
export default function PaymentOfficePage() {
  const t = useText('paymentOffice')
  const [{ tab }, setState] = useUrlState(defaults)
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} />
      <AppTabs
        label={t('title')}
        value={tab}
        onChange={value => setState({ tab: value })}
        tabs={[
          { value: 'payments', label: t('payments') },
          { value: 'alerts', label: t('alerts') },
        ]}
      />
      {tab === 'alerts' ? <PaymentAlerts /> : <Payments />}
    </>
  )
}

function Payments() {
  const t = useText('paymentOffice')
  const whyNot = useWhyNot()
  const [taken, setTaken] = useState<PaymentRow>()
  const payments = useList(paymentCalls.officePayments, {
    search: t('search'),
    filters: [
      { name: 'state', label: t('state'), any: t('all'), choices: paymentStates.map(value => ({ value, label: t(`state_${value}`) })) },
    ],
    live: ['payment.changed', 'payment.alert'],
  })
  const ask = useAct(paymentCalls.askPayment, {
    changes: [paymentCalls.officePayments],
    done: ({ data }) => t(data.isUnsure ? 'askedUnsure' : 'asked', { state: t(`state_${data.state}`) }),
  })
  return (
    <>
      <List
        of={payments}
        name="payments"
        label={t('payments')}
        columns={paymentColumns(t)}
        rowName={row => `#${row.id}`}
        rowActions={row => (
          <>
            <Button
              size="small"
              busy={ask.isPending && ask.variables.params.id === row.id}
              reason={whyNot(paymentCalls.askPayment)}
              onClick={() => ask.mutate({ params: { id: row.id } })}
            >
              {t('ask')}
            </Button>
            <Button
              size="small"
              reason={
                whyNot(paymentCalls.takeBackPayment) ??
                (row.state === 'COMPLETED' && row.reversedCents < row.amount ? undefined : t('nothingToTake'))
              }
              onClick={() => setTaken(row)}
            >
              {t('takeBack')}
            </Button>
          </>
        )}
        empty={{ drawing: 'money', title: t('empty'), hint: t('emptyHint') }}
      />
      {taken && <TakeBackDialog payment={taken} onClose={() => setTaken(undefined)} />}
    </>
  )
}
