import { useState } from 'react'
import { List } from '#kit/app/list/List.tsx'
import { useList } from '#kit/app/list/use-list.ts'
import { AppTabs } from '#kit/app/page/AppTabs.tsx'
import { PageHeader } from '#kit/app/page/PageHeader.tsx'
import { When } from '#kit/app/page/When.tsx'
import type { DataColumn } from '#kit/app/table/data-table.ts'
import { useUrlState } from '#kit/app/table/use-url-state.ts'
import { Button } from '#kit/control/Button.tsx'
import { useText } from '#kit/use-text.ts'
import { useWhyNot } from '#kit/use-why-not.ts'
import { carrierAccountCalls } from '../../account/office/contract.ts'
import { AddAccountDialog } from './AddAccountDialog.tsx'
import { AccountBadge, type ShownAccount, useCarrierForms } from './account-words.tsx'
import { CarrierRules } from './CarrierRules.tsx'

export const handle = { texts: ['carrierOffice'] }
const defaults = { tab: 'accounts' }

/** Our accounts at carriers, and the rules that say which of them serves an order. */
export default function CarrierListOfficePage() {
  const t = useText('carrierOffice')
  const whyNot = useWhyNot()
  const [{ tab }, setState] = useUrlState(defaults)
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" icon="plus" reason={whyNot(carrierAccountCalls.addCarrierAccount)} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} hint={t('hint')} actions={tab === 'rules' ? undefined : add} />
      <AppTabs
        label={t('title')}
        value={tab}
        onChange={value => setState({ tab: value })}
        tabs={[
          { value: 'accounts', label: t('accounts') },
          { value: 'rules', label: t('rules') },
        ]}
      />
      {tab === 'rules' ? <CarrierRules /> : <Accounts />}
      {isAdding && <AddAccountDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function Accounts() {
  const t = useText('carrierOffice')
  const accounts = useList(carrierAccountCalls.carrierAccounts, { isWhole: true, live: ['carrier.changed'] })
  return (
    <List
      of={accounts}
      name="carriers"
      label={t('accounts')}
      columns={useColumns()}
      rowName={account => account.name}
      rowTo={account => `/office/carriers/${account.id}`}
      empty={{ drawing: 'box', title: t('empty'), hint: t('emptyHint') }}
    />
  )
}

function useColumns(): DataColumn<ShownAccount>[] {
  const t = useText('carrierOffice')
  const forms = useCarrierForms()
  const servicesOf = ({ carrier, services }: ShownAccount) => {
    const total = forms?.get(carrier)?.services.length
    return total === undefined ? services.length : t('servicesOn', { count: services.length, total })
  }
  return [
    { id: 'account', header: t('account'), cell: account => account.name },
    { id: 'carrier', header: t('carrier'), cell: account => account.carrierName },
    { id: 'state', header: t('state'), cell: account => <AccountBadge account={account} />, width: '170px' },
    { id: 'mode', header: t('mode'), cell: account => t(`mode_${account.mode}`), width: '120px' },
    { id: 'services', header: t('services'), align: 'end', cell: servicesOf, width: '110px', phone: 'none' },
    {
      id: 'checkedAt',
      header: t('checkedAt'),
      cell: account => (account.checkedAt ? <When at={account.checkedAt} /> : <span className="muted">{t('never')}</span>),
      width: '170px',
    },
  ]
}
